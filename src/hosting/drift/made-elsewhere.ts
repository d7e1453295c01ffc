/** Whether a change of a line goes back to a write of this service. */
import { inTurns } from '../inventory/in-turns.js';
import type { LineDrift } from './line-drift.js';
import { type OwnWrites, providerText } from './own-writes.js';
import { type ObjectName, objectName, typeOfList } from './written-objects.js';

/** Milliseconds from a write to its effect: actions of the cloud take minutes. */
const settling = 3_600_000;

/** The changes that no write of this service explains. The writes of a type are read once for all accounts. */
export async function madeElsewhere(writes: OwnWrites, changes: readonly LineDrift[]): Promise<LineDrift[]> {
  const accounts = new Set(changes.map(({ account }) => account));
  const providers = new Map([...accounts].map((account) => [account, providerText(account)]));
  const placeOf = ({ account }: LineDrift, type: string) => `${providers.get(account)} ${type}`;
  const times = await timesOf(writes, changes, placeOf);
  const isWritten = (change: LineDrift, { type, id }: ObjectName) =>
    times
      .get(placeOf(change, type))
      ?.get(id)
      ?.some(({ at }) => at >= change.since - settling && at <= change.until) ?? false;
  const isOwn = await inTurns(changes, (change) => objectsOf(change).some((object) => isWritten(change, object)));
  const unexplained = changes.filter((_, place) => !isOwn[place]);
  const gone = unexplained
    .filter(({ after }) => after === null)
    .flatMap((change) => objectsOf(change).map((object) => ({ change, object })));
  const ends = await writes.ended(gone.map(({ change, object }) => ({ provider: change.account, object })));
  const endedHere = new Set(gone.filter((_, place) => ends[place]).map(({ change }) => change));
  return unexplained.filter((change) => !endedHere.has(change));
}

type Times = Awaited<ReturnType<OwnWrites['since']>>;

/** The times of own writes, by place: a provider and a type. */
async function timesOf(
  writes: OwnWrites,
  changes: readonly LineDrift[],
  placeOf: (change: LineDrift, type: string) => string,
): Promise<ReadonlyMap<string, Times>> {
  const queries = new Map<string, { provider: LineDrift['account']; type: string; from: number }>();
  await inTurns(changes, (change) => {
    for (const { type } of objectsOf(change)) {
      const place = placeOf(change, type);
      const from = Math.min(change.since - settling, queries.get(place)?.from ?? Infinity);
      queries.set(place, { provider: change.account, type, from });
    }
  });
  const times = new Map<string, Times>();
  for (const [place, { provider, type, from }] of queries) times.set(place, await writes.since(provider, type, from));
  return times;
}

/** The object of the line, and that which it was deleted with. */
function objectsOf({ before, after }: LineDrift): ObjectName[] {
  const line = after ?? before;
  if (!line) return [];
  const object = objectName(typeOfList(line.list), line.id);
  return after === null && line.deletedWith !== null ? [object, objectName('server', line.deletedWith)] : [object];
}
