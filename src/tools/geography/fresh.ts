/** Checks whether a data file is whole and was made from the places and the code that are there. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { fingerprint } from './compile.js';
import { fingerprintBytes } from '../../data/geography/file/data-file.js';

export function isFresh(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = openSync(path, 'r');
  const last = fstatSync(file).size - fingerprintBytes;
  const ends = [0, Math.max(last, 0)].map((position) => {
    const end = Buffer.alloc(fingerprintBytes);
    readSync(file, end, 0, fingerprintBytes, position);
    return end;
  });
  closeSync(file);
  const wanted = fingerprint();
  return last >= fingerprintBytes && ends.every((end) => end.equals(wanted));
}
