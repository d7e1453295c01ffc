/** What a text has in common with all that differ from it only in literals given to fields, and in blanks and comments. */
import { GraphQLError, Lexer, Source, type Token, TokenKind } from 'graphql';
import { maxLength, maxTokens } from '../admission/operation-limits.js';
import { FieldArguments } from './field-arguments.js';
import { type Literal, literalOf } from './literal.js';

export interface Shape {
  /** Texts of equal keys parse alike but for their literals, equal ones of which stand in the same places. */
  readonly key: string;
  /** Each once, however often it is given. */
  readonly literals: readonly Literal[];
  /** By where it starts in the text, which of the literals is given there. */
  readonly places: ReadonlyMap<number, number>;
}

/** Undefined for what cannot be read or is too long: parsing will report it. */
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
    // Whether fields can be merged is decided by the equality of kind and value.
    const name = `${token.kind} ${token.value}`;
    const number = numbers.get(name) ?? literals.push(literal) - 1;
    numbers.set(name, number);
    places.set(token.start, number);
    key += `#${number}\n`;
  }
  return { key, literals, places };
}

/** No two tokens alike, none with a line feed, none that begins with the sign of a place. */
function written({ kind, value }: Token): string {
  if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) return `${kind} ${JSON.stringify(value)}`;
  return value || kind;
}
