import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import {
  ActiveCurrenciesDocument,
  CallerDocument,
  ConvertDocument,
  CountryWithCitiesDocument,
  RatesByBaseDocument,
  RoundTripDocument,
  SearchDocument,
  ServiceHealthDocument,
} from '../../generated/graphql.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

describe('a question over country, currency, states and cities', () => {
  it('is answered in one go without a token', async () => {
    const { country } = await meridian.ask(CountryWithCitiesDocument, { code: 'IN', base: 'USD' });
    expect(country).toMatchObject({ name: 'India', currency: { code: 'INR', symbol: '₹' } });
    expect(country?.currency?.rate).toBeGreaterThan(50);
    const maharashtra = country?.states.find((state) => state.name === 'Maharashtra');
    expect(maharashtra?.cities.map((city) => city.name)).toContain('Mumbai');
  });

  it('goes from a currency back to its countries and from a state back to its country', async () => {
    const { country } = await meridian.ask(RoundTripDocument, { code: 'CHE' });
    const users = country?.currency?.countries ?? [];
    expect(users.map((user) => user.isoCode)).toEqual(['LI', 'CH']);
    expect(users.every((user) => user.currency?.code === 'CHF')).toBe(true);
    expect(users.every((user) => user.states.every((state) => state.country.isoCode === user.isoCode))).toBe(true);
  });

  it('finds places of every kind by the beginning of their name', async () => {
    const { search } = await meridian.ask(SearchDocument, { text: 'zur', first: 10 });
    expect(search.nodes.map((place) => place.__typename)).toContain('City');
    expect(search.nodes.map((place) => place.__typename)).toContain('State');
  });
});

describe('the directives of GraphQL itself', () => {
  it('leave a field out or in, as a variable says', async () => {
    const query = 'query($yes: Boolean!) { country(code: "IN") { isoCode @skip(if: $yes) name @include(if: $yes) } }';
    const asked = await Promise.all([true, false].map((yes) => meridian.query({ query, variables: { yes } })));
    expect(asked.map(({ body }) => body.data?.['country'])).toEqual([{ name: 'India' }, { isoCode: 'IN' }]);
  });
});

describe('rates', () => {
  it('are relative to the default currency of the token, else to INR', async () => {
    const { rates } = await meridian.ask(RatesByBaseDocument, {}, await meridian.token(['rates'], 'CHF'));
    expect(rates.base).toBe('CHF');
    const plain = await meridian.ask(RatesByBaseDocument, {}, await meridian.token());
    expect(plain.rates.base).toBe('INR');
  });

  it('agree with conversions', async () => {
    const token = await meridian.token();
    const { rates } = await meridian.ask(RatesByBaseDocument, { base: 'usd' }, token);
    const { convert } = await meridian.ask(ConvertDocument, { from: 'USD', to: 'INR', amount: '2' }, token);
    expect(convert.rate).toBe(rates.rates.find(({ code }) => code === 'INR')?.rate);
    expect(Number(convert.money.amount)).toBeCloseTo(2 * convert.rate, 6);
  });

  it('are open to everyone, whatever the scopes of the token', async () => {
    const query = '{ rates { base date rates { code rate } } convert(from: "USD", to: "INR") { rate } }';
    const anonymous = await meridian.query({ query });
    expect(anonymous.body.errors).toBeUndefined();
    const token = await meridian.token(['hosting:read']);
    expect(await meridian.query({ query }, { authorization: `Bearer ${token}` })).toEqual(anonymous);
  });

  it('of all active currencies are public on the currencies themselves', async () => {
    const { currencies } = await meridian.ask(ActiveCurrenciesDocument, {});
    expect(currencies.length).toBeGreaterThan(140);
    expect(currencies.find(({ code }) => code === 'USD')?.rate).toBe(1);
  });
});

describe('the caller and the service', () => {
  it('describes the token, and never its secret', async () => {
    const token = await meridian.token(['rates', 'hosting:read'], 'EUR');
    const answer = await meridian.ask(CallerDocument, {}, token);
    expect(answer.token).toMatchObject({
      name: 'Test',
      defaultCurrency: 'EUR',
      scopes: [{ scope: 'RATES' }, { scope: 'HOSTING_READ' }],
    });
    expect(JSON.stringify(answer)).not.toContain(token.slice(-20));
  });

  it('returns source and date of the rates', async () => {
    const { health } = await meridian.ask(ServiceHealthDocument, {});
    expect(health).toEqual({
      isReady: true,
      store: 'lmdb',
      rates: { source: 'snapshot', date: meridian.services.rates.table.date },
    });
  });
});

describe('kept answers', () => {
  const query = '{ rates { base date } }';

  it('are the same bytes when asked again', async () => {
    const headers = { authorization: `Bearer ${await meridian.token()}` };
    expect(await meridian.query({ query }, headers)).toEqual(await meridian.query({ query }, headers));
  });

  it('do not reach a caller with another default currency, or with none', async () => {
    const asked = [
      await meridian.query({ query }, { authorization: `Bearer ${await meridian.token(['rates'], 'USD')}` }),
      await meridian.query({ query }, { authorization: `Bearer ${await meridian.token(['rates'], 'JPY')}` }),
      await meridian.query({ query }),
    ];
    expect(asked[0]?.body.data?.['rates']).toMatchObject({ base: 'USD' });
    expect(asked[1]?.body.data?.['rates']).toMatchObject({ base: 'JPY' });
    expect(asked[2]?.body.data?.['rates']).toMatchObject({ base: 'INR' });
  });

  it('are dropped when a new table is published', async () => {
    const rate = async () => {
      const { body } = await meridian.query({ query: '{ currency(code: "INR") { rate(base: "USD") } }' });
      return (body.data?.['currency'] as { rate: number }).rate;
    };
    const { rates } = meridian.services;
    const before = await rate();
    const inr = (rates.table.rates.get('INR') ?? 0) * 1.01;
    const { date, source } = rates.newest;
    rates.publish(rateTable(date, source, new Map([...rates.newest.rates, ['INR', inr]])));
    expect(await rate()).toBeCloseTo(before * 1.01, 9);
  });
});

describe('large answers', () => {
  const ask = (encoding: string) =>
    fetch(`${meridian.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ query: '{ countries { name states { name } } }' }),
    });

  it('come compressed to those who accept it, the same when kept', async () => {
    const plain = await (await ask('identity')).text();
    for (const encoding of ['br', 'gzip', 'br', 'gzip', 'br']) {
      const response = await ask(encoding);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length / 2);
      expect(await response.text()).toBe(plain);
    }
  });
});

describe('a page of another origin', () => {
  it('may ask, after a preflight', async () => {
    const preflight = await fetch(`${meridian.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    for (const body of ['{"query":"{ health { ready } }"}', '{"query":']) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${meridian.url}/graphql`, { method: 'POST', headers, body });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await fetch(`${meridian.url}/healthz`)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a root field that fails', () => {
  it('leaves data null in an answer that is well-formed', async () => {
    const { status, body } = await meridian.query({ query: '{ token { id } }' });
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    expect(body.errors?.[0]).toMatchObject({ path: ['token'], extensions: { code: 'UNAUTHENTICATED' } });
  });
});

describe('GraphiQL', () => {
  it('comes as it is where no other encoding is accepted', async () => {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' };
    const response = await fetch(`${meridian.url}/graphql`, { headers });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toMatch(/^\s*<!doctype html>/i);
  });

  it('runs no scripts but its own, in no frame', async () => {
    const response = await fetch(`${meridian.url}/graphql`, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    const { headers } = response;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'; script-src('? ?'sha256-[^']+)+/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is served to browsers as one page that loads nothing from elsewhere', async () => {
    const response = await fetch(`${meridian.url}/graphql`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Meridian GraphiQL');
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
  });
});
