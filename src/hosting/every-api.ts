/** Reads one kind of thing from every API that has it, side by side. */
import type { Context } from '../context.js';
import { type Asking, readAll } from '../rest/read.js';
import type { BoundRow } from '../rest/rows.js';
import { requireScope } from '../tokens/require-scope.js';

/** Of an API that cannot be read its error stands in place of its objects, which the executor reports. */
export async function readEveryApi<T>(rows: readonly BoundRow<T>[], asking: Asking): Promise<(T | Error)[]> {
  const { context } = asking;
  context.answer.volatile = true;
  requireScope(context, 'hosting:read');
  const apis = apisInUse(context);
  const lists = rows
    .filter(({ dialect }) => apis.includes(dialect.api))
    .map((row): Promise<(T | Error)[]> => readAll(row, {}, asking).catch((error: unknown) => [asError(error)]));
  return (await Promise.all(lists)).flat();
}

/** What the sandbox has is never mixed with what is real. */
function apisInUse({ pool }: Context) {
  const real = pool.accounts.filter(({ sandbox }) => !sandbox);
  return (real.length > 0 ? real : pool.accounts).map(({ api }) => api);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('Something that is no error was thrown', { cause: error });
}
