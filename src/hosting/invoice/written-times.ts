/** When exactly something ended or changed between two readings, if a write of this service did it. */
import type { OwnWrite, OwnWrites } from '../drift/own-writes.js';
import { type ObjectName, objectName, typeOfList } from '../drift/written-objects.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import type { Between } from './stretches.js';

/** Milliseconds from a write to its effect: actions of the cloud take minutes. */
const settling = 3_600_000;

const isDeletion = ({ call }: OwnWrite) => call.startsWith('DELETE ');
const isAction = ({ call }: OwnWrite) => call.includes('/actions/');

export class WrittenTimes {
  readonly #byType = new Map<string, Promise<ReadonlyMap<string, readonly OwnWrite[]>>>();

  constructor(
    private readonly writes: OwnWrites,
    private readonly account: HistoryAccount,
    /** Milliseconds since 1970. */
    private readonly from: number,
  ) {}

  /** Returns milliseconds since 1970, or null if no write of this service did it. */
  async endOf(line: SnapshotLine, between: Between): Promise<number | null> {
    const own = await this.#find(objectName(typeOfList(line.list), line.id), between, isDeletion);
    if (own !== null || line.deletedWith === null) return own;
    return this.#find(objectName('server', line.deletedWith), between, isDeletion);
  }

  changeOf(line: SnapshotLine, between: Between): Promise<number | null> {
    return this.#find(objectName(typeOfList(line.list), line.id), between, isAction);
  }

  async #find(
    object: ObjectName,
    { since, until }: Between,
    isIt: (write: OwnWrite) => boolean,
  ): Promise<number | null> {
    const found = (await this.#ofType(object.type))
      .get(object.id)
      ?.findLast((write) => write.at >= since - settling && write.at <= until && isIt(write));
    return found ? Math.max(found.at, since) : null;
  }

  #ofType(type: string): Promise<ReadonlyMap<string, readonly OwnWrite[]>> {
    let known = this.#byType.get(type);
    if (!known) this.#byType.set(type, (known = this.writes.since(this.account, type, this.from - settling)));
    return known;
  }
}
