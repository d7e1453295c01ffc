import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/base/config-error.js';
import { apis } from '../../../src/apis/index.js';
import { readConfig } from '../../../src/server/config/config.js';

describe('PRICES_FILE', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'meridian-prices-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function read(text: string | Buffer) {
    const path = join(folder, 'prices');
    writeFileSync(path, text);
    return readConfig({ PRICES_FILE: path }).prices;
  }

  const none = {
    api: null,
    account: null,
    createdBefore: null,
    kind: null,
    product: null,
    label: null,
    id: null,
    name: null,
  };
  const always = { from: null, until: null, note: null };

  it('is none unless it is set', () => {
    expect(readConfig({}).prices).toBeNull();
  });

  it('is YAML, every digit of which counts', () => {
    const yaml = `# what the provider's API does not return
- { api: DEDICATED, id: 321, amount: 39.00, currency: eur, period: month, vat: 19 }
- api: dedicated
  account: prod
  kind: storage_box
  name: backups
  amount: 0.10000000000000000000001
  currency: USD
  period: Year
  note: "yes"
`;
    expect(read(yaml)).toEqual({
      changedAt: expect.any(Number),
      prices: [
        {
          ...none,
          ...always,
          origin: { entry: 1 },
          api: 'DEDICATED',
          id: '321',
          price: { amount: '39.00', currency: 'EUR', period: 'month', vat: '19', setup: null },
        },
        {
          ...none,
          ...always,
          origin: { entry: 2 },
          api: 'DEDICATED',
          account: 'prod',
          kind: 'STORAGE_BOX',
          name: 'backups',
          note: 'yes',
          price: { amount: '0.10000000000000000000001', currency: 'USD', period: 'year', vat: null, setup: null },
        },
      ],
    });
  });

  it('is JSON, with amounts as numbers or text', () => {
    const json = [
      { api: 'EDGE', id: 'a1', amount: 20, currency: 'USD', period: 'month' },
      { api: 'EDGE', id: 'a2', amount: '20.50', currency: 'USD', period: 'hour' },
    ];
    expect(read(JSON.stringify(json))?.prices).toMatchObject([
      { price: { amount: '20' } },
      { price: { amount: '20.50' } },
    ]);
  });

  it('has discounts and factors of list prices, for labels, kinds, accounts and APIs, from and until a day', () => {
    const yaml = `
- { api: cloud, discount: 12 %, from: 2026-03-01, until: 2026-12-31 }
- { api: cloud, discount: 12.5%, from: 2027-01-01 }
- { label: " team = a ", scale: 0.88 }
- { kind: backup, discount: 100 }
- { api: edge, account: prod, scale: 1.20 }
- { product: cx22, createdBefore: 2026-06-15, scale: 0.9 }
- { product: cx22, createdBefore: 2026-06-16, scale: 0.9 }
- { product: cx22, scale: 0.9 }
`;
    expect(read(yaml)?.prices).toEqual([
      {
        ...none,
        ...always,
        origin: { entry: 1 },
        api: 'CLOUD',
        price: { factor: '0.88' },
        from: '2026-03-01',
        until: '2026-12-31',
      },
      { ...none, ...always, origin: { entry: 2 }, api: 'CLOUD', price: { factor: '0.875' }, from: '2027-01-01' },
      { ...none, ...always, origin: { entry: 3 }, label: 'team=a', price: { factor: '0.88' } },
      { ...none, ...always, origin: { entry: 4 }, kind: 'BACKUP', price: { factor: '0' } },
      { ...none, ...always, origin: { entry: 5 }, api: 'EDGE', account: 'prod', price: { factor: '1.20' } },
      ...[
        { entry: 6, createdBefore: '2026-06-15' },
        { entry: 7, createdBefore: '2026-06-16' },
        { entry: 8, createdBefore: null },
      ].map(({ entry, createdBefore }) => ({
        ...none,
        ...always,
        origin: { entry },
        product: 'cx22',
        createdBefore,
        price: { factor: '0.9' },
      })),
    ]);
  });

  it('is refused with all its problems at once', () => {
    const wrong = () =>
      read(`
- { api: CLOUDS, id: 1, amount: 1e3, currency: EURO, period: day, vat: -1, kind: THING, colour: red }
- { api: CLOUD, amount: 1, currency: EUR, period: month }
- { api: CLOUD, id: 1, name: a, amount: -1, currency: EUR, period: month }
- nothing
- { api: CLOUD, id: 1, amount: 1, currency: EUR, period: month }
- { api: CLOUD, id: 1, amount: 2, currency: EUR, period: month }
- { api: CLOUD, id: [1], amount: 2, currency: EUR, period: month, account: "" }
- { kind: SERVER, discount: 101 %, scale: 0.5, vat: 19, until: 2026-02-30 }
- { id: 4, scale: -1, from: 2026-05-02, until: 2026-05-01 }
- { label: team, amount: 1, currency: EUR, period: month }
- { kind: TRAFFIC, amount: 1, currency: EUR, period: month }
- { scale: 1 }
- { label: team=a, scale: 1, from: 2026-05-01, until: 2026-05-31 }
- { label: team=a, scale: 2, until: 2026-05-01 }
- { label: team=a, scale: 3, from: 2026-06-01 }
- { product: cx22, createdBefore: 2026-06-31, scale: 1 }
- { product: cx32, createdBefore: 2026-06-15, scale: 1 }
- { product: cx32, createdBefore: 2026-06-15, scale: 2 }
- { createdBefore: 2026-06-15, amount: 1, currency: EUR, period: month }
- { api: dedicated, id: 7, amount: 1, currency: EUR, period: month, setup: -1 }
- { kind: PLAN, amount: 1, currency: EUR, period: month, setup: 1 }
- { kind: SERVER, scale: 1, setup: 1 }
`);
    expect(wrong).toThrow(ConfigError);
    for (const problem of [
      'entry 1: expected no "colour"; what it may have is api, account',
      `entry 1, api: expected ${apis.map(({ name }) => name).join(', ')}, but got "CLOUDS"`,
      'entry 1, amount: expected digits such as "49.00", from 0 up, but got "1e3"',
      'entry 1, currency: expected a currency code of three letters, but got "EURO"',
      'entry 1, period: expected hour, month, year, but got "day"',
      'entry 1, vat: expected per cent of tax in digits such as "19", from 0 up, but got "-1"',
      'entry 1, kind: expected SERVER, BACKUP',
      'entry 2: expected id, name, product or kind beside amount, which is what one thing costs, but got none',
      'entry 3: expected either id or name, but got both',
      'entry 3, amount: expected digits',
      'entry 4: expected an object, but got "nothing"',
      'entry 6: expected a price for something else, or for other days, than entry 5, but got the same',
      'entry 7, id: expected a number or an id, but got ["1"]',
      'entry 7, account: expected the name of an account, but got ""',
      'entry 8: expected one of amount, discount, scale, but got discount and scale',
      'entry 8, discount: expected per cent of the list price such as "12 %", from 0 to 100, but got "101 %"',
      'entry 8: expected vat beside amount alone, but got it without',
      'entry 8, until: expected a day as 2026-12-31, but got "2026-02-30"',
      'entry 9: expected api beside id, but got none',
      'entry 9, scale: expected a factor of the list price such as "0.88", from 0 up, but got "-1"',
      'entry 9, until: expected a day from 2026-05-02 on, but got 2026-05-01',
      'entry 10, label: expected a label as "key=value", but got "team"',
      'entry 10: expected id, name, product or kind beside amount',
      'entry 11: expected discount or scale of TRAFFIC, which is billed by the terabyte, but got amount',
      'entry 12: expected at least one of api, account, createdBefore, kind, product, label, id, name, but got none',
      'entry 14: expected a price for something else, or for other days, than entry 13, but got the same',
      'entry 16, createdBefore: expected a day as 2026-12-31, but got "2026-06-31"',
      'entry 18: expected a price for something else, or for other days, than entry 17, but got the same',
      'entry 20, setup: expected digits such as "49.00", from 0 up, but got "-1"',
      'entry 21: expected no setup of PLAN, which is not ordered by itself, but got one',
      'entry 22: expected setup beside amount alone, but got it without',
      'entry 19: expected id, name, product or kind beside amount',
    ])
      expect(wrong).toThrow(`PRICES_FILE, ${problem}`);
  });

  it.each([
    ['prices: 1', 'something else'],
    ['', 'something else'],
    ['- {', 'one that cannot be parsed from line 1 on'],
    ['- a: &x [1]\n  b: *x\n', 'one that cannot be read'],
    ['- { api: CLOUD, api: EDGE }', 'one that cannot be parsed from line 1 on'],
    [Buffer.alloc(1024 * 1024 + 1, ' '), 'one of more than 1 MiB'],
  ])('is refused as %j', (text, got) => {
    expect(() => read(text)).toThrow(`PRICES_FILE: expected a JSON or YAML file with a list of prices, but got ${got}`);
  });

  it('is refused where there is none', () => {
    expect(() => readConfig({ PRICES_FILE: join(folder, 'nowhere') })).toThrow('but got a path where there is none');
    expect(() => readConfig({ PRICES_FILE: folder, PORT: '0' })).toThrow(/2 problem.*PRICES_FILE/s);
  });
});
