/** Deadlines that were stored or sent by others, whose clock may have been wrong. Times are in milliseconds since 1970. */

/** Milliseconds by which clocks of replicas may differ. */
const skew = 60_000;

/** Whether it lies further ahead than it can have been set, `longest` milliseconds: then it counts as over. */
export function isTooFar(deadline: number, now: number, longest: number): boolean {
  return deadline - now > longest + skew;
}

/** Milliseconds until then, at most `longest`; none where it is over. */
export function leftUntil(deadline: number, now: number, longest: number): number {
  const left = isTooFar(deadline, now, longest) ? 0 : deadline - now;
  return Math.min(longest, Math.max(0, left));
}
