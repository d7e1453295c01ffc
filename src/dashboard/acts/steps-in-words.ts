/** How far an act of several steps has come. */
import type { ActRun } from './run.js';

/** Says which of several steps were done, and that the rest was not sent. */
export function stepsInWords({ act: { steps, doIt }, stepsDone }: Pick<ActRun, 'act' | 'stepsDone'>): string {
  const names = steps.slice(0, stepsDone).map(({ label = doIt }) => label);
  const before = names.length === 0 ? 'No earlier step was done' : `Earlier steps done: ${names.join('; ')}`;
  return stepsDone + 1 < steps.length ? `${before}. Later steps were not sent.` : `${before}.`;
}
