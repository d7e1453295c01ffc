/** Groups the lines of the bill. */
import { ObjectType, registerEnumType } from 'type-graphql';
import { CallerError } from '../../base/errors.js';
import { connectionOf } from '../../rest/schema/connection.js';
import type { Account } from '../../rest/transport/account.js';
import { type GroupKey, GroupKeyFields } from './group-key.js';
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
    API: { description: 'By hosting API' },
    ACCOUNT: { description: 'By account; accounts of the same name in several APIs stay separate' },
    KIND: { description: 'By kind of line: what is billed' },
    COUNTRY: { description: 'By the country where the resource is' },
    CITY: { description: 'By the city where the resource is' },
    LABEL: { description: 'By the value of the label with the key `labelKey`' },
    STATUS: { description: 'By the status of the resource' },
  },
});

@ObjectType({ description: 'A group of lines of the bill' })
@GroupKeyFields()
export class BillGroup extends Totals {
  declare api: GroupKey['api'];
  declare accountName: GroupKey['accountName'];
  declare kind: GroupKey['kind'];
  declare country: GroupKey['country'];
  declare city: GroupKey['city'];
  declare label: GroupKey['label'];
  declare status: GroupKey['status'];
}

export const BillGroups = connectionOf(BillGroup, { mayFail: false });

/** The fields by which lines are grouped. */
export interface GroupedLine extends Pick<LocatedDraft, 'kind' | 'country' | 'city' | 'labels' | 'status'> {
  readonly account: Pick<Account, 'api' | 'name'>;
}

type KeyOf = (line: GroupedLine, labelKey: string) => Partial<GroupKey>;

const keys: Readonly<Record<BillGroupBy, KeyOf>> = {
  API: ({ account }) => ({ api: account.api }),
  ACCOUNT: ({ account }) => ({ api: account.api, accountName: account.name }),
  KIND: ({ kind }) => ({ kind }),
  COUNTRY: ({ country }) => ({ country }),
  CITY: ({ country, city }) => ({ country, city }),
  LABEL: ({ labels }, labelKey) => ({ label: Object.hasOwn(labels, labelKey) ? (labels[labelKey] ?? null) : null }),
  STATUS: ({ status }) => ({ status }),
};

const none: GroupKey = {
  api: null,
  accountName: null,
  kind: null,
  country: null,
  city: null,
  label: null,
  status: null,
};

export function grouper(groupBy: readonly BillGroupBy[], labelKey: string | null): (line: GroupedLine) => GroupKey {
  if (groupBy.includes(BillGroupBy.LABEL) !== (labelKey !== null)) {
    const got = labelKey === null ? 'no labelKey' : 'labelKey without it';
    throw new CallerError('BAD_USER_INPUT', `bill: expected labelKey together with groupBy LABEL, but got ${got}.`);
  }
  const parts = [...new Set(groupBy)].map((grouping) => keys[grouping]);
  return (line) => Object.assign({ ...none }, ...parts.map((keyOf) => keyOf(line, labelKey ?? '')));
}

/** The key of a group, in the order of `groupBy`. */
export function textOf({ api, accountName: account, kind, label, status, city, country }: GroupKey): string {
  const place = [country?.isoCode, city?.name, city?.latitude, city?.longitude];
  return JSON.stringify([{ api, accountName: account, kind, label, status }, ...place]);
}
