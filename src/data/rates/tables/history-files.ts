/** The histories of rates that ship with the service: committed beside this file, and laid by the build where they are read. */
import { shipped } from '../../../base/paths.js';

export const historyFiles = ['history.json', 'ecb-history.json'] as const;

type HistoryFileName = (typeof historyFiles)[number];

/** Differences between rates read as nothing, so they are kept short; the other file is kept as text, of which changes can be read. */
const compressed: HistoryFileName = 'ecb-history.json';

export function committedHistory(name: HistoryFileName): URL {
  return shipped(`src/data/rates/tables/${name}${isCompressed(name) ? '.br' : ''}`);
}

export function builtHistory(name: HistoryFileName): URL {
  return shipped(`dist/data/rates/tables/${name}`);
}

export function isCompressed(name: HistoryFileName): boolean {
  return name === compressed;
}
