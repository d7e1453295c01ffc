/** Odd values of every kind. */
import type { Choices } from '../generate/choices.js';
import { magic } from '../generate/values.js';

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '💶',
  '\ud800',
  'é'.repeat(300),
  '%00',
  '../../..',
  '{}',
  magic,
  `${magic}(0)`,
  [],
  [[]],
  [null],
  {},
  { a: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { constructor: { prototype: { polluted: true } } },
  ['IN', 'US'],
  'IN',
  'USD',
];

export function odd(choices: Choices): unknown {
  if (choices.chance(0.1)) return Array.from({ length: choices.int(1, 40) }, () => choices.one(oddValues));
  if (choices.chance(0.1)) return { [JSON.stringify(choices.one(oddValues))]: choices.one(oddValues) };
  return choices.one(oddValues);
}

const numbers = [
  '1e999',
  '-1e999',
  '9'.repeat(400),
  '0.'.padEnd(300, '0') + '1',
  '1e-400',
  '-0',
  '9007199254740993',
  '2147483648',
  '0x10',
  'NaN',
  '01',
];

/** JSON text, not always well-formed, and not always text. */
export function oddJson(choices: Choices, text: string): string | Buffer {
  const way = choices.int(0, 11);
  if (way === 0) return text.slice(0, choices.int(0, text.length));
  if (way === 1) return Buffer.from(text).subarray(0, -1);
  if (way === 2) return Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xf0, 0x9f, 0x92])]);
  if (way === 3) return Buffer.from(text).map((byte) => (choices.chance(0.02) ? choices.int(0, 255) : byte)) as Buffer;
  if (way === 4) return `\ufeff${text}`;
  if (way === 5) return text.replace(/\d+|true|false|null|""/, choices.one(numbers));
  if (way === 6) return choices.one(['[', '{"a":', '{"query":[']).repeat(choices.int(1, 20_000));
  if (way === 7) return `[${text},${text}]`;
  if (way === 8) return text.replace('{', '{"query":"{__typename}","__proto__":{"x":1},"query":null,');
  if (way === 9)
    return choices.one(['', ' ', 'null', '0', '"x"', '[]', '[null]', '{}', 'undefined', '{"query":}', '{"query":"{"}']);
  if (way === 10) return Buffer.from(text, 'utf16le');
  return mutated(choices, text);
}

/** With some of its letters gone, doubled or replaced. */
export function mutated(choices: Choices, text: string): string {
  let result = text;
  for (let changes = choices.int(1, 4); changes > 0; changes -= 1) {
    const at = choices.int(0, result.length);
    const upTo = Math.min(result.length, at + choices.int(0, 5));
    const between = choices.one([
      '',
      '{',
      '}',
      '(',
      ')',
      '"',
      '"""',
      '$',
      '@',
      '...',
      '!',
      '\\',
      '\u0000',
      result.slice(at, upTo).repeat(2),
    ]);
    result = result.slice(0, at) + between + result.slice(upTo);
  }
  return result;
}
