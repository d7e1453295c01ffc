/** Where a program is that tests need, and what is left out where it is not installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe } from '@jest/globals';

/** The first of these on the path that is there, or the one that is named instead; null where there is none. */
export function executableOf(names: readonly string[], named: string | undefined): string | null {
  const folders = named?.includes('/') ? [''] : (process.env['PATH'] ?? '').split(delimiter);
  const wanted = named ? [named] : names;
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable) ?? null;
}

/** Says once for each file what is left out where there is no such program. */
export function describeWith(executable: string | null, lack: string, what: string, tests: () => void): void {
  if (executable !== null) return describe(what, tests);
  process.stdout.write(`Left out: ${what}, as ${lack}.\n`);
  describe.skip(what, tests);
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
