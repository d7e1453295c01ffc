/** The histories of rates that ship with the service: committed beside this file, and copied by the build to where they are read. */
import { shipped } from '../../../base/paths.js';

export const historyFiles = ['history.json', 'ecb-history.json'] as const;

type HistoryFileName = (typeof historyFiles)[number];

export function committedHistory(name: HistoryFileName): URL {
  return shipped(`src/data/rates/tables/${name}`);
}

export function builtHistory(name: HistoryFileName): URL {
  return shipped(`dist/data/rates/tables/${name}`);
}
