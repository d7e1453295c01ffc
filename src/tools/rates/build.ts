/** Lays the histories of rates, unpacked, where what is built reads them: it needs nothing of `src`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { builtHistory, committedHistory, historyFiles, isCompressed } from '../../data/rates/tables/history-files.js';

for (const name of historyFiles) {
  const bytes = readFileSync(committedHistory(name));
  writeFileSync(builtHistory(name), isCompressed(name) ? brotliDecompressSync(bytes) : bytes);
}
