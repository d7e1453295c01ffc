/** Snapshots of a bill that changes daily, written straight into a store, and what the history has of them. */
import { addDays } from '../../../src/base/dates.js';
import { unwatched } from '../../../src/base/store/availability.js';
import type { Store } from '../../../src/base/store/store.js';
import { Money } from '../../../src/data/rates/money/money.js';
import { BillKind } from '../../../src/hosting/bill/kind.js';
import { BillUnit } from '../../../src/hosting/bill/lines/bill-draft.js';
import type { AccountReading } from '../../../src/hosting/history/snapshots/difference.js';
import { HistoryStore } from '../../../src/hosting/history/snapshots/history-store.js';
import type { SnapshotLine } from '../../../src/hosting/history/snapshots/snapshot-line.js';
import { storeReading } from '../../../src/hosting/history/snapshots/store-reading.js';
import type { Account } from '../../../src/rest/transport/account.js';
import { rates } from '../bill/fleet.js';
import type { Recorded } from './recorded.js';

export const account: Account = {
  api: 'CLOUD',
  name: 'default',
  credential: 'user:secret',
  baseUrl: 'http://127.0.0.1:9',
  sandbox: false,
};

export interface Period {
  readonly from: string;
  readonly day: string | null;
  readonly monthlyAmount: { readonly net: { readonly amount: string } } | null;
  readonly lineCount: number;
  readonly isComplete: boolean;
  readonly gaps: readonly { readonly days: readonly string[]; readonly error: string | null }[];
}

/** Of a number of lines: on each day another one begins, and one of two costs something else. */
export function readingOn(day: string, count: number, more: Partial<AccountReading> = {}): AccountReading {
  const nth = Math.round(Date.parse(day) / 86_400_000);
  const lines = Array.from({ length: count }, (_, place) => lineOf(nth - place, nth));
  const takenAt = Date.parse(`${day}T04:00:00Z`);
  return { day, takenAt, lines, missing: [], partial: [], error: null, ...more };
}

function lineOf(id: number, nth: number): SnapshotLine {
  const amount = `${id % 2 === 0 ? 3 : 3 + (nth % 10)}.7900`;
  return {
    list: '/servers',
    kind: BillKind.SERVER,
    id: String(id),
    name: `web-${id}`,
    product: 'cx22',
    place: null,
    labels: {},
    status: 'RUNNING',
    created: id * 1_000,
    stamp: String(id * 1_000),
    listCost: null,
    factor: null,
    period: null,
    days: null,
    endsAt: null,
    earlier: [],
    later: [],
    setup: null,
    listPriceSince: null,
    deletedWith: null,
    cost: {
      quantity: '1',
      unit: BillUnit.PIECE,
      hourly: null,
      isCapped: false,
      unitPrice: { net: new Money(amount, 'EUR'), gross: new Money(amount, 'EUR') },
    },
  };
}

interface Days {
  readonly from: string;
  readonly to: string;
  readonly count?: number;
  readonly keepDays?: number;
}

/** As the daily task does it, without the reading of upstreams. */
export async function keepDays(store: Store, { from, to, count = 3, keepDays: kept = 1_000 }: Days): Promise<void> {
  const history = new HistoryStore(store, unwatched);
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const known = await history.account(account);
    const reading = readingOn(day, count);
    await storeReading({ account, known, reading, keepDays: kept }, rates.table, history, new AbortController().signal);
    await history.forgetBefore(addDays(day, -kept), () => Promise.resolve(false));
  }
}

export async function periodsOf(recorded: Recorded, from: string, day: string, by = 'DAY'): Promise<readonly Period[]> {
  const fields = 'from day monthlyAmount { net { amount } } lineCount isComplete gaps { days error }';
  const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Period[] } } }>(
    { day, accounts: [account] },
    `{ hosting { billHistory(from: "${from}", every: ${by}, currency: "EUR") { periods { ${fields} } } } }`,
  );
  return hosting.billHistory.periods;
}
