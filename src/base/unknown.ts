/** Type guards and reads for values of unknown shape. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** JSON's parser rounds integers beyond 2^53: another one may have been sent. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

export function isId(value: unknown): value is string | number {
  return isText(value) || (typeof value === 'number' && !isRounded(value));
}

export function textAt(value: unknown, key: string): string | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : null;
}

export function numberAt(value: unknown, key: string): number | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : null;
}

/** Names the kind of a value without revealing its content. */
export function kindInWords(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (isRounded(value)) return 'a number beyond 2^53';
  return isText(value) ? 'a text' : `a ${typeof value}`;
}

/** Turns anything thrown into an error that can stand in place of a value. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('Something that is no error was thrown', { cause: thrown });
}
