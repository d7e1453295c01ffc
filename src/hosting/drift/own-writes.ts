/**
 * The writes of this service, as account, call, object, token and time. A change without a write here was made
 * elsewhere.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Keyv } from 'keyv';
import type { Availability } from '../../base/store/availability.js';
import { guard } from '../../base/guard.js';
import { service, shares } from '../../base/shares/shares.js';
import { WaitingEntries } from '../../base/shares/waiting-entries.js';
import type { Collection } from '../../base/store/collection.js';
import { refusing } from '../../base/store/refuse.js';
import type { Store } from '../../base/store/store.js';
import { sweep } from '../../base/store/sweep.js';
import type { Account } from '../../rest/transport/account.js';
import type { Call } from '../../rest/transport/call.js';
import type { WriteRecorder } from '../../rest/transport/write-recorder.js';
import { isObject, textAt } from '../../base/unknown.js';
import { createdThings } from './created-things.js';
import { type ObjectName, endedObject, reinstatedObject, writtenObjects } from './written-objects.js';

export const ownWrites: Collection = { name: 'own-writes', most: null, lasting: true, secret: false };

const day = 24 * 3600 * 1000;
/** Entries in one write, and in one read. */
const atOnce = 500;
/** Entries of a type in one answer. */
const mostRead = 1_000_000;
/** Milliseconds until a failed write is tried again. */
const pause = 5_000;

/** The scope of ids: all tokens of one provider name an object by the same id. */
type Provider = Pick<Account, 'api' | 'baseUrl' | 'sandbox'>;

/** A write of this service. */
export interface OwnWrite {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its method and path, such as `DELETE /servers/{id}`. */
  readonly call: string;
  /** Name of the account. */
  readonly account: string | null;
  /** The part of a created thing that its bill depends on, as it is on the wire; null of all else. */
  readonly created: Readonly<Record<string, unknown>> | null;
}

interface ProviderObject {
  readonly provider: Provider;
  readonly object: ObjectName;
}

export class OwnWrites implements WriteRecorder {
  readonly #entries: Keyv<unknown>;
  /** Entries to write; null for entries to delete. */
  readonly #waiting = new WaitingEntries<object | null>(shares.ownWrites);
  #writing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #sweeping: NodeJS.Timeout;

  private readonly availability: Pick<Availability, 'ask' | 'write'>;

  constructor(
    private readonly store: Store,
    availability: Pick<Availability, 'ask' | 'write'>,
    /** How long they are remembered; 0: not at all. */
    private readonly keepDays: number,
    private readonly now: () => number = Date.now,
  ) {
    this.availability = refusing(availability);
    this.#entries = store.namespace(ownWrites.name);
    const removeOld = () => sweep(store, [ownWrites.name]).catch(() => undefined);
    this.#sweeping = setInterval(guard(removeOld), day).unref();
  }

  record(account: Account, write: Call, body: unknown): void {
    if (this.keepDays === 0) return;
    const at = this.now();
    const entry = {
      account: account.name,
      call: `${write.row.method} ${write.row.path}`,
      token: write.caller?.id ?? null,
      at,
    };
    const remember = (key: string, value: object | null) =>
      this.#waiting.set(key, { caller: write.caller?.id ?? service, value });
    const created = new Map(createdThings(write, body).map(({ type, id, wire }) => [`${type} ${id}`, wire]));
    const objects = writtenObjects(write, body);
    for (const { type, id } of objects) {
      const thing = created.get(`${type} ${id}`);
      remember(`${prefixOf(account, type)}${timeKey(at)} ${randomUUID()}`, {
        ...entry,
        id,
        ...(thing && { created: thing }),
      });
    }
    const [ended, reinstated] = [endedObject(write), reinstatedObject(write)];
    if (ended) remember(endKey(account, ended), entry);
    if (reinstated) remember(endKey(account, reinstated), null);
    // It comes last: whoever reads a new mark reads what was written as well.
    if (objects.length > 0) remember(markKey(account), { mark: randomUUID() });
    this.#schedule(0);
  }

  /** The writes of each object of the type since then, oldest first. */
  async since(provider: Provider, type: string, from: number): Promise<ReadonlyMap<string, readonly OwnWrite[]>> {
    await this.#written();
    const prefix = prefixOf(provider, type);
    const writes = new Map<string, OwnWrite[]>();
    await this.availability.ask(async () => {
      writes.clear();
      for await (const [key, value] of this.store.range(ownWrites.name, {
        prefix,
        after: prefix + timeKey(from),
        limit: mostRead,
      })) {
        const id = textAt(value, 'id');
        if (id === null) continue;
        const created = isObject(value) ? value['created'] : null;
        const write = {
          at: Number.parseInt(key.slice(prefix.length), 36),
          call: textAt(value, 'call') ?? '',
          account: textAt(value, 'account'),
          created: isObject(created) ? created : null,
        };
        const known = writes.get(id);
        if (known) known.push(write);
        else writes.set(id, [write]);
      }
    });
    return writes;
  }

  /** Marks of the providers' writes, in their order: another one once something was written. */
  async marks(providers: readonly Provider[]): Promise<readonly string[]> {
    await this.#written();
    if (providers.length === 0) return [];
    const stored = await this.availability.ask(() => this.#entries.getMany(providers.map(markKey)));
    return stored.map((one) => textAt(one, 'mark') ?? '');
  }

  /** Whether each of them was deleted or cancelled through here, whenever that takes effect. */
  async ended(objects: readonly ProviderObject[]): Promise<boolean[]> {
    await this.#written();
    const found: boolean[] = [];
    for (let start = 0; start < objects.length; start += atOnce) {
      const keys = objects.slice(start, start + atOnce).map(({ provider, object }) => endKey(provider, object));
      const values = await this.availability.ask(() => this.#entries.getMany(keys));
      found.push(...values.map((value) => value !== undefined));
    }
    return found;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#written();
    clearTimeout(this.#timer);
  }

  /** Waits until the writes of this process are stored, unless the store is unavailable. */
  async #written(): Promise<void> {
    if (this.#waiting.size > 0) this.#writing ??= this.#write();
    await this.#writing;
  }

  #schedule(milliseconds: number): void {
    this.#timer ??= setTimeout(
      guard(() => {
        this.#timer = undefined;
        this.#writing ??= this.#write();
      }),
      milliseconds,
    ).unref();
  }

  async #write(): Promise<void> {
    const ttl = this.keepDays * day;
    while (this.#waiting.size > 0) {
      const part = this.#waiting.take(atOnce);
      const added = part.flatMap(([key, { value }]) => (value ? [{ key, value, ttl }] : []));
      const removed = part.flatMap(([key, { value }]) => (value ? [] : [key]));
      try {
        if (added.length > 0) await this.availability.write(() => this.#entries.setMany(added));
        if (removed.length > 0) await this.availability.write(() => this.#entries.deleteMany(removed));
      } catch {
        this.#waiting.putBack(part);
        this.#schedule(pause);
        break;
      }
    }
    this.#writing = null;
  }
}

function prefixOf(provider: Provider, type: string): string {
  return `${providerKey(provider)} at ${type} `;
}

function endKey(provider: Provider, { type, id }: ObjectName): string {
  return `${providerKey(provider)} end ${type} ${id}`;
}

function markKey(provider: Provider): string {
  return `${providerKey(provider)} mark`;
}

/** The same for all accounts of one provider. */
export function providerText({ api, baseUrl, sandbox }: Provider): string {
  return JSON.stringify([api, baseUrl, sandbox]);
}

function providerKey(provider: Provider): string {
  return createHash('sha256').update(providerText(provider)).digest('base64url').slice(0, 16);
}

/** Sorts as the time does. */
function timeKey(at: number): string {
  return Math.max(0, Math.floor(at)).toString(36).padStart(9, '0');
}
