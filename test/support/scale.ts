/**
 * How much of what is long is run: a tenth in `npm test`, all of it in `npm run test:deep`, or as much as TEST_SCALE says.
 * Each suite reports what it leaves out.
 */
import { afterAll, it } from '@jest/globals';
import { reportCases, reportLeftOut, takesLong } from './optional/left-out.js';

const share = Number(process.env['TEST_SCALE'] ?? 0.1);

/** At full size tests run with nothing beside them. */
export const isAlone = share >= 1;

/** Above a quarter of the size no case and no test is left out, but what takes minutes. */
export const isComplete = share > 0.25;

/** What takes minutes, or needs the machine for itself. */
export function itAlone(what: string, test: () => void | Promise<void>): void {
  itWhere(isAlone, what, test);
}

/** What is long and has no parts. */
export function itLong(what: string, test: () => void | Promise<void>): void {
  itWhere(isComplete, what, test);
}

function itWhere(isRun: boolean, what: string, test: () => void | Promise<void>): void {
  if (isRun) return it(what, test);
  reportLeftOut(what, takesLong);
  it.skip(what, test);
}

export function scaled(count: number): number {
  return Math.ceil(count * share);
}

/** One of so many cases and tests is run. */
const every = isComplete ? 1 : Math.round(1 / share);

let leftOut = 0;

/** Of cases, one of so many from this one on: who passes 0, 1, 2 … over many lists comes to every case. */
export function someOf<const T>(cases: readonly T[], first = 0): T[] {
  const chosen = cases.filter((_, place) => (place + first) % every === 0);
  leftOut += cases.length - chosen.length;
  return chosen;
}

let tests = 0;

/** Of the tests of a suite that need nothing of each other, one of so many, the first one included. */
export function itSome(what: string, test: () => void | Promise<void>, timeout?: number): void {
  const isChosen = tests % every === 0;
  tests += 1;
  if (!isChosen) leftOut += 1;
  (isChosen ? it : it.skip)(what, test, timeout);
}

afterAll(() => {
  if (leftOut > 0) reportCases(leftOut, every);
});
