/** Zone files as lines of words, as RFC 1035 has them: comments left out, parentheses resolved. */

/** Characters of a message; text of the file may be of any length. */
const longestProblem = 160;

export class ZoneFileError extends Error {
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem.length > longestProblem ? `${problem.slice(0, longestProblem - 3)}...` : problem}`);
  }
}

export interface ZoneFileToken {
  /** The text as written, without the quotes around it; escapes remain. */
  readonly text: string;
  readonly isQuoted: boolean;
}

/** One entry: a line, or several within parentheses. */
export interface ZoneFileEntry {
  /** The number of its first line, from 1. */
  readonly line: number;
  /** True if the line begins with a blank: it belongs to the same name as the entry before. */
  readonly isIndented: boolean;
  readonly tokens: readonly ZoneFileToken[];
}

const blanks = ' \t\r\ufeff';
const ends = `${blanks}\n;()"`;

export function* entriesOf(source: string): Generator<ZoneFileEntry> {
  let [at, line, depth] = [0, 1, 0];
  let tokens: ZoneFileToken[] = [];
  let begun = { line, isIndented: false };
  let isAtStart = true;
  while (at < source.length) {
    const sign = source.charAt(at);
    if (isAtStart && depth === 0) begun = { line, isIndented: blanks.includes(sign) && sign !== '\ufeff' };
    isAtStart = false;
    if (sign === '\n') {
      line += 1;
      at += 1;
      isAtStart = true;
      if (depth > 0) continue;
      if (tokens.length > 0) yield { ...begun, tokens };
      tokens = [];
    } else if (blanks.includes(sign)) at += 1;
    else if (sign === ';') at = endOfLine(source, at);
    else if (sign === '(' || sign === ')') {
      depth += sign === '(' ? 1 : -1;
      if (depth < 0) throw new ZoneFileError(line, 'a parenthesis is closed that was not opened');
      at += 1;
    } else if (sign === '"') {
      const end = endOfQuote(source, at + 1);
      const text = source.slice(at + 1, end);
      if (source[end] !== '"' || text.includes('\n')) throw new ZoneFileError(line, 'a quote is not closed');
      tokens.push({ text, isQuoted: true });
      at = end + 1;
    } else {
      const end = endOfWord(source, at);
      tokens.push({ text: source.slice(at, end), isQuoted: false });
      at = end;
    }
  }
  if (depth > 0) throw new ZoneFileError(begun.line, 'a parenthesis is not closed');
  if (tokens.length > 0) yield { ...begun, tokens };
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

function endOfQuote(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** A quote within a word, as in `alpn="h3,h2"`, belongs to it. */
function endOfWord(source: string, from: number): number {
  let at = from;
  while (at < source.length && !ends.includes(source.charAt(at))) {
    if (source[at] === '\\') at += 2;
    else if (source[at] === '=' && source[at + 1] === '"') at = endOfQuote(source, at + 2) + 1;
    else at += 1;
  }
  return Math.min(at, source.length);
}
