/** @in-order */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { closeServices, loadServices } from '../../src/server/load.js';
import { fleet, server } from '../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

const file = `
- { api: cloud, id: 1, scale: 0.9 }
- { api: cloud, account: gone, scale: 0.9 }
- { api: dedicated, kind: SERVER, scale: 0.9 }
- { api: cloud, kind: PLAN, scale: 0.9 }
- { kind: SERVER, scale: 0.9, until: 2020-12-31 }
- { api: cloud, id: 77, scale: 0.9 }
- { api: cloud, account: prod, id: 77, scale: 0.9 }
- { label: team=a, scale: 0.9 }
- { kind: SERVER, scale: 0.9, from: 2999-01-01 }
- { account: prod, api: cloud, createdBefore: 2020-01-01, scale: 0.9 }
`;

describe('health of PRICES_FILE', () => {
  let upstream: ScriptedUpstream;
  let meridian: Meridian;
  let folder: string;
  let bearer: string;
  let isForbidden = true;
  const told: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'meridian-prices-'));
    const path = join(folder, 'prices.yml');
    writeFileSync(path, file);
    upstream = await ScriptedUpstream.start();
    const [prod, lab] = [fleet({ servers: [server(1)] }), fleet({ servers: [server(2)] })];
    upstream.script = (asked) => {
      if (asked.headers['authorization'] !== 'Bearer two') return prod(asked);
      return isForbidden && asked.path === '/servers'
        ? { status: 403, body: { error: { code: 'forbidden', message: 'no' } } }
        : lab(asked);
    };
    const env = { CLOUD_ACCOUNTS: 'prod=one,lab=two', CLOUD_BASE_URL: upstream.url, PRICES_FILE: path };
    meridian = await startMeridian({ ...env, SANDBOX: 'off' }, (services) => {
      jest
        .spyOn(services.log, 'warn')
        .mockImplementation((_: unknown, message?: string) => void told.push(message ?? ''));
      return services;
    });
    bearer = `Bearer ${await meridian.token(['hosting:read'])}`;
  });
  afterAll(async () => {
    await meridian.close();
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(query: string, authorization?: string): Promise<unknown> {
    const { body } = await meridian.query({ query }, authorization === undefined ? {} : { authorization });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  const query = `{ health { prices { changedAt entryCount idleCount unknownCount
    idle { entry appliesTo state reason } } } }`;
  interface Health {
    readonly health: { readonly prices: { readonly idle: readonly Record<string, unknown>[] } };
  }
  async function idle(): Promise<readonly string[]> {
    const { health } = (await ask(query, bearer)) as Health;
    return health.prices.idle.map(({ entry, state, reason }) => `${String(entry)} ${String(state)}: ${String(reason)}`);
  }
  const bill = () => ask('{ hosting { bill(maxAge: 0) { isComplete } } }', bearer);

  const nowhere = [
    '2 MEETS_NOTHING: no such account is configured',
    '3 MEETS_NOTHING: no such account is configured',
    '4 MEETS_NOTHING: nothing of its kind is billed there',
    '5 EXPIRED: its last day was 2020-12-31',
  ];

  it('says before anything is read what can be judged without that, and reads nothing for it', async () => {
    const unread = (entry: number, account = 'prod') => `${entry} NOT_KNOWN: cloud ${account} has not been read yet`;
    expect(await idle()).toEqual([unread(1), ...nowhere, unread(6), unread(7), unread(8), unread(9), unread(10)]);
    const { health } = (await ask(query, bearer)) as Health;
    expect(health.prices).toMatchObject({ entryCount: 10, idleCount: 4, unknownCount: 6 });
    expect(health.prices.idle[0]).toMatchObject({ appliesTo: 'id 1, api CLOUD' });
    expect(upstream.asked).toHaveLength(0);
  });

  it('says so on the log at start', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const { config, geography, schema } = meridian.services;
    const dataDir = join(folder, 'data');
    const services = await loadServices({ ...config, dataDir }, log, { geography, schema });
    await closeServices(services);
    const [line] = lines.filter((one) => one.includes('PRICES_FILE'));
    expect(line).toContain(
      '4 prices of your own have no effect: entry 2 of PRICES_FILE (account gone, api CLOUD): no such account is configured; entry 3',
    );
    expect(upstream.asked).toHaveLength(0);
  });

  it('is for tokens that may read every account', async () => {
    expect(await ask(query)).toEqual({ health: { prices: null } });
    const limited = `Bearer ${await meridian.token(['hosting:read@cloud:prod'])}`;
    expect(await ask(query, limited)).toEqual({ health: { prices: null } });
  });

  it('tells what meets nothing from what could not be read, and the log once', async () => {
    await bill();
    const unread = (entry: number) => `${entry} NOT_KNOWN: cloud lab could not be read`;
    const there = '7 MEETS_NOTHING: there is no such thing';
    const young = '10 MEETS_NOTHING: nothing there is known to have been created before that day';
    expect(await idle()).toEqual([...nowhere, unread(6), there, unread(8), young]);
    const ofPrices = () => told.filter((message) => message.includes('PRICES_FILE'));
    expect(ofPrices()).toEqual([
      '2 prices of your own have no effect: entry 7 of PRICES_FILE (id 77, account prod, api CLOUD): there is no such thing; entry 10 of PRICES_FILE (created before 2020-01-01, account prod, api CLOUD): nothing there is known to have been created before that day',
    ]);
    isForbidden = false;
    await bill();
    await bill();
    expect(await idle()).toEqual([
      ...nowhere,
      '6 MEETS_NOTHING: there is no such thing',
      there,
      '8 MEETS_NOTHING: there is no such thing',
      young,
    ]);
    expect(ofPrices().slice(1)).toEqual([
      '2 prices of your own have no effect: entry 6 of PRICES_FILE (id 77, api CLOUD): there is no such thing; entry 8 of PRICES_FILE (label team=a): there is no such thing',
    ]);
    isForbidden = true;
    await bill();
    expect((await idle()).filter((line) => line.includes('NOT_KNOWN'))).toEqual([]);
  });
});
