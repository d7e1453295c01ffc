/** How one file writes days and decimals: all of its rows in the same way, as a program wrote it. */
import { isDate } from '../../../base/dates.js';
import { amountReadings } from '../../../base/written-amount.js';
import { type FileCell, refusedCell } from './refusal.js';

/** Characters. */
const longestNumber = 40;

interface Money {
  readonly digits: string;
  readonly currency: string;
}

interface FirstSeen<T> {
  readonly is: T;
  readonly line: number;
}

const currencies: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['EUR', 'EUR'],
  ['USD', 'USD'],
]);
const money =
  /^(?<sign>[-−]?)\s*(?:(?<before>€|\$|EUR|USD)\s*(?<after>[-−]?)\s*)?(?<amount>[\d.,' \u00a0\u202f]+?)\s*(?<behind>€|\$|EUR|USD)?$/;

/** Patterns would take long on a text of spaces. */
function checkLength(cell: FileCell): void {
  if (cell.text.length > longestNumber) throw refusedCell(cell, `a number of ${longestNumber} characters at most`);
}

export class Notation {
  readonly #points: Partial<Record<'number' | 'total', FirstSeen<string>>> = {};
  #decimals: FirstSeen<number> | null = null;
  #currency: FirstSeen<string> | null = null;
  #days: FirstSeen<'ISO' | 'GERMAN'> | null = null;

  get currency(): string | null {
    return this.#currency?.is ?? null;
  }

  /** A day, such as `2026-10-31` or `31.10.2026`. */
  day(cell: FileCell): string {
    const text = cell.text.trim();
    const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
    const form = year === '' ? 'ISO' : 'GERMAN';
    const iso = year === '' ? text : `${year}-${month}-${day}`;
    if (!isDate(iso)) throw refusedCell(cell, 'a day, such as 2026-10-31 or 31.10.2026');
    this.#days ??= { is: form, line: cell.line };
    if (this.#days.is !== form) throw refusedCell(cell, `a day in the form of line ${this.#days.line}`);
    return iso;
  }

  /** Digits with or without decimals, never negative. */
  number(cell: FileCell): string {
    const digits = this.#read(cell, 'number');
    if (digits.startsWith('-')) throw refusedCell(cell, 'a number of at least 0');
    return digits;
  }

  /** An amount of money with its currency, such as `€ 4.9900`: decimals are many or few in all rows alike. */
  money(cell: FileCell): Money {
    checkLength(cell);
    const { sign = '', before, after = '', amount = '', behind } = money.exec(cell.text.trim())?.groups ?? {};
    const currency = currencies.get(before ?? behind ?? '');
    if (currency === undefined || (before !== undefined && behind !== undefined) || (sign !== '' && after !== '')) {
      throw refusedCell(cell, 'an amount of money, such as "€ 4.9900"');
    }
    this.#currency ??= { is: currency, line: cell.line };
    if (this.#currency.is !== currency) throw refusedCell(cell, `the currency of line ${this.#currency.line}`);
    const digits = this.total({ ...cell, text: amount });
    return { digits: sign === '' && after === '' ? digits : `-${digits}`, currency };
  }

  /** An amount of the column of totals. */
  total(cell: FileCell): string {
    const digits = this.#read(cell, 'total');
    const [, { length: decimals } = ''] = digits.split('.');
    this.#decimals ??= { is: decimals, line: cell.line };
    // The end of a cut file is often an amount.
    if (this.#decimals.is !== decimals) {
      throw refusedCell(cell, `${this.#decimals.is} decimals, as line ${this.#decimals.line} has them`);
    }
    return digits;
  }

  /** Notes a currency that is written elsewhere in a row. */
  noteCurrency(cell: FileCell, symbol: string): void {
    const currency = currencies.get(symbol);
    if (currency === undefined) return;
    this.#currency ??= { is: currency, line: cell.line };
    if (this.#currency.is !== currency) throw refusedCell(cell, `the currency of line ${this.#currency.line}`);
  }

  #read(cell: FileCell, use: 'number' | 'total'): string {
    checkLength(cell);
    const [one, other] = amountReadings(cell.text);
    if (!one) throw refusedCell(cell, 'a number');
    if (other) throw refusedCell(cell, `a number with one meaning, not ${one.digits} or ${other.digits}`);
    const { digits, point } = one;
    // Programs that write thousands in groups write decimals too: without any, a spreadsheet has changed the number.
    if (point === null && /\D/.test(cell.text.trim().replace(/^[-−]/, ''))) {
      throw refusedCell(cell, 'a number with decimals');
    }
    if (point !== null) {
      const first = (this.#points[use] ??= { is: point, line: cell.line });
      if (first.is !== point) throw refusedCell(cell, `decimals after "${first.is}", as line ${first.line} has them`);
    }
    return digits;
  }
}
