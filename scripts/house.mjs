/** `npm run house`: how the source is laid out, in figures, and whether it keeps to the layers, the words and the tests. */
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesInCircles, importsIn } from './imports.mjs';
import { memoSites } from './memo-sites.mjs';
import { mirror } from './mirror.mjs';
import { unusedExports } from './unused-exports.mjs';
import { comments, privateNames } from './words.mjs';

const root = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }));

const counts = new Map();
for (const { parentPath, path = parentPath } of readdirSync(root, { recursive: true, withFileTypes: true }).filter(
  (one) => one.isFile(),
)) {
  const folder = relative(root, path);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const folders = [...counts].sort(([, a], [, b]) => b - a);
const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
const short = files.filter(({ lines }) => lines <= 15);

console.log(`First level: ${readdirSync(root).join(', ')}`);
console.log(`Files: ${files.length}, median ${sorted[sorted.length >> 1]} lines, longest ${sorted.at(-1)}`);
console.log(`Files of 15 lines or less: ${short.length}`);
const { tests, namesakes, strays } = mirror();
const found = tests.length - strays.length;
const share = ((100 * found) / tests.length).toFixed(1);
console.log(
  `Tests found by their path: ${found} of ${tests.length}, ${share} %; named as their source: ${namesakes.length}`,
);
console.log('Largest folders:');
for (const [folder, count] of folders.slice(0, 8)) console.log(`  ${String(count).padStart(3)}  ${folder}`);
console.log(`Files in circles of imports: ${filesInCircles(importsIn(root)).length}`);
const sites = memoSites(root);
console.log(`Memo sites: ${[...sites.values()].flat().length} in ${sites.size} files`);
console.log(`Exports that nobody imports: ${unusedExports(join(root, '..')).length}`);
const everyComment = comments(root);
const subjectless = everyComment.filter(({ hasSubject }) => !hasSubject);
console.log(`Comments: ${everyComment.length}, of which ${subjectless.length} begin without a subject`);
const names = privateNames(root).map(({ name }) => name);
const perName = [...new Set(names)].map((name) => `${name} ${names.filter((other) => other === name).length}`);
console.log(`Private names: ${names.length} locals, parameters, properties (${perName.join(', ') || 'none'})`);
console.log('Lines:');
for (const wing of readdirSync(root)) {
  const lines = files.filter(({ file }) => file.startsWith(`${wing}/`)).reduce((sum, one) => sum + one.lines, 0);
  console.log(`  ${wing.padEnd(10)} ${lines}`);
}
const declared = files
  .map(({ file }) => readFileSync(join(root, file), 'utf8'))
  .flatMap((text) =>
    [...text.matchAll(/\bname: '([^']+)',\s+(?:version(?:: \w+)?,\s+)?(?:most|share): /g)].map(([, name]) => name),
  );
const places = declared.length / new Set(declared).size;
console.log(`Stored things: ${new Set(declared).size}, places that declare each: ${places}`);
console.log('Layers:');
const table = readFileSync(join(root, '../docs/architecture.md'), 'utf8').matchAll(
  /^\| `src\/(\w+)` +\|.+\| (.+?) +\|$/gm,
);
for (const [, folder, all] of table) console.log(`  ${folder.padEnd(10)} may import ${all}`);

const modules = join(root, '../node_modules');
const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
console.log(`Installed: ${Object.keys(packages).length} packages, ${Math.round(bytesIn(modules) / 2 ** 20)} MB`);

// Whether imports keep to that table and run in no circle, names to the glossary, comments to subjects, and tests to
// their places.
const jest = ['node_modules/jest/bin/jest.js', '--verbose'];
const suites = ['layers', 'glossary', 'words', 'mirror'].map((name) => `test/house/${name}`);
const { status } = spawnSync(process.execPath, [...jest, ...suites], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;

/** On the disk, without what builds and tests cache there. */
function bytesIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== '.cache')
    .map((entry) => {
      const inside = join(path, entry.name);
      return lstatSync(inside).blocks * 512 + (entry.isDirectory() ? bytesIn(inside) : 0);
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
