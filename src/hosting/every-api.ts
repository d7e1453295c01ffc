/** Reads one kind of thing from every API that has it, side by side. */
import { type Asking, readItems } from '../rest/read.js';
import type { BoundRow } from '../rest/rows.js';
import { asError } from '../rest/unknown.js';
import { requireScope } from '../tokens/require-scope.js';

/** Of an API that cannot be read its error stands in place of its objects, which the executor reports. */
export async function readEveryApi<T>(rows: readonly BoundRow<T>[], asking: Asking): Promise<(T | Error)[]> {
  const { context } = asking;
  const real = context.pool.accounts.filter(({ sandbox }) => !sandbox);
  requireScope(context, 'hosting:read', real.length > 0 ? null : 'sandbox');
  // What the sandbox has is never mixed with what is real.
  const apis = (real.length > 0 ? real : context.pool.accounts).map(({ api }) => api);
  const lists = rows
    .filter(({ dialect }) => apis.includes(dialect.api))
    .map((row): Promise<(T | Error)[]> => readItems(row, {}, asking).catch((error: unknown) => [asError(error)]));
  return (await Promise.all(lists)).flat();
}
