/** Reads one kind of object from all accounts that have it, concurrently. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { type ReadContext, objectsOrErrors } from '../../rest/planner/read-objects.js';
import { asError } from '../../base/unknown.js';

/** The list of one account. */
export interface OwnList<T> {
  readonly row: BoundRow<T>;
  readonly client: Client;
}

/** By row, then by account. */
export function listsOf<T>(rows: readonly BoundRow<T>[], { context }: Pick<ReadContext, 'context'>): OwnList<T>[] {
  const clients = context.clients.every(rows.map(({ dialect }) => dialect));
  return rows.flatMap((row) =>
    clients.filter(({ upstream }) => upstream.dialect === row.dialect).map((client) => ({ row, client })),
  );
}

/** An account that cannot be read is represented by its error, which the executor reports. */
export async function objectsOfEveryAccount<T>(
  rows: readonly BoundRow<T>[],
  asking: ReadContext,
): Promise<(T | Error)[]> {
  const lists = listsOf(rows, asking).map(({ row, client }) =>
    objectsOrErrors(row, {}, { ...asking, client }).catch((error: unknown) => [asError(error)]),
  );
  return (await Promise.all(lists)).flat();
}
