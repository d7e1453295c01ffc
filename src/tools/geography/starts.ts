/** Where each of several lengths begins when they lie one after another, and where the last one ends. */
export function starts(lengths: readonly number[]): Uint32Array {
  const sums = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (sums[index + 1] = (sums[index] ?? 0) + length));
  return sums;
}
