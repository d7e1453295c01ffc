/** Suites tell the whole run something by lines of the file TEST_LOG, which `scripts/reporter.mjs` reads. */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from '@jest/globals';

/** False where no run reads it, as when Jest itself was started. */
export function reportToRun(line: Readonly<Record<string, unknown>>): boolean {
  const { TEST_LOG } = process.env;
  if (TEST_LOG === undefined) return false;
  const suite = relative('', expect.getState().testPath ?? '');
  appendFileSync(TEST_LOG, `${JSON.stringify({ suite, ...line })}\n`);
  return true;
}
