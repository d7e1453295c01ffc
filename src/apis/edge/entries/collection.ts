/** The differences between the collections that the provider replaces as one, and that are changed entry by entry. */
import type { GraphQLResolveInfo } from 'graphql';
import type { ClassType } from 'type-graphql';
import { CallerError } from '../../../base/errors.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { Client } from '../../../rest/transport/client.js';

export type Entry = Readonly<Record<string, unknown>>;

export interface EntriesState {
  readonly entries: readonly Entry[];
  /** The provider's, or a hash of the entries. */
  readonly version: string;
  /** The fields that are written beside the entries. */
  readonly beside: Entry;
}

/** One change of one entry. Places count from 1; null: the entry is not there. */
export interface EntryStep {
  readonly kind: 'create' | 'update' | 'move' | 'delete';
  readonly before: Entry | null;
  readonly after: Entry | null;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
}

export interface Planned {
  readonly steps: readonly EntryStep[];
  /** All entries once the steps are done. */
  readonly entries: readonly Entry[];
}

export interface EntryCall {
  /** Those that the call makes. */
  readonly steps: readonly EntryStep[];
  readonly row: BoundRow;
  readonly values: PathValues;
  readonly sent: Entry;
}

export interface EntryCollection {
  /** The mutation. */
  readonly name: string;
  readonly about: string;
  readonly words: {
    /** The entry in names of types. */
    readonly thing: string;
    readonly noun: string;
  };
  /** A caller that may make this call may change entries; its path is that of the mutation. */
  readonly write: BoundRow;
  readonly read: BoundRow;
  readonly types: { readonly Entry: ClassType<object>; readonly Match: ClassType<object> };
  readonly isOrdered: boolean;

  /** Past all caches. Throws if what the API says cannot be written again. */
  stateOf(client: Client, values: PathValues): Promise<EntriesState>;
  /** The place of the entry, from 0. Throws unless there is exactly one. */
  find(entries: readonly Entry[], match: Entry, path: string): number;
  /** The match that finds the entry, by the names of the wire. */
  matchOf(entry: Entry, place: number | null): Entry;
  /** The place of the entry that stands for the same, from 0, or -1. */
  twin(entries: readonly Entry[], entry: Entry): number;
  /** A new entry that has a twin changes that one; otherwise it is refused. */
  readonly mergesTwins: boolean;
  /** The place of a new entry, if it is not last. */
  placeOf?(entries: readonly Entry[], entry: Entry): number;
  /** The entry in its new definition. */
  replaced(before: Entry, definition: Entry): Entry;
  /** Throws if the provider would refuse the result. */
  check?(entries: readonly Entry[]): void;
  callsOf(planned: Planned, state: EntriesState, values: PathValues): readonly EntryCall[];
  /** Sends a call, and returns the state that it answers; null if it does not. */
  send(call: EntryCall, client: Client, info: GraphQLResolveInfo): Promise<EntriesState | null>;
  /** The new entry of a step as it has become, where it has an id now. */
  created?(step: EntryStep, before: readonly Entry[], after: readonly Entry[]): Entry | undefined;
}

export function refused(message: string): CallerError {
  return new CallerError('BAD_USER_INPUT', message);
}
