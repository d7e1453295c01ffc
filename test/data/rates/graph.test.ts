/** @own-worker */
import { schemaFrom } from '../../../src/base/type-graphql/build-schema.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { graphql } from 'graphql';
import { sharedGeography } from '../../support/shared/geography.js';
import { geographyResolvers } from '../../../src/data/geography/index.js';
import { ratesResolvers } from '../../../src/data/rates/index.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import { addDays } from '../../../src/base/dates.js';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import type { Scope } from '../../../src/base/auth/scope.js';

const geography = sharedGeography();
const snapshot = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });
let rates = snapshot;
afterEach(() => void (rates = snapshot));
const schema = await schemaFrom([...geographyResolvers, ...ratesResolvers]);

interface Caller {
  readonly scopes: readonly Scope[];
  readonly defaultCurrency: string | null;
}
const holder: Caller = { scopes: ['rates'], defaultCurrency: null };

async function ask(source: string, caller: Caller | null = holder, variableValues: Record<string, unknown> = {}) {
  const contextValue = { caller, rates, geography };
  const { data, errors } = await graphql({ schema, source, contextValue, variableValues });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: errors ?? [] };
}

async function value(source: string, caller?: Caller | null, variables?: Record<string, unknown>) {
  const { data, errors } = await ask(source, caller, variables);
  expect(errors).toEqual([]);
  return data;
}

async function refusal(source: string, caller?: Caller | null, variables?: Record<string, unknown>) {
  const { errors } = await ask(source, caller, variables);
  expect(errors).toHaveLength(1);
  return { message: errors[0]?.message, code: errors[0]?.extensions['code'] };
}

describe('currencies', () => {
  it('are public, with rates relative to INR', async () => {
    const data = await value('{ currencies { code name symbol flag flagPng flagSvg isActive rate } }', null);
    expect(data.currencies).toHaveLength(rates.currencies.length);
    expect(data.currencies.find((each: { code: string }) => each.code === 'EUR')).toEqual({
      code: 'EUR',
      name: 'Euro',
      symbol: '€',
      flag: '🇪🇺',
      flagPng: 'https://flagcdn.com/w320/eu.png',
      flagSvg: 'https://flagcdn.com/eu.svg',
      isActive: true,
      rate: rates.rate('INR', 'EUR'),
    });
  });

  it('are chosen by code in any case, and by activity', async () => {
    const codes = (data: { currencies: { code: string }[] }) => data.currencies.map(({ code }) => code);
    expect(codes(await value('{ currencies(codes: ["usd", "EUR", "XXX"]) { code } }'))).toEqual(['EUR', 'USD']);
    expect(codes(await value('{ currencies(codes: []) { code } }'))).toEqual([]);
    expect(codes(await value('{ currencies(isActive: false) { code } }'))).toEqual(['SYP']);
    expect(codes(await value('{ currencies(isActive: true, codes: null) { code } }'))).toHaveLength(152);
  });

  it('are null when unknown', async () => {
    expect(await value('{ currency(code: "XXX") { code } }')).toEqual({ currency: null });
    expect(await value('{ currency(code: "inr") { code } }')).toEqual({ currency: { code: 'INR' } });
  });

  it('have their rate relative to the base named, the default of the token, or INR', async () => {
    const query = '{ currency(code: "JPY") { named: rate(base: "eur") rate } }';
    const named = rates.rate('EUR', 'JPY');
    expect(await value(query, null)).toEqual({ currency: { named, rate: rates.rate('INR', 'JPY') } });
    const caller = { ...holder, defaultCurrency: 'USD' };
    expect(await value(query, caller)).toEqual({ currency: { named, rate: rates.rate('USD', 'JPY') } });
  });

  it('refuse an unknown base at the field alone', async () => {
    const { data, errors } = await ask('{ currency(code: "JPY") { code rate(base: "XXX") } }');
    expect(data).toEqual({ currency: { code: 'JPY', rate: null } });
    expect(errors[0]?.message).toBe('Expected a currency that some country uses, but got XXX.');
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(errors[0]?.path).toEqual(['currency', 'rate']);
  });

  it('join countries, and back', async () => {
    const data = await value(
      '{ country(code: "IN") { currency { code symbol rate(base: "USD") countries { isoCode currency { code } } } } }',
      null,
    );
    const inr = { currency: { code: 'INR' } };
    expect(data.country.currency).toEqual({
      code: 'INR',
      symbol: '₹',
      rate: rates.rate('USD', 'INR'),
      countries: expect.arrayContaining([{ isoCode: 'IN', ...inr }]),
    });
    expect(await value('{ country(code: "AQ") { currency { code } } }')).toEqual({ country: { currency: null } });
  });
});

describe('a currency code', () => {
  it.each(['"US"', '"USDX"', '"U$D"', '"ınr"', '""', '5', 'true', '["USD"]'])('as %s is refused', async (literal) => {
    const { errors } = await ask(`{ currency(code: ${literal}) { code } }`);
    expect(errors[0]?.message).toMatch(/Expected a currency code of three letters such as "INR", but got .+/);
    const variables = { code: JSON.parse(literal) };
    const variable = await refusal('query($code: CurrencyCode!) { currency(code: $code) { code } }', null, variables);
    expect(variable.message).toContain('Expected a currency code of three letters such as "INR", but got ');
    expect(variable.code).toBe('BAD_USER_INPUT');
  });
});

describe('history', () => {
  const query = (args: string) => `{ currency(code: "EUR") { history(${args}) { date rate source } } }`;

  it('has a point per day that a source has, in order, both ends included, each with its source', async () => {
    const { currency } = await value(query('from: "2024-03-01", to: "2024-03-08", base: "USD"'), null);
    const days = [
      ['2024-03-01', 'ecb'],
      ['2024-03-02', 'currency-api'],
      ['2024-03-04', 'currency-api'],
      ['2024-03-05', 'currency-api'],
      ['2024-03-06', 'currency-api'],
      ['2024-03-07', 'ecb'],
      ['2024-03-08', 'ecb'],
    ] as const;
    const points = days.map(([date, source]) => ({
      date,
      source,
      rate: rates.rate('USD', 'EUR', rates.tableOn(date)),
    }));
    expect(currency.history).toEqual(points);
  });

  it('reaches from 1999 to today in one question, on working days of the ECB', async () => {
    const { currency } = await value(query('from: "1999-01-01", base: "USD"'), null);
    expect(currency.history[0]).toEqual({ date: '1999-01-04', rate: 0.848248367122, source: 'ecb' });
    expect(currency.history.length).toBeGreaterThan(7_000);
    const dates = currency.history.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('has no rate of a day that lacks one of the two, nor one that is carried over', async () => {
    const of = (code: string) =>
      `{ currency(code: "${code}") { history(from: "2025-10-19", to: "2025-12-06") { date } } }`;
    const { currency } = await value(of('MNT'));
    expect(currency.history).toEqual([{ date: '2025-10-19' }, { date: '2025-12-06' }]);
    expect((await value(of('AED'))).currency.history).toHaveLength(3);
    expect((await value(of('JPY'))).currency.history.length).toBeGreaterThan(30);
  });

  it('ends with the rates in force and is relative to INR unless another base is given', async () => {
    const { currency } = await value(query('from: "2026-09-28"'));
    expect(currency.history.at(-1)).toEqual({
      date: rates.table.date,
      rate: rates.rate('INR', 'EUR'),
      source: 'snapshot',
    });
    expect(currency.history).toHaveLength(2);
  });

  it('has no points where there are no rates', async () => {
    expect((await value(query('from: "1990-01-01", to: "1999-01-03"'))).currency.history).toEqual([]);
    const xcg = await value('{ currency(code: "XCG") { history(from: "2024-03-02", to: "2024-12-31") { date } } }');
    expect(xcg.currency.history).toEqual([]);
  });

  it.each([
    [
      'from: "2026-01-02", to: "2026-01-01"',
      'Expected a first day that is not after the last, 2026-01-01, but got 2026-01-02.',
    ],
    ['from: "1990-01-01"', 'Expected at most 11000 days, but got 13421.'],
    ['from: "2026-01-01", base: "XXX"', 'Expected a currency that some country uses, but got XXX.'],
  ])('over %s is refused', async (args, message) =>
    expect(await refusal(query(args))).toEqual({ message, code: 'BAD_USER_INPUT' }),
  );

  it.each(['"yesterday"', '"2026-02-30"', '""', '20260101'])('from %s is refused', async (literal) => {
    const { errors } = await ask(query(`from: ${literal}`));
    expect(errors[0]?.message).toMatch(/^Date cannot represent /);
  });
});

describe('rates', () => {
  const query = (args = '') =>
    `{ rates${args} { base date timestamp source rates { code rate date source isFromTable currency { name } } } }`;

  it('are those in force of all active currencies, relative to INR', async () => {
    const { rates: table } = await value(query());
    expect(table).toMatchObject({
      base: 'INR',
      date: '2026-09-29',
      source: 'snapshot',
      timestamp: rates.table.timestamp,
    });
    expect(table.rates).toHaveLength(rates.table.rates.size);
    expect(table.rates.find((each: { code: string }) => each.code === 'INR')).toMatchObject({ rate: 1 });
    const own = { date: '2026-09-29', source: 'snapshot', isFromTable: true };
    const dollar = { code: 'USD', rate: rates.rate('INR', 'USD'), ...own, currency: { name: 'US Dollar' } };
    expect(table.rates).toContainEqual(dollar);
  });

  it('have a timestamp after January 2038, when 32 bits are full', async () => {
    rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });
    rates.publish(rateTable('2038-01-20', 'currency-api', snapshot.table.rates));
    expect(await value('{ rates { date timestamp } convert(from: "USD", to: "EUR") { timestamp } }')).toEqual({
      rates: { date: '2038-01-20', timestamp: 2_147_558_400 },
      convert: { timestamp: 2_147_558_400 },
    });
  });

  it('are relative to the default currency of the token, or to the base named', async () => {
    const caller = { ...holder, defaultCurrency: 'EUR' };
    expect((await value(query(), caller)).rates.base).toBe('EUR');
    expect((await value(query('(base: "gbp")'), caller)).rates.base).toBe('GBP');
  });

  it('of a day without a table are those of the last before, and say so', async () => {
    const { rates: table } = await value(query('(base: "USD", date: "2024-03-03")'));
    expect(table).toMatchObject({ date: '2024-03-02', source: 'currency-api', timestamp: 1709337600 });
    expect(table.rates.some((each: { code: string }) => each.code === 'XCG')).toBe(false);
  });

  it('of a day to come are refused in words', async () => {
    const { errors } = await ask(query('(date: "2999-01-01")'));
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Expected a date up to \d{4}-\d\d-\d\d, but got 2999-01-01: the future has no rates yet\.$/,
      ),
    ]);
  });

  it('of a day in a hole give each rate its own day and source', async () => {
    const { rates: table } = await value(query('(base: "USD", date: "2025-11-16")'));
    expect(table).toMatchObject({ date: '2025-11-14', source: 'ecb' });
    const row = (code: string) => table.rates.find((each: { code: string }) => each.code === code);
    expect(row('JPY')).toMatchObject({ date: '2025-11-14', source: 'ecb', isFromTable: true });
    expect(row('AED')).toMatchObject({ date: '2025-11-01', source: 'currency-api', isFromTable: false });
    const { rates: relative } = await value(query('(base: "AED", date: "2025-11-16")'));
    const yen = relative.rates.find((each: { code: string }) => each.code === 'JPY');
    expect(yen).toMatchObject({ date: '2025-11-01', source: 'currency-api', isFromTable: false });
  });

  it.each([
    ['(date: "1999-01-03")', 'Expected a date from 1999-01-04 on, but got 1999-01-03.'],
    ['(base: "XXX")', 'Expected a currency that some country uses, but got XXX.'],
    [
      '(base: "XCG", date: "2024-06-01")',
      'Expected a currency with a rate on 2024-06-01, but XCG has none, nor had it one before.',
    ],
  ])('%s are refused', async (args, message) =>
    expect(await refusal(query(args))).toEqual({ message, code: 'BAD_USER_INPUT' }),
  );

  it('are open to everyone, whatever the scopes of the token', async () => {
    for (const question of [query(), '{ convert(from: "USD", to: "INR") { rate } }']) {
      const known = await value(question, null);
      expect(await value(question, { ...holder, scopes: [] })).toEqual(known);
    }
  });
});

describe('a conversion', () => {
  const query = (args: string) => `{ convert(${args}) { from to amount money { amount } rate date timestamp } }`;

  it('takes amounts as people write them, and refuses those with two readings', async () => {
    const as = (amount: string) =>
      `{ convert(from: "USD", to: "AED", amount: "${amount}") { amount money { amount } } }`;
    const read = { convert: { amount: '1000.5', money: { amount: '3674.33625' } } };
    for (const written of ['1000.5', '1 000.5', "1'000.5"]) expect(await value(as(written))).toEqual(read);
    const withZero = { convert: { ...read.convert, amount: '1000.50' } };
    for (const written of ['1,000.50', '1.000,50']) expect(await value(as(written))).toEqual(withZero);
    const variable =
      'query($amount: Decimal) { convert(from: "USD", to: "AED", amount: $amount) { amount money { amount } } }';
    expect(await value(variable, holder, { amount: '1.000,50' })).toEqual(withZero);
    expect(await value(variable, holder, { amount: 1000.5 })).toEqual(read);
    const { errors } = await ask(as('1,000'));
    expect(errors[0]?.message).toContain('"1,000" can be read as 1000 or 1.000; write "1000" or "1.000" instead');
  });

  it('is of one unit by default, at the rate in force', async () => {
    const { date, timestamp } = rates.table;
    const one = { from: 'USD', to: 'AED', amount: '1', money: { amount: '3.6725' }, rate: 3.6725, date, timestamp };
    expect(await value(query('from: "usd", to: "aed"'))).toEqual({ convert: one });
    expect(await value(query('from: "usd", to: "aed", amount: null'))).toEqual({ convert: one });
  });

  it('is of a day when asked', async () => {
    const { convert } = await value(query('from: "USD", to: "EUR", amount: 100, date: "2024-03-03"'));
    const rate = rates.tableOn('2024-03-02')?.rates.get('EUR');
    expect(convert).toMatchObject({ amount: '100', rate, date: '2024-03-02' });
  });

  it('agrees with rates for every pair and amount', async () => {
    const codes = rates.currencies.filter(({ isActive: active }) => active).map(({ code }) => code);
    const amounts = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    const property = fc.asyncProperty(
      fc.constantFrom(...codes),
      fc.constantFrom(...codes),
      amounts,
      async (from, to, amount) => {
        const both = `query($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal) {
          convert(from: $from, to: $to, amount: $amount) { money { amount } rate }
          rates(base: $from) { rates { code rate } }
        }`;
        const data = await value(both, holder, { from, to, amount });
        const entry = data.rates.rates.find((each: { code: string }) => each.code === to);
        expect(data.convert.rate).toBe(entry.rate);
        const exact = amount * entry.rate;
        const converted = Number(data.convert.money.amount);
        expect(Math.abs(converted - exact)).toBeLessThanOrEqual(Math.max(5.1e-7, exact * 1e-12));
        expect(converted).toBeGreaterThan(0);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it.each([
    ['amount: 0', 'Amount must be greater than zero.'],
    ['amount: -5', 'Amount must be greater than zero.'],
    ['amount: "-0.0"', 'Amount must be greater than zero.'],
    ['date: "1998-12-31"', 'Expected a date from 1999-01-04 on, but got 1998-12-31.'],
  ])('with %s is refused', async (args, message) =>
    expect(await refusal(query(`from: "KWD", to: "IRR", ${args}`))).toEqual({ message, code: 'BAD_USER_INPUT' }),
  );

  it('distinguishes an unknown code from one without a rate that day', async () => {
    expect((await refusal(query('from: "XXX", to: "USD"'))).message).toBe(
      'Expected a currency that some country uses, but got XXX.',
    );
    expect((await refusal(query('from: "USD", to: "YYY"'))).message).toBe(
      'Expected a currency that some country uses, but got YYY.',
    );
  });

  it('names the last rate of a currency that has none on the day asked for', async () => {
    rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });
    const last = rates.lastDateOf('SSP', rates.table.date) ?? '';
    const day = addDays(rates.table.date, 40);
    const others = [...rates.table.rates].filter(([code]) => code !== 'SSP');
    rates.publish(rateTable(day, 'currency-api', new Map(others)));
    rates.publish(rateTable(addDays(day, 1), 'currency-api', new Map(others)));
    const { message } = await refusal(query(`from: "USD", to: "SSP", date: "${day}"`));
    expect(message).toMatch(/^Expected a currency with a rate on .{10}, but SSP has none: its last good one is of /);
    expect(message).toContain(`${last}.`);
  });

  it('loses no digit of the amount', async () => {
    const args = 'from: "USD", to: "AED", amount: "12345678901234567890.123456"';
    const { convert } = await value(`{ convert(${args}) { amount money { amount currency rounded { amount } } } }`);
    expect(convert).toEqual({
      amount: '12345678901234567890.123456',
      money: { amount: '45339505764783950576.478392', currency: 'AED', rounded: { amount: '45339505764783950576.48' } },
    });
  });

  it('too small or large for a number is exact all the same', async () => {
    const small = await value(query(`from: "IRR", to: "KWD", amount: "0.${'0'.repeat(96)}1"`));
    expect(small.convert.money.amount).toMatch(/^0\.0{96,}[1-9]\d{0,5}$/);
    const large = await value(query(`from: "KWD", to: "IRR", amount: "9${'0'.repeat(99)}"`));
    expect(large.convert.money.amount).toMatch(/^\d{104,}/);
  });
});

describe('a conversion into many currencies', () => {
  const many = (args: string) => `{ convertMany(${args}) { to money { amount } rate date } }`;

  it('gives what each conversion gives alone, in the order asked for, duplicates too', async () => {
    const { convertMany } = await value(many('from: "USD", to: ["INR", "jpy", "INR", "USD"], amount: 12.5'), null);
    const alone = async (to: string) =>
      (await value(`{ convert(from: "USD", to: "${to}", amount: 12.5) { to money { amount } rate date } }`)).convert;
    expect(convertMany).toEqual([await alone('INR'), await alone('JPY'), await alone('INR'), await alone('USD')]);
    expect((await value(many('from: "USD", to: []'))).convertMany).toEqual([]);
    expect((await value(many('from: "USD", to: "INR", amount: "1"'))).convertMany).toHaveLength(1);
  });

  it('leaves out one without a rate alone, and says why', async () => {
    const { data, errors } = await ask(many('from: "USD", to: ["EUR", "XXX", "XCG", "GBP"], date: "2024-06-01"'));
    expect(data.convertMany.map((each: { to: string } | null) => each?.to)).toEqual([
      'EUR',
      undefined,
      undefined,
      'GBP',
    ]);
    expect(errors.map(({ path, message }) => [path, message])).toEqual([
      [['convertMany', 1], 'Expected a currency that some country uses, but got XXX.'],
      [['convertMany', 2], expect.stringContaining('XCG has none, nor had it one before')],
    ]);
  });

  it.each([
    ['from: "XXX", to: ["EUR"]', 'Expected a currency that some country uses, but got XXX.'],
    ['from: "USD", to: ["EUR"], amount: 0', 'Amount must be greater than zero.'],
    [`from: "USD", to: [${'"EUR" '.repeat(201)}]`, 'Expected at most 200 currencies, but got 201.'],
  ])('of %s is refused', async (args, message) =>
    expect(await refusal(many(args))).toEqual({ message, code: 'BAD_USER_INPUT' }),
  );
});

describe('an inactive currency', () => {
  it('has no rate, is no base, and keeps its history', async () => {
    rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });
    const without = new Map([...rates.newest.rates].filter(([code]) => code !== 'AFN'));
    rates.publish(rateTable('2026-10-30', 'currency-api', without));
    const query = '{ currency(code: "AFN") { isActive rate rateDate history(from: "2026-09-29") { date } } }';
    const history = [{ date: '2026-09-29' }];
    expect(await value(query)).toEqual({ currency: { isActive: false, rate: null, rateDate: null, history } });
    const inactive = (await value('{ currencies(isActive: false) { code } }')).currencies;
    expect(inactive).toEqual([{ code: 'AFN' }, { code: 'SYP' }]);
    for (const question of [
      '{ rates(base: "AFN") { base } }',
      '{ convert(from: "USD", to: "AFN") { rate } }',
      '{ currency(code: "USD") { rate(base: "AFN") } }',
    ]) {
      expect((await refusal(question)).message).toBe(
        'Expected a currency with a rate in force, but AFN has none: its last good one is of 2026-09-29.',
      );
    }
  });
});

describe('the schema', () => {
  it('names its scalars CurrencyCode and Date', () => {
    const types = schema
      .getQueryType()
      ?.getFields()
      ['rates']?.args.map(({ name, type }) => `${name}: ${String(type)}`);
    expect(types?.sort()).toEqual(['base: CurrencyCode', 'date: Date', 'source: RateSource']);
  });

  it('describes every type, field and argument of the rates', () => {
    const bare: string[] = [];
    for (const name of [
      'Currency',
      'Rate',
      'RateTable',
      'RatePoint',
      'RateRollup',
      'RateSummary',
      'RateGap',
      'TenderPeriod',
      'Conversion',
      'Money',
      'Query',
    ]) {
      const type = schema.getType(name);
      if (!type || !('getFields' in type)) throw new Error(`The schema has no type ${name}`);
      if (!type.description && name !== 'Query') bare.push(name);
      for (const field of Object.values(type.getFields())) {
        if (!field.description) bare.push(`${name}.${field.name}`);
        if (!('args' in field)) continue;
        for (const each of field.args) if (!each.description) bare.push(`${name}.${field.name}.${each.name}`);
      }
    }
    expect(bare).toEqual([]);
  });
});
