/** Values written into the text of an operation, strings in every way that GraphQL has. */
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { Choices } from './choices.js';

export function literal(choices: Choices, value: unknown, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(choices, value, type.ofType);
  if (value === null) return 'null';
  if (isListType(type)) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return `[${items.map((item) => literal(choices, item, type.ofType)).join(choices.one([', ', ' ']))}]`;
  }
  if (isInputObjectType(type) && typeof value === 'object') {
    const fields = type.getFields();
    const entries = Object.entries(value).map(([name, inner]) => {
      const field = fields[name];
      return field ? `${name}: ${literal(choices, inner, field.type)}` : '';
    });
    return `{${entries.join(', ')}}`;
  }
  if (typeof value === 'string') return isEnumType(type) ? value : text(choices, value);
  return String(value);
}

function text(choices: Choices, value: string): string {
  const way = choices.int(0, 5);
  if (way === 0) return `"${[...value].map(escaped).join('')}"`;
  if (way === 1)
    return `"${[...value].map((letter) => (choices.chance(0.3) ? escaped(letter) : plain(letter))).join('')}"`;
  if (way === 2 && /^[\w(][\w .,()=-]*[\w)]$/.test(value)) return `"""${value}"""`;
  if (way === 3 && /^[\w(][\w .,()=-]*[\w)]$/.test(value)) return `"""\n    ${value}\n  """`;
  return JSON.stringify(value);
}

function escaped(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

function plain(letter: string): string {
  return JSON.stringify(letter).slice(1, -1);
}
