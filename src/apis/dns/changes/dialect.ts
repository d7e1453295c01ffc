/** The differences between the APIs with zones when many records are changed at once. */
import type { GraphQLResolveInfo } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { Client } from '../../../rest/transport/client.js';
import type { FileRecord } from '../zone-file/parse.js';
import type { Outcomes, PlannedCalls } from './carry-out.js';
import type { Change, Plan } from './plan.js';
import type { WireZone } from './read-zone.js';

export interface AnyZoneState {
  readonly id: string;
  readonly name: string;
}

/** Parts of descriptions, and of the names of mutations and types. */
interface ChangesWords {
  /** `Edge`: the API, as names have it. */
  readonly api: string;
  /** The unit of change in names of types, for instance `DnsRecord`. */
  readonly thing: string;
  /** `record`, and in full `DNS record`. */
  readonly noun: string;
  readonly fullNoun: string;
  /** The zones that can be changed. */
  readonly zone: string;
  /** The list that has the ids of zones. */
  readonly zoneList: string;
  readonly order: string;
  /** The data that a zone file cannot express, and other remarks on a synchronization. */
  readonly preserved: string;
  /** How the differences are applied, and what a failure leaves. */
  readonly applied: string;
  /** Whether an answer says that its changes are made all or none. */
  readonly saysIfAllOrNothing: boolean;
  /** Ends of descriptions. */
  readonly ends: { readonly change: string; readonly changed: string; readonly undo: string };
}

/** `Zone` is the full state of a zone, `State` that of one unit of change, `Requested` the input of one change. */
export interface ChangesDialect<Zone extends AnyZoneState, State, Requested extends object> {
  readonly words: ChangesWords;
  readonly rows: {
    readonly zone: BoundRow;
    readonly records: BoundRow;
    /** A caller that may make this call may make all changes. */
    readonly write: BoundRow;
  };
  readonly types: {
    readonly Requested: ClassType<Requested>;
    readonly State: ClassType<object>;
    readonly Undo: ClassType<object>;
  };
  /** The record types that a zone file may have. */
  readonly recordTypes: readonly string[];

  /** Parses a zone. Throws if the API left out a necessary field. */
  zoneOf(wire: WireZone): Zone;
  /** Converts a change to the form of its fields, if its input may have another form. */
  normalized?(change: Requested, index: number): Requested;
  /** Plans the changes. Problems that do not depend on the zone are reported before it is read. */
  planOf(changes: readonly Requested[], info: GraphQLResolveInfo): (zone: Zone) => Plan<State>;
  planOfFile(records: readonly FileRecord[], zone: Zone): Plan<State>;
  /** Why the changes are refused; null when they are not. */
  refusalOf(changes: readonly Change<State>[], maxDeletes: number): string | null;
  /** Plans the calls. `isFile` is true if a zone file defines the whole zone. */
  callsOf(changes: readonly Change<State>[], zone: Zone, isFile: boolean): PlannedCalls<State>;
  carryOut(calls: PlannedCalls<State>, zone: Zone, client: Client, info: GraphQLResolveInfo): Promise<Outcomes<State>>;
  /** The state as an object with the fields of `types.State`. */
  shown(state: State, zone: Zone): object;
  /** The changes that restore the state before, with the fields of `types.Undo`. */
  undoOf(changes: readonly Change<State>[], zone: Zone): readonly object[];
}
