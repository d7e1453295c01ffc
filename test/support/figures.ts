/**
 * What a suite has measured, and its seed: printed where somebody names the suite. In `npm test` it would stand among the
 * lines of the suites, and is printed at the end for those that failed.
 */
import { reportToRun } from './report.js';

export function printFigures(...lines: readonly string[]): void {
  const figures = lines.join('\n');
  if (process.env['TEST_LANE'] === 'short' && reportToRun({ figures })) return;
  process.stdout.write(`${figures}\n`);
}
