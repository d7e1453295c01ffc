/** Collections that one call replaces with all their entries, and one call reads. */
import { CallerError } from '../../../base/errors.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { resultOf } from '../../../rest/rows/response-kind.js';
import type { EntriesState, Entry, EntryCollection } from './collection.js';

interface Together {
  readonly read: BoundRow;
  readonly write: BoundRow;
  /** Reads the result of either call. */
  stateIn(payload: unknown): EntriesState;
  /** The body, by the names of the wire. */
  sent(entries: readonly Entry[], state: EntriesState): Entry;
}

export function writtenTogether({
  read,
  write,
  stateIn,
  sent,
}: Together): Pick<EntryCollection, 'read' | 'write' | 'stateOf' | 'callsOf' | 'send'> {
  return {
    read,
    write,
    stateOf: async (client, values) => stateIn(resultOf(read, await client.readCurrent(read, { values }))),
    callsOf: ({ steps, entries }, state, values) =>
      steps.length === 0 ? [] : [{ steps, row: write, values, sent: sent(entries, state) }],
    send: async ({ row, values, sent: body }, client) =>
      stateIn(resultOf(row, await client.write(row, { values, sent: body }))),
  };
}

export function unreadable(what: string): CallerError {
  return new CallerError(
    'UPSTREAM_UNKNOWN_VALUE',
    `The edge API does not say ${what}, and a change would end what it has`,
  );
}
