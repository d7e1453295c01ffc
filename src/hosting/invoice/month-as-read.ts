/** The month of an account without any snapshot, as the bill has just read it: what is gone by now is not in it. */
import { dateOf } from '../../base/dates.js';
import type { Account } from '../../rest/transport/account.js';
import type { OwnCosts } from '../bill/own-prices/own-costs.js';
import { type SnapshotLine, lineKey } from '../history/snapshots/snapshot-line.js';
import { storedCost } from '../history/snapshots/take-snapshot.js';
import type { AccountMonth } from './account-month.js';
import type { Month } from './month.js';
import { type Stretch, kindsOfUsage, priceKey } from './stretches.js';

export interface ReadThing extends Pick<OwnCosts, 'earlier'> {
  readonly line: SnapshotLine;
}

interface Reading {
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function monthAsRead(
  { api, name, sandbox, baseUrl }: Account,
  things: readonly ReadThing[],
  reading: Reading,
): AccountMonth {
  const today = dateOf(reading.now);
  const isUsage = ({ line }: ReadThing) => kindsOfUsage.has(line.kind);
  const lasting = things.filter((thing) => !isUsage(thing));
  return {
    account: { api, name, sandbox, baseUrl, firstDay: today, lastDay: today, fullDays: [], fingerprints: [] },
    stretches: {
      lastAt: reading.now,
      all: () => new Map(lasting.map((thing) => [lineKey(thing.line), [...stretchesOf(thing, reading)]])),
      used: () => new Map(things.filter(isUsage).map(({ line }) => [lineKey(line), line])),
    },
    isPresent: true,
    // Its days are among those of accounts that were never read.
    gap: null,
  };
}

/** It was there since it was created, or all month if that is not known, at each own price for as long as that held. */
function* stretchesOf({ line, earlier }: ReadThing, { month, now }: Reading): Generator<Stretch> {
  let from = line.created ?? month.start;
  for (const [place, { until, cost }] of earlier.entries()) {
    const part = { ...line, cost: storedCost(cost) };
    const next = earlier[place + 1];
    const isSame = priceKey(part) === priceKey(next ? { ...line, cost: storedCost(next.cost) } : line);
    if (until <= from || isSame) continue;
    yield { line: part, from, until: { since: until, until, isEnd: false }, unseenUntil: now };
    from = until;
  }
  yield { line, from, until: null, unseenUntil: now };
}
