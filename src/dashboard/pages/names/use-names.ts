/** The DNS records of the chosen accounts: the first rows, and all once more are needed. */
import { useMemo, useState } from 'react';
import { both, map, asLowerBound, type Certainty, certaintyOf } from '../../ask/certainty.js';
import type { QueryState } from '../../ask/use-graph-query.js';
import { useQueryEach } from '../../ask/use-query-each.js';
import { type NamesTotalsQuery, NamesZonesDocument } from '../../generated/graphql.js';
import { useAddress } from '../../route/address.js';
import type { InGroups } from './in-groups.js';
import { type NameRow, type ZoneRow, zonesIn } from './name-row.js';
import type { NamesSource } from './opened/looked-for.js';
import { nothing, useAccounts } from './use-accounts.js';
import { useAllNames } from './use-all-names.js';
import { useInGroups } from './use-in-groups.js';

export interface NamesState {
  /** All of them; undefined until they are needed and the first account has returned its own. */
  readonly rows: readonly NameRow[] | undefined;
  /** The first rows, while they suffice and while all are loading; undefined where they are unknown. */
  readonly first: InGroups | undefined;
  readonly stage: Stage;
  /** All are loaded with their targets, or could not be read. */
  readonly isAll: boolean;
  /** Requests all of them. */
  wantAll(): void;
  /** How many there are, as far as known. */
  readonly total: number | undefined;
  readonly zones: readonly ZoneRow[];
  readonly sources: readonly NamesSource[];
  /** Completeness of the records, and of where they lead. */
  readonly read: Certainty<unknown>;
  readonly judged: Certainty<unknown>;
  /** How many accounts with zones are chosen; null until that is known. */
  readonly accounts: number | null;
  readonly list: Pick<
    QueryState<unknown>,
    'operation' | 'problems' | 'isBusy' | 'data' | 'again' | 'reads' | 'refresh'
  >;
  readonly targets: Pick<QueryState<unknown>, 'problems' | 'isBusy' | 'data' | 'again' | 'reads' | 'refresh'>;
}

/** The first rows suffice, or are shown while all are loading, or all are shown. */
type Stage = 'first' | 'coming' | 'all';

/** Parameters of the address that need all of them. */
const takesAll = ['q', 'sort', 'groups', 'open', 'zone'] as const;

export function useNames(): NamesState {
  const { params } = useAddress();
  const isTaken = takesAll.some((name) => params.has(name));
  const [stage, setStage] = useState<Stage>(isTaken ? 'all' : 'first');
  const { frame, sources, asks, count } = useAccounts();
  const zoned = useQueryEach(NamesZonesDocument, asks, { take: 'recent' });
  const named = useMemo(() => zonesIn(zoned.data?.values() ?? [], []), [zoned.data]);
  const { totals, groups, isLost } = useInGroups(stage === 'all' ? nothing : asks, named);
  const all = useAllNames(stage === 'first' ? nothing : asks, named);
  if (stage === 'first' && (isTaken || isLost)) setStage('coming');
  if (stage === 'coming' && (!all.isBusy || !groups.data)) setStage('all');

  const isFirst = stage !== 'all';
  const result = isFirst ? totals : all.list;
  const answers: readonly NamesTotalsQuery[] = useMemo(() => [...(result.data?.values() ?? [])], [result.data]);
  const zones = useMemo(() => zonesIn(zoned.data?.values() ?? [], answers), [zoned.data, answers]);
  // An account without a list has returned no records.
  const lists = answers.flatMap(({ edge }) => edge?.dnsRecords ?? []);
  const isComplete = lists.length === answers.length && lists.every((list) => list.isComplete);
  const { operation } = isFirst ? groups : result;
  const list = { ...result, operation, problems: [...frame.problems, ...zoned.problems, ...result.problems] };
  const read =
    count === 0
      ? complete
      : asLowerBound(
          map(certaintyOf(list), () => (lists.length > 0 ? true : null)),
          !isComplete,
        );
  // Where they lead depends on the objects of all accounts.
  const looked = certaintyOf(frame, ({ hosting }) => ({ sources: hosting.sources, isComplete: true }));
  const targets = isFirst ? groups : all.targets;
  const grounds = both(
    read,
    both(
      map(certaintyOf<unknown>(targets), (data) => data),
      looked,
    ),
  );
  const judged =
    count === 0
      ? complete
      : asLowerBound(
          map(grounds, () => true),
          isFirst && groups.data?.isComplete === false,
        );
  const first = isFirst ? (groups.data ?? undefined) : undefined;
  const totalOfLists = lists.length > 0 ? lists.reduce((sum, { totalCount }) => sum + totalCount, 0) : undefined;
  const rows = count === 0 ? none : all.rows;
  return {
    rows,
    first,
    stage,
    isAll: stage === 'all' && !all.isBusy,
    wantAll: () => setStage((now) => (now === 'first' ? 'coming' : now)),
    total: totalOfLists ?? first?.counts.all ?? rows?.length,
    zones,
    sources,
    read,
    judged,
    accounts: count,
    list,
    targets,
  };
}

const complete: Certainty<true> = { is: 'whole', value: true };
const none: readonly NameRow[] = [];
