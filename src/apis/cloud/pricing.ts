/** The price list: what everything of the cloud costs in the project's currency. */
import { Field, ID, ObjectType } from 'type-graphql';
import { catalogue } from '../machines/catalogue.js';
import { HourlyPrice, LocationPrice } from '../machines/location.js';
import { HostingPrice } from '../machines/price.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import { get } from '../../rest/rows/row.js';
import { Cloud } from './cloud.js';
import { on } from './bind.js';
import { IpType } from './networks/ip-address.js';
import { TypePrice } from './prices.js';

@ObjectType('CloudStoragePricing', { description: 'What storage costs' })
export class StoragePricing {
  @Field(() => HostingPrice, { description: 'Per gigabyte and month' })
  pricePerGbMonth!: HostingPrice;
}

@ObjectType('CloudBackupPricing', { description: 'What backups of a server cost' })
export class BackupPricing {
  @Field(() => Decimal, { description: 'Per cent of the price of the server' })
  percentage!: string;
}

@ObjectType('CloudFloatingIpPrice', { description: 'What a floating IP costs in one location' })
export class FloatingIpPrice extends LocationPrice {}

@ObjectType('CloudPrimaryIpPrice', { description: 'What a primary IP costs in one location' })
export class PrimaryIpPrice extends HourlyPrice {}

@ObjectType('CloudFloatingIpPricing', { description: 'What floating IPs cost' })
export class FloatingIpPricing {
  @Field(() => IpType, { nullable: true, description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType> | null;

  @Field(() => [FloatingIpPrice], { nullable: true, description: 'What one costs in each location' })
  prices!: FloatingIpPrice[] | null;

  @Field(() => HostingPrice, { nullable: true, description: 'Per month, where one price holds for all' })
  priceMonthly!: HostingPrice | null;
}

@ObjectType('CloudPrimaryIpPricing', { description: 'What primary IPs of one type cost' })
export class PrimaryIpPricing {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @Field(() => [PrimaryIpPrice], { description: 'What one costs in each location' })
  prices!: PrimaryIpPrice[];
}

@ObjectType()
abstract class TypePricing {
  @Field(() => ID, { description: 'Number of the type' })
  id!: number;

  @Field({ description: 'Name of the type' })
  name!: string;

  @Field(() => [TypePrice], { description: 'What it costs in each location that has it' })
  prices!: TypePrice[];
}

@ObjectType('CloudServerTypePricing', { description: 'What servers of one type cost' })
export class ServerTypePricing extends TypePricing {}

@ObjectType('CloudLoadBalancerTypePricing', { description: 'What load balancers of one type cost' })
export class LoadBalancerTypePricing extends TypePricing {}

@ObjectType('CloudPricing', { description: 'The price list of the project' })
export class Pricing {
  @Field(() => CurrencyCode, { description: 'The currency of all its prices' })
  currency!: string;

  @Field(() => Decimal, { description: 'Per cent of value added tax in the gross prices' })
  vatRate!: string;

  @Field(() => [PrimaryIpPricing], { description: 'What primary IPs cost, by type and location' })
  primaryIps!: PrimaryIpPricing[];

  @Field(() => [FloatingIpPricing], { description: 'What floating IPs cost, by type and location' })
  floatingIps!: FloatingIpPricing[];

  @Field(() => StoragePricing, { description: 'What images cost: snapshots alone cost anything' })
  image!: StoragePricing;

  @Field(() => StoragePricing, { description: 'What volumes cost' })
  volume!: StoragePricing;

  @Field(() => BackupPricing, { description: 'What the backups of a server cost' })
  serverBackup!: BackupPricing;

  @Field(() => [ServerTypePricing], { description: 'What servers cost, by type and location' })
  serverTypes!: ServerTypePricing[];

  @Field(() => [LoadBalancerTypePricing], { description: 'What load balancers cost, by type and location' })
  loadBalancerTypes!: LoadBalancerTypePricing[];

  @Field(() => FloatingIpPricing, {
    description: 'What an IPv4 floating IP costs anywhere; superseded by `floatingIps`',
  })
  floatingIp!: FloatingIpPricing;
}

export const pricing = on(Cloud, {
  pricing: get('/pricing', () => Pricing, { about: 'The price list; null when there is none', ttl: catalogue }),
});
