/** The groups of the page: how each is named, and filtered by. */
import { counted } from '../../../format/money.js';
import type { BillFilter, BillGroupBy, BillKind, HostingApiName } from '../../../generated/graphql.js';
import { printText } from '../../../filter/print.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { shownName } from '../../../format/resource-address.js';
import { accountLabel } from '../../../format/account-label.js';

interface Grouping {
  readonly key: string;
  readonly label: string;
  readonly groupBy: readonly BillGroupBy[];
}

export const groupings = [
  { key: 'kind', label: 'Kind', groupBy: ['KIND'] },
  { key: 'product', label: 'Product', groupBy: ['PRODUCT'] },
  { key: 'account', label: 'Account', groupBy: ['API', 'ACCOUNT'] },
  { key: 'place', label: 'Place', groupBy: ['COUNTRY'] },
  { key: 'label', label: 'Label', groupBy: ['LABEL'] },
  { key: 'resource', label: 'Resource', groupBy: ['RESOURCE'] },
] as const satisfies readonly Grouping[];

export type GroupingKey = (typeof groupings)[number]['key'];

/** The key of a group, whichever answer it is from. */
export interface GroupKey {
  readonly api: HostingApiName | null;
  readonly accountName: string | null;
  readonly kind: BillKind | null;
  readonly country: { readonly isoCode: string; readonly name: string } | null;
  readonly label: string | null;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly product: string | null;
  readonly restCount: number | null;
}

/** The text of the row of all others. */
export const restText = 'rest';

export function isRest({ restCount }: Pick<GroupKey, 'restCount'>): boolean {
  return restCount !== null;
}

/** The same text for the same group in each answer; the number of groups in the rest differs. */
export function groupText({
  api,
  accountName,
  kind,
  country,
  label,
  resourceId,
  product,
  restCount,
}: GroupKey): string {
  if (restCount !== null) return restText;
  return JSON.stringify([api, accountName, kind, country?.isoCode, label, resourceId, product]);
}

export function groupName(group: GroupKey, by: GroupingKey): string {
  if (group.restCount !== null) return counted(group.restCount, 'other', 'others');
  switch (by) {
    case 'kind':
      return group.kind === null ? 'No kind' : billKinds[group.kind];
    case 'product':
      return group.product ?? 'No product';
    case 'account':
      return accountLabel(group.api ?? '', group.accountName ?? '');
    case 'place':
      return group.country?.name ?? 'No place';
    case 'label':
      return group.label ?? 'Without this label';
    case 'resource':
      return group.resourceId === null
        ? 'No resource'
        : shownName({ api: group.api ?? '', id: group.resourceId, name: group.resourceName });
  }
}

/** The API beside the name where several may have the same product or resource name. */
export function groupNote(group: GroupKey, by: GroupingKey): string | null {
  if (by === 'product') return group.api?.toLowerCase() ?? null;
  if (by === 'resource' && group.api !== null) return accountLabel(group.api, group.accountName ?? '');
  return null;
}

/** The term that filters by the group; null where none can. */
export function groupTerm(group: GroupKey, by: GroupingKey, labelKey: string | null): string | null {
  if (group.restCount !== null) return null;
  const written = (key: string, value: string | null | undefined) =>
    value === null || value === undefined ? null : `${key}:${printText(value, true)}`;
  switch (by) {
    case 'kind':
      return written('kind', group.kind?.toLowerCase());
    case 'product':
      return written('product', group.product);
    case 'account':
      return [written('api', group.api?.toLowerCase()), written('account', group.accountName)]
        .filter(Boolean)
        .join(' ');
    case 'place':
      return written('country', group.country?.isoCode);
    case 'label':
      return group.label === null ? null : written('label', `${labelKey ?? ''}=${group.label}`);
    case 'resource':
      return written('id', group.resourceId);
  }
}

/** The filter of the lines of a group, within that of the page; null where none can select them. */
export function groupFilter(
  group: GroupKey,
  by: GroupingKey,
  labelKey: string | null,
  within: BillFilter,
): BillFilter | null {
  if (group.restCount !== null) return null;
  switch (by) {
    case 'kind':
      return group.kind === null ? null : { ...within, kinds: [group.kind] };
    case 'product':
      return group.product === null
        ? null
        : { ...within, products: [group.product], ...(group.api !== null && { apis: [group.api] }) };
    case 'account':
      return group.api === null || group.accountName === null
        ? null
        : { ...within, apis: [group.api], accounts: [group.accountName] };
    case 'place':
      return group.country === null ? null : { ...within, countries: [group.country.isoCode] };
    case 'label':
      return group.label === null
        ? null
        : { ...within, labels: [...(within.labels ?? []), `${labelKey ?? ''}=${group.label}`] };
    case 'resource':
      return group.resourceId === null ? null : { ...within, resourceIds: [group.resourceId] };
  }
}
