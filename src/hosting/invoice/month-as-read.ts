/** The month of an account without any snapshot, as the bill has just read it: what is gone by now is not in it. */
import { dateOf } from '../../base/dates.js';
import type { Account } from '../../rest/transport/account.js';
import { type SnapshotLine, lineKey } from '../history/snapshots/snapshot-line.js';
import type { AccountMonth } from './account-month.js';
import { datedParts } from './dated-parts.js';
import type { Month } from './month.js';
import { type Stretch, goingOn, priceKey } from './stretches.js';
import { isUsage } from './usage.js';

interface Reading {
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function monthAsRead(
  { api, name, sandbox, baseUrl }: Account,
  lines: readonly SnapshotLine[],
  reading: Reading,
): AccountMonth {
  const today = dateOf(reading.now);
  const lasting = lines.filter((line) => !isUsage(line));
  return {
    account: { api, name, sandbox, baseUrl, firstDay: today, lastDay: today, fullDays: [], fingerprints: [] },
    stretches: {
      lastAt: reading.now,
      lastRead: () => reading.now,
      all: () => new Map(lasting.map((line) => [lineKey(line), [...stretchesOf(line, reading)]])),
      used: () => new Map(lines.filter(isUsage).map((line) => [lineKey(line), line])),
    },
    isPresent: true,
    // Its days are among those of accounts that were never read.
    gap: null,
    witnesses: [],
    created: [],
    withoutActions: null,
  };
}

/** It was there since it was created, or all month if that is not known, at each own price for as long as that held. */
function* stretchesOf(line: SnapshotLine, { month, now }: Reading): Generator<Stretch> {
  const { created, setup } = line;
  let from = created ?? month.start;
  const orderAt = (time: number) => (time === created ? (setup ? [setup] : []) : null);
  const parts = datedParts(line, from);
  for (const [place, { line: part, until }] of parts.entries()) {
    if (priceKey(part) === priceKey(parts[place + 1]?.line ?? line)) continue;
    yield { line: part, from, until, unseenUntil: now, order: orderAt(from) };
    from = until;
  }
  yield* goingOn({ line, from, unseenUntil: now, order: orderAt(from) });
}
