/** `npm run build`; with `--if-changed` it does nothing where what is built was made of the sources that are there. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steps } from './build-steps.mjs';
import { digestOf, hasSources, isBuiltOf, mark, unmark } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Before all tests, too. */
export default function buildIfChanged() {
  if (!hasSources(root)) return;
  const digest = digestOf(root);
  if (!isBuiltOf(root, digest)) build(digest);
}

/** Marked by what the sources were before: what changes meanwhile is built the next time. */
function build(digest) {
  if (!existsSync(join(root, 'node_modules/typescript'))) {
    throw new Error(
      'Cannot build: the modules for it are not installed. Run npm ci --include=dev && npm run build, and then npm prune --omit=dev; ' +
        'or take the folder that npm run package makes.',
    );
  }
  unmark(root);
  const start = performance.now();
  say('Building Meridian, which usually takes half a minute, and on a busy machine up to four minutes:');
  for (const [index, [doing, ...command]] of steps.entries()) {
    say(`  ${index + 1}/${steps.length} ${doing}`);
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build failed at ${doing}, see the errors above.`);
  }
  mark(root, digest);
  say(`Built in ${Math.round((performance.now() - start) / 1_000)} s.`);
}

/** On stderr, as the stdout of some commands that build first is read by programs. */
function say(line) {
  process.stderr.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv[2] === '--if-changed') buildIfChanged();
    else build(digestOf(root));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
