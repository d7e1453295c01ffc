/** Parses JSON. The nesting of foreign JSON is bounded, because much of the code that handles values is recursive. */
import { CallerError } from './errors.js';

/** The most levels of lists and objects within each other. */
export const deepestJson = 64;

export class JsonTooDeep extends CallerError {
  constructor() {
    super(
      'BAD_USER_INPUT',
      `Expected JSON of at most ${deepestJson} lists and objects within each other, but got more.`,
    );
    this.name = 'JsonTooDeep';
  }
}

/** Parses JSON of callers, upstreams and files. Throws a SyntaxError for anything else. */
export function parseJson(text: string): unknown {
  // V8's parser is not recursive. Looking at its result costs a sixth of parsing, and less than reading the text again.
  const value: unknown = JSON.parse(text);
  if (isNested(value) && isDeeper(value, deepestJson)) throw new JsonTooDeep();
  return value;
}

/** Parses a text that Meridian wrote itself. */
export function parseOwnJson<T = unknown>(text: string): T {
  return JSON.parse(text);
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isDeeper(value: Readonly<Record<string, unknown>>, levels: number): boolean {
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isNested(item) && isDeeper(item, levels - 1));
  for (const name in value) {
    const part = value[name];
    if (isNested(part) && isDeeper(part, levels - 1)) return true;
  }
  return false;
}
