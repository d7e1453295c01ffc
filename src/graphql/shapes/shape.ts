/** Identifies texts that differ only in the literals given to fields, in whitespace and in comments. */
import { GraphQLError, Lexer, Source, type Token, TokenKind } from 'graphql';
import { maxLength, maxTokens } from '../admission/operation-limits.js';
import { FieldArguments } from './field-arguments.js';
import { type Literal, literalOf } from './literal.js';

export interface Shape {
  /** Texts with equal keys parse alike except for their literals, with equal literals in the same places. */
  readonly key: string;
  /** Each distinct literal once. */
  readonly literals: readonly Literal[];
  /** The index of the literal by its offset in the text. */
  readonly places: ReadonlyMap<number, number>;
}

/** Undefined for a text that cannot be parsed or is too long: parsing will report it. */
export function shapeOf(text: string): Shape | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return read(new Lexer(new Source(text)));
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

function read(lexer: Lexer): Shape | undefined {
  let key = '';
  const literals: Literal[] = [];
  const places = new Map<number, number>();
  const numbers = new Map<string, number>();
  const fieldArguments = new FieldArguments();
  let count = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    count += 1;
    if (count > maxTokens) return undefined;
    const literal = fieldArguments.has(token.kind) ? literalOf(token) : undefined;
    if (!literal) {
      key += `${written(token)}\n`;
      continue;
    }
    // Field merging compares the kind and value of literals, so equal literals share an index.
    const name = `${token.kind} ${token.value}`;
    const number = numbers.get(name) ?? literals.push(literal) - 1;
    numbers.set(name, number);
    places.set(token.start, number);
    key += `#${number}\n`;
  }
  return { key, literals, places };
}

/** Unambiguous, without line feeds, and never beginning with the marker of a literal. */
function written({ kind, value }: Token): string {
  if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) return `${kind} ${JSON.stringify(value)}`;
  return value || kind;
}
