/** A fleet that changes from day to day, with the snapshots of its bill in a store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { type Availability, unwatched } from '../../../src/base/store/availability.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import type { Store } from '../../../src/base/store/store.js';
import { BudgetStore } from '../../../src/hosting/history/budgets/budget-store.js';
import { OwnWrites } from '../../../src/hosting/drift/own-writes.js';
import { HistoryStore } from '../../../src/hosting/history/snapshots/history-store.js';
import { MonthClosing } from '../../../src/hosting/invoice/closed/close-months.js';
import { ClosedMonths } from '../../../src/hosting/invoice/closed/closed-months.js';
import type { OwnPrices } from '../../../src/hosting/bill/own-prices/own-price.js';
import type { Account } from '../../../src/rest/transport/account.js';
import { readConfig } from '../../../src/server/config/config.js';
import { openStore } from '../../../src/server/store/open.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { geography, rates } from '../bill/fleet.js';

export interface Asking {
  readonly day: string;
  /** Of UTC. */
  readonly hour?: number;
  readonly accounts: readonly Account[];
  readonly scopes?: readonly Scope[];
  readonly prices?: OwnPrices | null;
  /** In place of the hour: milliseconds since 1970, of a clock that goes on. */
  readonly now?: () => number;
}

export class Recorded {
  /** Of the store, as the history knows it. */
  availability: Pick<Availability, 'ask' | 'write'> = unwatched;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly store: Store,
    private readonly folder: string | null = null,
  ) {}

  static async open(schema: GraphQLSchema): Promise<Recorded> {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-history-'));
    return new Recorded(schema, await openStore({ storeUrl: null, dataDir: folder }), folder);
  }

  async close(): Promise<void> {
    await this.store.close();
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }

  /** At noon of the day, unless another hour is given, with the rates that were in force on it. */
  async ask<T>(asking: Asking, source: string): Promise<T> {
    const { services, close } = this.#servicesOn(asking);
    const { data, errors } = await asker(this.schema, services.upstreams, asking.scopes, services)(source);
    await close();
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  }

  /** As the daily task does it: closes what is due on that day. */
  async closeMonths(asking: Asking): Promise<void> {
    const { services, close } = this.#servicesOn(asking);
    const closing = new MonthClosing(services);
    for (const turn of asking.accounts)
      for (const account of await closing.accountsOf(turn))
        for (const month of await closing.due(account))
          await closing.close(account, month, new AbortController().signal);
    await close();
  }

  /** With a service that lives on, as one of a process does: what it has derived is there for the next question. */
  async lasting(asking: Asking): Promise<{ ask(source: string): Promise<unknown>; close(): Promise<void> }> {
    const { services, close } = this.#servicesOn(asking);
    const ask = asker(this.schema, services.upstreams, asking.scopes, services);
    return {
      close,
      async ask(source) {
        const { data, errors } = await ask(source);
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      },
    };
  }

  #servicesOn({ day, hour = 12, accounts, prices = null, now = () => Date.parse(day) + hour * 3_600_000 }: Asking) {
    const clock = { now, sleep: () => Promise.resolve() };
    const config = readConfig({});
    const ownWrites = new OwnWrites(this.store, unwatched, config.billHistoryDays, clock.now);
    const upstreams = upstreamsOf(accounts, {}, clock, undefined, undefined, ownWrites);
    const table = rates.tableOn(day);
    const standing = new Proxy(rates, {
      get(target, key) {
        if (key === 'table') return table;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const stored = { store: this.store, availability: unwatched };
    const services = {
      geography,
      rates: standing,
      upstreams,
      config: { ...config, prices },
      hosting: {
        ownWrites,
        billHistory: new HistoryStore(this.store, this.availability),
        closedMonths: new ClosedMonths(this.store, this.availability),
        stored,
        budgets: new BudgetStore(stored),
      },
    };
    const close = async () => {
      await upstreams.close();
      await ownWrites.close();
    };
    return { services, close };
  }
}
