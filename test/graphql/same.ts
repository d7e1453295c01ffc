/** Whether two answers are the same: byte for byte, but where calls to upstreams end in any order. */
import { isLost } from './lost.js';
import type { Answer } from './reference.js';

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { readonly path?: readonly unknown[] }[];
}

export function same(one: Answer, other: Answer, overHttp: boolean): boolean {
  if (one.status !== other.status) return false;
  return (
    one.text === other.text ||
    (overHttp && sameInAnyOrder(JSON.parse(one.text) as Body, JSON.parse(other.text) as Body))
  );
}

/** Of the errors below one null, graphql-js reports those that came before the answer was complete. */
function sameInAnyOrder(one: Body, other: Body): boolean {
  if (JSON.stringify(one.data) !== JSON.stringify(other.data) || !one.errors || !other.errors) return false;
  const missing = [...without(one.errors, other.errors), ...without(other.errors, one.errors)];
  return missing.every(({ path = [] }) => isLost(one.data, path));
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = some.map((error) => JSON.stringify(error));
  return all.filter((error) => {
    const at = left.indexOf(JSON.stringify(error));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
