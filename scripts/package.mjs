/** `npm run package [-- FOLDER]`: what is built and what it loads, in one folder that starts anywhere. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, documents, isTaken, loaded } from './packaged.mjs';

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

const { packages } = read('package-lock.json');
const modules = new Set();
for (const name of loaded.keys()) take(name, '');
for (const path of modules) copy(path);
for (const path of [...built, 'bin', ...documents]) copy(path);

const { scripts, name, version, description, keywords, author, license, type, engines, bin } = read('package.json');
const { start, token, sandbox } = scripts;
const dependencies = Object.fromEntries(
  [...loaded.keys()].map((module) => [module, packages[`node_modules/${module}`].version]),
);
const about = { name, version, description, keywords, author, license, private: true, type, engines, bin };
const manifest = { ...about, scripts: { start, token, sandbox }, dependencies };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`Made ${target}. Where it is to run: cd ${target} && DATA_DIR=… npm start`);

/** A module and what it depends on, each from the nearest folder that has it. */
function take(name, from) {
  const path = `${from}node_modules/${name}`;
  // What is nowhere is for another platform.
  if (packages[path] === undefined || !existsSync(join(root, path))) {
    if (from !== '') take(name, from.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, ''));
    return;
  }
  if (modules.has(path)) return;
  modules.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  if (loaded.get(name)?.alone) return;
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) take(each, `${path}/`);
}

function copy(path) {
  for (const file of filesIn(path).filter(isTaken)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    if (file.endsWith('.md'))
      writeFileSync(join(target, file), withLicensesOfDist(readFileSync(join(root, file), 'utf8')));
    else cpSync(join(root, file), join(target, file));
  }
}

/** The licences of the data lie beside it in `src`, of which a package has none, and in `dist`. */
function withLicensesOfDist(text) {
  return text.replaceAll('](../src/', '](../dist/');
}

/** Without the modules that stand below another, each of which is copied by itself. */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const inside = readdirSync(join(root, path)).filter((name) => name !== 'node_modules');
  return inside.flatMap((name) => filesIn(`${path}/${name}`));
}
