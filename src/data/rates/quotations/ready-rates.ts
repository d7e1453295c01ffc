/** The rates of the bases requested last from each table: each number is parsed once, each quotient computed once. */
import { boundedCache, caches } from '../../../base/shares/caches.js';
import type { Quotations } from './published-rate.js';
import { type PublishedNumber, publishedNumber, quotientOf } from './quotient.js';
import type { EuroList } from '../tables/table.js';
import { ofEach } from '../../../base/of-each.js';

/** The numbers of one list, by the position of their currencies in the table. */
type Column = readonly (PublishedNumber | undefined)[];

const readyTable = ofEach((_rates: Quotations['rates'], table: Quotations) => new ReadyTable(table));

/** Returns the same as `publishedRate`, from memory. */
export function readyRate(table: Quotations, from: string, to: string): number | undefined {
  return readyTable(table.rates, table).rate(from, to);
}

class ReadyTable {
  readonly #places: ReadonlyMap<string, number>;
  readonly #perDollar: Column;
  readonly #perEuro: Column | undefined;
  /** The own list of each currency, if it has one. */
  readonly #own: readonly (Column | undefined)[];
  readonly #hasLists: boolean;
  /** The rates requested so far, by base; others are not numbers. */
  readonly #bases = boundedCache<number[]>(caches.rateBases);
  #lastBase = '';
  #last: number[] = [];

  constructor({ rates, perEuro, euroLists }: Quotations) {
    const codes = [...rates.keys()];
    const columns = new Map<EuroList, Column>();
    const columnOf = (list: EuroList | undefined): Column | undefined => {
      if (!list) return undefined;
      const column = columns.get(list) ?? columnIn(list, codes);
      columns.set(list, column);
      return column;
    };
    this.#places = new Map(codes.map((code, place) => [code, place]));
    this.#perDollar = columnIn(rates, codes);
    this.#perEuro = columnOf(perEuro);
    this.#own = codes.map((code) => columnOf(euroLists?.get(code)));
    this.#hasLists = columns.size > 0;
  }

  rate(from: string, to: string): number | undefined {
    const place = this.#places.get(to);
    const base = this.#places.get(from);
    if (place === undefined || base === undefined) return undefined;
    const rates = this.#ratesOf(from);
    const known = rates[place] ?? NaN;
    return Number.isNaN(known) ? (rates[place] = this.#reckon(base, place)) : known;
  }

  #ratesOf(base: string): number[] {
    if (this.#lastBase === base) return this.#last;
    const rates = this.#bases.get(base) ?? new Array<number>(this.#places.size).fill(NaN);
    this.#bases.set(base, rates);
    this.#lastBase = base;
    return (this.#last = rates);
  }

  #reckon(base: number, place: number): number {
    const column = this.#hasLists ? this.#columnOfBoth(base, place) : this.#perDollar;
    const [over, under] = [column[place], column[base]];
    return over && under ? quotientOf(over, under) : NaN;
  }

  /** The same choice as that of `listOfBoth`. */
  #columnOfBoth(base: number, place: number): Column {
    const [one, other] = [this.#own[base], this.#own[place]];
    if (this.#perEuro && hasBoth(this.#perEuro, base, place)) return this.#perEuro;
    if (one && hasBoth(one, base, place)) return one;
    return other && hasBoth(other, base, place) ? other : this.#perDollar;
  }
}

function hasBoth(column: Column, one: number, other: number): boolean {
  return column[one] !== undefined && column[other] !== undefined;
}

function columnIn(list: ReadonlyMap<string, number>, codes: readonly string[]): Column {
  return codes.map((code) => {
    const number = list.get(code);
    return number === undefined ? undefined : publishedNumber(number);
  });
}
