/** Reads accounts in the background, each once an hour among all replicas, however many ask for it. */
import { randomUUID } from 'node:crypto';
import type { Leases } from '../../base/store/lease.js';
import type { Logger, Account } from '../../rest/transport/account.js';
import { storeKeyOf } from '../../rest/transport/account.js';
import { Clients } from '../../rest/transport/clients.js';
import type { Client } from '../../rest/transport/client.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { ReadingRun } from './reading-run.js';

/** Milliseconds from one reading of an account to the next. */
export const between = 3_600_000;

interface BackgroundOptions {
  /** Whether the service allows it. */
  readonly isOn: boolean;
  readonly leases: Pick<Leases, 'acquire'>;
  readonly log: Logger;
}

export class BackgroundReading {
  /** The last reading of each account in this process, by the key of the account. */
  readonly #readings = new Map<string, ReadingRun>();
  /** When an account may be looked at again, in milliseconds since 1970: many tabs ask at once. */
  readonly #quietUntil = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(private readonly options: BackgroundOptions) {}

  get isOn(): boolean {
    return this.options.isOn;
  }

  /** Null where this process has read nothing of it. */
  of(account: Account): ReadingRun | null {
    return this.#readings.get(storeKeyOf(account)) ?? null;
  }

  /** Begins with each account whose hour is over; it resolves once they have begun. */
  async start(upstreams: Upstreams, clients: readonly Client[]): Promise<void> {
    if (!this.isOn || this.#stopping.signal.aborted) return;
    await Promise.all(clients.map(({ upstream }) => this.#begin(upstreams, upstream)));
  }

  /** Ends what is under way after the page that it is reading. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #begin(upstreams: Upstreams, { account, dialect }: Client['upstream']): Promise<void> {
    const key = storeKeyOf(account);
    const now = upstreams.clock.now();
    const quietUntil = this.#quietUntil.get(key);
    if (quietUntil !== undefined && now < quietUntil) return;
    this.#quietUntil.set(key, now + between);
    // Never released: it ends after the hour, also where this process ends before.
    const lease = await this.options.leases
      .acquire(`background:${key}`, randomUUID(), between)
      .catch((error: unknown) => {
        this.#quietUntil.delete(key);
        this.options.log.warn({ err: error }, 'Nothing is read in the background: the store is not responding');
        return null;
      });
    if (lease === null || this.#stopping.signal.aborted) return;
    // With the rights of Meridian: it takes no share of the token that asked.
    const client = () => new Clients(upstreams, () => undefined).named(dialect, account.name, 'read');
    const reading = new ReadingRun(client, now, upstreams.windowAccountCount(account, dialect));
    this.#readings.set(key, reading);
    const running = reading.run(this.#stopping.signal).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}
