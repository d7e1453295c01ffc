/** What the build is made of, and whether what is built was made of it: by content, as copies and checkouts have times of their own. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/build-steps.mjs',
  'schema/schema.graphql',
  'docs/documents',
  'src',
];

const markOf = (root) => join(root, 'dist/sources.sha256');

/** False in a tree that came without its sources: what is built there is all there is. */
export function hasSources(root) {
  return existsSync(join(root, 'src'));
}

export function digestOf(root) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

export function isBuiltOf(root, digest) {
  const mark = markOf(root);
  return existsSync(mark) && readFileSync(mark, 'utf8') === digest;
}

export function mark(root, digest) {
  writeFileSync(markOf(root), digest);
}

export function unmark(root) {
  rmSync(markOf(root), { force: true });
}

function filesIn(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
