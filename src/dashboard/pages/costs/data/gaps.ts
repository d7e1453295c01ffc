/** Days of which it is not known what an account was billed, in words. */
import { addDays } from '../../../../base/dates.js';
import { accountLabel } from '../../../format/account-label.js';
import { counted } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { whyOf } from '../../../ask/why.js';
import type { CostGap } from './costs.js';

interface GapText {
  /** The accounts with the same days. */
  readonly accounts: string;
  readonly days: string;
  /** Why the last of them could not be read; null where no snapshot was taken. */
  readonly why: string | null;
}

/** Ranges that are named; of more, their days are counted. */
const most = 4;

/** One for all accounts that lack the same days for the same reason. */
export function gapTexts(gaps: readonly CostGap[]): readonly GapText[] {
  const byAccount = Map.groupBy(gaps, ({ api, accountName: account }) => accountLabel(api, account));
  const each = [...byAccount].map(([name, own]) => {
    const why = own.findLast(({ error }) => error !== null)?.error ?? null;
    return { name, days: daysText(own.flatMap(({ days }) => days)), why: why === null ? null : whyOf(why) };
  });
  return [...Map.groupBy(each, ({ days, why }) => `${days} ${why ?? ''}`).values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [
          {
            ...first,
            accounts: same
              .map(({ name }) => name)
              .toSorted()
              .join(', '),
          },
        ]
      : [];
  });
}

/** `7 to 9 Nov, 12 Nov`. */
function daysText(days: readonly string[]): string {
  const ranges = rangesOf(days);
  const named = ranges.slice(-most).map(({ from, to }) => {
    return from === to ? time(from, 'plainDay') : `${time(from, 'plainDay')} to ${time(to, 'plainDay')}`;
  });
  const more = ranges.slice(0, -most).reduce((sum, { count }) => sum + count, 0);
  return more > 0 ? `${counted(more, 'day', 'days')} before and ${named.join(', ')}` : named.join(', ');
}

function rangesOf(days: readonly string[]): readonly { from: string; to: string; count: number }[] {
  const ranges: { from: string; to: string; count: number }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) Object.assign(last, { to: day, count: last.count + 1 });
    else ranges.push({ from: day, to: day, count: 1 });
  }
  return ranges;
}
