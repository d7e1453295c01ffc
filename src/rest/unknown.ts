/** Reads of values whose shape nothing has promised yet. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textAt(value: unknown, key: string): string | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : null;
}

export function numberAt(value: unknown, key: string): number | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : null;
}
