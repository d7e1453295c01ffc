/** The parts of each bar: the three largest groups and all others, solid where they were read. */
import { counted } from '../../../format/money.js';
import type { CostBar, Costs } from '../data/costs.js';

interface Part {
  /** The place of its colour. */
  readonly tone: number;
  readonly name: string;
  readonly text: string | null;
  readonly value: number;
}

export interface Stack {
  readonly bar: CostBar;
  readonly parts: readonly Part[];
  readonly amount: number | null;
  readonly toCome: number;
  /** Nothing of it was read: all of it is assumed. */
  readonly isUnread: boolean;
  /** A part of it is assumed. */
  readonly isEstimated: boolean;
}

export interface BarTone {
  readonly tone: number;
  readonly name: string;
  readonly text: string | null;
}

const shown = 3;
const restTone = shown;

/** The names of the tones, of the rows that are picked; without groups all is one. */
export function tonesOf(
  { groups }: Pick<Costs, 'groups'>,
  nameOf: (group: Costs['groups'][number]) => string,
  isPicked: (group: Costs['groups'][number]) => boolean,
): readonly BarTone[] {
  const here = groups.filter(({ now }) => now !== null);
  const picked = here.filter(isPicked).slice(0, shown);
  const named = picked.map((group, tone) => ({ tone, name: nameOf(group), text: group.text }));
  const others = here.length - named.length;
  if (others <= 0) return named;
  return [...named, { tone: restTone, name: counted(others, 'other', 'others'), text: null }];
}

export function stacksOf(
  { bars, groups }: Pick<Costs, 'bars' | 'groups'>,
  tones: readonly BarTone[],
): readonly Stack[] {
  const own = tones.flatMap((tone) => {
    const group = groups.find(({ text }) => text === tone.text);
    return group ? [{ ...tone, values: group.bars }] : [];
  });
  return bars.map((bar, place): Stack => {
    const amount = bar.amount === null ? null : Number(bar.amount);
    const parts = own.flatMap(({ values, ...tone }) => {
      const value = Number(values[place] ?? Number.NaN);
      return Number.isFinite(value) && value !== 0 ? [{ ...tone, value }] : [];
    });
    const rest = amount === null ? 0 : amount - parts.reduce((so, { value }) => so + value, 0);
    // Floating sums leave crumbs.
    const isCrumb = Math.abs(rest) <= Math.abs(amount ?? 1) * 1e-9;
    const other = tones.find(({ text }) => text === null) ?? {
      tone: own.length === 0 ? 0 : restTone,
      name: 'All',
      text: null,
    };
    const assumed = bar.assumed === null ? null : Number(bar.assumed);
    return {
      bar,
      parts: amount === null ? [] : isCrumb ? parts : [...parts, { ...other, value: rest }],
      amount,
      toCome: Math.max(0, Number(bar.toCome)),
      isUnread: assumed !== null && assumed !== 0 && assumed === amount,
      isEstimated: assumed === null ? bar.hasGap : assumed !== 0,
    };
  });
}
