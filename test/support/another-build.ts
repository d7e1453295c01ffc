/** A tree with the build that there is, as if it had been built of other sources: for processes of two builds at once. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Without sources, so that nothing is built there. Null is the digest of what was built by no `npm run build`. */
export function anotherBuild(digest: string | null = 'ab'.repeat(32)): string {
  const tree = mkdtempSync(join(tmpdir(), 'meridian-another-build-'));
  mkdirSync(join(tree, 'dist'));
  // A script knows its tree by where it really is.
  for (const path of ['package.json', 'bin', 'dist/server/bundled'])
    cpSync(path, join(tree, path), { recursive: true });
  const others = readdirSync('dist').filter((name) => !['server', 'sources.sha256'].includes(name));
  for (const path of ['node_modules', 'schema', 'docs', ...others.map((name) => join('dist', name))])
    symlinkSync(resolve(path), join(tree, path));
  if (digest !== null) writeFileSync(join(tree, 'dist/sources.sha256'), digest);
  return tree;
}
