/** Reads packages of registers, which are installed where they are wanted. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type JsonObject, jsonObject, list } from '../../../../../src/base/checked.js';
import type { Optional } from '../../../../support/optional/optional.js';
import { packageIn } from '../../../../support/optional/packages.js';

const require = createRequire(import.meta.url);

/** A package of registers, or a file of it. */
export function register(name: string): Optional<string> {
  return packageIn('scripts/packages/registers', name);
}

/** Read when it is first used, as it may not be installed. */
export function lazily<T>(read: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: read() }).value;
}

/** What a package exports, by name. */
export function exported(name: string): JsonObject {
  return { ...require(pathOf(name)) };
}

/** Calls a function or a method that a package exports. */
export function call(called: unknown, args: readonly unknown[], of?: unknown): unknown {
  if (typeof called !== 'function') throw new TypeError(`Expected a function, but got ${typeof called}.`);
  return Reflect.apply(called, of, args);
}

export function rows(file: string): JsonObject[] {
  return list(json(file)).map(jsonObject);
}

export function json(file: string): unknown {
  return JSON.parse(readFileSync(pathOf(file), 'utf8'));
}

/** Without the line of headings. */
export function csv(file: string): string[][] {
  const lines = readFileSync(pathOf(file), 'utf8').trimEnd().split(/\r?\n/);
  return lines.slice(1).map((line) => line.split(','));
}

function pathOf(name: string): string {
  return fileURLToPath(register(name).get());
}
