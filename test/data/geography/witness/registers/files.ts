/** Reads files of packages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, type JsonObject, jsonObject } from '../../../../../src/base/checked.js';

const { resolve } = createRequire(import.meta.url);

export function rows(file: string): JsonObject[] {
  return list(json(file)).map(jsonObject);
}

export function json(file: string): unknown {
  return JSON.parse(readFileSync(resolve(file), 'utf8'));
}

/** Without the line of headings. */
export function csv(file: string): string[][] {
  const lines = readFileSync(resolve(file), 'utf8').trimEnd().split(/\r?\n/);
  return lines.slice(1).map((line) => line.split(','));
}
