import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { secretOf } from '../../support/token.js';
import { fresh, type Fresh } from './fresh.js';

let own: Fresh;
beforeEach(async () => {
  own = await fresh();
});
afterEach(() => own.remove());

const create = (input = {}) => own.tokens.create({ name: 'Legacy shop', ...input });
const bearer = (token: string) => `Bearer ${token}`;

describe('a new token', () => {
  it('reads mrd_, 12 hexadecimal digits, and 256 random bits in base64url', async () => {
    const { token, record } = await create();
    expect(token).toMatch(/^mrd_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    expect(token.split('_')[1]).toBe(record.id);
    expect((await create()).token).not.toBe(token);
  });

  it('has the scope rates and nothing else when none is asked for', async () => {
    expect((await create()).record).toEqual({
      id: expect.any(String),
      name: 'Legacy shop',
      defaultCurrency: null,
      scopes: ['rates'],
      active: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: null,
      lastUsedAt: null,
      documentsOnly: false,
    });
  });

  it('trims the name, writes the currency in capitals and names each scope once', async () => {
    const { record } = await create({ name: '  Läden ', defaultCurrency: 'usd', scopes: ['admin', 'rates', 'admin'] });
    expect(record).toMatchObject({ name: 'Läden', defaultCurrency: 'USD', scopes: ['rates', 'admin'] });
  });

  it('leaves no trace of its secret in the store', async () => {
    const { token } = await create();
    await own.tokens.verify(bearer(token));
    const file = readFileSync(join(own.dataDir, 'store.mdb'), 'latin1');
    expect(file).toContain('Legacy shop');
    expect(file).not.toContain(secretOf(token));
  });

  it.each([
    [{ name: ' ' }, 'name must be 1 to 100 visible characters, but got: " "'],
    [{ name: 'x'.repeat(101) }, 'name must be 1 to 100 visible characters'],
    [{ name: 'a\u001b[2Jb' }, 'name must be 1 to 100 visible characters'],
    [{ defaultCurrency: 'US' }, 'default currency must be three letters such as USD, but got: "US"'],
    [
      { scopes: ['__proto__'] },
      /^scope must be one of rates, hosting:read, hosting:write, alerts, admin, .*, but got: "__proto__"$/,
    ],
    [{ expiresAt: new Date('2026-01-01') }, 'expiry must be in the future and before the year 10000'],
    [{ expiresAt: new Date('+010000-01-01') }, 'expiry must be in the future and before the year 10000'],
    [{ expiresAt: new Date('nonsense') }, 'but got: no valid time'],
  ])('is refused for %j, and nothing is stored', async (input, message) => {
    await expect(create(input)).rejects.toThrow(message);
    expect(await own.tokens.list()).toEqual([]);
  });
});

describe('verification', () => {
  it.each(['Bearer T', 'bearer T', 'BEARER   T', '  Bearer\tT  '])('accepts %j', async (form) => {
    const { token, record } = await create();
    expect(await own.tokens.verify(form.replace('T', token))).toEqual(record);
  });

  it('refuses everything else', async () => {
    const { token } = await create();
    const other = (await create()).token;
    const mixed = token.slice(0, 17) + other.slice(17);
    const headers = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token} x`,
    ];
    const altered = [mixed, token.toUpperCase(), token.slice(0, -1), `mrd_000000000000_${token.slice(17)}`].map(bearer);
    for (const header of [...headers, ...altered, bearer('__proto__'), bearer('x'.repeat(100_000))]) {
      expect(await own.tokens.verify(header)).toBeNull();
    }
  });

  it('answers at once for half a second after it has asked the store, whether valid or not', async () => {
    const { token, record } = await create();
    const unknown = bearer(`mrd_000000000000_${token.slice(17)}`);
    expect(own.tokens.verify(bearer(token))).toBeInstanceOf(Promise);
    expect(await own.tokens.verify(bearer(token))).toEqual(record);
    expect(await own.tokens.verify(unknown)).toBeNull();
    own.clock.now += 499;
    expect(own.tokens.verify(bearer(token))).toEqual(record);
    expect(own.tokens.verify(unknown)).toBeNull();
    own.clock.now += 1;
    expect(own.tokens.verify(bearer(token))).toBeInstanceOf(Promise);
    expect(own.tokens.verify(unknown)).toBeInstanceOf(Promise);
  });

  it('sees a token that another process made', async () => {
    const { token } = await (await own.another()).create({ name: 'Elsewhere' });
    expect(await own.tokens.verify(bearer(token))).toMatchObject({ name: 'Elsewhere' });
  });

  it('rejects when the store cannot be asked, instead of letting through or refusing', async () => {
    const { token } = await create();
    await own.store.close();
    await expect(own.tokens.verify(bearer(token))).rejects.toThrow();
  });
});

describe('expiry', () => {
  it('bites to the millisecond, also on a kept answer', async () => {
    const { token } = await create({ expiresAt: new Date(own.clock.now + 100) });
    own.clock.now += 99;
    expect(await own.tokens.verify(bearer(token))).toMatchObject({ name: 'Legacy shop' });
    expect(own.tokens.verify(bearer(token))).toMatchObject({ name: 'Legacy shop' });
    own.clock.now += 1;
    expect(own.tokens.verify(bearer(token))).toBeNull();
    expect(await (await own.another()).verify(bearer(token))).toBeNull();
  });
});

describe('deactivation', () => {
  it('bites at once where it was made, and within half a second everywhere', async () => {
    const { token, record } = await create();
    const elsewhere = await own.another();
    await own.tokens.verify(bearer(token));
    await elsewhere.verify(bearer(token));
    expect(await own.tokens.deactivate(record.id)).toMatchObject({ id: record.id, active: false });
    expect(await own.tokens.verify(bearer(token))).toBeNull();
    own.clock.now += 500;
    expect(await elsewhere.verify(bearer(token))).toBeNull();
  });

  it('bites at once also on what was being read while it was made', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const tokens = new Tokens(own.store, () => own.clock.now, {
      async ask(question) {
        const answer = await question();
        await held;
        return answer;
      },
      write: (change) => change(),
    });
    const { token, record } = await create();
    const before = tokens.verify(bearer(token));
    await new Promise(setImmediate);
    await tokens.deactivate(record.id);
    const after = tokens.verify(bearer(token));
    release();
    expect(await before).toMatchObject({ id: record.id });
    expect(await after).toBeNull();
    expect(await tokens.verify(bearer(token))).toBeNull();
  });

  it('is null for an id that no token has, and may be repeated', async () => {
    const { record } = await create();
    expect(await own.tokens.deactivate('000000000000')).toBeNull();
    await own.tokens.deactivate(record.id);
    expect(await own.tokens.deactivate(record.id)).toMatchObject({ active: false });
  });

  it('is not undone by a use that is noted at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const { token, record } = await create();
      const elsewhere = await own.another();
      await Promise.all([own.tokens.verify(bearer(token)), elsewhere.deactivate(record.id)]);
      own.clock.now += 60_000;
      expect(await own.tokens.verify(bearer(token))).toBeNull();
    }
    expect((await own.tokens.list()).filter(({ active }) => active)).toEqual([]);
  });
});

describe('the time of the last use', () => {
  const lastUse = async () => (await own.tokens.list())[0]?.lastUsedAt;
  /** A use is noted in the background; the embedded store writes in order, so that this write ends after it. */
  const settled = () => own.store.namespace('settled').set('x', 1);

  it('is noted once a minute', async () => {
    const { token } = await create();
    expect(await lastUse()).toBeNull();
    await own.tokens.verify(bearer(token));
    await settled();
    expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z');
    own.clock.now += 59_999;
    await own.tokens.verify(bearer(token));
    await settled();
    expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z');
    own.clock.now += 1;
    await (await own.another()).verify(bearer(token));
    expect(await own.tokens.verify(bearer(token))).not.toBeNull();
    // Noted by the other process, whose writes this one does not order.
    while ((await lastUse()) === '2026-01-01T00:00:00.000Z') await settled();
    expect(await lastUse()).toBe('2026-01-01T00:01:00.000Z');
  });

  it('stays unknown for a token that was refused', async () => {
    const { token, record } = await create();
    await own.tokens.deactivate(record.id);
    await own.tokens.verify(bearer(token));
    await settled();
    expect(await lastUse()).toBeNull();
  });
});

describe('the list', () => {
  it('shows all tokens, oldest first, without secrets or their hashes', async () => {
    const made = [];
    for (let n = 0; n < 30; n++) {
      own.clock.now += 1;
      made.push((await create({ name: `Shop ${n}` })).record);
    }
    const listed = await own.tokens.list();
    expect(listed).toEqual(made);
    expect(JSON.stringify(listed)).not.toMatch(/hash|mrd_/);
  });

  it('passes over a record that cannot be read', async () => {
    await create();
    await own.store.namespace('tokens').set('broken', { id: 7 });
    expect(await own.tokens.list()).toHaveLength(1);
  });
});
