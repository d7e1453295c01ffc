/** Spans of ports and of addresses: sets of them are joined, compared and taken from one another. */

export interface Span<N extends number | bigint = number> {
  readonly from: N;
  /** The first that is no more in it. */
  readonly until: N;
}

/** In order; spans that meet are one. */
export function union<N extends number | bigint>(spans: readonly Span<N>[]): Span<N>[] {
  return joined(inOrder(spans));
}

export function inOrder<S extends Span<number | bigint>>(spans: readonly S[]): S[] {
  return [...spans].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** The union of spans that are in order. */
export function joined<N extends number | bigint>(spans: readonly Span<N>[]): Span<N>[] {
  const all: { from: N; until: N }[] = [];
  for (const { from, until } of spans) {
    const last = all.at(-1);
    if (!last || from > last.until) all.push({ from, until });
    else if (until > last.until) last.until = until;
  }
  return all;
}

/** What of a union is not in the other one. */
export function without<N extends number | bigint>(spans: readonly Span<N>[], taken: readonly Span<N>[]): Span<N>[] {
  return spans.flatMap((span) => {
    const left: Span<N>[] = [];
    let { from } = span;
    for (const other of taken) {
      if (other.until <= from || other.from >= span.until) continue;
      if (other.from > from) left.push({ from, until: other.from });
      from = other.until;
    }
    if (from < span.until) left.push({ from, until: span.until });
    return left;
  });
}

/** Whether a union has all of another one in it. */
export function covers<N extends number | bigint>(spans: readonly Span<N>[], wanted: readonly Span<N>[]): boolean {
  let at = 0;
  return wanted.every(({ from, until }) => {
    while (at < spans.length && (spans[at]?.until ?? until) < until) at += 1;
    const span = spans[at];
    return span !== undefined && span.from <= from;
  });
}
