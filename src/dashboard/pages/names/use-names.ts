/** All DNS records of the chosen accounts, then what they lead to. */
import { useMemo } from 'react';
import { type Asked, useAsk } from '../../ask/use-ask.js';
import { useAskEach } from '../../ask/use-ask-each.js';
import {
  NamesRecordsDocument,
  NamesSourcesDocument,
  NamesTargetsDocument,
  NamesZonesDocument,
} from '../../generated/graphql.js';
import { isOf, useChosen } from '../../shell/scope.js';
import { type NameRow, rowsIn, type ZoneRow, zonesIn } from './name-row.js';
import type { Source } from './opened/looked-for.js';

export interface Names {
  /** Undefined until the first account has answered. */
  readonly rows: readonly NameRow[] | undefined;
  readonly zones: readonly ZoneRow[];
  readonly sources: readonly Source[];
  /** How many accounts with zones are chosen; null until it is known. */
  readonly accounts: number | null;
  readonly list: Pick<Asked<unknown>, 'operation' | 'problems' | 'isBusy' | 'isOld' | 'data' | 'again'>;
  readonly targets: Pick<Asked<unknown>, 'problems' | 'isBusy' | 'data' | 'again'>;
}

const nothing = {};

export function useNames(): Names {
  const chosen = useChosen();
  const frame = useAsk(NamesSourcesDocument, nothing);
  const sources = useMemo(() => frame.data?.hosting.sources ?? [], [frame.data]);
  const accounts = sources
    .filter(({ api, account }) => api === 'EDGE' && isOf(chosen, api, account))
    .map(({ account }) => account);
  const key = accounts.join('\n');
  const asks = useMemo(
    () => Object.fromEntries(key === '' ? [] : key.split('\n').map((account) => [account, { account }])),
    [key],
  );
  const list = useAskEach(NamesRecordsDocument, asks);
  // Not while the list is under way: both read the same zones, and the list shows first.
  const isListed = list.data !== undefined;
  const targets = useAskEach(NamesTargetsDocument, isListed ? asks : nothing);
  const zoned = useAskEach(NamesZonesDocument, asks);
  const zones = useMemo(() => zonesIn(zoned.data?.values() ?? [], list.data?.values() ?? []), [zoned.data, list.data]);
  const failure = isListed && !targets.isBusy ? (targets.problems[0]?.message ?? null) : null;
  const rows = useMemo(
    () => (list.data === undefined ? undefined : rowsIn(list.data.values(), zones, targets.data?.values(), failure)),
    [list.data, zones, targets.data, failure],
  );
  return {
    rows,
    zones,
    sources,
    accounts: frame.data === undefined ? null : accounts.length,
    list: { ...list, problems: [...frame.problems, ...zoned.problems, ...list.problems] },
    targets,
  };
}
