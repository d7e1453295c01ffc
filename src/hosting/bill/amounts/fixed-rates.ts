/** The exchange rates of one bill: each fixed once to its digits, so that products add up exactly. */
import type { BigNumber } from 'bignumber.js';
import { GraphQLDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { withoutRate } from '../../../data/rates/choose.js';
import { Decimal, digitsOf, exact } from '../../../base/decimal.js';
import { type TableInForce, crossPublication } from '../../../data/rates/tables/in-force.js';
import type { StandingRates } from '../../../data/rates/standing.js';
import { significantDigits } from './significant.js';

@ObjectType('BillRate', { description: 'An exchange rate used by a bill' })
export class BillRate {
  @Field(() => CurrencyCode, { description: 'The currency of the prices' })
  from!: string;

  @Field(() => CurrencyCode, { description: 'The currency of the bill' })
  to!: string;

  @Field(() => Decimal, {
    description: `Units of \`to\` for one \`from\`, fixed to ${significantDigits} significant digits; amounts are exact products with it`,
  })
  rate!: string;

  @Field(() => GraphQLDate, { description: 'The day the rate was published for' })
  date!: string;
}

const one = exact(1);

export class FixedRates {
  readonly table: TableInForce;
  readonly #used = new Map<string, { readonly shown: BillRate; readonly rate: BigNumber }>();

  constructor(
    private readonly rates: StandingRates,
    readonly to: string,
  ) {
    this.table = rates.table;
    if (!this.table.rates.has(to)) throw withoutRate(rates, to, this.table);
  }

  /** Undefined if there is none in force. */
  of(from: string): BigNumber | undefined {
    if (from === this.to) return one;
    const known = this.#used.get(from);
    if (known) return known.rate;
    const rate = this.rates.rate(from, this.to, this.table);
    if (rate === undefined) return undefined;
    const digits = exact(rate).precision(significantDigits);
    const { date } = crossPublication(this.table, from, this.to);
    const shown = Object.assign(new BillRate(), { from, to: this.to, rate: digitsOf(digits), date });
    this.#used.set(from, { shown, rate: digits });
    return digits;
  }

  /** The rates that were used. */
  get used(): BillRate[] {
    return [...this.#used.values()].map(({ shown }) => shown);
  }
}
