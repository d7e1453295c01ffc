/** Reads values of unknown JSON as the expected types, or reports which one is invalid. */

export type JsonObject = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function jsonObject(value: unknown): JsonObject {
  if (isRow(value)) return value;
  throw new TypeError(`Expected an object, but got ${typeof value}.`);
}

export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TypeError(`Expected a list, but got ${typeof value}.`);
}

export function text(of: JsonObject, key: string): string {
  const value = of[key];
  if (typeof value === 'string') return value;
  throw new TypeError(`Expected a text in "${key}", but got ${typeof value}.`);
}

export function textOrNull(of: JsonObject, key: string): string | null {
  return of[key] === null ? null : text(of, key);
}

export function number(of: JsonObject, key: string): number {
  const value = of[key];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`Expected a number in "${key}", but got ${String(value)}.`);
}

export function numberOrNull(of: JsonObject, key: string): number | null {
  return of[key] === null ? null : number(of, key);
}

export function boolean(of: JsonObject, key: string): boolean {
  const value = of[key];
  if (typeof value === 'boolean') return value;
  throw new TypeError(`Expected true or false in "${key}", but got ${String(value)}.`);
}

export function texts(value: unknown): string[] {
  return list(value).map((item) => {
    if (typeof item === 'string') return item;
    throw new TypeError(`Expected a list of texts, but it holds ${typeof item}.`);
  });
}

export function textsOrNull(value: unknown): (string | null)[] {
  return list(value).map((item) => {
    if (item === null || typeof item === 'string') return item;
    throw new TypeError(`Expected a list of texts or null, but it holds ${typeof item}.`);
  });
}
