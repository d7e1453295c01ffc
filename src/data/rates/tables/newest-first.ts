/** Sequences of what is dated as one, by date; of one day, those of an earlier sequence before those of a later one. */
interface Dated {
  readonly date: string;
}

/** Each with the newest first. */
export function newestFirst<T extends Dated>(sequences: readonly Iterable<T>[]): Generator<T> {
  return merged(sequences, (a, b) => a > b);
}

/** Each with the oldest first; of one day, only what the first sequence has. */
export function* oldestFirst<T extends Dated>(sequences: readonly Iterable<T>[]): Generator<T> {
  let last: string | undefined;
  for (const each of merged(sequences, (a, b) => a < b)) {
    if (each.date !== last) yield each;
    last = each.date;
  }
}

function* merged<T extends Dated>(
  sequences: readonly Iterable<T>[],
  isBefore: (a: string, b: string) => boolean,
): Generator<T> {
  const open = sequences.map((sequence) => {
    const iterator = sequence[Symbol.iterator]();
    return { iterator, next: iterator.next() };
  });
  for (;;) {
    let first: { readonly head: T; readonly place: number } | undefined;
    for (const [place, { next }] of open.entries()) {
      if (!next.done && (!first || isBefore(next.value.date, first.head.date))) first = { head: next.value, place };
    }
    if (!first) return;
    yield first.head;
    const taken = open[first.place];
    if (taken) taken.next = taken.iterator.next();
  }
}
