/** All DNS records, then their targets. */
import { useMemo } from 'react';
import { useQueryEach } from '../../ask/use-query-each.js';
import { NamesRecordsDocument, NamesTargetsDocument } from '../../generated/graphql.js';
import { rowsIn, type ZoneRow } from './name-row.js';
import { type Asks, nothing } from './use-accounts.js';

export function useAllNames(asks: Asks, zones: readonly ZoneRow[]) {
  const list = useQueryEach(NamesRecordsDocument, asks, { take: 'recent' });
  // Not while the list is loading: both read the same zones, and the list shows first.
  const isListed = list.data !== undefined;
  const targets = useQueryEach(NamesTargetsDocument, isListed ? asks : nothing, { take: 'cached' });
  const failure = isListed && !targets.isBusy ? (targets.problems[0]?.message ?? null) : null;
  const rows = useMemo(
    () => (list.data === undefined ? undefined : rowsIn(list.data.values(), zones, targets.data?.values(), failure)),
    [list.data, zones, targets.data, failure],
  );
  return { list, targets, rows, isBusy: list.isBusy || targets.isBusy };
}
