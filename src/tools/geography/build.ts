/** Writes dist/geography.data unless the one there was made from the same data and code. */
import { renameSync, writeFileSync } from 'node:fs';
import { compileGeography } from './compile.js';
import { dataFile } from '../../data/geography/file/data-file.js';
import { isFresh } from './fresh.js';

if (!isFresh(dataFile)) {
  // Written aside and renamed, so that a server or a second build never sees half a file.
  const aside = `${dataFile}.${process.pid}`;
  writeFileSync(aside, compileGeography());
  renameSync(aside, dataFile);
}
