/** What differs between two outcomes, in a word, or nothing. */
import type { ErrorText, Outcome } from './outcome.js';

/** With `inOrder` errors are the same in their order too, which is not defined for what came by promises. */
export function differenceBetween(one: Outcome, other: Outcome, inOrder: boolean): string | undefined {
  if (one.text !== other.text) return 'data';
  if (inOrder) return same(texts(one.errors), texts(other.errors)) ? undefined : 'errors';
  const [own, others] = [one, other].map(({ data, errors }) => kept(data, errors));
  if (!same(own, others)) return 'errors';
  const [lost, lostByOther] = [one, other].map(({ data, errors }) => nullsAbove(data, errors));
  return same(lost, lostByOther) ? undefined : 'errors below a null';
}

function kept(data: unknown, errors: readonly ErrorText[]): string[] {
  return texts(errors.filter(({ path }) => nullAbove(data, path) === null)).sort();
}

/** Which of the errors below one null are reported depends on when they came, but some are. */
function nullsAbove(data: unknown, errors: readonly ErrorText[]): string[] {
  return [...new Set(errors.flatMap(({ path }) => nullAbove(data, path) ?? []))].sort();
}

/** The place of the null in which the field of this path was lost, if it was; undefined for a path of somebody's own making. */
function nullAbove(data: unknown, path: readonly unknown[] = []): string | null | undefined {
  let value = data;
  for (const [depth, step] of path.entries()) {
    if (value === null) return JSON.stringify(path.slice(0, depth));
    if (value === undefined) return undefined;
    value = Reflect.get(Object(value), String(step));
  }
  return path.length > 0 && value === undefined ? undefined : null;
}

function texts(errors: readonly ErrorText[]): string[] {
  return errors.map(({ text }) => text);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** As often as it is there more often. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
