/** The build step that makes the data file. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { dataFile } from '../../../src/data/geography/file/data-file.js';
import { loadGeography } from '../../../src/data/geography/geography.js';
import { node, output } from '../../support/run.js';
import { itSome } from '../../support/scale.js';

itSome('leaves a data file alone that was made from the same data and code', async () => {
  const build = fileURLToPath(new URL('../../../dist/tools/geography/build.js', import.meta.url));
  await output(node, [build]);
  const made = statSync(dataFile);
  await output(node, [build]);
  expect(statSync(dataFile).ino).toBe(made.ino);
  expect(statSync(dataFile).mtimeMs).toBe(made.mtimeMs);
});

itSome('makes a data file anew that was cut short, which a start detects', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'geography-'));
  const path = join(folder, 'geography.data');
  const whole = readFileSync(dataFile);
  try {
    const fresh: boolean[] = [];
    for (const length of [whole.length, whole.length / 2, 40, 32]) {
      writeFileSync(path, whole.subarray(0, length));
      fresh.push(await isFresh(path));
    }
    expect(fresh).toEqual([true, false, false, false]);
    writeFileSync(path, whole.subarray(0, whole.length / 2));
    expect(() => loadGeography(path)).toThrow('npm run build');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** As the build asks, whose code is that of dist/. */
async function isFresh(path: string): Promise<boolean> {
  const module = new URL('../../../dist/tools/geography/fresh.js', import.meta.url).href;
  const code = `import { isFresh } from '${module}'; process.stdout.write(String(isFresh(process.argv[1])));`;
  return (await output(node, ['--input-type=module', '-e', code, path])) === 'true';
}
