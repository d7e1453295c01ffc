/** The header `Retry-After` of RFC 9110. */

/** Seconds to wait; undefined for values that the RFC does not allow, such as a fraction or a negative number. */
export function secondsToRetry(header: string, now: number): number | undefined {
  if (/^\d+$/.test(header)) return Number(header);
  // A date begins with its weekday; the parser takes other numbers for years.
  const left = /^[a-z]{3,9},? /i.test(header) ? Date.parse(header) - now : NaN;
  return Number.isNaN(left) ? undefined : Math.max(0, Math.ceil(left / 1000));
}
