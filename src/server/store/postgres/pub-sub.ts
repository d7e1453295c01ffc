/** Publish/subscribe in PostgreSQL: NOTIFY over the pool, and one connection of its own that listens. */
import pg from 'pg';
import { StoreError } from '../../../base/store/error.js';
import { type MessageListener, type PubSub, packed, Subscribers } from '../../../base/store/pub-sub.js';
import { guard } from '../../../base/guard.js';

/** Milliseconds between checks of the connection that listens, which says nothing by itself when it is dead. */
const betweenChecks = 5_000;

export class PostgresPubSub implements PubSub {
  readonly #subscribers = new Subscribers();
  #listening: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #begun = false;
  #closed = false;
  #failures = 0;
  /** Why it is not listening. */
  #failure: unknown = new StoreError('The connection for messages of PostgreSQL is down');

  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly options: pg.ClientConfig,
    private readonly channel: string,
  ) {}

  async publish(channel: string, message: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [this.channel, packed(channel, message)]);
  }

  subscribe(channel: string, listener: MessageListener): () => void {
    const end = this.#subscribers.add(channel, listener);
    if (this.#listening) queueMicrotask(guard(() => listener(null)));
    if (!this.#begun) void this.#connect();
    this.#begun = true;
    return end;
  }

  /** PostgreSQL delivers a notification before the result of a later query. */
  async confirm(): Promise<void> {
    if (!this.#listening) throw this.#failure;
    await this.#listening.query('SELECT 1');
  }

  lost(): void {
    this.#subscribers.lost();
  }

  listenAnew(): void {
    const client = this.#listening;
    if (!client) return;
    this.#listening = undefined;
    void client.end().catch(() => undefined);
    this.#again();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#listening;
    this.#listening = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.options);
    const broken = () => {
      if (this.#listening !== client) return;
      this.#listening = undefined;
      this.#again();
    };
    client.on('error', guard(broken));
    client.on('end', guard(broken));
    client.on(
      'notification',
      guard(({ payload = '' }: pg.Notification) => this.#subscribers.deliver(payload)),
    );
    try {
      await client.connect();
      await client.query(`LISTEN "${this.channel}"`);
    } catch (error) {
      this.#failure = error;
      void client.end().catch(() => undefined);
      return this.#again();
    }
    if (this.#closed) return client.end();
    this.#failures = 0;
    this.#listening = client;
    this.#subscribers.lost();
    this.#check(client);
  }

  #check(client: pg.Client): void {
    const look = () =>
      client.query('SELECT 1').then(
        () => this.#listening === client && this.#check(client),
        // A query that is given up leaves the connection as it is; its end is what `broken` hears of.
        () => client.end().catch(() => undefined),
      );
    this.#timer = setTimeout(guard(look), betweenChecks).unref();
  }

  #again(): void {
    if (this.#closed) return;
    this.#failures += 1;
    const delay = Math.min(100 * 2 ** this.#failures, 2_000);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      guard(() => this.#connect()),
      delay,
    ).unref();
  }
}
