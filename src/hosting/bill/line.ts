/** A line of the bill. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { HostingPrice } from '../../apis/machines/price.js';
import { Decimal } from '../../base/decimal.js';
import { Money } from '../../data/rates/money/money.js';
import { connectionOf } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Item } from '../inventory/item.js';
import { HostingResource } from '../inventory/resource.js';
import { Basis } from './basis.js';
import { BillUnit, BillUnknownReason, type Price } from './lines/draft.js';
import { BillKind } from './kind-type.js';
import type { Located } from './located.js';
import { estimate } from './amounts/month-to-date.js';

/** Told of amounts that are shown rounded. */
export const roundingTogether =
  'With the minor units of ISO 4217, such as 2 digits for USD and none for JPY. Parts add up to their whole: what is left over when all are rounded down is given, a unit each, to those with the largest remainders. Net and gross each by itself';

/** What is told of a thing, whether it is known what it costs or not. */
@ObjectType()
abstract class AnyLine {
  @Field(() => HostingApiName, { description: 'Its API' })
  api!: Api;

  @Field({ description: 'Name of its account, as it is configured' })
  account!: string;

  @Field(() => BillKind, { description: 'What it is' })
  kind!: BillKind;

  @Field(() => HostingResource, {
    description: 'The object that is billed; of backups and traffic the server or load balancer that has them',
  })
  get resource(): object {
    return this.inventory.objectOf(this.item);
  }

  item!: Item;
  inventory!: Inventory;

  @Field(() => ID, { description: 'Number or id of the object, of an address the address' })
  id!: string;

  @Field({ description: 'Its name; of a snapshot its description' })
  name!: string;

  @Field(() => Country, { nullable: true, description: 'The country it is in; null where none is told' })
  country!: Country | null;

  @Field(() => City, {
    nullable: true,
    description: 'The city it is in; null where none is told, or geography lacks it',
  })
  city!: City | null;

  @Field(() => GraphQLJSONObject, { description: 'Your own key-value pairs; none where the API has none' })
  labels!: Readonly<Record<string, string>>;

  @Field(() => String, {
    nullable: true,
    description: 'Its status in the word that its own type has for it, for instance `RUNNING`; null where it has none',
  })
  status!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was created; null where the API does not tell',
  })
  created!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the cloud server that it is deleted together with, as its primary IPs can be; null where it stays',
  })
  deletedWith!: string | null;
}

@ObjectType({ description: 'A line of the bill: what one thing costs a month' })
export class BillLine extends AnyLine {
  @Field(() => Decimal, { description: 'How many units it has, exact, for instance gigabytes' })
  quantity!: string;

  @Field(() => BillUnit, { description: 'What the unit price is for' })
  unit!: BillUnit;

  @Field(() => HostingPrice, {
    description:
      'What a unit costs, in the currency of the price. Where its source tells no tax, gross is the same as net. Of what is paid by other periods than a month: a year has 365 days and a month is a twelfth of it; what has no end in digits is fixed to 12 significant ones',
  })
  unitPrice!: Price;

  @Field(() => HostingPrice, {
    nullable: true,
    description:
      'What an hour begun of it costs, all units, in the currency of the price; null where months are billed',
  })
  hourly!: Price | null;

  @Field(() => HostingPrice, {
    nullable: true,
    description:
      'The most that the hours of a month cost, in the currency of the price; null where there is no such bound',
  })
  monthlyCap!: Price | null;

  @Field(() => Money, {
    description:
      'What a month of it costs without tax, in the currency of the bill: the exact product of quantity, unit price and rate. Zero for TRAFFIC, which is in `accruedEstimate` alone',
  })
  net!: Money;

  @Field(() => Money, { description: 'The same with tax' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `What a month of it costs, as it is shown. ${roundingTogether}` })
  rounded!: Price;

  @Field(() => HostingPrice, { description: `${estimate}. In the currency of the bill, exact` })
  accruedEstimate!: Price;

  @Field(() => Basis, { description: 'What the price stands on' })
  basis!: Basis;
}

@ObjectType({ description: 'Something that is billed, of which it is not known what it costs' })
export class BillUnknown extends AnyLine {
  @Field(() => BillUnknownReason, { description: 'Why it is not known' })
  reason!: BillUnknownReason;
}

export const BillLines = connectionOf(BillLine, { mayFail: false });
export const BillUnknowns = connectionOf(BillUnknown, { mayFail: false });

export function told(draft: Located, inventory: Inventory): Omit<AnyLine, 'resource'> {
  const { account, item, kind, id, name, country, city, labels, status, created, server } = draft;
  const when = created === null ? null : new Date(created);
  return {
    api: account.api,
    account: account.name,
    kind,
    item,
    inventory,
    id,
    name,
    country,
    city,
    labels,
    status,
    created: when,
    deletedWith: server ?? null,
  };
}

/** What tells a line from all others of the bill. */
export function keyOf({ account: { api, name }, kind, id }: Located): string {
  return JSON.stringify([api, name, kind, id]);
}
