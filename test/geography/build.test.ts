/** The build step that makes the data file. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { dataFile } from '../../src/geography/data-file.js';

it('leaves a data file alone that was made from the same data and code', () => {
  const build = fileURLToPath(new URL('../../dist/geography/build.js', import.meta.url));
  execFileSync(process.execPath, [build]);
  const made = statSync(dataFile);
  execFileSync(process.execPath, [build]);
  expect(statSync(dataFile).ino).toBe(made.ino);
  expect(statSync(dataFile).mtimeMs).toBe(made.mtimeMs);
});
