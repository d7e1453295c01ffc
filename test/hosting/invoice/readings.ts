/** Readings of a fleet whose prices change, and the invoices of its months. */
import type { Account } from '../../../src/rest/transport/account.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { accountAt, ownPrices } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
export interface ChargedLine extends Amounts {
  readonly name: string;
  readonly kind: string;
  readonly isUnknown: boolean;
  readonly assumptions: readonly string[];
  readonly setup: Amounts | null;
  readonly segments: readonly {
    readonly product: string | null;
    readonly from: Date;
    readonly until: Date | null;
    readonly hours: number;
    readonly isInferred: boolean;
    readonly isCapped: boolean;
    readonly unknownReason: string | null;
    readonly amount: Amounts | null;
  }[];
}
interface Reading {
  readonly day: string;
  /** Prices of one's own, as PRICES_FILE has them; none unless given. */
  readonly prices?: string | null;
}

const pair = '{ net { amount } gross { amount } }';

export class Readings {
  private constructor(
    private readonly upstream: ScriptedUpstream,
    private readonly recorded: Recorded,
    private readonly accounts: readonly Account[],
  ) {}

  static async of(api: Account['api']): Promise<Readings> {
    const upstream = await ScriptedUpstream.start();
    return new Readings(upstream, await Recorded.open(await sharedGraph()), [accountAt(upstream.url, api)]);
  }

  async close(): Promise<void> {
    await this.recorded.close();
    await this.upstream.close();
  }

  /** The answers of the provider, from here on. */
  set script(script: ScriptedUpstream['script']) {
    this.upstream.script = script;
  }

  /** Takes a snapshot at noon of the day. */
  async take({ day, prices = null }: Reading): Promise<void> {
    await this.ask({ day, prices }, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  }

  async ask<T>({ day, prices = null }: Reading, source: string): Promise<T> {
    const own = prices === null ? null : ownPrices(prices, Date.parse('2026-01-01'));
    return this.recorded.ask<T>({ day, accounts: this.accounts, prices: own }, source);
  }

  /** The lines of the month by name, as they are known on the day. */
  async lines(month: string, day: string): Promise<readonly ChargedLine[]> {
    interface Answer {
      readonly hosting: { readonly invoice: { readonly lines: { readonly nodes: readonly ChargedLine[] } } };
    }
    const { hosting } = await this.ask<Answer>(
      { day },
      `{ hosting { invoice(month: "${month}", currency: "EUR") { lines(first: 1000) { nodes {
        name kind net { amount } gross { amount } isUnknown assumptions setup ${pair}
        segments { product from until hours isInferred isCapped unknownReason amount ${pair} } } } } } }`,
    );
    return [...hosting.invoice.lines.nodes].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** What all days of the month together cost, by the history. */
  async spentIn(month: string, from: string, day: string): Promise<number> {
    interface Answer {
      readonly hosting: {
        readonly billHistory: {
          readonly periods: readonly { readonly from: string; readonly spent: Amounts | null }[];
        };
      };
    }
    const { hosting } = await this.ask<Answer>(
      { day },
      `{ hosting { billHistory(from: "${from}", every: DAY, currency: "EUR") { periods { from spent ${pair} } } } }`,
    );
    return hosting.billHistory.periods
      .filter((period) => period.from.startsWith(month))
      .reduce((sum, { spent }) => sum + Number(spent?.net.amount ?? Number.NaN), 0);
  }
}

/** The days from one to the other, both included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}
