/** Texts that differ from another in literals, in blanks and comments, or in a token. */
import { Lexer, Source, type Token, TokenKind } from 'graphql';
import type { Choices } from '../generate/choices.js';

const literals = new Set([TokenKind.INT, TokenKind.FLOAT, TokenKind.STRING, TokenKind.BLOCK_STRING]);

/** Of its own kind, so that it is often valid. */
const alike: Readonly<Record<string, readonly string[]>> = {
  [TokenKind.INT]: ['0', '1', '2', '3', '5', '7', '25', '2147483647', '-1'],
  [TokenKind.FLOAT]: ['0.5', '1.10', '1.1', '1e3', '-2.5'],
  [TokenKind.STRING]: ['"IN"', '"x"', '"a"', '""', '"\\u0041"', '"two\\nlines"', '"#0"', '"\\""', '"__proto__"'],
  [TokenKind.BLOCK_STRING]: ['"""IN"""', '"""\n  two\n    lines\n"""', '"""a "quoted" \\""" b"""', '""""""'],
};
const dates = ['"2026-09-29"', '"2024-02-29"', '"2026-9-1"', '"2026-13-01"', '"2025-02-29"'];
const times = ['"2026-09-29T00:00:00Z"', '"2026-09-29T12:30:00+02:00"', '"2026-09-29T25:00:00Z"'];
const codes = ['"INR"', '"usd"', '"EUR"', '"E1R"'];
const digits = ['"1.10"', '"7"', '"0.000000001"', '"1e5"'];
const others = [
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1.0',
  '1e400',
  '0.0',
  '"1"',
  '"true"',
  '"RED"',
  '"null"',
  ...dates,
  ...times,
  ...codes,
  ...digits,
  ...Object.values(alike).flat(),
];

export function altered(choices: Choices, text: string): string {
  const tokens = tokensOf(text);
  const share = choices.one([0.1, 0.5, 1]);
  const chosen = new Map<string, string>();
  // Equal literals mostly stay equal.
  const isTogether = choices.chance(0.85);
  const isAlike = choices.chance(0.6);
  const wording = (token: Token): string => {
    const written = text.slice(token.start, token.end);
    if (!literals.has(token.kind)) return written;
    const name = `${token.kind} ${token.value}`;
    const known = isTogether ? chosen.get(name) : undefined;
    const wanted = known ?? (choices.chance(share) ? choices.one(isAlike ? suited(token) : others) : written);
    chosen.set(name, wanted);
    return wanted;
  };
  return tokens.map((token) => `${wording(token)}${gap(choices)}`).join('');
}

/** With a token left out, doubled, exchanged with the next or put in the place of another. */
export function broken(choices: Choices, text: string): string {
  const words = tokensOf(text).map(({ start, end }) => text.slice(start, end));
  const [at, from] = [choices.int(0, words.length - 1), choices.int(0, words.length - 1)];
  const [word = '', next = '', elsewhere = ''] = [words[at], words[at + 1], words[from]];
  const changes = [[], [word, word], [next, word], [elsewhere], [word, elsewhere]];
  words.splice(at, 1, ...choices.one(changes));
  return words.join(' ');
}

function suited({ kind, value }: Token): readonly string[] {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dates;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return times;
  if (/^[a-z]{3}$/i.test(value)) return codes;
  if (kind === TokenKind.STRING && /^[\d.]+$/.test(value)) return digits;
  return alike[kind] ?? [];
}

function gap(choices: Choices): string {
  return choices.chance(0.9) ? ' ' : choices.one(['\n', ' , ', '\t', ' # a "comment" {(\n', '\r\n', '\ufeff', ',,,\n']);
}

function tokensOf(text: string): Token[] {
  const lexer = new Lexer(new Source(text));
  const tokens: Token[] = [];
  while (lexer.advance().kind !== TokenKind.EOF) tokens.push(lexer.token);
  return tokens;
}
