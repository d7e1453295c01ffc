/** Groups the lines of the bill. */
import { ObjectType, registerEnumType } from 'type-graphql';
import { CallerError } from '../../base/errors.js';
import { connectionOf } from '../../rest/schema/connection.js';
import type { Account } from '../../rest/transport/account.js';
import { type GroupKey, GroupKeyFields, noKey } from './group-key.js';
import { BillKind } from './kind.js';
import type { LocatedDraft } from './located.js';
import { mostGroups } from './rest.js';
import { Totals } from './amounts/totals.js';

export enum BillGroupBy {
  API = 'API',
  ACCOUNT = 'ACCOUNT',
  KIND = 'KIND',
  COUNTRY = 'COUNTRY',
  CITY = 'CITY',
  LABEL = 'LABEL',
  STATUS = 'STATUS',
  RESOURCE = 'RESOURCE',
  PRODUCT = 'PRODUCT',
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
    RESOURCE: {
      description: `By the billed resource, with its backups and traffic. Of more than ${mostGroups} groups all but the dearest are one`,
    },
    PRODUCT: {
      description: `By the provider's product in its API, such as \`cx22\`. Of more than ${mostGroups} groups all but the dearest are one`,
    },
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
  declare resourceId: GroupKey['resourceId'];
  declare resourceName: GroupKey['resourceName'];
  declare product: GroupKey['product'];
  declare restCount: GroupKey['restCount'];
}

export const BillGroups = connectionOf(BillGroup, { mayFail: false });

/** The fields by which lines are grouped. */
interface GroupedLine extends Pick<
  LocatedDraft,
  'kind' | 'country' | 'city' | 'labels' | 'status' | 'name' | 'product'
> {
  readonly account: Pick<Account, 'api' | 'name'>;
}

export interface Grouping<L extends GroupedLine> {
  readonly groupBy: readonly BillGroupBy[];
  /** The key of the labels by which LABEL groups. */
  readonly labelKey: string | null;
  /** The id of the billed resource as the graph shows it. */
  readonly resourceIdOf: (line: L) => string;
}

interface KeyParts {
  readonly labelKey: string;
  readonly resourceId: () => string;
}

type KeyOf = (line: GroupedLine, parts: KeyParts) => Partial<GroupKey>;

/** Lines of these kinds have the name of a product, as their resource is the account. */
const kindsOfAccounts: ReadonlySet<BillKind> = new Set([BillKind.SUBSCRIPTION, BillKind.USAGE]);

const keys: Readonly<Record<BillGroupBy, KeyOf>> = {
  API: ({ account }) => ({ api: account.api }),
  ACCOUNT: ({ account }) => ({ api: account.api, accountName: account.name }),
  KIND: ({ kind }) => ({ kind }),
  COUNTRY: ({ country }) => ({ country }),
  CITY: ({ country, city }) => ({ country, city }),
  LABEL: ({ labels }, { labelKey }) => ({ label: Object.hasOwn(labels, labelKey) ? (labels[labelKey] ?? null) : null }),
  STATUS: ({ status }) => ({ status }),
  RESOURCE: ({ account, kind, name }, { resourceId }) => ({
    api: account.api,
    accountName: account.name,
    resourceId: resourceId(),
    resourceName: kindsOfAccounts.has(kind) ? null : name,
  }),
  PRODUCT: ({ account, product }) => ({ api: account.api, product }),
};

export function grouper<L extends GroupedLine>({
  groupBy,
  labelKey,
  resourceIdOf,
}: Grouping<L>): (line: L) => GroupKey {
  if (groupBy.includes(BillGroupBy.LABEL) !== (labelKey !== null)) {
    const got = labelKey === null ? 'no labelKey' : 'labelKey without it';
    throw new CallerError('BAD_USER_INPUT', `bill: expected labelKey together with groupBy LABEL, but got ${got}.`);
  }
  const parts = [...new Set(groupBy)].map((grouping) => keys[grouping]);
  return (line) => {
    const given = { labelKey: labelKey ?? '', resourceId: () => resourceIdOf(line) };
    return Object.assign({ ...noKey }, ...parts.map((keyOf) => keyOf(line, given)));
  };
}

/** The key of a group, in the order of `groupBy`; a name that changes is no part of it. */
export function textOf(key: GroupKey): string {
  const { api, accountName: account, kind, label, status, city, country, resourceId, product, restCount } = key;
  const place = [country?.isoCode, city?.name, city?.latitude, city?.longitude];
  return JSON.stringify([{ api, accountName: account, kind, label, status, resourceId, product, restCount }, ...place]);
}
