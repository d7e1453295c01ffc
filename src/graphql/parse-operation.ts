/** Parses the text of an operation. Its nesting is bounded, because the parser and much of what follows it is recursive. */
import { type DocumentNode, GraphQLError, Lexer, Source, TokenKind, parse } from 'graphql';
import type { CallerError } from '../base/errors.js';
import { maxTokens, tooLarge } from './admission/operation-limits.js';

/** The most brackets within each other, of any kind: those of selections, arguments, values and types. */
const maxNesting = 128;

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

/** Throws a GraphQLError for a text that is no operation, has too many tokens or nests too deep. */
export function parseOperation(text: string): DocumentNode {
  const refusal = refusalOfNesting(text);
  if (refusal) throw refusal;
  return parse(text, { maxTokens });
}

/** The error for a text that nests too deep. */
export function refusalOfNesting(text: string): CallerError | undefined {
  // Most texts have fewer brackets in all, and need not be read twice.
  if (text.split(/[([{]/, maxNesting + 2).length <= maxNesting + 1) return undefined;
  try {
    const isTooDeep = isDeeper(new Lexer(new Source(text)), maxNesting);
    return isTooDeep ? tooLarge('nesting', maxNesting, 'more', 'brackets within each other') : undefined;
  } catch (error) {
    // The parser gets no further than this either, and says why.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** Looks at as many tokens as the parser does. */
function isDeeper(lexer: Lexer, most: number): boolean {
  let levels = 0;
  for (let count = 0; count <= maxTokens && levels <= most; count += 1) {
    const { kind } = lexer.advance();
    if (opening.has(kind)) levels += 1;
    if (closing.has(kind)) levels -= 1;
    // The parser stops at the end, and at a bracket that was never opened.
    if (kind === TokenKind.EOF || levels < 0) return false;
  }
  return levels > most;
}
