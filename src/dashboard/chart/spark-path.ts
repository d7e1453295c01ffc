/** The path of a sparkline. */
import { runsOf } from './runs.js';

const MOST = 90;
const WIDTH = 72;
const HEIGHT = 18;
const EDGE = 2;

interface SparkPath {
  readonly line: string;
  /** The last known point. */
  readonly end: readonly [number, number] | null;
}

export function sparkPath(
  allValues: readonly (number | null)[],
  allTimes?: readonly number[],
  gap?: number,
): SparkPath {
  const values = allValues.slice(-MOST);
  const times = allTimes?.slice(-MOST) ?? values.map((_, index) => index);
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const x = (time: number) =>
    last === first ? WIDTH - EDGE : EDGE + ((time - first) / (last - first)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);

  let line = '';
  let end: readonly [number, number] | null = null;
  for (const run of runsOf(times, values, allTimes === undefined ? undefined : gap)) {
    for (const index of run) {
      const [time, value] = [times[index], values[index]];
      if (time === undefined || value === null || value === undefined) continue;
      end = [tenth(x(time)), tenth(y(value))];
      line += `${index === run[0] ? 'M' : 'L'}${end[0]} ${end[1]}`;
    }
    // A zero-length line is drawn as its round cap.
    if (run.length === 1) line += 'h0';
  }
  return { line, end };
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
