/** Limits on calls: those documented for single rows, and the quota reported for an account. */

export interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** A limit as upstreams document it: `200/1h` is 200 calls per hour. */
export type LimitText = `${number}/${number}${keyof typeof unitSeconds}`;

export function parseLimit(text: LimitText): Limit {
  const [, calls, count, unit] = /^(\d+)\/(\d+)([smhd])$/.exec(text) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h' && unit !== 'd') throw new Error(`Not a limit: ${text}`);
  return { calls: Number(calls), seconds: Number(count) * unitSeconds[unit] };
}

export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds since 1970 when the quota is full again. */
  readonly fullAt: number;
}
