/** Path templates such as `/volumes/{id}`: typed parameters, and values encoded once. */
import { CallerError, shown } from '../../base/errors.js';

/** The placeholder names: `Params<'/zones/{zoneId}/dns_records/{id}'>` is `'zoneId' | 'id'`. */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

export type PathValues = Readonly<Record<string, string>>;

export function paramsOf(path: string): string[] {
  return Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
}

/** Paths of the same shape differ at most in the names of their placeholders. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** Whether a segment of a template is a placeholder. */
export function isParam(part: string): boolean {
  return part.startsWith('{');
}

/** `longest` limits values, in bytes. */
export function fill(path: string, values: PathValues, longest: Readonly<Record<string, number>> = {}): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(name, values[name], longest[name]));
}

/** URL parsers resolve dot segments even if encoded; half a surrogate pair has no UTF-8. */
export function canStandInPath(value: string): boolean {
  return !/^\.{0,2}$|\p{Surrogate}/u.test(value);
}

function encode(name: string, value: string | undefined, most = Infinity): string {
  if (value === undefined || !canStandInPath(value)) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `${name}: expected a value that can stand in a path, of whole characters and neither empty nor \`.\` or \`..\`, but got ${shown(value)}`,
    );
  }
  const bytes = Buffer.byteLength(value);
  if (bytes > most)
    throw new CallerError('BAD_USER_INPUT', `${name}: expected at most ${most} bytes, but got ${bytes}`);
  return encodeURIComponent(value);
}
