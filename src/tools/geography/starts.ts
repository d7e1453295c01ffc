/** The offsets of consecutive items with these lengths, and the end of the last one. */
export function starts(lengths: readonly number[]): Uint32Array {
  const sums = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (sums[index + 1] = (sums[index] ?? 0) + length));
  return sums;
}
