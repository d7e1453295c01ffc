/** The price list of all cloud products, in the project's currency. */
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
import { Optional } from '../../base/optional-field.js';

@ObjectType('CloudStoragePricing', { description: 'The price of storage' })
class StoragePricing {
  @Field(() => HostingPrice, { description: 'Per gigabyte and month' })
  pricePerGbMonth!: HostingPrice;
}

@ObjectType('CloudBackupPricing', { description: 'The price of server backups' })
class BackupPricing {
  @Field(() => Decimal, { description: "Per cent of the server's price" })
  percentage!: string;
}

@ObjectType('CloudFloatingIpPrice', { description: 'The price of a floating IP in one location' })
export class FloatingIpPrice extends LocationPrice {}

@ObjectType('CloudPrimaryIpPrice', { description: 'The price of a primary IP in one location' })
export class PrimaryIpPrice extends HourlyPrice {}

@ObjectType('CloudFloatingIpPricing', { description: 'The prices of floating IPs of one type' })
class FloatingIpPricing {
  @Optional(() => IpType, 'A single IPv4 address or an IPv6 network')
  type!: ValueOf<typeof IpType> | null;

  @Optional(() => [FloatingIpPrice], 'The price in each location')
  prices!: FloatingIpPrice[] | null;

  @Optional(() => HostingPrice, 'Per month, where one price applies everywhere')
  priceMonthly!: HostingPrice | null;
}

@ObjectType('CloudPrimaryIpPricing', { description: 'The prices of primary IPs of one type' })
class PrimaryIpPricing {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @Field(() => [PrimaryIpPrice], { description: 'The price in each location' })
  prices!: PrimaryIpPrice[];
}

@ObjectType()
abstract class TypePricing {
  @Field(() => ID, { description: 'Id of the type' })
  id!: number;

  @Field({ description: 'Name of the type' })
  name!: string;

  @Field(() => [TypePrice], { description: 'The price in each location that offers it' })
  prices!: TypePrice[];
}

@ObjectType('CloudServerTypePricing', { description: 'The prices of one server type' })
export class ServerTypePricing extends TypePricing {}

@ObjectType('CloudLoadBalancerTypePricing', { description: 'The prices of one load balancer type' })
export class LoadBalancerTypePricing extends TypePricing {}

@ObjectType('CloudPricing', { description: 'The price list of the project' })
export class Pricing {
  @Field(() => CurrencyCode, { description: 'The currency of all its prices' })
  currency!: string;

  @Field(() => Decimal, { description: 'The VAT rate in the gross prices, in per cent' })
  vatRate!: string;

  @Field(() => [PrimaryIpPricing], { description: 'Primary IPs, by type and location' })
  primaryIps!: PrimaryIpPricing[];

  @Field(() => [FloatingIpPricing], { description: 'Floating IPs, by type and location' })
  floatingIps!: FloatingIpPricing[];

  @Field(() => StoragePricing, { description: 'Images; only snapshots are billed' })
  image!: StoragePricing;

  @Field(() => StoragePricing, { description: 'Volumes' })
  volume!: StoragePricing;

  @Field(() => BackupPricing, { description: 'Server backups' })
  serverBackup!: BackupPricing;

  @Field(() => [ServerTypePricing], { description: 'Server types, by location' })
  serverTypes!: ServerTypePricing[];

  @Field(() => [LoadBalancerTypePricing], { description: 'Load balancer types, by location' })
  loadBalancerTypes!: LoadBalancerTypePricing[];

  @Field(() => FloatingIpPricing, {
    description: 'An IPv4 floating IP in any location; superseded by `floatingIps`',
  })
  floatingIp!: FloatingIpPricing;
}

export const pricing = on(Cloud, {
  pricing: get('/pricing', () => Pricing, { about: 'The price list; null when there is none', ttl: catalogue }),
});
