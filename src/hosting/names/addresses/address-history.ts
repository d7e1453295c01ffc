/**
 * Remembers the addresses and host names that accounts have had, and who had them last. This distinguishes a deleted
 * address from one that the account never had. It covers what the service itself has seen of an account with its
 * credential.
 */
import type { Keyv } from 'keyv';
import { boundedCache, caches } from '../../../base/shares/caches.js';
import { type Account, fingerprint } from '../../../rest/transport/account.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { Call } from '../../../rest/transport/call.js';
import type { WriteObserver } from '../../../rest/transport/write-observer.js';
import { type Availability, unwatched } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import type { Store } from '../../../base/store/store.js';
import { sweep } from '../../../base/store/sweep.js';
import { isObject, numberAt, textAt } from '../../../base/unknown.js';
import { ofEach } from '../../../base/of-each.js';
import type { PreviousOwner, PreviousOwners } from './previous-owners.js';
import { type Holding, holders, holdingOf } from './owned-addresses.js';
import { guard } from '../../../base/guard.js';

export const addresses: Collection = { name: 'addresses', most: null, lasting: true, secret: false };

const day = 24 * 3600 * 1000;
/** Milliseconds for which former addresses are remembered. */
const goodFor = 365 * day;
/** Entries in one write. */
const atOnce = 500;
interface KnownOwner {
  readonly former: PreviousOwner;
  /** When it was last put into the store. */
  readonly writtenAt: number;
}

/** The row that lists the objects that this one reads. */
const listOf = ({ kind, partner }: BoundRow) => (kind === 'get' ? partner : null);
const listsByPath = new Map(
  [...holders.keys()].flatMap((list) => (list.partner ? [[pathOf(list.partner), list] as const] : [])),
);

function pathOf({ dialect, path }: BoundRow): string {
  return `${dialect.api} ${path.replace(/\{[^}]+\}/g, '{}')}`;
}

export class AddressHistory implements WriteObserver, PreviousOwners {
  changes = 0;
  readonly #entries: Keyv<unknown>;
  readonly #known = boundedCache<KnownOwner>(caches.knownAddresses);
  /** Objects that were seen. */
  readonly #seen = boundedCache<true>(caches.knownAddresses);
  #unwritten = new Map<string, PreviousOwner>();
  #writing: Promise<void> | null = null;
  readonly #sweeping: NodeJS.Timeout;

  constructor(
    store: Store,
    private readonly availability: Pick<Availability, 'ask' | 'write'> = unwatched,
    private readonly now: () => number = Date.now,
  ) {
    this.#entries = store.namespace(addresses.name);
    const removeOld = () => sweep(store, [addresses.name]).catch(() => undefined);
    this.#sweeping = setInterval(guard(removeOld), day).unref();
  }

  saw(account: Account, { row }: Call, body: unknown): void {
    if (row.kind === 'write') return this.#sawWritten(account, row, body);
    const list = holders.has(row) ? row : listOf(row);
    if (!list || !holders.has(list)) return;
    const payload = row.dialect.payload(row, body);
    this.#note(account, list, Array.isArray(payload) ? payload : [payload]);
  }

  unseen(account: Account, { row, values }: Call) {
    const list = row.method === 'DELETE' ? listsByPath.get(pathOf(row)) : undefined;
    const single = list?.partner;
    const id = Object.values(values)[0];
    if (!list || !single || id === undefined || this.#seen.has(objectKey(account, list, id))) return null;
    return { row: single, values };
  }

  async formerly(keys: readonly string[], accounts: readonly Account[]): Promise<PreviousOwner | null> {
    const all = accounts.flatMap((account) => keys.map((key) => [account, entryKey(account, key)] as const));
    for (const [, key] of all) {
      const known = this.#known.get(key);
      if (known) return known.former;
    }
    // What the sandbox has ends with this process.
    const lasting = all.flatMap(([{ sandbox }, key]) => (sandbox ? [] : [key]));
    if (lasting.length === 0) return null;
    const found = await this.availability.ask(() => this.#entries.getMany(lasting));
    const since = this.now() - goodFor;
    return found.map(formerIn).find((former) => former !== null && former.lastSeen > since) ?? null;
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    while (this.#writing) await this.#writing;
  }

  /** A new object comes as a part of the answer, under the name of its kind. */
  #sawWritten(account: Account, row: BoundRow, body: unknown): void {
    if (row.method === 'DELETE' || !isObject(body)) return;
    for (const list of holders.keys()) {
      const name = list.dialect === row.dialect && list.partner && lastWord(list.path);
      const created: unknown = name ? body[name] : undefined;
      if (isObject(created)) this.#note(account, list, [created]);
    }
  }

  #note(account: Account, list: BoundRow, wires: readonly unknown[]): void {
    const now = this.now();
    for (const wire of wires) {
      const holding = holdingOf(list, wire);
      if (!holding) continue;
      this.#seen.set(objectKey(account, list, holding.id), true);
      for (const key of holding.has) this.#noteKey(account, key, holding, now);
    }
  }

  #noteKey(account: Account, key: string, { kind, id, name }: Holding, now: number): void {
    const own = entryKey(account, key);
    const known = this.#known.get(own);
    // An address of its own and the server that has it are seen in turn: the server says more.
    const isLess = known && known.former.kind !== kind && !kind.includes('server') && now - known.former.lastSeen < day;
    const former = isLess ? { ...known.former, lastSeen: now } : { kind, id, name, lastSeen: now };
    const isNew =
      !known || known.former.kind !== former.kind || known.former.id !== id || known.former.name !== former.name;
    if (!known || answerOf(known.former) !== answerOf(former)) this.changes += 1;
    const isDue = !account.sandbox && ((isNew && !isLess) || !known || now - known.writtenAt > day);
    this.#known.set(own, { former, writtenAt: isDue ? now : (known?.writtenAt ?? now) });
    if (!isDue) return;
    this.#unwritten.set(own, former);
    this.#writing ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#write());
  }

  /** If the store fails, the entries are lost, and written the next time they are seen. */
  async #write(): Promise<void> {
    while (this.#unwritten.size > 0) {
      const entries = [...this.#unwritten].slice(0, atOnce).map(([key, value]) => ({ key, value, ttl: goodFor }));
      for (const { key } of entries) this.#unwritten.delete(key);
      await this.availability
        .write(() => this.#entries.setMany(entries))
        .catch(() => {
          for (const { key, value } of entries) this.#known.set(key, { former: value, writtenAt: 0 });
        });
    }
    this.#writing = null;
  }
}

/** The owner as results show it, with the day on which it was last seen. */
function answerOf({ kind, id, name, lastSeen }: PreviousOwner): string {
  return JSON.stringify([kind, id, name, Math.floor(lastSeen / day)]);
}

function entryKey(account: Account, key: string): string {
  return `${printOf(account)} ${key}`;
}

function objectKey(account: Account, { path }: BoundRow, id: string): string {
  return `${printOf(account)} ${path} ${id}`;
}

const printOf = ofEach(fingerprint);

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?<=x)es$|s$/, '');
}

function formerIn(value: unknown): PreviousOwner | null {
  const [kind, id, lastSeen] = [textAt(value, 'kind'), textAt(value, 'id'), numberAt(value, 'lastSeen')];
  if (kind === null || id === null || lastSeen === null) return null;
  return { kind, id, name: textAt(value, 'name'), lastSeen };
}
