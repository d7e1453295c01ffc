/** A project of the cloud and of storage boxes with its actions, whose snapshots are taken as a test says. */
import type { OwnPrices } from '../../../src/hosting/bill/own-prices/own-price.js';
import type { Account } from '../../../src/rest/transport/account.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Collections, accountAt, fleet, pricing, serverPrice } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

export interface Segment {
  readonly product: string | null;
  readonly from: Date;
  readonly until: Date | null;
  readonly hours: number;
  readonly quantity: string | null;
  readonly amount: { readonly net: { readonly amount: string } } | null;
  readonly isInferred: boolean;
  readonly unknownReason: string | null;
}
export interface Line {
  readonly name: string;
  readonly kind: string;
  readonly resourceId: string;
  readonly net: { readonly amount: string };
  readonly assumptions: readonly string[];
  readonly isUnknown: boolean;
  readonly segments: readonly Segment[];
}
export interface Invoiced {
  readonly net: { readonly amount: string };
  readonly lineCount: number;
  readonly unknownCount: number;
  readonly inferredCount: number;
  readonly isComplete: boolean;
  readonly withoutActions: readonly { readonly days: readonly string[]; readonly error: string | null }[];
  readonly lines: { readonly nodes: readonly Line[] };
}

const fields = `net { amount } lineCount unknownCount inferredCount isComplete withoutActions { days error }
  lines(first: 1000) { nodes { name kind resourceId net { amount } assumptions isUnknown
    segments { product from until hours quantity amount { net { amount } } isInferred unknownReason } } }`;

const priced = (monthly: string, hourly: string) => [
  { ...serverPrice('fsn1', monthly, monthly, ''), price_hourly: { net: hourly, gross: hourly } },
];
export const list = {
  ...pricing,
  server_types: [
    { id: 11, name: 'cx22', prices: priced('3.79', '0.0060') },
    { id: 13, name: 'cx32', prices: priced('6.80', '0.0109') },
  ],
};
export const cx22 = { server_type: { id: 11, name: 'cx22' } };
export const cx32 = { server_type: { id: 13, name: 'cx32' } };

export interface Action {
  readonly command: string;
  readonly type: string;
  readonly id: number;
  /** When it ended; without one it is running. */
  readonly at?: string;
  readonly status?: string;
}

export class WatchedProject {
  actions: readonly Action[] = [];
  /** Answers before anything else does. */
  special: (asked: ReceivedCall) => Reply | null = () => null;
  /** The accounts, at least one. */
  accounts: readonly Account[];

  private constructor(
    readonly upstream: ScriptedUpstream,
    readonly recorded: Recorded,
  ) {
    this.accounts = [accountAt(upstream.url, 'CLOUD')];
  }

  static async open(): Promise<WatchedProject> {
    return new WatchedProject(await ScriptedUpstream.start(), await Recorded.open(await sharedGraph()));
  }

  async close(): Promise<void> {
    await this.recorded.close();
    await this.upstream.close();
  }

  /** Takes a snapshot at noon, or at another hour. */
  async take(
    day: string,
    collections: Collections,
    hour = 12,
    prices: OwnPrices | null = null,
  ): Promise<{ error: string; actionsError: string }[]> {
    this.#serve(collections);
    const text = 'mutation { snapshotBill(maxAge: 0) { snapshots { error actionsError } } }';
    const asking = { day, hour, accounts: this.accounts, prices };
    const { snapshotBill } = await this.recorded.ask<{
      snapshotBill: { snapshots: { error: string; actionsError: string }[] };
    }>(asking, text);
    return snapshotBill.snapshots;
  }

  async write(day: string, hour: number, text: string): Promise<void> {
    await this.recorded.ask({ day, hour, accounts: this.accounts }, text);
  }

  async invoice(day: string, month: string, currency = 'EUR'): Promise<Invoiced> {
    const { hosting } = await this.recorded.ask<{ hosting: { invoice: Invoiced } }>(
      { day, accounts: this.accounts },
      `{ hosting { invoice(month: "${month}", currency: "${currency}") { ${fields} } } }`,
    );
    return hosting.invoice;
  }

  #serve(collections: Collections): void {
    const answer = fleet(collections, list);
    this.upstream.script = (asked) => {
      const special = this.special(asked);
      if (special) return special;
      const [, kind = ''] = /^\/(\w+)\/actions$/.exec(asked.path) ?? [];
      return kind === '' ? answer(asked) : this.#actionsOf(kind.replace(/(?<=x)es$|s$/, ''), asked);
    };
  }

  #actionsOf(type: string, { query }: ReceivedCall): Reply {
    const wires = this.actions.map(({ command, type: of, id, at, status }, place) => ({
      id: 900 + place,
      command,
      status: status ?? (at === undefined ? 'running' : 'success'),
      progress: 100,
      started: at === undefined ? null : `${at}:00+00:00`,
      finished: at === undefined ? null : `${at}:00+00:00`,
      resources: [{ id, type: of }],
      error: null,
    }));
    const own = wires.filter(({ resources: [one] }) => one?.type === type);
    if (query['sort'] === 'finished:desc') {
      own.sort((a, b) => ((a.finished ?? '') < (b.finished ?? '') ? 1 : -1));
    }
    const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 25)];
    const next_page = page * size < own.length ? page + 1 : null;
    const pagination = { page, per_page: size, next_page, total_entries: own.length };
    return { body: { actions: own.slice((page - 1) * size, page * size), meta: { pagination } } };
  }
}
