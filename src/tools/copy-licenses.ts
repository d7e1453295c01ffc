/** Copies the licences of the data to what is built, which needs nothing of `src`. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { licenseFiles } from '../data/licenses.js';

for (const { committed, built } of licenseFiles) {
  mkdirSync(new URL('.', built), { recursive: true });
  copyFileSync(committed, built);
}
