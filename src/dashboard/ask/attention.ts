/** How much on a page needs attention, as far as it was read: nothing is read for these counts alone. */
import { useEffect } from 'react';
import { store, useStore } from '../parts/store.js';
import type { Certainty } from './certainty.js';
import { round, roundOfAct } from './connection.js';

const counted = ['findings', 'machines', 'names'] as const;
export type CountedPage = (typeof counted)[number];

export interface AttentionCount {
  readonly count: number;
  /** More could not be read. */
  readonly isLeast: boolean;
  /** When the oldest part was read; null where that is not known. */
  readonly readAt: string | null;
}

interface Noted extends AttentionCount {
  /** The accounts that it is about, as text. */
  readonly of: string;
  readonly round: number;
}

type Counts = Readonly<Partial<Record<CountedPage, Noted>>>;

const none: Counts = {};
const noted = store<Counts>(none);

interface Judged {
  readonly severity: string;
  readonly verdict: string;
  readonly silencedBy?: string | null;
}

/** LOW costs or is untidy, and breaks nothing. */
export function needsAttention({ severity, verdict, silencedBy = null }: Judged): boolean {
  return severity !== 'LOW' && verdict !== 'UNKNOWN' && silencedBy === null;
}

/** `of`: the accounts that they are about, as text. A count that is not known any more is forgotten. */
export function useNoteAttention(
  of: string,
  counts: Readonly<Partial<Record<CountedPage, Certainty<number>>>>,
  readAt: string | null | undefined,
): void {
  const text = JSON.stringify([of, counts, readAt]);
  useEffect(() => {
    for (const page of counted) {
      const count = counts[page];
      if (count !== undefined) note(page, of, count, readAt ?? null);
    }
    // The text stands for all of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
}

function note(page: CountedPage, of: string, count: Certainty<number>, readAt: string | null): void {
  if (count.is === 'awaited') return;
  const { [page]: before, ...others } = noted.get();
  if (count.is === 'unknown') {
    if (before !== undefined) noted.set(others);
    return;
  }
  const news = { of, readAt, count: count.value, isLeast: count.is === 'least', round: round.get() };
  noted.set({ ...others, [page]: news });
}

/** Counts read for one token are not shown to another. */
export function forgetAttention(): void {
  noted.set(none);
}

/** Null where it is not known: of other accounts, or not since something was changed here. */
export function useAttention(of: string): (page: string) => AttentionCount | null {
  const counts = useStore(noted);
  useStore(round);
  return (page) => {
    const found = counted.find((each) => each === page);
    const known = found && counts[found];
    return known && known.of === of && known.round >= roundOfAct() ? known : null;
  };
}
