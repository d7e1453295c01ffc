/** When exactly something began, changed or ended between two readings, if an action or a write of this service says. */
import { BillKind } from '../bill/kind.js';
import type { OwnWrites } from '../drift/own-writes.js';
import { type ObjectName, objectName, typeOfList } from '../drift/written-objects.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { type ChangeEvent, WitnessedChange } from '../history/snapshots/witness.js';
import type { Between } from './stretches.js';
import { changeWritten } from './written-change.js';

/** Milliseconds from a write to its effect: actions of the cloud take minutes. */
const settling = 3_600_000;
/** Milliseconds from the reading of a list to that of its actions. */
const reading = 300_000;

interface ChangeTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Nothing else changed between the same readings. */
  readonly isOnly: boolean;
}

type Changes = ReadonlySet<WitnessedChange>;
type ByEdge = Readonly<Record<Between['edge'], Changes>>;

const { CREATED, DELETED, RESIZED, BACKUPS_ON, BACKUPS_OFF } = WitnessedChange;
const deleted: Changes = new Set([DELETED]);
const ofThings: ByEdge = { BEGIN: new Set([CREATED]), CHANGE: new Set([RESIZED]), END: deleted };
const ofBackups: ByEdge = {
  BEGIN: new Set([BACKUPS_ON]),
  CHANGE: new Set([RESIZED]),
  END: new Set([BACKUPS_OFF, DELETED]),
};

interface ChangeTimesOptions {
  readonly account: HistoryAccount;
  /** The changes that the actions of the account report. */
  readonly witnesses: readonly ChangeEvent[];
  readonly writes: OwnWrites;
  /** Milliseconds since 1970: earlier writes do not matter. */
  readonly from: number;
}

export class ChangeTimes {
  readonly #actions: ReadonlyMap<string, readonly ChangeEvent[]>;
  readonly #writes = new Map<string, Promise<ReadonlyMap<string, readonly ChangeEvent[]>>>();

  constructor(private readonly options: ChangeTimesOptions) {
    this.#actions = byObject(options.witnesses);
  }

  /** Null if nothing says when it was. An action says when it has ended, a write only when it was sent. */
  async of(line: SnapshotLine, between: Between): Promise<ChangeTime | null> {
    const changes = (line.kind === BillKind.BACKUP ? ofBackups : ofThings)[between.edge];
    const own = await this.#find(objectName(typeOfList(line.list), line.id), between, changes);
    if (own || between.edge !== 'END' || line.deletedWith === null) return own;
    return this.#find(objectName('server', line.deletedWith), between, deleted);
  }

  async #find(object: ObjectName, { since, until }: Between, changes: Changes): Promise<ChangeTime | null> {
    const within = (witnesses: readonly ChangeEvent[] | undefined, earliest: number) =>
      (witnesses ?? []).filter(({ at, change }) => at >= earliest && at <= until && changes.has(change));
    const key = keyOf(object);
    let found = within(this.#actions.get(key), since - reading);
    if (found.length === 0) found = within((await this.#written(object.type)).get(key), since - settling);
    if (found.length === 0) return null;
    return { at: Math.max(since, ...found.map(({ at }) => at)), isOnly: found.length === 1 };
  }

  #written(type: string): Promise<ReadonlyMap<string, readonly ChangeEvent[]>> {
    let known = this.#writes.get(type);
    if (!known) this.#writes.set(type, (known = this.#read(type)));
    return known;
  }

  async #read(type: string): Promise<ReadonlyMap<string, readonly ChangeEvent[]>> {
    const { writes, account, from } = this.options;
    const all = await writes.since(account, type, from - settling);
    const witnesses = [...all].flatMap(([id, own]) => own.flatMap((write) => changeWritten(write, { type, id }) ?? []));
    return byObject(witnesses);
  }
}

function byObject(witnesses: readonly ChangeEvent[]): ReadonlyMap<string, readonly ChangeEvent[]> {
  const all = new Map<string, Map<string, ChangeEvent>>();
  for (const one of witnesses) {
    const key = keyOf(one);
    const own = all.get(key) ?? new Map<string, ChangeEvent>();
    all.set(key, own);
    // Readings overlap.
    own.set(`${one.change} ${one.at}`, one);
  }
  return new Map([...all].map(([key, own]) => [key, [...own.values()]]));
}

function keyOf({ type, id }: ObjectName): string {
  return `${type} ${id}`;
}
