/** Gives the best of many scored positions one after another without looking at all of them. */
import { lowerBound } from '../../../base/lower-bound.js';

/** Positions side by side, the last one excluded; `less` is taken off their scores. */
export interface PositionSpan {
  readonly from: number;
  readonly to: number;
  readonly less: number;
}

/** The best position of a span. */
type Ranked<Span extends PositionSpan> = Span & { readonly position: number; readonly score: number };

const fan = 32;

export class Ranking {
  readonly #scores: Uint16Array;
  /** Level by level the position of the best of each 32 below. */
  readonly #levels: readonly Uint32Array[];

  /** `bests` are those of the scores. */
  constructor(scores: Uint16Array, bests: Uint32Array) {
    this.#scores = scores;
    let start = 0;
    this.#levels = levelLengths(scores.length).map((length) => bests.subarray(start, (start += length)));
  }

  /** Among equal scores the first position comes first. A position that lies in two spans comes twice. */
  *bestFirst<Span extends PositionSpan>(spans: readonly Span[]): Generator<Ranked<Span>> {
    const waiting = spans.filter(({ from, to }) => from < to).map((span) => this.#best(span));
    waiting.sort(worstFirst);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      yield next;
      const { from, to, position } = next;
      if (from < position) insert(waiting, this.#best({ ...next, to: position }));
      if (position + 1 < to) insert(waiting, this.#best({ ...next, from: position + 1 }));
    }
  }

  #best<Span extends PositionSpan>(span: Span): Ranked<Span> {
    const { from, to, less } = span;
    let position = from;
    for (let level = 0, low = from, high = to; low < high; level++, low /= fan, high /= fan) {
      while (low < high && low % fan !== 0) position = this.#better(position, this.#at(level, low++));
      while (low < high && high % fan !== 0) position = this.#better(position, this.#at(level, --high));
    }
    return { ...span, position, score: this.#score(position) - less };
  }

  #at(level: number, index: number): number {
    return level === 0 ? index : (this.#levels[level - 1]?.[index] ?? index);
  }

  #better(a: number, b: number): number {
    const over = this.#score(a) - this.#score(b);
    return over > 0 || (over === 0 && a < b) ? a : b;
  }

  #score(position: number): number {
    return this.#scores[position] ?? 0;
  }
}

/** The positions of the best in all levels, from the lowest up; the build makes them. */
export function bestsOf(scores: Uint16Array): Uint32Array {
  let below = Uint32Array.from(scores.keys());
  const levels = levelLengths(scores.length).map((length) => {
    const best = (block: number) =>
      below.subarray(block * fan, (block + 1) * fan).reduce((a, b) => ((scores[b] ?? 0) > (scores[a] ?? 0) ? b : a));
    return (below = Uint32Array.from({ length }, (_, block) => best(block)));
  });
  return Uint32Array.from(levels.flatMap((level) => [...level]));
}

function levelLengths(count: number): number[] {
  const length = Math.floor(count / fan);
  return length === 0 ? [] : [length, ...levelLengths(length)];
}

function worstFirst(a: Ranked<PositionSpan>, b: Ranked<PositionSpan>): number {
  return a.score - b.score || b.position - a.position;
}

function insert<Span extends PositionSpan>(sorted: Ranked<Span>[], item: Ranked<Span>): void {
  const at = lowerBound(sorted.length, (position) => {
    const other = sorted[position];
    return other !== undefined && worstFirst(other, item) < 0;
  });
  sorted.splice(at, 0, item);
}
