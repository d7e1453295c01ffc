/** A whole Meridian whose rates come over HTTP from a local server, synced day by day, and what it says of them. */
import { currencyApi } from '../../../src/data/rates/sync/providers/currency-api.js';
import { ecb } from '../../../src/data/rates/sync/providers/ecb.js';
import { StoredTables } from '../../../src/data/rates/tables/stored-tables.js';
import { FollowedTables } from '../../../src/data/rates/sync/follow.js';
import { SyncTurns } from '../../../src/data/rates/sync/sync-turns.js';
import { RatesSync } from '../../../src/data/rates/sync/sync.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import type { Cdn } from './cdn.js';

export interface SyncedMeridian {
  readonly meridian: Meridian;
  /** `level: line` of everything logged. */
  readonly logged: string[];
  /** Syncs at noon of the day. */
  sync(day: string): Promise<void>;
  /** What health, the graph and /api/v1 say, base USD. */
  reported(): Promise<Reported>;
  close(): Promise<void>;
}

export interface Reported {
  readonly health: {
    source: string;
    date: string;
    currencies: number;
    lastError: string | null;
    missing: { code: string; date: string | null; reason: string }[];
  };
  readonly currency: Record<string, { active: boolean; rate: number | null; rateDate: string | null }>;
  readonly table: { date: string; source: string };
  readonly row: Record<string, { rate: number; date: string; source: string; isFromTable: boolean }>;
  readonly v1: { timestamp: number; rates: Record<string, { rate: number }> };
  /** The object of /readyz. */
  readonly ready: Reported['health'];
}

const question = `{
  health { rates { source date currencyCount lastError missing { code date reason } } }
  currencies { code isActive rate(base: "USD") rateDate }
  rates(base: "USD") { date source rates { code rate date source isFromTable } }
}`;

export async function startSynced(cdn: Cdn, dataDir: string): Promise<SyncedMeridian> {
  const meridian = await startMeridian({ DATA_DIR: dataDir });
  const { rates, store } = meridian.services;
  const logged: string[] = [];
  const note = (level: string) => (line: unknown) => void logged.push(`${level}: ${String(line)}`);
  let now = new Date();
  const tables = new StoredTables(store);
  const sync = new RatesSync({
    rates,
    tables,
    turns: new SyncTurns(store, []),
    followed: new FollowedTables(rates, tables, () => {}),
    providers: [currencyApi(cdn.template), ecb(cdn.ecbUrl)],
    log: { debug: note('debug'), info: note('info'), warn: note('warn') },
    now: () => now,
    delay: () => 2 ** 30,
  });
  const headers = { authorization: `Bearer ${await meridian.token()}` };
  return {
    meridian,
    logged,
    async sync(day) {
      now = new Date(`${day}T12:00:00Z`);
      await sync.run();
    },
    async reported() {
      const json = async (path: string, asked: RequestInit = { headers }): Promise<unknown> =>
        (await fetch(`${meridian.url}${path}`, asked)).json();
      const body = JSON.stringify({ query: question });
      const asking = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      const { data } = (await json('/graphql', asking)) as { data: GraphData };
      const { rates: rows, ...table } = data.rates;
      return {
        health: data.health.rates,
        currency: byCode(data.currencies),
        table,
        row: byCode(rows),
        v1: (await json('/api/v1/USD')) as Reported['v1'],
        ready: ((await json('/readyz')) as { rates: Reported['health'] }).rates,
      };
    },
    async close() {
      await sync.stop();
      await meridian.close();
    },
  };
}

interface GraphData {
  readonly health: { rates: Reported['health'] };
  readonly currencies: ({ code: string } & Reported['currency'][string])[];
  readonly rates: Reported['table'] & { rates: ({ code: string } & Reported['row'][string])[] };
}

function byCode<Row extends { code: string }>(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [row.code, row]));
}
