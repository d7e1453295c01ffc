/** Spans of ports: sets of them are joined, compared and taken from one another. */

export interface PortRange {
  readonly from: number;
  /** The first that is no more in it. */
  readonly until: number;
}

/** The spans in order; adjacent and overlapping spans are joined. */
export function union(spans: readonly PortRange[]): PortRange[] {
  const all: { from: number; until: number }[] = [];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (!last || from > last.until) all.push({ from, until });
    else if (until > last.until) last.until = until;
  }
  return all;
}

/** The parts of a union that are not in the other one. */
export function without(spans: readonly PortRange[], taken: readonly PortRange[]): PortRange[] {
  return spans.flatMap((span) => {
    const left: PortRange[] = [];
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
export function covers(spans: readonly PortRange[], wanted: readonly PortRange[]): boolean {
  return without(wanted, spans).length === 0;
}

/** The spans between all ends of these: of each, all ports are alike. */
export function pieces(spans: readonly PortRange[]): PortRange[] {
  const cuts = [...new Set(spans.flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b);
  return cuts.slice(1).map((until, place) => ({ from: cuts[place] ?? until, until }));
}
