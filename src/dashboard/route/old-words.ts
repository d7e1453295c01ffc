/** Filters in bookmarks and saved views may have the words for a status that releases until 0.3.0 used. */
const statusWords: Readonly<Record<string, string>> = {
  'being-made': 'creating',
  'being-rebuilt': 'rebuilding',
  'being-deleted': 'deleting',
  moving: 'migrating',
  'in-process': 'in-progress',
  'not-known': 'unknown',
};

/** The text of a filter with the words of this release. */
export function inNewWords(filter: string): string {
  return filter.replace(/(?<=^|\s)!?status:\S+/gi, (term) =>
    term.replace(/[a-z-]+(?=,|$)/gi, (word) => statusWords[word.toLowerCase()] ?? word),
  );
}
