/** How much of what is long is run: a tenth in `npm test`, all of it in `npm run test:deep`, or as much as TEST_SCALE says. */
import { it } from '@jest/globals';

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
  process.stdout.write(`Left out: ${what}, as it takes long: \`npm run test:deep\` has it.\n`);
  it.skip(what, test);
}

export function scaled(count: number): number {
  return Math.ceil(count * share);
}

/** Ten in `npm test`. */
const every = isComplete ? 1 : Math.round(1 / share);

/** Of cases, every tenth from this one on, in turn: who passes 0, 1, 2 … over many lists comes to every case. */
export function someOf<const T>(cases: readonly T[], first = 0): T[] {
  return cases.filter((_, place) => (place + first) % every === 0);
}

let tests = 0;

/** Of the tests of a suite that need nothing of each other, every tenth, the first one included. */
export function itSome(what: string, test: () => void | Promise<void>, timeout?: number): void {
  const isChosen = tests % every === 0;
  tests += 1;
  (isChosen ? it : it.skip)(what, test, timeout);
}
