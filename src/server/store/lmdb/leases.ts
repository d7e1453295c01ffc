/** Leases in LMDB: entries that only transactions change, by the clock of the machine. */
import type { Database } from 'lmdb';
import { type Lease, type Leases, rememberedFor } from '../../../base/store/lease.js';
import { rowKey } from '../../../base/store/key.js';
import { isObject } from '../../../base/unknown.js';
import type { LmdbAdapter } from './adapter.js';
import { leftUntil } from '../../../base/stored-deadline.js';
import { parseOwnJson } from '../../../base/json.js';

const namespace = 'leases';

interface LeaseRow {
  readonly owner: string;
  readonly fence: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

export class LmdbLeases implements Leases {
  constructor(private readonly adapter: LmdbAdapter) {}

  acquire(name: string, owner: string, ttl: number): Promise<Lease | null> {
    return this.adapter.transact((db) => {
      const [key, now] = [keyFor(name), Date.now()];
      const row = rowIn(db.get(key));
      const isHeld = row !== null && leftUntil(row.ends, now, ttl) > 0;
      if (isHeld && row.owner !== owner) return null;
      const least = now * 1_000;
      const fence = isHeld ? row.fence : Math.max(row === null ? least : row.fence + 1, least);
      put(db, key, { owner, fence, ends: now + ttl });
      return { name, owner, fence };
    });
  }

  renew({ name, owner, fence }: Lease, ttl: number): Promise<boolean> {
    return this.adapter.transact((db) => {
      const [key, now] = [keyFor(name), Date.now()];
      const row = rowIn(db.get(key));
      if (row === null || row.owner !== owner || row.fence !== fence || row.ends <= now) return false;
      put(db, key, { owner, fence, ends: now + ttl });
      return true;
    });
  }

  release(lease: Lease): Promise<boolean> {
    return this.renew(lease, 0);
  }

  async sweep(): Promise<void> {
    const isOld = (text: string | undefined) => {
      const row = rowIn(text);
      return row === null || row.ends + rememberedFor < Date.now();
    };
    const old: string[] = [];
    for await (const [key, text] of this.adapter.iterator(namespace)) if (isOld(text)) old.push(key);
    if (old.length === 0) return;
    await this.adapter.transact((db) => {
      for (const key of old) if (isOld(db.get(key))) void db.remove(key);
    });
  }
}

function keyFor(name: string): string {
  return rowKey(`${namespace}:${name}`);
}

function put(db: Database<string, string>, key: string, row: LeaseRow): void {
  void db.put(key, JSON.stringify(row));
}

function rowIn(text: string | undefined): LeaseRow | null {
  const row: unknown = text === undefined ? null : parseOwnJson(text);
  if (!isObject(row)) return null;
  const { owner, fence, ends } = row;
  return typeof owner === 'string' && typeof fence === 'number' && typeof ends === 'number'
    ? { owner, fence, ends }
    : null;
}
