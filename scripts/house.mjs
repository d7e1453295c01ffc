/** `npm run house`: how the source is laid out, in figures. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }));

const counts = new Map();
for (const { file } of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const folders = [...counts].sort(([, a], [, b]) => b - a);
const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
const short = files.filter(({ lines }) => lines <= 15);

console.log(`First level: ${readdirSync(root).join(', ')}`);
console.log(`Files: ${files.length}, median ${sorted[sorted.length >> 1]} lines, longest ${sorted.at(-1)}`);
console.log(`Files of 15 lines or less: ${short.length}`);
console.log('Largest folders:');
for (const [folder, count] of folders.slice(0, 8)) console.log(`  ${String(count).padStart(3)}  ${folder}`);
console.log('Layers, circles and private words are held by test/house.');
