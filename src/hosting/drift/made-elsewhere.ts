/** Whether a change of a line goes back to a write of this service. */
import type { LineDrift } from './line-drift.js';
import type { OwnWrites } from './own-writes.js';
import { type ObjectName, objectName, typeOfList } from './written-objects.js';

/** Milliseconds from a write to its effect: actions of the cloud take minutes. */
const settling = 3_600_000;

/** Those of one account that no write of this service explains. */
export async function madeElsewhere(
  writes: OwnWrites,
  account: LineDrift['account'],
  changes: readonly LineDrift[],
): Promise<LineDrift[]> {
  const from = Math.min(...changes.map(({ since }) => since)) - settling;
  const types = new Set(changes.flatMap((change) => objectsOf(change).map(({ type }) => type)));
  const times = new Map<string, ReadonlyMap<string, readonly number[]>>();
  for (const type of types) times.set(type, await writes.since(account, type, from));
  const isWritten = ({ type, id }: ObjectName, { since, until }: LineDrift) =>
    times
      .get(type)
      ?.get(id)
      ?.some((at) => at >= since - settling && at <= until) ?? false;
  const unexplained = changes.filter((change) => !objectsOf(change).some((object) => isWritten(object, change)));
  const gone = unexplained.filter(({ after }) => after === null);
  const ends = await writes.ended(account, gone.flatMap(objectsOf));
  const endedHere = new Set(
    gone.flatMap((change) => objectsOf(change).map(() => change)).filter((_, place) => ends[place]),
  );
  return unexplained.filter((change) => !endedHere.has(change));
}

/** The object of the line, and that which it was deleted with. */
function objectsOf({ before, after }: LineDrift): ObjectName[] {
  const line = after ?? before;
  if (!line) return [];
  const object = objectName(typeOfList(line.list), line.id);
  return after === null && line.deletedWith !== null ? [object, objectName('server', line.deletedWith)] : [object];
}
