/** The monthly cost by the last snapshot of each account, by kind and by the currency that is billed. */
import { addCount } from '../../../base/counts.js';
import { isUsed } from '../../../hosting/bill/lines/bill-draft.js';
import type { Both } from '../../../hosting/bill/amounts/both.js';
import type { HistoryContext } from '../../../hosting/history/history-context.js';
import { monthOf, plus, zero } from '../../../hosting/history/running-sums.js';
import { type SharedKey, sharedKeys } from '../../../hosting/history/shared-lines.js';
import { hasRead } from '../../../hosting/history/snapshots/has-read.js';
import type { HistoryAccount } from '../../../hosting/history/snapshots/history-account.js';
import type { SnapshotLine } from '../../../hosting/history/snapshots/snapshot-line.js';
import type { Timeline } from '../../../hosting/history/snapshots/timeline.js';
import { inTurns } from '../../../hosting/inventory/in-turns.js';
import { labelsOf } from '../account-labels.js';
import { type CostSeries, amountSeries, inSeconds } from './series.js';

interface MonthlyCosts {
  readonly series: readonly CostSeries[];
  /** When each account was last read, in milliseconds since 1970. */
  readonly readAt: ReadonlyMap<HistoryAccount, number>;
}

export async function monthlyCosts(
  { context }: HistoryContext,
  accounts: readonly HistoryAccount[],
): Promise<MonthlyCosts> {
  const { billHistory } = context.hosting;
  const isFirst = firstOfShared(sharedKeys(accounts));
  const readAt = new Map<HistoryAccount, number>();
  const series: CostSeries[] = [];
  for (const account of accounts) {
    const timeline = await billHistory.timelineUpTo(account, account.lastDay);
    const { last } = timeline;
    if (!last) continue;
    if (hasRead(account.api, last)) readAt.set(account, last.takenAt);
    series.push(...(await seriesOf(account, timeline, isFirst)));
  }
  const times = [...readAt].map(([account, time]): CostSeries => ({
    metric: 'meridian_cost_read_timestamp_seconds',
    labels: labelsOf(account),
    value: inSeconds(time),
  }));
  return { series: [...times, ...series.sort((a, b) => b.value - a.value)], readAt };
}

interface KindSum {
  readonly kind: string;
  readonly currency: string;
  amount: Both;
}

async function seriesOf(account: HistoryAccount, timeline: Timeline, isFirst: IsFirst): Promise<CostSeries[]> {
  const labels = labelsOf(account);
  const sums = new Map<string, KindSum>();
  const { lines, last } = timeline;
  // Those that another release has written are among no lines.
  const unknown = new Map(last ? [['odd', last.unread.filter((key) => !lines.has(key)).length]] : []);
  await inTurns([...lines], ([key, line]) => {
    if (!isFirst(account, line)) return;
    const { cost } = line;
    if (!timeline.known(key) || typeof cost === 'string') return void addCount(unknown, 'lines');
    if (isUsed(cost.unit)) return;
    const [kind, currency] = [line.kind.toLowerCase(), cost.unitPrice.net.currency];
    const name = `${kind} ${currency}`;
    const sum = sums.get(name) ?? { kind, currency, amount: zero };
    sum.amount = plus(sum.amount, monthOf(cost));
    sums.set(name, sum);
  });
  const count = [...unknown.values()].reduce((all, each) => all + each, 0);
  return [
    { metric: 'meridian_cost_unknown_lines', labels, value: count },
    ...(last ? [{ metric: 'meridian_cost_unread_lists', labels, value: last.missing.length } as const] : []),
    ...[...sums.values()].flatMap(({ kind, currency, amount }) =>
      amountSeries('meridian_cost_monthly', { ...labels, kind, currency }, amount),
    ),
  ];
}

type IsFirst = (account: HistoryAccount, line: SnapshotLine) => boolean;

/** False for a thing that an earlier account has too: it is billed once. */
function firstOfShared(sharedKeyOf: SharedKey): IsFirst {
  const shared = new Set<string>();
  return (account, line) => {
    const key = sharedKeyOf(account, line);
    if (key === null) return true;
    if (shared.has(key)) return false;
    shared.add(key);
    return true;
  };
}
