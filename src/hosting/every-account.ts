/** Reads one kind of thing from every account that has it, side by side. */
import type { BoundRow } from '../rest/bound-row.js';
import { type Asking, objectsOrErrors } from '../rest/objects.js';
import { asError } from '../unknown.js';

/** Of an account that cannot be read its error stands in place of its objects, which the executor reports. */
export async function objectsOfEveryAccount<T>(rows: readonly BoundRow<T>[], asking: Asking): Promise<(T | Error)[]> {
  const clients = asking.context.clients.every(rows.map(({ dialect }) => dialect));
  const lists = rows.flatMap((row) =>
    clients
      .filter(({ upstream }) => upstream.dialect === row.dialect)
      .map((client) => objectsOrErrors(row, {}, { ...asking, client }).catch((error: unknown) => [asError(error)])),
  );
  return (await Promise.all(lists)).flat();
}
