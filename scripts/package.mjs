/** `npm run package [-- FOLDER]`: what is built and the production modules, in one folder that starts anywhere. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const given = process.argv[2];
const target = resolve(root, given ?? 'package');
if (given !== undefined && existsSync(target)) {
  console.error(`Expected a folder that is not there yet, but got ${target}`);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

/** What only compilers and debuggers read. */
const leftOut = /\.(map|d\.[cm]?ts|tsbuildinfo)$/;

/** As npm has noted what is installed, for this platform alone; a workspace is a link. */
const { packages } = read('node_modules/.package-lock.json');
const isWanted = (path) => path.startsWith('node_modules/') && !packages[path].dev && !packages[path].link;
const modules = Object.keys(packages).filter(isWanted);
for (const path of modules) copy(path);
copy('dist');
copy('LICENSE');

const {
  scripts,
  devDependencies: _,
  overrides: __,
  allowScripts: ___,
  workspaces: ____,
  ...kept
} = read('package.json');
const { start, token, sandbox } = scripts;
const manifest = { ...kept, scripts: { start, token, sandbox } };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`Made ${target}. Where it is to run: cd ${target} && DATA_DIR=… npm start`);

/** Without the modules that stand below another, each of which is copied by itself. */
function copy(path) {
  const from = join(root, path);
  const isCopied = (source) => !leftOut.test(source) && !/[\\/]node_modules([\\/]|$)/.test(source.slice(from.length));
  cpSync(from, join(target, path), { recursive: true, filter: isCopied });
}
