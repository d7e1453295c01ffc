/** Copies the histories of rates to what is built, which needs nothing of `src`. */
import { copyFileSync } from 'node:fs';
import { builtHistory, committedHistory, historyFiles } from '../../data/rates/tables/history-files.js';

for (const name of historyFiles) copyFileSync(committedHistory(name), builtHistory(name));
