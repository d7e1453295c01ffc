import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { startProcess } from '../support/process.js';

// Beyond 1,536 names V8 makes a class for each object, which are not collected with what is short-lived.
it('leaves room for the names of 500 variables that come first in their objects', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-classes-'));
  const file = '--allow-natives-syntax test/support/hidden-classes.mjs';
  const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' }, file);
  const [, shared] = await server.printed(/^shared (\d+) of 500$/m);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  expect(shared).toBe('500');
});
