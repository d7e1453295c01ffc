/** The first rows of the records, which take a small part of the calls of all. */
import { useMemo, useRef } from 'react';
import { useQueryEach } from '../../ask/use-query-each.js';
import { NamesInGroupsDocument, type NamesInGroupsQuery, NamesTotalsDocument } from '../../generated/graphql.js';
import { inGroups } from './in-groups.js';
import { shownFirst } from './name-groups.js';
import type { ZoneRow } from './name-row.js';
import type { Asks } from './use-accounts.js';

const none: Readonly<Record<string, never>> = {};

export function useInGroups(asks: Asks, zones: readonly ZoneRow[]) {
  const totals = useQueryEach(NamesTotalsDocument, asks, { take: 'recent' });
  // Not while the totals are loading, which read the lists that both need.
  const isRead = totals.data !== undefined && !totals.isBusy;
  const groupAsks = useMemo(
    // One more than is shown: a single further row is shown instead of "1 more".
    () => Object.fromEntries(Object.entries(asks).map(([key, ask]) => [key, { ...ask, first: shownFirst + 1 }])),
    [asks],
  );
  const result = useQueryEach(NamesInGroupsDocument, isRead ? groupAsks : none, { take: 'cached' });
  const last = useRef<ReadonlyMap<string, NamesInGroupsQuery> | undefined>(undefined);
  // The previous result remains while the totals are read again.
  if (result.data !== undefined) last.current = result.data;
  const previous = last.current;
  const known = useMemo(() => {
    const own = [...(previous ?? [])].flatMap(([key, answer]) => (key in asks ? [answer] : []));
    return own.length === 0 ? undefined : inGroups(own, zones);
  }, [previous, asks, zones]);
  const groups = {
    ...result,
    data: known,
    isBusy: totals.isBusy || result.isBusy,
    operation: { ...result.operation, variables: Object.values(groupAsks)[0] ?? {} },
  };
  const lists = [...(totals.data?.values() ?? [])].flatMap(({ edge }) => edge?.dnsRecords ?? []);
  const total = lists.reduce((sum, { totalCount }) => sum + totalCount, 0);
  // The lists may be cached in another replica than the one that served the groups: then all are read.
  const isLess = known ? known.counts.all < total : groups.problems.length > 0;
  const isLost = lists.length > 0 && !groups.isBusy && isLess;
  return { totals, groups, isLost };
}
