/** By what the lines of the bill are put together. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CallerError } from '../../base/errors.js';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { connectionOf } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { BillKind } from './kind-type.js';
import type { LocatedDraft } from './located.js';
import { Totals } from './amounts/totals.js';

export enum BillGroupBy {
  API = 'API',
  ACCOUNT = 'ACCOUNT',
  KIND = 'KIND',
  COUNTRY = 'COUNTRY',
  CITY = 'CITY',
  LABEL = 'LABEL',
  STATUS = 'STATUS',
}

registerEnumType(BillGroupBy, {
  name: 'BillGroupBy',
  description: 'How to group the lines of a bill',
  valuesConfig: {
    ACCOUNT: { description: 'By account; accounts of the same name in several APIs stay separate' },
    LABEL: { description: 'By the value of the label with the key `labelKey`' },
  },
});

@ObjectType({ description: 'A group of lines of the bill' })
export class BillGroup extends Totals {
  @Field(() => HostingApiName, { nullable: true, description: 'The API; null unless grouped by API or ACCOUNT' })
  api!: Api | null;

  @Field(() => String, { nullable: true, description: 'Name of the account; null unless grouped by ACCOUNT' })
  account!: string | null;

  @Field(() => BillKind, { nullable: true, description: 'The kind; null unless grouped by KIND' })
  kind!: BillKind | null;

  @Field(() => Country, {
    nullable: true,
    description: 'The country; null unless grouped by COUNTRY or CITY, and for lines without one',
  })
  country!: Country | null;

  @Field(() => City, {
    nullable: true,
    description: 'The city; null unless grouped by CITY, and for lines without one',
  })
  city!: City | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value of the label; null unless grouped by LABEL, and for lines without it',
  })
  label!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The status; null unless grouped by STATUS, and for lines without one',
  })
  status!: string | null;
}

export const BillGroups = connectionOf(BillGroup, { mayFail: false });

export type GroupKey = Omit<BillGroup, keyof Totals>;

type KeyOf = (line: LocatedDraft, labelKey: string) => Partial<GroupKey>;

const keys: Readonly<Record<BillGroupBy, KeyOf>> = {
  API: ({ account }) => ({ api: account.api }),
  ACCOUNT: ({ account }) => ({ api: account.api, account: account.name }),
  KIND: ({ kind }) => ({ kind }),
  COUNTRY: ({ country }) => ({ country }),
  CITY: ({ country, city }) => ({ country, city }),
  LABEL: ({ labels }, labelKey) => ({ label: Object.hasOwn(labels, labelKey) ? (labels[labelKey] ?? null) : null }),
  STATUS: ({ status }) => ({ status }),
};

const none: GroupKey = {
  api: null,
  account: null,
  kind: null,
  country: null,
  city: null,
  label: null,
  status: null,
};

export function grouper(groupBy: readonly BillGroupBy[], labelKey: string | null): (line: LocatedDraft) => GroupKey {
  if (groupBy.includes(BillGroupBy.LABEL) !== (labelKey !== null)) {
    const got = labelKey === null ? 'no labelKey' : 'labelKey without it';
    throw new CallerError('BAD_USER_INPUT', `bill: expected labelKey together with groupBy LABEL, but got ${got}.`);
  }
  const parts = [...new Set(groupBy)].map((grouping) => keys[grouping]);
  return (line) => Object.assign({ ...none }, ...parts.map((keyOf) => keyOf(line, labelKey ?? '')));
}

/** What distinguishes one group from another, in the order of `groupBy`. */
export function textOf({ api, account, kind, label, status, city, country }: GroupKey): string {
  const place = [country?.isoCode, city?.name, city?.latitude, city?.longitude];
  return JSON.stringify([{ api, account, kind, label, status }, ...place]);
}
