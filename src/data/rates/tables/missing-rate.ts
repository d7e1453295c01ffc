/** The currencies that the table in force has no rate of its own for: what is used in its place, and why. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import type { TableInForce } from './in-force.js';
import type { RateTable } from './table.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType({ description: 'A currency without a rate of its own in the table in force.' })
export class MissingRate {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code.' })
  code!: string;

  @Optional(
    () => GraphQLDate,
    'The day of the rate used instead; null if there is none within 30 days before it, or before the last table that has most currencies.',
  )
  date!: string | null;

  @Field({
    description: 'The implausible value that the sources published, with figures, or that it is missing.',
  })
  reason!: string;
}

const codesNamed = 10;

/** One line on the currencies that are held where they were not, or no longer; null when there are none. */
export function changeOfMissing(before: readonly MissingRate[], after: readonly MissingRate[]): string | null {
  const held = strangersTo(before, after);
  const free = strangersTo(after, before);
  const parts = [
    ...(held.length > 0 ? [`without a rate of their own now: ${listed(held, ({ reason }) => ` (${reason})`)}`] : []),
    ...(free.length > 0 ? [`with one again: ${listed(free, () => '')}`] : []),
  ];
  return parts.length > 0 ? `Currencies ${parts.join('; ')}` : null;
}

function strangersTo(some: readonly MissingRate[], others: readonly MissingRate[]): readonly MissingRate[] {
  const codes = new Set(some.map(({ code }) => code));
  return others.filter(({ code }) => !codes.has(code));
}

function listed(currencies: readonly MissingRate[], more: (currency: MissingRate) => string): string {
  const rest = currencies.length - codesNamed;
  const named = currencies.slice(0, codesNamed).map((currency) => `${currency.code}${more(currency)}`);
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** `tables`: the newest first, the one in force among them. The doubt reported is the newest since the last good rate. */
export function missingRates(
  known: readonly string[],
  table: TableInForce,
  tables: Iterable<RateTable>,
): MissingRate[] {
  const open = new Set(known.filter((code) => table.carried.has(code) || !table.rates.has(code)));
  const reasons = new Map<string, string>();
  for (const { date, rates, doubted } of tables) {
    for (const code of open) {
      const doubt = doubted.get(code);
      if (doubt) reasons.set(code, `on ${date} ${doubt.reason}`);
      if (doubt || rates.has(code)) open.delete(code);
    }
    if (open.size === 0) break;
  }
  return known
    .filter((code) => table.carried.has(code) || !table.rates.has(code))
    .map((code) =>
      Object.assign(new MissingRate(), {
        code,
        date: table.carried.get(code)?.date ?? null,
        reason: reasons.get(code) ?? `missing from the table of ${table.source} of ${table.date}`,
      }),
    );
}
