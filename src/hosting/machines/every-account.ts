/** Reads one kind of object from all accounts that have it, concurrently. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { type ReadContext, objectsOrErrors } from '../../rest/planner/read-objects.js';
import { asError } from '../../base/unknown.js';
import type { ReportedReading } from '../inventory/source.js';

/** The list of one account. */
export interface OwnList<T> {
  readonly row: BoundRow<T>;
  readonly client: Client;
}

/** The readable objects of a list, with an error in place of each that could not be parsed. */
export interface AccountObjects<T> extends ReportedReading {
  readonly objects: readonly (T | Error)[];
}

/** The lists, by row, then by account. */
export function listsOf<T>(rows: readonly BoundRow<T>[], { context }: Pick<ReadContext, 'context'>): OwnList<T>[] {
  const clients = context.clients.every(rows.map(({ dialect }) => dialect));
  return rows.flatMap((row) =>
    clients.filter(({ upstream }) => upstream.dialect === row.dialect).map((client) => ({ row, client })),
  );
}

/** An account that cannot be read has an error and no objects. */
export function objectsOfEveryAccount<T>(
  rows: readonly BoundRow<T>[],
  readContext: ReadContext,
): Promise<AccountObjects<T>[]> {
  return Promise.all(listsOf(rows, readContext).map((list) => objectsOf(list, readContext)));
}

async function objectsOf<T>({ row, client }: OwnList<T>, readContext: ReadContext): Promise<AccountObjects<T>> {
  const readAt = client.now;
  try {
    const objects = await objectsOrErrors(row, {}, { ...readContext, client });
    const odd = objects.find((object): object is T & Error => object instanceof Error);
    return { row, client, readAt, objects, error: odd ?? null, isComplete: odd === undefined };
  } catch (error) {
    return { row, client, readAt: null, objects: [], error: asError(error), isComplete: false };
  }
}
