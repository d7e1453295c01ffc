import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { fixedRates, type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

describe('GET /api/v1/authorize', () => {
  it("returns the token's name and default currency", async () => {
    const answer = await service.get('/api/v1/authorize', { authorization: service.headers.usd });
    expect(answer.body).toBe(
      '{"status":true,"message":"Token is valid.","name":"Dollar shop","default_currency":"USD"}',
    );
  });

  it('returns INR for a token without a default currency', async () => {
    const answer = await service.get('/api/v1/authorize');
    expect(answer.json()).toMatchObject({ name: 'Legacy shop', default_currency: 'INR' });
  });
});

describe('GET /api/v1', () => {
  it("takes the token's default currency as the base, else INR", async () => {
    expect((await service.get('/api/v1')).json()).toMatchObject({ status: true, base: 'INR' });
    const dollars = await service.get('/api/v1', { authorization: service.headers.usd });
    expect(dollars.json()).toMatchObject({ status: true, base: 'USD' });
  });

  it('answers exactly the fields of the contract, in its order', async () => {
    const result = (await service.get('/api/v1')).json();
    expect(Object.keys(result)).toEqual(['status', 'disclaimer', 'license', 'timestamp', 'base', 'rates']);
    expect(Object.keys(result.rates)).toEqual([...fixedRates.keys()]);
    for (const [code, entry] of Object.entries<Record<string, unknown>>(result.rates)) {
      expect(Object.keys(entry)).toEqual(['code', 'name', 'rate', 'country', 'flag', 'flag_png', 'flag_svg']);
      expect(entry['code']).toBe(code);
    }
  });

  it('says where terms and licence are, and the time of the table in seconds', async () => {
    expect((await service.get('/api/v1')).json()).toMatchObject({
      disclaimer: 'Usage subject to terms: https://meridian.example/terms',
      license: 'Usage subject to license: https://meridian.example/license',
      timestamp: Date.UTC(2026, 0, 15) / 1000,
    });
  });

  it('lists the countries that use a currency, separated by commas', async () => {
    const { rates } = (await service.get('/api/v1')).json();
    expect(rates.INR.country.split(', ')).toContain('India');
    expect(rates.EUR.country.split(', ')).toEqual(expect.arrayContaining(['France', 'Germany', 'Kosovo']));
  });

  it('refuses a default currency that is not active', async () => {
    const answer = await service.get('/api/v1', { authorization: service.headers.unknownCurrency });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ status: false, message: "Currency code 'XYZ' is not supported or active." });
  });

  it('answers 404 when no currency is active', async () => {
    const empty = await startService(new Map());
    const answer = await empty.get('/api/v1');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('{"status":false,"message":"No active currency rates found in system."}');
    expect((await empty.get('/api/v1/USD')).statusCode).toBe(400);
    await empty.close();
  });
});

describe('GET /api/v1/{code}', () => {
  it('takes the code without regard to case', async () => {
    const upper = await service.get('/api/v1/EUR');
    const lower = await service.get('/api/v1/eur');
    expect(lower.body).toBe(upper.body);
    expect(upper.json()).toMatchObject({ base: 'EUR', rates: { EUR: { rate: 1 } } });
  });

  it.each(['XXX', 'xyz', 'GBP', 'US', 'USDD', '__proto__', 'toString', 'a b', "'", 'é'])(
    'echoes %j, which it does not know, as it came',
    async (code) => {
      const answer = await service.get(`/api/v1/${encodeURIComponent(code)}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ status: false, message: `Currency code '${code}' is not supported or active.` });
    },
  );
});

describe('POST /api/v1/{from}/{to}', () => {
  it('answers exactly the fields of the contract, in its order', async () => {
    const answer = await service.post('/api/v1/usd/Inr', '{"amount": 2.5}');
    expect(answer.body).toBe(
      '{"status":true,"from":"USD","to":"INR","amount":2.5,"converted":235.80375,"rate":94.3215,"timestamp":1768435200}',
    );
  });

  it.each([undefined, '', '  ', '{}', '{"amount": 1}', '{"other": 5}', '{"__proto__": {"amount": 5}}'])(
    'takes 1 as the amount for the body %j',
    async (body) => {
      const answer = await service.post('/api/v1/USD/INR', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ amount: 1, converted: 94.3215 });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'])(
    'reads JSON that comes as %s',
    async (type) => {
      const answer = await service.post('/api/v1/USD/INR', '{"amount": 2}', { 'content-type': type });
      expect(answer.json()).toMatchObject({ status: true, amount: 2 });
    },
  );

  it('takes a content type without a body', async () => {
    const answer = await service.post('/api/v1/USD/INR', undefined, { 'content-type': 'application/json' });
    expect(answer.json()).toMatchObject({ status: true, amount: 1 });
  });

  it.each([
    ['0', 'Amount must be greater than zero.'],
    ['-0.0', 'Amount must be greater than zero.'],
    ['-3', 'Amount must be greater than zero.'],
    ['"2"', 'Amount must be a finite number, but got "2".'],
    ['null', 'Amount must be a finite number, but got null.'],
    ['true', 'Amount must be a finite number, but got true.'],
    ['[1]', 'Amount must be a finite number, but got [1].'],
    ['{}', 'Amount must be a finite number, but got {}.'],
    ['1e400', 'Amount must be a finite number, but got one that is out of range.'],
    ['-1e400', 'Amount must be a finite number, but got one that is out of range.'],
  ])('refuses the amount %s', async (amount, message) => {
    const answer = await service.post('/api/v1/USD/INR', `{"amount": ${amount}}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ status: false, message });
  });

  it.each(['null', '[]', '"text"', '5', 'true'])('refuses the body %s, which is no object', async (body) => {
    const answer = await service.post('/api/v1/USD/INR', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      `Expected a JSON object such as {"amount": 1.5}, but got ${JSON.stringify(body)}.`,
    );
  });

  it.each(['{amount: 1}', 'amount=1', '{', '\ufeff{}'])('refuses the body %j, which is no JSON', async (body) => {
    const answer = await service.post('/api/v1/USD/INR', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      `Expected a JSON body such as {"amount": 1.5}, but got ${JSON.stringify(body)}.`,
    );
  });

  it('refuses a body that is too large', async () => {
    const answer = await service.post('/api/v1/USD/INR', JSON.stringify({ text: 'x'.repeat(2_000_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ status: false, message: 'Expected a smaller body: this one is too large.' });
  });

  it('names the code that it does not know, in either place', async () => {
    expect((await service.post('/api/v1/xxx/INR')).json().message).toBe(
      "Currency code 'xxx' is not supported or active.",
    );
    expect((await service.post('/api/v1/USD/GBP')).json().message).toBe(
      "Currency code 'GBP' is not supported or active.",
    );
  });

  it('converts Albanian lek in any case, for no literal path is that long', async () => {
    expect((await service.post('/api/v1/all/usd')).json()).toMatchObject({ from: 'ALL', to: 'USD' });
  });

  it('refuses a result beyond the range of numbers', async () => {
    const answer = await service.post('/api/v1/USD/VND', '{"amount": 1e308}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Expected an amount that stays finite in VND, but got 1e+308.');
  });

  it('never rounds to zero', async () => {
    expect((await service.post('/api/v1/VND/KWD', '{"amount": 0.0000001}')).json().converted).toBeGreaterThan(0);
  });
});

describe('after a new table', () => {
  it('answers are made anew', async () => {
    const other = await startService();
    const before = (await other.get('/api/v1/USD')).json();
    await other.get('/api/v1/countries');
    other.services.rates.publish(rateTable('2026-01-16', 'fixed', new Map([...fixedRates, ['INR', 100]])));

    expect(before.rates.INR.rate).toBe(94.3215);
    const after = (await other.get('/api/v1/USD')).json();
    expect(after.rates.INR.rate).toBe(100);
    expect(after.timestamp - before.timestamp).toBe(86_400);
    expect((await other.get('/api/v1/countries')).body).toContain(`"rate":${1 / 100}`);
    await other.close();
  });
});
