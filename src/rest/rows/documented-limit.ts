/** How many calls an upstream allows: what it documents of single rows, and what it says of an account. */

export interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** As the documentation of an upstream writes it: `200/1h` is 200 calls an hour. */
export type LimitText = `${number}/${number}${keyof typeof unitSeconds}`;

export function parseLimit(text: LimitText): Limit {
  const [, calls, count, unit] = /^(\d+)\/(\d+)([smhd])$/.exec(text) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h' && unit !== 'd') throw new Error(`Not a limit: ${text}`);
  return { calls: Number(calls), seconds: Number(count) * unitSeconds[unit] };
}

export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds since 1970 at which the budget is full again. */
  readonly fullAt: number;
}
