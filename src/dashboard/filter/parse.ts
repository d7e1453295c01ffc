/** Parses the text of a filter into its terms; never fails. */

type Comparison = '>' | '<' | '>=' | '<=';

export interface Value {
  readonly text: string;
  readonly comparison: Comparison | null;
}

/** One condition: any of these values (if there are some) and none of those. Without a key it searches the row. */
export interface Term {
  readonly key: string | null;
  readonly any: readonly Value[];
  readonly none: readonly Value[];
}

/** One of a term's values as written, possibly still empty; `body` is where it starts after `!` and `>`. */
export interface Piece extends Value {
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly not: boolean;
  readonly quoted: boolean;
}

export interface PlacedTerm extends Term {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
}

const keyAt = /[a-z][\w-]*:/iy;
const addressAt = /[\da-f]*(?::[\da-f.]*){2,}(?:\/\d+)?(?=[\s,]|$)/iy;
const comparisonAt = /[<>]=?/y;
const space = /\s/;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The key and its colon at this position, or ''. The colons of an IPv6 address do not make a key. */
export function readKey(text: string, at: number): string {
  return matchAt(addressAt, text, at) === '' ? matchAt(keyAt, text, at) : '';
}

/** Whether there is a value to look for: `status:` alone has none. */
export const isComplete = ({ any, none }: Term): boolean => any.length + none.length > 0;

const isEmpty = ({ text, quoted }: Piece): boolean => text === '' && !quoted;
const valueOf = ({ text, comparison }: Value): Value => ({ text, comparison });

/** The terms of a text in order. A `!` applies to all values after it in its term. */
export function parse(text: string): PlacedTerm[] {
  const terms: PlacedTerm[] = [];
  let at = 0;
  while (at < text.length) {
    if (space.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const term = readTerm(text, at);
    if (term.key !== null || isComplete(term)) terms.push(term);
    at = term.end;
  }
  return terms;
}

function readTerm(text: string, start: number): PlacedTerm {
  const outside = text.charAt(start) === '!' ? 1 : 0;
  const written = readKey(text, start + outside);
  const key = written === '' ? null : written.slice(0, -1);
  const pieces: Piece[] = [];
  let not = written !== '' && outside === 1;
  let at = written === '' ? start : start + outside + written.length;
  for (;;) {
    const piece = readPiece(text, at, not, key !== null);
    pieces.push(piece);
    not = piece.not;
    if (text.charAt(piece.end) !== ',') break;
    at = piece.end + 1;
  }
  const said = pieces.filter((piece) => !isEmpty(piece));
  return {
    key,
    any: said.filter((piece) => !piece.not).map(valueOf),
    none: said.filter((piece) => piece.not).map(valueOf),
    start,
    end: pieces.at(-1)?.end ?? at,
    pieces,
  };
}

function readPiece(text: string, start: number, notBefore: boolean, keyed: boolean): Piece {
  let at = start;
  while (text.charAt(at) === '!') at += 1;
  const not = notBefore || at > start;
  const comparison = keyed ? comparisonOf(matchAt(comparisonAt, text, at)) : null;
  const body = at + (comparison?.length ?? 0);
  let read = '';
  let quoted = false;
  let inside = false;
  for (at = body; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      inside = !inside;
      quoted = true;
    } else if (inside && character === '\\' && at + 1 < text.length) {
      at += 1;
      read += text.charAt(at);
    } else if (!inside && (character === ',' || space.test(character))) {
      break;
    } else {
      read += character;
    }
  }
  return { text: read, comparison, start, body, end: at, not, quoted };
}

function comparisonOf(sign: string): Comparison | null {
  return sign === '>' || sign === '<' || sign === '>=' || sign === '<=' ? sign : null;
}
