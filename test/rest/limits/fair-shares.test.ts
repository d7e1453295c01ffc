/** A whole Meridian, several tokens, and upstreams whose calls are few: what one token takes is not taken from all. */
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import type { Clock } from '../../../src/base/clock.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { serverOf } from '../../apis/dedicated/inventory.js';
import { hasty, silent } from '../harness.js';
import { itSome } from '../../support/scale.js';

/** Stands still but for sleeps, from which all wake together. */
class StillClock implements Clock {
  #now = Date.now();
  now = (): number => this.#now;
  sleep = async (milliseconds: number): Promise<void> => {
    const until = this.#now + milliseconds;
    await new Promise((resolve) => setImmediate(resolve));
    this.#now = Math.max(this.#now, until);
  };
}

/** Of a window, as the upstream reports it; what Meridian uses of it. */
const [limit, usable] = [80, 76];

let upstream: ScriptedUpstream;
let meridian: Meridian;
let clock: StillClock;
/** The answers' headers. */
let headers: () => Record<string, string>;
beforeEach(async () => {
  clock = new StillClock();
  const begun = clock.now();
  let [window, counted] = [0, 0];
  headers = () => {
    const seconds = (clock.now() - begun) / 1000;
    if (Math.floor(seconds / 300) > window) [window, counted] = [Math.floor(seconds / 300), 0];
    counted += 1;
    const left = { ratelimit: `"default";r=${limit - counted};t=${Math.ceil(300 - (seconds % 300))}` };
    return { ...left, 'ratelimit-policy': `"default";q=${limit};w=300` };
  };
  const zones = { success: true, errors: [], messages: [], result: [{ id: 'z', name: 'acme.example' }] };
  upstream = await ScriptedUpstream.start(({ path }): Reply => {
    if (path.startsWith('/zones')) return { headers: headers(), body: zones };
    const pagination = { page: 1, per_page: 50, next_page: null, total_entries: 1 };
    if (path === '/server') return { body: [{ server: serverOf(1) }] };
    return { headers: headers(), body: { volumes: [{ id: 1, name: 'v' }], meta: { pagination } } };
  });
  meridian = await startMeridian(
    {
      EDGE_TOKEN: 'e',
      EDGE_BASE_URL: upstream.url,
      CLOUD_TOKEN: 'c',
      CLOUD_BASE_URL: upstream.url,
      DEDICATED_USER: 'd',
      DEDICATED_PASSWORD: 'd',
      DEDICATED_BASE_URL: upstream.url,
    },
    (services) => {
      services.upstreams.close();
      const { accounts } = services.upstreams;
      return { ...services, upstreams: new Upstreams({ accounts, log: silent, retryPolicy: hasty, clock }) };
    },
  );
});
afterEach(async () => {
  await meridian.close();
  await upstream.close();
});

const zones = '{ edge { zones { nodes { name } } } }';
const volumes = '{ cloud { volumes { nodes { name } } } }';

type Ask = (query?: string) => Promise<Answer['body']>;

async function tokenNamed(name: string): Promise<string> {
  const scopes = ['hosting:read', 'hosting:write'] as const;
  return (await meridian.services.tokens.create({ name, scopes })).token;
}

async function asker(name: string): Promise<Ask> {
  const authorization = `Bearer ${await tokenNamed(name)}`;
  return async (query = zones) => {
    const { body } = await meridian.query({ query }, { authorization, 'x-meridian-max-age': '0' });
    return body;
  };
}

/** As one question at a time: of several at once the same are asked once. */
async function askOneByOne(ask: Ask, most = Infinity, query = zones) {
  for (let answered = 0; ; answered += 1) {
    const { errors } = answered < most ? await ask(query) : { errors: [] };
    if (errors) return { answered, refusal: errors[0] };
  }
}

describe('a window that several tokens use', () => {
  itSome('is all of who is alone, but for the reserve', async () => {
    const greedy = await asker('Greedy');
    const { answered, refusal } = await askOneByOne(greedy);
    expect(answered).toBe(usable);
    expect(refusal?.message).toMatch(/no calls are left; try again in \d+ s/);
  });

  itSome(
    'has calls for the modest, however greedy another is, who learns whose share is spent and when to come again',
    async () => {
      const [greedy, modest] = [await asker('Greedy'), await asker('Modest')];
      expect(await modest()).toEqual({ data: expect.anything() });
      const { answered, refusal } = await askOneByOne(greedy);
      expect(answered).toBe(usable / 2);
      expect(refusal).toMatchObject({
        message: expect.stringMatching(/the share of the token "Greedy" is spent, .* try again in \d+ s/),
        extensions: {
          code: 'UPSTREAM_RATE_LIMITED',
          retryAfter: expect.any(Number),
          upstream: { status: 429, code: 'share_spent' },
        },
      });
      for (let n = 0; n < 16; n += 1) {
        expect(await modest()).toEqual({ data: expect.anything() });
        const { errors } = await greedy();
        expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_RATE_LIMITED');
      }
    },
  );

  itSome('leaves something for whoever comes anew, however many are greedy', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const all = await Promise.all(names.map(asker));
    for (const ask of all) await ask();
    await Promise.all(all.map((ask) => askOneByOne(ask)));
    const { answered } = await askOneByOne(await asker('New'));
    // Half of half of half …
    expect(answered).toBeGreaterThanOrEqual(Math.floor(usable / 2 ** (names.length + 1)));
  });

  itSome('is again all of who is alone once another has asked for nothing for five minutes', async () => {
    const [greedy, gone] = [await asker('Greedy'), await asker('Gone')];
    await gone();
    await askOneByOne(greedy);
    await clock.sleep(300_000);
    expect(await askOneByOne(greedy)).toMatchObject({ answered: usable });
  });

  itSome('refuses writes of who has spent a share as well, and sends nothing', async () => {
    const [greedy, modest] = [await asker('Greedy'), await asker('Modest')];
    await modest();
    await askOneByOne(greedy);
    const { length } = upstream.asked;
    const { errors } = await greedy('mutation { deleteEdgeZone(id: "z") { deletedId } }');
    expect(errors?.[0]?.message).toMatch(/the share of the token "Greedy" is spent, .*; nothing was sent/);
    expect(upstream.asked.length).toBe(length);
  });

  itSome('takes the pages and the scripts of a token for one', async () => {
    const token = await tokenNamed('Both');
    const ask = (more: Record<string, string>) => async () => (await meridian.query({ query: zones }, more)).body;
    const byCookie = ask({ cookie: `meridian=${token}`, origin: 'http://meridian.test' });
    const byHeader = ask({ authorization: `Bearer ${token}` });
    expect(await byCookie()).toEqual({ data: expect.anything() });
    await askOneByOne(byHeader, 60);
    expect(await byCookie()).toEqual({ data: expect.anything() });
  });

  itSome('answers who asks the same as one whose share is spent', async () => {
    const [greedy, modest] = [await asker('Greedy'), await asker('Modest')];
    await modest();
    await askOneByOne(greedy);
    for (let n = 0; n < 8; n += 1) {
      const [, answer] = await Promise.all([greedy(), modest()]);
      expect(answer).toEqual({ data: expect.anything() });
    }
  });
});

describe('a budget that refills evenly', () => {
  itSome(
    'has calls for the modest, however greedy another is, and gives that one a share of what is refilled',
    async () => {
      let [left, at] = [100, clock.now()];
      headers = () => {
        left = Math.min(3600, left + (clock.now() - at) / 1000) - 1;
        at = clock.now();
        expect(left).toBeGreaterThanOrEqual(-1);
        return {
          'ratelimit-limit': '3600',
          'ratelimit-remaining': String(Math.max(0, Math.floor(left))),
          'ratelimit-reset': String(Math.ceil((at + (3600 - left) * 1000) / 1000)),
        };
      };
      const [greedy, modest] = [await asker('Greedy'), await asker('Modest')];
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      const many = `{ cloud { ${names.map((name) => `${name}: volumes(name: "${name}") { totalCount }`).join(' ')} } }`;
      let answered = 0;
      await askOneByOne(greedy, 90, volumes);
      expect(await modest(volumes)).toEqual({ data: expect.anything() });
      for (let second = 0; second < 330; second += 1) {
        await clock.sleep(1000);
        const asked = greedy(many);
        if (second % 5 === 0) expect(await modest(volumes)).toEqual({ data: expect.anything() });
        answered += names.length - ((await asked).errors ?? []).length;
      }
      expect(answered).toBeGreaterThan(20);
    },
  );
});

describe('a call with a limit of its own', () => {
  itSome('has some for the modest, however greedy another is', async () => {
    const servers = '{ dedicated { servers { nodes { name } } } }';
    const [greedy, modest] = [await asker('Greedy'), await asker('Modest')];
    expect(await modest(servers)).toEqual({ data: expect.anything() });
    const { answered, refusal } = await askOneByOne(greedy, Infinity, servers);
    expect(answered).toBe(100);
    expect(refusal?.message).toMatch(/the share of the token "Greedy" is spent/);
    expect(await askOneByOne(modest, 40, servers)).toMatchObject({ answered: 40 });
  });
});
