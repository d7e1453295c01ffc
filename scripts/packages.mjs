/**
 * `node scripts/packages.mjs [FOLDER…]`: installs the packages that one script or a few suites alone need, of the folders of
 * `scripts/packages` unless some are named. Nothing is done where those that the lock of a folder names are installed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Hundreds of packages for one suite: they are installed only where their folder is named. */
const onlyNamed = ['router'];

export const all = readdirSync(join(root, 'scripts/packages'))
  .filter((name) => !onlyNamed.includes(name))
  .map((name) => `scripts/packages/${name}`);

/** False where it fails, as without a network. */
export function install(folder) {
  const lock = join(root, folder, 'package-lock.json');
  const installed = join(root, folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return true;
  console.log(`Installing the packages of ${folder}`);
  // By a shell, as npm is a script of one on Windows.
  const command = `npm ci --silent --ignore-scripts --prefix ${folder}`;
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error(`Could not install them: \`${command}\` failed`);
    return false;
  }
  copyFileSync(lock, installed);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : all;
  const failed = folders.filter((folder) => !install(folder));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
