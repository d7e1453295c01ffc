/** Reads settings that are lists in JSON files, and reports all problems at once, each entry by its position. */
import { readFileSync } from 'node:fs';
import { isObject, textAt } from '../../base/unknown.js';
import { JsonTooDeep, parseJson } from '../../base/json.js';

/** Parses an entry, or returns what is wrong with it. */
export type ParseEntry<T> = (entry: Readonly<Record<string, unknown>>) => T | readonly string[];

interface ListFile<T> {
  readonly entries: readonly T[];
  readonly problems: readonly string[];
}

/** `name` is that of the setting, `path` that of the file. */
export function readList<T extends object>(name: string, path: string, parse: ParseEntry<T>): ListFile<T> {
  const list = jsonOf(path);
  if (!Array.isArray(list)) {
    return { entries: [], problems: [`${name}: expected a JSON list in ${JSON.stringify(path)}, but got ${list}`] };
  }
  const entries: T[] = [];
  const problems: string[] = [];
  list.forEach((entry: unknown, index) => {
    const where = `${name}, entry ${index + 1}`;
    const parsed = isObject(entry) ? parse(entry) : [`expected an object, but got ${JSON.stringify(entry)}`];
    if (isProblems(parsed)) problems.push(...parsed.map((problem) => `${where}: ${problem}`));
    else entries.push(parsed);
  });
  return { entries, problems };
}

/** The list, or what is wrong with the file. */
function jsonOf(path: string): readonly unknown[] | string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return `no file that can be read (${textAt(error, 'code') ?? 'unknown'})`;
  }
  try {
    const value: unknown = parseJson(text);
    return Array.isArray(value) ? value : isObject(value) ? 'an object' : 'a single value';
  } catch (error) {
    return error instanceof JsonTooDeep ? 'one that nests too deep' : 'what is no JSON';
  }
}

function isProblems(parsed: object): parsed is readonly string[] {
  return Array.isArray(parsed);
}
