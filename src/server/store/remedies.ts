/** Advice for an engine that lacks what Meridian needs. */
import type { FaultKind } from '../../base/store/error.js';
import type { Store } from '../../base/store/store.js';

export type TriedSetting = 'STORE_URL' | 'CACHE_URL';

type Lack = Exclude<FaultKind, 'outage' | 'noConnection' | 'roleLost'> | 'unheard';

const remedies: Readonly<Record<Exclude<Store['kind'], 'lmdb'>, Readonly<Record<Lack, string>>>> = {
  postgres: {
    refused: 'Let its user read, change and list the tables that begin with meridian, or make it their owner.',
    unsupported:
      'Lead {setting} to PostgreSQL itself, or to a pooler that keeps sessions (pool_mode = session of PgBouncer).',
    damaged: 'Restore a backup into a new database, and lead {setting} to it.',
    unheard:
      'A pooler between them keeps no sessions: set pool_mode = session in PgBouncer, or lead {setting} to PostgreSQL itself.',
  },
  redis: {
    refused:
      'Give its user these rights: ACL SETUSER <user> ~meridian* &meridian* +@all -@admin -@dangerous +info +config|get.',
    unsupported:
      'Lead {setting} to a single Redis that has all keys: neither a node of a Redis Cluster nor a Sentinel, but the primary, or a proxy that leads to it.',
    damaged: 'Restore a backup into an empty database, and lead {setting} to it.',
    unheard: 'Lead {setting} to the server itself, or to a proxy that passes messages (PUBLISH, SUBSCRIBE) on.',
  },
};

export function remedyFor(engine: Store['kind'], kind: FaultKind | 'unheard', setting: TriedSetting): string {
  const known = engine === 'lmdb' ? undefined : Object.entries(remedies[engine]).find(([lack]) => lack === kind);
  return known?.[1].replace('{setting}', setting) ?? '';
}
