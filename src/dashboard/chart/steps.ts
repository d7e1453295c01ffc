/** Moves a crosshair along the known points of a chart, by pointer and by keys. */

/** The known index whose time is nearest; the earlier of two equally near. */
export function nearest(times: readonly number[], known: readonly number[], time: number): number | undefined {
  let low = 0;
  let high = known.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[known[middle] ?? 0] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const after = known[low];
  const before = known[low - 1];
  if (after === undefined || before === undefined) return after;
  return time - (times[before] ?? 0) <= (times[after] ?? 0) - time ? before : after;
}

/** The known index that a key moves to; undefined for a key that the chart does not handle. */
export function step(known: readonly number[], at: number | null, key: string): number | undefined {
  const last = known.length - 1;
  const position = at === null ? -1 : known.indexOf(at);
  const far = Math.max(1, Math.round(known.length / 10));
  const to = (target: number) => known[Math.min(last, Math.max(0, target))];
  switch (key) {
    case 'ArrowRight':
      return to(position + 1);
    case 'ArrowLeft':
      return to(position < 0 ? last : position - 1);
    case 'PageDown':
      return to(position + far);
    case 'PageUp':
      return to(position < 0 ? last : position - far);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    default:
      return undefined;
  }
}
