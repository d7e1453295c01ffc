/** Builds the server before the tests run, unless it was built since its sources changed. */
import { execSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const made = 'dist/bundle/index.js';
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'schema/schema.graphql',
  'src',
];

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export default function build() {
  const inSrc = readdirSync('src', { recursive: true }).map((path) => join('src', path));
  const builtAt = changedAt(made);
  if ([...sources, ...inSrc].every((path) => changedAt(path) <= builtAt)) return;
  execSync('npm run --silent build', { stdio: 'inherit' });
  const now = new Date();
  utimesSync(made, now, now);
}
