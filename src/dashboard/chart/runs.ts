/** Splits a series where values are missing, so that no line suggests values that were not measured. */

/** Indices of known points, in runs that can be joined by a solid line. */
export function runsOf(
  times: readonly number[],
  values: readonly (number | null)[],
  gap?: number,
): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let run: number[] = [];
  let last: number | undefined;
  times.forEach((time, index) => {
    const value = values[index];
    if (value === null || value === undefined || !Number.isFinite(value)) return;
    const before = last === undefined ? undefined : times[last];
    const apart =
      last === undefined || before === undefined || (gap === undefined ? index > last + 1 : time - before > gap);
    if (apart) {
      run = [];
      runs.push(run);
    }
    run.push(index);
    last = index;
  });
  return runs;
}

/** The gaps, each from the end of a run to the beginning of the next. */
export function jointsOf(runs: readonly (readonly number[])[]): readonly (readonly [number, number])[] {
  const joints: [number, number][] = [];
  runs.slice(1).forEach((run, position) => {
    const from = runs[position]?.at(-1);
    const [to] = run;
    if (from !== undefined && to !== undefined) joints.push([from, to]);
  });
  return joints;
}

/** Indices at which at least one of the series has a value. */
export function knownIndices(
  times: readonly number[],
  series: readonly { readonly values: readonly (number | null)[] }[],
): readonly number[] {
  const known: number[] = [];
  times.forEach((_, index) => {
    if (series.some(({ values }) => Number.isFinite(values[index] ?? Number.NaN))) known.push(index);
  });
  return known;
}
