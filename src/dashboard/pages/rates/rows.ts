/** The table of rates: a row for each currency but the base, in groups. */
import type { RatesCurrenciesQuery, RatesTableQuery } from '../../generated/graphql.js';

type Currency = RatesCurrenciesQuery['currencies'][number];
type Rate = RatesTableQuery['rates']['rates'][number];

export interface RateRow {
  readonly code: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly usedIn: string;
  /** Null where none is in force. */
  readonly rate: Rate | null;
  /** Undefined until it is known, null where there is none. */
  readonly move: number | null | undefined;
  /** The day of the last rate if there is none now; null if there never was one. */
  readonly lastDay: string | null | undefined;
}

interface RateRowParts {
  readonly base: string;
  readonly currencies: readonly Currency[];
  readonly rates: readonly Rate[];
  readonly moves: ReadonlyMap<string, number | null> | undefined;
  readonly lastDays: ReadonlyMap<string, string | null> | undefined;
}

export function rowsOf({ base, currencies, rates, moves, lastDays }: RateRowParts): readonly RateRow[] {
  const byCode = new Map(rates.map((rate) => [rate.code, rate]));
  return currencies
    .filter(({ code }) => code !== base)
    .map(({ code, name, countries }) => {
      const named = mainFirst(code, countries);
      return {
        code,
        name,
        countries: named,
        usedIn: inShort(
          named,
          countries.some(({ isoCode }) => code.startsWith(isoCode)),
        ),
        rate: byCode.get(code) ?? null,
        move: moves && (moves.get(code) ?? null),
        lastDay: lastDays?.get(code),
      };
    });
}

/** A currency code begins with the code of the issuing country. */
export function mainFirst(code: string, countries: Currency['countries']): readonly string[] {
  const own = countries.filter(({ isoCode }) => code.startsWith(isoCode));
  return [...own, ...countries.filter((country) => !own.includes(country))].map(({ name }) => name);
}

/** No country of a currency union comes first. */
export function inShort(names: readonly string[], hasMain: boolean): string {
  const [first = '', second] = names;
  if (names.length <= 1) return first;
  if (!hasMain && names.length > 2) return `${names.length} countries`;
  return names.length === 2 ? `${first}, ${second}` : `${first} and ${names.length - 1} more`;
}

interface RateGroup {
  readonly title: string;
  readonly rows: readonly RateRow[];
}

/** Each row is in the first group that it belongs to; empty groups are left out. */
export function groupsOf(
  rows: readonly RateRow[],
  inBill: readonly string[],
  pinned: readonly string[],
): readonly RateGroup[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const take = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const row = byCode.get(code);
      byCode.delete(code);
      return row ?? [];
    });
  return [
    { title: 'In your bill', rows: take(inBill) },
    { title: 'Pinned', rows: take(pinned) },
    { title: 'By code', rows: [...byCode.values()] },
  ].filter((group) => group.rows.length > 0);
}
