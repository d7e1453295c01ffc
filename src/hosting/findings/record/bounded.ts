/** Keeps a record within bounds: findings that were resolved longest ago are dropped first. */
import { weightOf } from '../severity.js';
import type { AccountRecord, RecordedFinding } from './account-record.js';

const day = 24 * 60 * 60_000;
/** Milliseconds for which resolved findings are remembered, and open ones whose rule no longer runs. */
const rememberedFor = 400 * day;
/** Findings of one account, and characters of them together. */
const most = 20_000;
const mostCharacters = 8_000_000;
/** Characters of each beside its texts. */
const beside = 120;

/** `now` in milliseconds since 1970. */
export function bounded(record: AccountRecord, now: number): AccountRecord {
  const since = now - rememberedFor;
  const lastLook = ({ kind, firstSeen }: RecordedFinding) => record.completed.get(kind) ?? firstSeen;
  const living = [...record.open.values()].filter((one) => lastLook(one) >= since);
  const inOrder = [...living].sort((a, b) => weightOf(b.severity) - weightOf(a.severity) || a.firstSeen - b.firstSeen);
  const room = { count: most, characters: mostCharacters };
  const open = taken(inOrder, room);
  const resolved = taken(
    record.resolved.filter(({ resolvedAt }) => resolvedAt >= since),
    room,
  );
  return {
    recordedAt: record.recordedAt,
    completed: record.completed,
    joined: record.joined,
    open: new Map(open.map((one) => [one.id, one])),
    resolved,
    certificates: record.certificates,
    isFull: open.length < living.length,
  };
}

/** The first of them, as long as there is room. */
function taken<T extends RecordedFinding>(
  all: readonly T[],
  room: { count: number; characters: number },
): readonly T[] {
  for (const [place, one] of all.entries()) {
    room.count -= 1;
    room.characters -= sizeOf(one);
    if (room.count < 0 || room.characters < 0) {
      room.count = 0;
      return all.slice(0, place);
    }
  }
  return all;
}

function sizeOf({ message, resourceId, resourceName }: RecordedFinding): number {
  return [message, resourceId, resourceName].reduce((sum, text) => (text === null ? sum : sum + text.length), beside);
}
