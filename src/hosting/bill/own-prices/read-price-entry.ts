/** Parses an own price of PRICES_FILE or of the store: what it selects, when it holds, and the price. */
import { apis as definitions } from '../../../apis/index.js';
import { isCode } from '../../../base/currency-code.js';
import { isDate } from '../../../base/dates.js';
import { digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import { shown } from '../../../base/errors.js';
import { isObject, isText } from '../../../base/unknown.js';
import { periods } from '../amounts/period.js';
import { BillKind, orderedKinds } from '../kind.js';
import type { OwnPrice, PriceOrigin, PriceSelector } from './own-price.js';

interface PriceEntry {
  readonly price: OwnPrice | null;
  readonly problems: readonly string[];
}

const apis = definitions.map(({ name }) => name);
const kinds = Object.values(BillKind);
/** The calendar periods that people use in prices. */
const named = periods.filter((period) => ['hour', 'month', 'year'].includes(period));

const selectors = ['api', 'account', 'createdBefore', 'kind', 'product', 'label', 'id', 'name'] as const;
const ways = ['amount', 'discount', 'scale'] as const;
/** Fields that only an amount has. */
const ofAmount = ['currency', 'period', 'vat', 'setup'] as const;
const known: readonly string[] = [...selectors, ...ways, ...ofAmount, 'from', 'until', 'note'];

export function readPriceEntry(where: string, origin: PriceOrigin, value: unknown): PriceEntry {
  const own = isObject(value) ? value : {};
  if (own !== value) return { price: null, problems: [`${where}: expected an object, but got ${shown(value)}`] };
  const problems = Object.keys(own)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: expected no ${shown(key)}; what it may have is ${known.join(', ')}`);

  function read<T>(key: string, expected: string, check: (value: string) => T | undefined): T | null {
    const text = own[key];
    const checked = isText(text) ? check(text.trim()) : undefined;
    if (checked === undefined) problems.push(`${where}, ${key}: expected ${expected}, but got ${shown(text ?? null)}`);
    return checked ?? null;
  }
  const maybe: typeof read = (key, expected, check) => (own[key] === undefined ? null : read(key, expected, check));

  const selector: PriceSelector = {
    api: maybe('api', apis.join(', '), oneOf(apis)),
    account: maybe('account', 'the name of an account', filled),
    createdBefore: maybe('createdBefore', 'a day as 2026-12-31', dayIn),
    kind: maybe('kind', kinds.join(', '), oneOf(kinds)),
    product: maybe('product', 'the name of a product', filled),
    label: maybe('label', 'a label as "key=value"', labelOf),
    id: maybe('id', 'a number or an id', filled),
    name: maybe('name', 'a name', filled),
  };
  const from = maybe('from', 'a day as 2026-12-31', dayIn);
  const until = maybe('until', 'a day as 2026-12-31', dayIn);
  const note = maybe('note', 'a text', (text) => text);
  const has = (key: string) => own[key] !== undefined;
  const price = has('amount') ? amountOf(read, maybe) : factorOf(has('discount') ? 'discount' : 'scale', maybe);
  problems.push(...misfits(has, selector.kind).map((problem) => `${where}: ${problem}`));
  if (from !== null && until !== null && until < from) {
    problems.push(`${where}, until: expected a day from ${from} on, but got ${until}`);
  }
  if (problems.length > 0 || !price) return { price: null, problems };
  return { price: { origin, ...selector, price, from, until, note }, problems };
}

type Read = <T>(key: string, expected: string, check: (value: string) => T | undefined) => T | null;

function amountOf(read: Read, maybe: Read): OwnPrice['price'] | null {
  const amount = read('amount', 'digits such as "49.00", from 0 up', unsigned);
  const currency = read('currency', 'a currency code of three letters', (text) =>
    isCode(text) ? text.toUpperCase() : undefined,
  );
  const period = read('period', named.join(', '), oneOf(named));
  const vat = maybe('vat', 'per cent of tax in digits such as "19", from 0 up', unsigned);
  const setup = maybe('setup', 'digits such as "49.00", from 0 up', unsigned);
  return amount === null || !currency || !period ? null : { amount, currency, period, vat, setup };
}

function factorOf(key: 'discount' | 'scale', maybe: Read): OwnPrice['price'] | null {
  const factor =
    key === 'discount'
      ? maybe(key, 'per cent of the list price such as "12 %", from 0 to 100', discounted)
      : maybe(key, 'a factor of the list price such as "0.88", from 0 up', unsigned);
  return factor === null ? null : { factor };
}

/** Problems with the combination of an entry's fields. */
function misfits(has: (key: string) => boolean, kind: BillKind | null): string[] {
  const given = ways.filter(has);
  const problems: string[] = [];
  if (given.length !== 1) {
    problems.push(`expected one of ${ways.join(', ')}, but got ${given.join(' and ') || 'none'}`);
  }
  if (!selectors.some(has)) problems.push(`expected at least one of ${selectors.join(', ')}, but got none`);
  if (has('id') && has('name')) problems.push('expected either id or name, but got both');
  for (const key of ['id', 'name', 'account']) {
    if (has(key) && !has('api')) problems.push(`expected api beside ${key}, but got none`);
  }
  if (has('amount')) {
    if (!['id', 'name', 'product', 'kind'].some(has)) {
      problems.push('expected id, name, product or kind beside amount, which is what one thing costs, but got none');
    }
    if (has('setup') && kind !== null && !orderedKinds.has(kind)) {
      problems.push(`expected no setup of ${kind}, which is not ordered by itself, but got one`);
    }
    if (kind === BillKind.TRAFFIC) {
      problems.push('expected discount or scale of TRAFFIC, which is billed by the terabyte, but got amount');
    }
  } else {
    const extra = ofAmount.filter(has);
    if (extra.length > 0) problems.push(`expected ${extra.join(', ')} beside amount alone, but got it without`);
  }
  return problems;
}

function dayIn(value: string): string | undefined {
  return isDate(value) ? value : undefined;
}

function oneOf<T extends string>(all: readonly T[]): (value: string) => T | undefined {
  return (value) => all.find((each) => each === value || each === value.toUpperCase() || each === value.toLowerCase());
}

function filled(value: string): string | undefined {
  return value === '' ? undefined : value;
}

/** The label, without blanks around its parts. */
function labelOf(value: string): string | undefined {
  const at = value.indexOf('=');
  const key = value.slice(0, at).trim();
  return at < 0 || key === '' ? undefined : `${key}=${value.slice(at + 1).trim()}`;
}

function unsigned(value: string): string | undefined {
  const digits = digitsIn(value, 30);
  return digits?.startsWith('-') ? undefined : digits;
}

function discounted(value: string): string | undefined {
  const digits = unsigned(value.replace(/\s*%$/, ''));
  const factor = digits === undefined ? undefined : exact(100).minus(exact(digits)).shiftedBy(-2);
  return factor === undefined || factor.isNegative() ? undefined : digitsOf(factor);
}
