/** How far the search for a text is: nothing is missing before it was looked for. */

export type Looked = 'not' | 'looking' | 'failed' | 'part' | 'all';

interface SearchState {
  /** The text as it is typed; `wanted` is the text that was searched for. */
  readonly text: string;
  readonly wanted: string;
  readonly canFind: boolean;
  readonly isBusy: boolean;
  /** The answer is that of another text. */
  readonly isOld: boolean;
  readonly hasProblems: boolean;
  /** Null until there is an answer. */
  readonly isComplete: boolean | null;
}

export function lookedFor({ text, wanted, canFind, isBusy, isOld, hasProblems, isComplete }: SearchState): Looked {
  if (text !== wanted) return 'looking';
  if (!canFind) return 'not';
  if (isBusy) return 'looking';
  if (isOld || isComplete === null) return hasProblems ? 'failed' : 'looking';
  return isComplete && !hasProblems ? 'all' : 'part';
}

export function nothingIn(looked: Looked, text: string): string {
  const fields = 'in its name, address, labels or id';
  switch (looked) {
    case 'looking':
      return 'Searching';
    case 'failed':
      return `The search for ${text} failed.`;
    case 'part':
      return `Nothing that could be read has ${text} ${fields}.`;
    case 'all':
      return `Nothing has ${text} ${fields}.`;
    case 'not':
      return 'No page or command has this name. Your token cannot search resources, or the text is too long.';
  }
}
