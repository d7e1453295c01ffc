/** Marks between two bars: a month begins there, or an account was read for the first time. */
import { time } from '../../../format/time.js';
import type { CostBar } from '../data/costs.js';
import type { ChartMark } from './frame.js';

/** The most months that are marked: with more of them the axis names months. */
const mostMonths = 4;

/** `firstDay`: the first day that any account was read. */
export function marksOf(bars: readonly CostBar[], firstDay: string | null | undefined): readonly ChartMark[] {
  const months = bars.flatMap(({ from, to }, index) => {
    const [before] = bars.slice(index - 1, index);
    if (index === 0 || before === undefined || from !== to || from.slice(0, 7) === before.from.slice(0, 7)) return [];
    return [{ index, words: time(from, 'month') }];
  });
  const first = bars.findIndex(({ from, to }) => firstDay && from <= firstDay && firstDay <= to);
  const [start] = bars;
  const isWithin = first >= 0 && start !== undefined && firstDay && start.from < firstDay;
  const begins = isWithin ? [{ index: first, words: `first read ${time(firstDay, 'plainDay')}` }] : [];
  // Words of one place would stand upon each other.
  const others = months.filter(({ index }) => index !== first);
  return [...begins, ...(months.length > mostMonths ? [] : others)];
}
