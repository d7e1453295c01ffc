import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../src/base/config-error.js';
import { readConfig } from '../src/server/config/config.js';

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

  const none = { account: null, kind: null, id: null, name: null, vat: null, note: null };

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
        { ...none, api: 'DEDICATED', id: '321', amount: '39.00', currency: 'EUR', period: 'month', vat: '19' },
        {
          ...{ ...none, api: 'DEDICATED', account: 'prod', kind: 'STORAGE_BOX', name: 'backups', note: 'yes' },
          ...{ amount: '0.10000000000000000000001', currency: 'USD', period: 'year' },
        },
      ],
    });
  });

  it('is JSON, with amounts as numbers or text', () => {
    const json = [
      { api: 'EDGE', id: 'a1', amount: 20, currency: 'USD', period: 'month' },
      { api: 'EDGE', id: 'a2', amount: '20.50', currency: 'USD', period: 'hour' },
    ];
    expect(read(JSON.stringify(json))?.prices.map(({ amount }) => amount)).toEqual(['20', '20.50']);
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
`);
    expect(wrong).toThrow(ConfigError);
    for (const problem of [
      'entry 1: expected no "colour"; what it may have is api, account',
      'entry 1, api: expected CLOUD, STORAGE, DEDICATED, EDGE, but got "CLOUDS"',
      'entry 1, amount: expected digits such as "49.00", from 0 up, but got "1e3"',
      'entry 1, currency: expected a currency code of three letters, but got "EURO"',
      'entry 1, period: expected hour, month, year, but got "day"',
      'entry 1, vat: expected per cent of tax in digits such as "19", from 0 up, but got "-1"',
      'entry 1, kind: expected SERVER, BACKUP',
      'entry 2: expected either id or name, but got neither',
      'entry 3: expected either id or name, but got both',
      'entry 3, amount: expected digits',
      'entry 4: expected an object, but got "nothing"',
      'entry 6: expected a price for something else than entry 5, but got the same',
      'entry 7, id: expected a number or an id, but got ["1"]',
      'entry 7, account: expected the name of an account, but got ""',
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
