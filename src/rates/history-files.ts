/** The histories of rates that ship with the service: committed beside this file, and copied by the build to where they are read. */
export const historyFiles = ['history.json', 'ecb-history.json'] as const;

type HistoryFileName = (typeof historyFiles)[number];

/** The same from `src` and from `dist`. */
export function committedHistory(name: HistoryFileName): URL {
  return new URL(`../../src/rates/${name}`, import.meta.url);
}

export function builtHistory(name: HistoryFileName): URL {
  return new URL(`../../dist/rates/${name}`, import.meta.url);
}
