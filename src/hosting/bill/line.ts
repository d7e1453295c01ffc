/** A line of the bill. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { HostingPrice } from '../../apis/machines/price.js';
import { Decimal } from '../../base/decimal.js';
import { composeId } from '../../base/global-id.js';
import { Money } from '../../data/rates/money/money.js';
import { graphId } from '../../rest/identity/graph-id.js';
import { connectionOf } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import type { Inventory } from '../inventory/inventory.js';
import type { ListedItem } from '../inventory/item.js';
import { HostingResource } from '../inventory/resource.js';
import { Basis } from './basis.js';
import { BillUnit, BillUnknownReason, type Price } from './lines/bill-draft.js';
import { BillKind } from './kind-type.js';
import { BillOwnPrice } from './own-prices/bill-own-price.js';
import type { LocatedDraft } from './located.js';
import { type CostSoFar, shownSoFar, soFarInWords } from './amounts/cost-so-far.js';
import { Optional } from '../../base/optional-field.js';

/** Describes amounts that are shown rounded. */
export const roundingTogether =
  'With the minor units of ISO 4217, such as 2 digits for USD and none for JPY. Parts add up to their total: after all are rounded down, the remaining units go to those with the largest remainders. Net and gross are rounded independently';

/** The fields of a billed thing, whether or not its cost is known. */
@ObjectType()
abstract class AnyLine {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Field(() => BillKind, { description: 'The kind' })
  kind!: BillKind;

  @Field(() => HostingResource, {
    description: 'The billed resource; for backups and traffic, the server or load balancer',
  })
  get resource(): object {
    return this.inventory.objectOf(this.item);
  }

  item!: ListedItem;
  inventory!: Inventory;

  /** The provider's id; for an IP address, the address. */
  id!: string;

  @Field(() => ID, { description: 'The id of the resource' })
  get resourceId(): string {
    return graphId(this.item, this.id);
  }

  @Field({ description: 'Its name; for a snapshot, its description' })
  name!: string;

  @Optional(
    () => String,
    "The provider's product name, for instance `cx22`, as prices of your own can name it; null if it has none",
  )
  product!: string | null;

  @Optional(() => Country, 'The country it is in; null where unknown')
  country!: Country | null;

  @Optional(() => City, 'The city it is in; null where unknown or missing from the geography data')
  city!: City | null;

  @Field(() => GraphQLJSONObject, {
    description: 'Its labels: key-value pairs of strings; empty where the API has none',
  })
  labels!: Readonly<Record<string, string>>;

  @Optional(() => String, 'Its status as its own type spells it, for instance `RUNNING`; null where it has none')
  status!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created; null where the API does not say')
  createdAt!: Date | null;

  @Optional(
    () => ID,
    'Id of the cloud server that it is deleted together with, as primary IPs can be; null if it stays',
  )
  deletedWith!: string | null;
}

@ObjectType({ description: 'A line of the bill: what one resource costs per month' })
export class BillLine extends AnyLine {
  @Field(() => Decimal, { description: 'The number of units, exact, for instance gigabytes' })
  quantity!: string;

  @Field(() => BillUnit, { description: 'The unit that the unit price applies to' })
  unit!: BillUnit;

  @Field(() => HostingPrice, {
    description:
      'The price of a unit, in the currency of the price. If its source gives no tax, gross equals net. Other billing periods are converted: a year has 365 days, a month is a twelfth of it; values without a finite decimal expansion are fixed to 12 significant digits',
  })
  unitPrice!: Price;

  @Optional(
    () => HostingPrice,
    'The price of all units per started hour, in the currency of the price; null if it is billed by the month',
  )
  hourlyAmount!: Price | null;

  @Optional(
    () => HostingPrice,
    'The most that the hours of a month can cost, in the currency of the price; null where there is no cap',
  )
  monthlyCap!: Price | null;

  @Field(() => Money, {
    description:
      'The monthly cost without tax, in the currency of the bill: the exact product of quantity, unit price and rate. Zero for TRAFFIC and USAGE, which are only in `accruedEstimate`',
  })
  net!: Money;

  @Field(() => Money, { description: 'The same with tax' })
  gross!: Money;

  @Field(() => HostingPrice, { description: `The monthly cost, rounded for display. ${roundingTogether}` })
  rounded!: Price;

  soFar!: () => Promise<CostSoFar>;

  @Optional(() => HostingPrice, `Its cost this month so far, ${soFarInWords}. Null if no snapshot has it yet`)
  accruedEstimate(): Promise<Price | null> {
    return shownSoFar(this.soFar, this.net.currency);
  }

  @Field(() => Boolean, {
    description:
      'False if its cost was unknown for a part of the month, if no snapshot has it yet, or if its account was not read on a day of the month',
  })
  async isAccruedComplete(): Promise<boolean> {
    return (await this.soFar()).isComplete;
  }

  @Field(() => Basis, { description: 'The basis of the price' })
  basis!: Basis;

  @Optional(
    () => HostingPrice,
    'Monthly cost by list, for TRAFFIC and USAGE the cost of what was used, in the currency of the list, exact; null if the API gives no price',
  )
  listPrice!: Price | null;

  @Optional(() => BillOwnPrice, 'The price of your own that applies; null where the list price does')
  ownPrice!: BillOwnPrice | null;
}

@ObjectType({ description: 'A billed resource whose cost is unknown' })
export class BillUnknown extends AnyLine {
  @Field(() => BillUnknownReason, { description: 'Why its cost is unknown' })
  reason!: BillUnknownReason;
}

export const BillLines = connectionOf(BillLine, { mayFail: false });
export const BillUnknowns = connectionOf(BillUnknown, { mayFail: false });

export function describedThing(draft: LocatedDraft, inventory: Inventory): Omit<AnyLine, 'resource' | 'resourceId'> {
  const { account, item, kind, id, name, product, country, city, labels, status, created, server } = draft;
  const when = created === null ? null : new Date(created);
  return {
    api: account.api,
    accountName: account.name,
    kind,
    item,
    inventory,
    id,
    name,
    product,
    country,
    city,
    labels,
    status,
    createdAt: when,
    deletedWith: server === undefined ? null : composeId(account.api.toLowerCase(), account.name, 'server', server),
  };
}

/** The key of a line, unique in the bill. */
export function keyOf({ account: { api, name }, kind, id, part }: LocatedDraft): string {
  return JSON.stringify([api, name, kind, id, ...(part === undefined ? [] : [part])]);
}
