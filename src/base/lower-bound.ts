/** Binary search. */

/** The first of `count` positions for which `isBefore` is false; the positions are sorted by it. */
export function lowerBound(count: number, isBefore: (position: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
