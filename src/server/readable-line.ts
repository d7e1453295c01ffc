/**
 * Formats a line of the log for people: `14:03:22 WARN  what happened  account="prod"`, and below it the stack of an
 * error. pino's own printer would pass on line breaks and escape sequences, with which foreign text could forge lines
 * or drive the terminal.
 */
import { pino } from 'pino';
import { parseOwnJson } from '../base/json.js';
import { isObject, isText } from '../base/unknown.js';

/** The fields that every line has; whoever sees the terminal knows the process and its host. */
const usual = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

const codes = { red: 31, green: 32, yellow: 33, dim: 2 } as const;
const colors: Readonly<Record<string, keyof typeof codes>> = {
  fatal: 'red',
  error: 'red',
  warn: 'yellow',
  info: 'green',
};

export function readableLine(json: string, isColored: boolean): string {
  const paint = (text: string, color: keyof typeof codes) =>
    isColored && text !== '' ? `\x1b[${codes[color]}m${text}\x1b[0m` : text;
  const line: unknown = parseOwnJson(json);
  if (!isObject(line)) return json;
  const level = pino.levels.labels[Number(line['level'])] ?? String(line['level']);
  const { stack, rest } = withoutStack(line['err']);
  const fields = Object.entries({ ...line, err: rest })
    .filter(([name, value]) => !usual.has(name) && value !== undefined)
    .map(([name, value]) => `  ${name}=${printable(JSON.stringify(value))}`);
  return [
    // The local time of day.
    paint(new Date(Number(line['time'])).toTimeString().slice(0, 8), 'dim'),
    paint(level.toUpperCase().padEnd(5), colors[level] ?? 'dim'),
    `${printable(String(line['msg'] ?? ''))}${paint(fields.join(''), 'dim')}${paint(stack, 'dim')}\n`,
  ].join(' ');
}

/** The stack also holds the type and the message of the error. */
function withoutStack(error: unknown): { stack: string; rest: unknown } {
  if (!isObject(error) || !isText(error['stack'])) return { stack: '', rest: error };
  const { stack, type: _type, message: _message, ...rest } = error;
  const lines = String(stack).split('\n');
  return {
    stack: lines.map((line) => `\n    ${printable(line)}`).join(''),
    rest: Object.keys(rest).length > 0 ? rest : undefined,
  };
}

/** Escapes characters that break lines, change their order or drive a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
