/** All DNS records of the chosen accounts, then what they lead to. */
import { useMemo } from 'react';
import { both, map, partly, type Told, told } from '../../ask/told.js';
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
  /** The same with what they stand on, and where they lead. */
  readonly read: Told<readonly NameRow[]>;
  readonly judged: Told<readonly NameRow[]>;
  /** How many accounts with zones are chosen; null until it is known. */
  readonly accounts: number | null;
  readonly list: Pick<Asked<unknown>, 'operation' | 'problems' | 'isBusy' | 'isOld' | 'data' | 'again'>;
  readonly targets: Pick<Asked<unknown>, 'problems' | 'isBusy' | 'data' | 'again' | 'reads' | 'refresh'>;
}

const nothing = {};
const nobody: readonly NameRow[] = [];

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
  const list = useAskEach(NamesRecordsDocument, asks, { take: 'recent' });
  // Not while the list is under way: both read the same zones, and the list shows first.
  const isListed = list.data !== undefined;
  const targets = useAskEach(NamesTargetsDocument, isListed ? asks : nothing, { take: 'cached' });
  const zoned = useAskEach(NamesZonesDocument, asks, { take: 'recent' });
  const zones = useMemo(() => zonesIn(zoned.data?.values() ?? [], list.data?.values() ?? []), [zoned.data, list.data]);
  const failure = isListed && !targets.isBusy ? (targets.problems[0]?.message ?? null) : null;
  const rows = useMemo(
    () => (list.data === undefined ? undefined : rowsIn(list.data.values(), zones, targets.data?.values(), failure)),
    [list.data, zones, targets.data, failure],
  );
  const whole =
    list.data !== undefined && [...list.data.values()].every(({ edge }) => edge?.dnsRecords?.isWhole ?? false);
  // An account that told no list has told of none.
  const isTold = list.data !== undefined && [...list.data.values()].some(({ edge }) => edge?.dnsRecords);
  const all = { ...list, problems: [...frame.problems, ...zoned.problems, ...list.problems] };
  const read: Told<readonly NameRow[]> =
    frame.data !== undefined && accounts.length === 0
      ? { is: 'whole', value: nobody }
      : partly(
          map(told(all), () => (isTold ? rows : null)),
          !whole,
        );
  // Where they lead is judged by what all accounts have.
  const looked = told(frame, ({ hosting }) => ({ sources: hosting.sources, isWhole: true }));
  const judged = accounts.length === 0 ? read : map(both(read, both(told(targets), looked)), ([own]) => own);
  return {
    rows,
    read,
    judged,
    zones,
    sources,
    accounts: frame.data === undefined ? null : accounts.length,
    list: all,
    targets,
  };
}
