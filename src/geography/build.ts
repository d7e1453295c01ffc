/** Writes dist/geography.data unless the one there was made from the same data and code. */
import { closeSync, existsSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { compileGeography, fingerprint } from './compile.js';
import { dataFile, fingerprintBytes } from './data-file.js';

function isFresh(): boolean {
  if (!existsSync(dataFile)) return false;
  const found = Buffer.alloc(fingerprintBytes);
  const file = openSync(dataFile, 'r');
  readSync(file, found);
  closeSync(file);
  return found.equals(fingerprint());
}

if (!isFresh()) {
  // Written aside and renamed, so that a server or a second build never sees half a file.
  const aside = `${dataFile}.${process.pid}`;
  writeFileSync(aside, compileGeography());
  renameSync(aside, dataFile);
}
