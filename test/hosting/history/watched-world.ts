/** A Meridian over accounts of the cloud that come, go, change and fail from day to day, each of its daily tasks done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '../../../src/base/auth/scope.js';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import { billMonths } from '../../../src/server/daily/bill-months.js';
import { billSnapshots } from '../../../src/server/daily/bill-snapshots.js';
import type { DailyTask } from '../../../src/server/daily/daily-tasks.js';
import { findingRecords } from '../../../src/server/daily/finding-records.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import type { Services } from '../../../src/server/services.js';
import { FastClock, upstreamsOf } from '../../rest/harness.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Receiver, startReceiver } from '../../server/alerts/receiver.js';
import { outboxSize } from '../../server/alerts/senders.js';
import { type Collections, pricing } from '../bill/fleet.js';
import { alertsConfig } from '../../server/alerts/alerts-config.js';

export const dayLength = 24 * 60 * 60_000;

/** What an account has; null: its credential is refused. */
export type AccountState = Collections | null;

export class WatchedWorld {
  readonly clock = new FastClock();
  readonly #states = new Map<string, AccountState>();
  readonly #tokens = new Map<string, string>();
  #meridian: Meridian | null = null;

  private constructor(
    private readonly folder: string,
    private readonly upstream: ScriptedUpstream,
    readonly receiver: Receiver,
  ) {}

  static async open(): Promise<WatchedWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-watched-'));
    const world = new WatchedWorld(folder, await ScriptedUpstream.start(), await startReceiver());
    world.upstream.script = (asked) => {
      const name = (asked.headers.authorization ?? '').replace(/^Bearer of-/, '').replace(/-rotated$/, '');
      const state = world.#states.get(name);
      if (!state) return { status: 401, body: { error: { code: 'unauthorized', message: 'No such token' } } };
      const [, list = ''] = asked.path.split('/');
      return { body: { [list]: list === 'pricing' ? pricing : (state[list] ?? []) } };
    };
    return world;
  }

  /** Credentials by account: the service starts anew over the same store. */
  async configure(accounts: Readonly<Record<string, string>>): Promise<void> {
    await this.#meridian?.close();
    const env = {
      DATA_DIR: this.folder,
      SANDBOX: 'off',
      CLOUD_ACCOUNTS: Object.entries(accounts)
        .map((pair) => pair.join('='))
        .join(),
      CLOUD_BASE_URL: this.upstream.url,
    };
    this.#meridian = await startMeridian(env, async (services) => {
      await services.upstreams.close();
      const upstreams = upstreamsOf(services.upstreams.accounts, { retries: 0 }, this.clock);
      const changed: Services = { ...services, upstreams };
      const alerts = new Alerts({
        ...changed,
        now: this.clock.now,
        config: alertsConfig(),
        contextOf: (token) => contextOfToken(changed, token),
        connector: { ca: this.receiver.ca, resolve: this.receiver.resolve },
        times: { look: 30, again: 30 },
      });
      return { ...changed, alerts };
    });
    this.meridian.services.alerts.start();
  }

  get meridian(): Meridian {
    if (!this.#meridian) throw new Error('It has no accounts yet');
    return this.#meridian;
  }

  /** The next day comes with these changes, and its daily tasks are done for every account. */
  async nextDay(changes: Readonly<Record<string, AccountState>>): Promise<string> {
    await this.clock.sleep(dayLength);
    for (const [name, state] of Object.entries(changes)) this.#states.set(name, state);
    const { services } = this.meridian;
    return this.#run([billSnapshots(services), findingRecords(services)]);
  }

  /** The present month is closed, early in the next one. */
  async closeMonth(): Promise<string> {
    const now = new Date(this.clock.now());
    await this.clock.sleep(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 4, 12) - now.getTime());
    const { services } = this.meridian;
    return this.#run([billSnapshots(services), billMonths(services)]);
  }

  async #run(tasks: readonly (DailyTask | null)[]): Promise<string> {
    const { services } = this.meridian;
    const day = this.today;
    for (const task of tasks) {
      for (const account of services.upstreams.accounts) {
        await task?.run(account, day, new AbortController().signal);
      }
    }
    return day;
  }

  get today(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }

  /** Always the same one for a name, with these scopes. */
  async token(name: string, scopes: readonly Scope[]): Promise<string> {
    let token = this.#tokens.get(name);
    if (!token) this.#tokens.set(name, (token = await this.meridian.token([...scopes])));
    return token;
  }

  /** The answer as it came, and what it says of an error. */
  async ask(token: string, query: string, variables: object = {}): Promise<unknown> {
    const { body } = await this.meridian.query({ query, variables }, { authorization: `Bearer ${token}` });
    const errors = body.errors?.map(({ message, path, extensions }) => [message, path, extensions['code']]);
    return { data: body.data, errors };
  }

  async file(token: string, path: string): Promise<string> {
    const response = await fetch(`${this.meridian.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return `${response.status} ${await response.text()}`;
  }

  /** What the rules of alerts have sent since the last time. */
  async alerted(): Promise<readonly unknown[]> {
    const { alerts, store } = this.meridian.services;
    await alerts.evaluate();
    while ((await outboxSize(store)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return this.receiver.received.splice(0).map(({ body }) => JSON.parse(body) as unknown);
  }

  async close(): Promise<void> {
    await this.#meridian?.close();
    await this.upstream.close();
    await this.receiver.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
