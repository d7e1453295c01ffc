/** Reads PRICES_FILE: the prices of resources whose API returns none. */
import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { apis as definitions } from '../../apis/index.js';
import { isCode } from '../../base/currency-code.js';
import { shown } from '../../base/errors.js';
import type { ListedPrice, ListedPrices } from '../../hosting/bill/listed-price.js';
import { BillKind } from '../../hosting/bill/kind.js';
import { periods } from '../../hosting/bill/amounts/period.js';
import { digitsIn } from '../../base/decimal.js';
import { isObject, isText, textAt } from '../../base/unknown.js';

const apis = definitions.map(({ name }) => name);
const kinds = Object.values(BillKind);
/** The calendar periods that people use in prices. */
const named = periods.filter((period) => ['hour', 'month', 'year'].includes(period));

interface PricesFile {
  readonly listed: ListedPrices | null;
  readonly problems: readonly string[];
}

/** Bytes. */
const largest = 1024 * 1024;

export function readPricesFile(setting: string, path: string | undefined): PricesFile {
  if (path === undefined) return { listed: null, problems: [] };
  const wrong = (got: string): PricesFile => ({
    listed: null,
    problems: [`${setting}: expected a JSON or YAML file with a list of prices, but got ${got}`],
  });
  try {
    const { size, mtimeMs } = statSync(path);
    if (size > largest) return wrong(`one of more than ${largest / 1024 ** 2} MiB`);
    const entries = parsed(readFileSync(path, 'utf8'));
    if (!Array.isArray(entries)) return wrong('something else');
    const read = entries.map((entry: unknown, index) => readPrice(`${setting}, entry ${index + 1}`, entry));
    const prices = read.flatMap(({ price }) => (price ? [price] : []));
    const problems = [...read.flatMap((entry) => entry.problems), ...twins(setting, read)];
    return { listed: { prices, changedAt: mtimeMs }, problems };
  } catch (error) {
    return wrong(reasonOf(error));
  }
}

/** All scalars stay strings, so that no digit of an amount is lost; JSON is YAML. */
function parsed(text: string): unknown {
  return parse(text, { schema: 'failsafe', maxAliasCount: 0 });
}

/** For a syntax error only the position, as the parser's message quotes the file. */
function reasonOf(error: unknown): string {
  if (textAt(error, 'code') === 'ENOENT') return 'a path where there is none';
  const [start] = isObject(error) && Array.isArray(error['linePos']) ? error['linePos'] : [];
  if (isObject(start)) return `one that cannot be parsed from line ${String(start['line'])} on`;
  return 'one that cannot be read';
}

interface PriceEntry {
  readonly price: ListedPrice | null;
  readonly problems: readonly string[];
}

const known = ['api', 'account', 'kind', 'id', 'name', 'amount', 'currency', 'period', 'vat', 'note'];

function readPrice(where: string, entry: unknown): PriceEntry {
  const own = isObject(entry) ? entry : {};
  if (own !== entry) return { price: null, problems: [`${where}: expected an object, but got ${shown(entry)}`] };
  const problems = Object.keys(own)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: expected no ${shown(key)}; what it may have is ${known.join(', ')}`);

  function read<T>(key: string, expected: string, check: (value: string) => T | undefined): T | null {
    const value = own[key];
    const checked = isText(value) ? check(value) : undefined;
    if (checked === undefined) problems.push(`${where}, ${key}: expected ${expected}, but got ${shown(value ?? null)}`);
    return checked ?? null;
  }
  const maybe: typeof read = (key, expected, check) => (own[key] === undefined ? null : read(key, expected, check));
  const oneOf =
    <T extends string>(all: readonly T[]) =>
    (value: string) =>
      all.find((each) => each === value || each === value.toUpperCase() || each === value.toLowerCase());

  const api = read('api', apis.join(', '), oneOf(apis));
  const account = maybe('account', 'the name of an account', filled);
  const kind = maybe('kind', kinds.join(', '), oneOf(kinds));
  const id = maybe('id', 'a number or an id', filled);
  const name = maybe('name', 'a name', filled);
  const amount = read('amount', 'digits such as "49.00", from 0 up', unsigned);
  const currency = read('currency', 'a currency code of three letters', (value) =>
    isCode(value) ? value.toUpperCase() : undefined,
  );
  const period = read('period', named.join(', '), oneOf(named));
  const vat = maybe('vat', 'per cent of tax in digits such as "19", from 0 up', unsigned);
  const note = maybe('note', 'a text', (value) => value);
  if ((own['id'] === undefined) === (own['name'] === undefined)) {
    problems.push(`${where}: expected either id or name, but got ${own['id'] === undefined ? 'neither' : 'both'}`);
  }
  if (problems.length > 0 || !api || amount === null || !currency || !period) return { price: null, problems };
  return { price: { api, account, kind, id, name, amount, currency, period, vat, note }, problems };
}

function filled(value: string): string | undefined {
  return value.trim() === '' ? undefined : value.trim();
}

function unsigned(value: string): string | undefined {
  const digits = digitsIn(value.trim(), 30);
  return digits?.startsWith('-') ? undefined : digits;
}

/** Finds resources with two prices. */
function twins(setting: string, entries: readonly PriceEntry[]): string[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ price }, index) => {
    if (!price) return [];
    const { api, account, kind, id, name } = price;
    const key = JSON.stringify([api, account, kind, id, name]);
    const twin = first.get(key);
    if (twin === undefined) first.set(key, index);
    return twin === undefined
      ? []
      : [
          `${setting}, entry ${index + 1}: expected a price for something else than entry ${twin + 1}, but got the same`,
        ];
  });
}
