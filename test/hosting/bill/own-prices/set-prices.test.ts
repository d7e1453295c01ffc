import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { ownRedis } from '../../../support/optional/redis.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { fleet, server } from '../fleet.js';

interface Line {
  readonly id: string;
  readonly net: { readonly amount: string; readonly currency: string };
  readonly ownPrice: { readonly id: string | null; readonly entry: number | null; readonly note: string | null } | null;
  readonly basis: { readonly kind: string; readonly note: string | null };
}

const lines = `{ hosting { bill(currency: "EUR") { lines(first: 10) { nodes {
  id: resourceId net { amount currency } ownPrice { id entry note } basis { kind note } } } } } }`;
const set = (input: string) =>
  `mutation { setOwnPrice(input: { ${input} }) { ownPrice { id entry appliesTo setAt until } } }`;

describe('prices of your own that are set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-set-prices-'));
  let upstream: ScriptedUpstream;
  let env: NodeJS.ProcessEnv;
  let meridian: Meridian;
  let writer: string;
  beforeAll(async () => {
    const path = join(folder, 'prices.yml');
    writeFileSync(path, '- { api: cloud, id: 1, scale: 0.5 }\n- { api: cloud, kind: SERVER, discount: 10 }\n');
    upstream = await ScriptedUpstream.start(
      fleet({ servers: [server(1), server(2, { server_type: { id: 11, name: 'cx22' } })] }),
    );
    env = { CLOUD_ACCOUNTS: 'prod=one,lab=two', CLOUD_BASE_URL: upstream.url, PRICES_FILE: path, SANDBOX: 'off' };
    meridian = await startMeridian(env);
    writer = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  });
  afterAll(async () => {
    await meridian.close();
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(query: string, authorization = writer, of = meridian): Promise<Record<string, unknown>> {
    const { body } = await of.query({ query }, { authorization });
    if (body.errors) throw new Error(body.errors.map(({ message }) => message).join('; '));
    return body.data ?? {};
  }
  async function lineOf(id: string, of = meridian, authorization = writer): Promise<Line | undefined> {
    const { hosting } = (await ask(lines, authorization, of)) as { hosting: { bill: { lines: { nodes: Line[] } } } };
    return hosting.bill.lines.nodes.find((line) => line.id === id);
  }
  const end = async (id: unknown) => ask(`mutation { endOwnPrice(id: "${String(id)}") { ownPrice { id } } }`);
  async function setPrice(input: string, authorization = writer): Promise<Record<string, unknown>> {
    const { setOwnPrice } = (await ask(set(input), authorization)) as {
      setOwnPrice: { ownPrice: Record<string, unknown> };
    };
    return setOwnPrice.ownPrice;
  }

  it('win over list prices and the file at once, and end as if they had never been', async () => {
    expect(await lineOf('cloud:prod:server:1')).toMatchObject({
      net: { amount: '1.895' },
      ownPrice: { id: null, entry: 1 },
    });
    const made = await setPrice('api: CLOUD, id: "1", amount: "49", currency: "EUR", note: "agreed"');
    expect(made).toMatchObject({ id: expect.any(String), entry: null, appliesTo: 'id 1, api CLOUD', until: null });
    expect(await lineOf('cloud:prod:server:1')).toMatchObject({
      net: { amount: '49', currency: 'EUR' },
      ownPrice: { id: made['id'], entry: null, note: 'agreed' },
      basis: { kind: 'OWN_PRICE', note: 'agreed' },
    });
    // Another thing is as before.
    expect(await lineOf('cloud:prod:server:2')).toMatchObject({ ownPrice: { entry: 2 } });
    await end(made['id']);
    expect(await lineOf('cloud:prod:server:1')).toMatchObject({ net: { amount: '1.895' }, ownPrice: { entry: 1 } });
    await expect(end(made['id'])).rejects.toThrow('id: expected that of a price that was set, but got');
  });

  it('take the place of one for the same on the same days, and stand beside one for other days', async () => {
    const first = await setPrice('api: CLOUD, id: "2", discount: "20", until: "2020-12-31"');
    const second = await setPrice('api: CLOUD, id: "2", discount: "30"');
    const third = await setPrice('api: CLOUD, id: "2", discount: "40", from: "2099-01-01"');
    const { hosting } = (await ask('{ hosting { ownPrices { id entry } } }')) as {
      hosting: { ownPrices: { id: string | null; entry: number | null }[] };
    };
    // The second is for all time: it replaced the first, and the third replaced it.
    expect(hosting.ownPrices).toEqual([
      { id: third['id'], entry: null },
      { id: null, entry: 1 },
      { id: null, entry: 2 },
    ]);
    expect(new Set([first['id'], second['id'], third['id']]).size).toBe(3);
    const past = await setPrice('api: CLOUD, id: "2", discount: "20", until: "2098-12-31"');
    expect((await lineOf('cloud:prod:server:2'))?.ownPrice?.id).toBe(past['id']);
    await end(past['id']);
    await end(third['id']);
  });

  it('keep the price of what existed, beside one for another day and in place of one for the same', async () => {
    const old = 'product: "cx22", createdBefore: "2026-06-15"';
    const first = await setPrice(`${old}, scale: "0.9"`);
    const other = await setPrice('product: "cx22", createdBefore: "2025-06-15", scale: "0.8"');
    const second = await setPrice(`${old}, amount: "3.29", currency: "EUR"`);
    expect(second).toMatchObject({ appliesTo: 'product cx22, created before 2026-06-15' });
    const { hosting } = (await ask('{ hosting { ownPrices { id appliesTo } } }')) as {
      hosting: { ownPrices: { id: string | null; appliesTo: string }[] };
    };
    const ids = hosting.ownPrices.map(({ id }) => id);
    expect([first, other, second].map(({ id }) => ids.includes(String(id)))).toEqual([false, true, true]);
    expect(await lineOf('cloud:prod:server:2')).toMatchObject({
      net: { amount: '3.29' },
      ownPrice: { id: second['id'] },
    });
    for (const { id } of [other, second]) await end(id);
  });

  it.each([
    ['api: CLOUD, id: "1"', 'expected one of amount, discount, scale, but got none'],
    [
      'discount: "10"',
      'expected at least one of api, account, createdBefore, kind, product, label, id, name, but got none',
    ],
    ['id: "1", discount: "10"', 'expected api beside id, but got none'],
    [
      'api: CLOUD, amount: "-1", currency: "EUR", kind: SERVER',
      'input, amount: expected digits such as "49.00", from 0 up',
    ],
    ['api: CLOUD, kind: SERVER, amount: "1"', 'input, currency: expected a currency code of three letters'],
    ['api: CLOUD, kind: SERVER, discount: "101"', 'input, discount: expected per cent of the list price'],
    [
      'api: CLOUD, kind: SERVER, discount: "1", from: "2026-02-01", until: "2026-01-01"',
      'expected a day from 2026-02-01 on',
    ],
    [
      `api: CLOUD, kind: SERVER, discount: "1", note: "${'n'.repeat(501)}"`,
      'input.note: expected 500 characters at most',
    ],
    ...['a\\u0000b', 'a\\r\\nb', 'a\\u202eb', 'a\\u2028b'].flatMap((text) => [
      [`api: CLOUD, kind: SERVER, discount: "1", note: "${text}"`, 'input.note: expected visible characters'],
      [`label: "team=${text}", discount: "1"`, 'input.label: expected visible characters'],
    ]),
  ])('refuses %s', async (input, message) => {
    await expect(setPrice(input)).rejects.toThrow(message);
  });

  it('need a token that may write to all that they are for, and are listed for those who may read that', async () => {
    const lab = `Bearer ${await meridian.token(['hosting:read@cloud:lab', 'hosting:write@cloud:lab'])}`;
    const reader = `Bearer ${await meridian.token(['hosting:read'])}`;
    await expect(setPrice('api: CLOUD, kind: SERVER, discount: "10"', lab)).rejects.toThrow('hosting:write');
    await expect(setPrice('api: CLOUD, account: "prod", discount: "10"', lab)).rejects.toThrow(/prod/);
    await expect(setPrice('kind: SERVER, discount: "10"', lab)).rejects.toThrow('hosting:write');
    await expect(setPrice('api: CLOUD, account: "lab", discount: "10"', reader)).rejects.toThrow('hosting:write');
    const own = await setPrice('api: CLOUD, account: "lab", discount: "10"', lab);
    const other = await setPrice('api: CLOUD, account: "prod", discount: "10"');
    const listed = async (authorization: string) => {
      const { hosting } = (await ask('{ hosting { ownPrices { id } } }', authorization)) as {
        hosting: { ownPrices: { id: string | null }[] };
      };
      return hosting.ownPrices.map(({ id }) => id);
    };
    expect(await listed(lab)).toEqual([own['id']]);
    expect(await listed(reader)).toEqual([other['id'], own['id'], null, null]);
    const ending = `mutation { endOwnPrice(id: "${String(other['id'])}") { ownPrice { id } } }`;
    await expect(ask(ending, lab)).rejects.toThrow('id: expected that of a price that was set');
    for (const { id } of [own, other]) await end(id);
  });

  ownRedis().it('are in force in other processes of the store, and after a restart', async (redis) => {
    const shared = { ...env, STORE_URL: redis.url };
    const opened: Meridian[] = [];
    try {
      for (let n = 0; n < 2; n++) opened.push(await startMeridian(shared));
      const [one, two] = opened;
      if (!one || !two) throw new Error('Expected two processes');
      const token = `Bearer ${await one.token(['hosting:read', 'hosting:write'])}`;
      expect((await lineOf('cloud:prod:server:1', two, token))?.ownPrice?.entry).toBe(1);
      await ask(set('api: CLOUD, id: "1", scale: "2"'), token, one);
      const isThere = async () => (await lineOf('cloud:prod:server:1', two, token))?.ownPrice?.entry === null;
      for (let n = 0; n < 100 && !(await isThere()); n++) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await isThere()).toBe(true);
      opened.push(await startMeridian(shared));
      expect((await lineOf('cloud:prod:server:1', opened[2], token))?.ownPrice?.entry).toBeNull();
    } finally {
      for (const each of opened) await each.close();
    }
  });
});

describe('a price for a resource by its global id', () => {
  it('is stored for the id of its provider in that account, and refused for another account', async () => {
    const meridian = await startMeridian();
    const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
    const ask = async (query: string) => (await meridian.query({ query }, { authorization })).body;
    const line = `{ hosting { bill(filter: { kinds: [STORAGE_BOX], apis: [STORAGE] }) { lines {
      nodes { resourceId net { amount } ownPrice { note } } } } } }`;
    const lines = async () =>
      (await ask(line)).data as { hosting: { bill: { lines: { nodes: { resourceId: string }[] } } } };
    const [id] = (await lines()).hosting.bill.lines.nodes.map(({ resourceId }) => resourceId);
    expect(id).toMatch(/^storage:sandbox:box:\d+$/);
    const made = await ask(set(`id: "${id ?? ''}", amount: "1", currency: "EUR", note: "agreed"`));
    const key = id?.split(':').at(-1);
    expect(made).toMatchObject({
      data: {
        setOwnPrice: {
          ownPrice: { appliesTo: expect.stringContaining(`id ${key ?? ''}, `), id: expect.any(String) },
        },
      },
    });
    expect((await lines()).hosting.bill.lines.nodes.find(({ resourceId }) => resourceId === id)).toMatchObject({
      ownPrice: { note: 'agreed' },
    });
    const { errors } = await ask(set(`id: "${id ?? ''}", account: "prod", discount: "1"`));
    expect(errors?.[0]?.message).toContain('input.account: expected "sandbox", the account of input.id');
    await meridian.close();
  });
});
