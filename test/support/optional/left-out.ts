/** What suites leave out, by name and with the reason: `npm test` prints all of it in one block at its end. */
import { reportToRun } from '../report.js';

export interface Lack {
  /** Why it is left out. */
  readonly why: string;
  /** Where this machine lacks something: the tests run where it is installed. */
  readonly isAbsence: boolean;
}

export const takesLong: Lack = { why: 'it takes long; `npm run test:deep` has it', isAbsence: false };

export function reportLeftOut(title: string, { why, isAbsence }: Lack): void {
  const isReported = reportToRun({ leftOut: title, why, isAbsence });
  if (!isReported) process.stdout.write(`Left out: ${title}: ${why}\n`);
}

/** Of many cases a share is run: the run reports their number alone. */
export function reportCases(cases: number, every: number): void {
  const why = `one in ${every} is run here`;
  if (!reportToRun({ cases, why })) process.stdout.write(`Left out: ${cases} cases: ${why}\n`);
}
