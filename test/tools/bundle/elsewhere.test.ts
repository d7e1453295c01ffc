import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from '../../support/process.js';
import { output } from '../../support/run.js';
import { OrdinaryUser } from './ordinary-user.js';

const user = new OrdinaryUser();
afterAll(async () => {
  await user.stop();
  rmSync(user.folder, { recursive: true });
});

it('starts by npm where there are no sources and no modules but those of production', async () => {
  const tree = join(user.folder, 'tree');
  mkdirSync(join(tree, 'node_modules'), { recursive: true });
  for (const path of ['package.json', 'scripts', 'bin', 'dist']) {
    cpSync(path, join(tree, path), { recursive: true, filter: (source) => !/\.map$|node_modules/.test(source) });
  }
  for (const path of await production()) {
    mkdirSync(join(tree, path, '..'), { recursive: true });
    symlinkSync(resolve(path), join(tree, path));
  }
  const port = String(await freePort());
  await user.run(tree, ['npm', '--silent', 'start'], /curl .*\n/, { PORT: port });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await user.run(tree, ['npm', '--silent', 'run', 'token', '--', 'list'], /$^/)).toContain('Demo');
});

/** Where npm has put them, without those below others. */
async function production(): Promise<string[]> {
  const listed = await output('npm', ['ls', '--omit=dev', '--all', '--parseable', '--silent']);
  const paths = listed.split('\n').slice(1);
  return paths
    .map((path) => path.slice(resolve('.').length + 1))
    .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
}
