/** The content of the field: finished terms, which are its chips, and the text still being typed. */
import { isComplete, parse, type Term } from './parse.js';
import { print, printTerm } from './print.js';

export interface FilterDraft {
  readonly chips: readonly Term[];
  readonly typed: string;
  /** The caret's position in what is typed. */
  readonly caret: number;
}

const plain = ({ key, any, none }: Term): Term => ({ key, any, none });

/** A space after these does not end the term: `status: running`, `country:DE, FI`. */
const unfinished = /(?:^|\s)!?[a-z][\w-]*:(?:[^\s"]*[,!<>=])?\s$/i;

/** The complete text, as in the address. */
export function textOf({ chips, typed }: FilterDraft): string {
  return [print(chips), typed.trim()].filter((part) => part !== '').join(' ');
}

/** The text to suggest completions for, and the caret's position in it. */
export function wholeOf({ chips, typed, caret }: FilterDraft): { text: string; caret: number; offset: number } {
  const before = print(chips);
  const offset = before === '' ? 0 : before.length + 1;
  return { text: offset === 0 ? typed : `${before} ${typed}`, caret: offset + caret, offset };
}

/** After typing: terms before the caret that end with a space become chips. */
export function type(draft: FilterDraft, typed: string, caret: number): FilterDraft {
  if (unfinished.test(typed.slice(0, caret))) {
    const remaining = typed.slice(0, caret - 1);
    return { ...draft, typed: remaining + typed.slice(caret), caret: remaining.length };
  }
  const terms = parse(typed);
  const firstKept = terms.findIndex((term) => term.end >= caret || !isComplete(term));
  const done = firstKept < 0 ? terms : terms.slice(0, firstKept);
  const end = done.at(-1)?.end;
  if (end === undefined) return { ...draft, typed, caret };
  const rest = typed.slice(end).trimStart();
  return {
    chips: [...draft.chips, ...done.map(plain)],
    typed: rest,
    caret: Math.max(0, caret - (typed.length - rest.length)),
  };
}

/** Turns all complete terms into chips, as on Enter. */
export function finish({ chips, typed }: FilterDraft): FilterDraft {
  const terms = parse(typed);
  const open = print(terms.filter((term) => !isComplete(term)));
  return { chips: [...chips, ...terms.filter(isComplete).map(plain)], typed: open, caret: open.length };
}

export const read = (text: string): FilterDraft => finish({ chips: [], typed: text, caret: text.length });

export function remove(draft: FilterDraft, index: number): FilterDraft {
  return { ...draft, chips: draft.chips.filter((_, place) => place !== index) };
}

/** Turns a chip back into text before what is typed. */
export function takeBack(draft: FilterDraft, index: number): FilterDraft {
  const chip = draft.chips[index];
  if (chip === undefined) return draft;
  const written = printTerm(chip);
  const rest = draft.typed.trim();
  return { ...remove(draft, index), typed: rest === '' ? written : `${written} ${rest}`, caret: written.length };
}

/** Replaces `start` to `end` of what is typed by a suggestion: a value ends its term, a key does not. */
export function take(draft: FilterDraft, insert: string, start: number, end: number, ends: boolean): FilterDraft {
  const head = draft.typed.slice(0, start) + insert;
  const rest = draft.typed.slice(end);
  if (!ends || rest.startsWith(',')) return { ...draft, typed: head + rest, caret: head.length };
  return type(draft, `${head} ${rest.trimStart()}`, head.length + 1);
}

/** Replaces the term of this index, counting chips and then what is typed. */
export function replace(draft: FilterDraft, index: number, term: Term): FilterDraft {
  if (index < draft.chips.length) {
    return { ...draft, chips: draft.chips.map((chip, place) => (place === index ? plain(term) : chip)) };
  }
  const placed = parse(draft.typed)[index - draft.chips.length];
  if (placed === undefined) return draft;
  return take(draft, printTerm(term), placed.start, placed.end, isComplete(term));
}
