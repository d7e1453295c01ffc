/** The basis of a price. */
import { GraphQLDateTime } from 'graphql-scalars';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

export enum BasisKind {
  PRICE_LIST = 'PRICE_LIST',
  TYPE = 'TYPE',
  PLAN = 'PLAN',
  SUBSCRIPTION = 'SUBSCRIPTION',
  USAGE = 'USAGE',
  PRICES_FILE = 'PRICES_FILE',
  OWN_PRICE = 'OWN_PRICE',
}

registerEnumType(BasisKind, {
  name: 'BillBasisKind',
  description: 'Where a price comes from',
  valuesConfig: {
    PRICE_LIST: { description: 'The price list of the account' },
    TYPE: { description: 'The type of the resource, which carries its prices' },
    PLAN: { description: 'The plan of the zone, which carries its price, without tax' },
    SUBSCRIPTION: { description: 'The subscription of the account, without tax' },
    USAGE: { description: 'The metered usage of the account, without tax' },
    PRICES_FILE: { description: 'An amount in `PRICES_FILE` of the configuration' },
    OWN_PRICE: { description: 'An amount that was set by `setOwnPrice`' },
  },
});

@ObjectType('BillBasis', { description: 'The basis of a price' })
export class Basis {
  @Field(() => BasisKind, { description: 'Where the price comes from' })
  kind!: BasisKind;

  @Optional(
    () => GraphQLDateTime,
    'When the price was read from the API; for `PRICES_FILE`, when the file was last changed; for a price that was set, when that was',
  )
  readAt!: Date | null;

  @Optional(() => String, 'The note on a price of your own')
  note!: string | null;
}

/** The same, whenever it was read. */
export interface Grounds {
  readonly kind: BasisKind;
  /** The list of the account that states it; null for an own price. */
  readonly row: BoundRow | null;
  /** When that file was last changed, or that price was set, in milliseconds since 1970. */
  readonly changedAt: number | null;
  readonly note: string | null;
}

export function groundsIn(kind: BasisKind, row: BoundRow): Grounds {
  return { kind, row, changedAt: null, note: null };
}

/** `readAt` of its list, in milliseconds since 1970. */
export function basisOf({ kind, changedAt, note }: Grounds, readAt: number | null): Basis {
  const at = changedAt ?? readAt;
  return Object.assign(new Basis(), { kind, readAt: at === null ? null : new Date(at), note });
}
