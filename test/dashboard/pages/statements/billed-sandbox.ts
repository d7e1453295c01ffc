/** A sandbox whose bill was recorded over September 2026, and the statements that its provider would write of it. */
import { addDays } from '../../../../src/base/dates.js';
import { billMonths } from '../../../../src/server/daily/bill-months.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';
import { type WrittenRow, cellsOf, fileOf, type Language } from '../../../hosting/statements/reading/written.js';

export interface BilledThing {
  readonly kind: string;
  readonly name: string;
  readonly id: string;
  readonly net: string;
}

export interface BilledSandbox {
  readonly recorded: RecordedBill;
  /** What the invoice of September has of the cloud, at exact amounts. */
  readonly things: readonly BilledThing[];
}

const words: Readonly<Record<string, readonly [thing: string, product: string]>> = {
  SERVER: ['Server', 'Cloud Server'],
  PRIMARY_IP: ['Primary IP', 'Primary IPv4'],
  FLOATING_IP: ['Floating IP', 'Floating IPv4'],
  VOLUME: ['Volume', 'Volume'],
  LOAD_BALANCER: ['Load Balancer', 'Load Balancer'],
};

/** Noon of each day is read, from the last of August to the 4th of October. */
export async function billedSandbox(): Promise<BilledSandbox> {
  const recorded = await recordedBill('2026-08-31');
  for (let day = '2026-08-31'; day <= '2026-10-04'; day = addDays(day, 1)) {
    recorded.day = day;
    await recorded.ask('mutation { snapshotBill(maxAge: 0, apis: [CLOUD]) { snapshots { day error } } }');
  }
  const data = JSON.stringify(
    await recorded.ask(`{ hosting { invoice(month: "2026-09", currency: "EUR", filter: { apis: [CLOUD] }) {
      lines(first: 200) { nodes { kind name resourceId net { amount } isUnknown } } } } }`),
  );
  const lines = /"nodes":(\[.*?\}\])/.exec(data)?.[1] ?? '[]';
  const things = (JSON.parse(lines) as Line[]).flatMap(({ kind, name, resourceId, net, isUnknown }) => {
    const id = /:(\d+)$/.exec(resourceId)?.[1];
    return isUnknown || id === undefined || !(kind in words) ? [] : [{ kind, name, id, net: net.amount }];
  });
  return { recorded, things };
}

/** What is due is closed: a month, three days after its end. */
export async function closeMonths({ dashboard, day }: RecordedBill): Promise<void> {
  const { services } = dashboard.meridian;
  for (const account of services.upstreams.accounts)
    await billMonths(services).run(account, day, new AbortController().signal);
}

interface Line {
  readonly kind: string;
  readonly name: string;
  readonly resourceId: string;
  readonly net: { readonly amount: string };
  readonly isUnknown: boolean;
}

/** A month of the thing, at what the invoice has. */
export function rowOf({ kind, name, id, net }: BilledThing, change: Partial<WrittenRow> = {}): WrittenRow {
  const [thing = '', product = ''] = words[kind] ?? [];
  return {
    grouping: 'Project shop',
    product,
    description: name,
    thing,
    id,
    quantity: '1.0000',
    from: '2026-09-01',
    until: '2026-09-30',
    unit: 'Months',
    total: Number(net).toFixed(4),
    ...change,
  };
}

export function csvOf(rows: readonly WrittenRow[], language: Language = 'en'): Buffer {
  return Buffer.from(fileOf(cellsOf(rows, language)));
}
