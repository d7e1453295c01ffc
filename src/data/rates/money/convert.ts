/** Converts the caller's amount. */
import { CallerError } from '../../../base/errors.js';
import { rateOrRefuse } from '../choose.js';
import { Conversion } from './conversion.js';
import { secondsOf } from '../../../base/dates.js';
import { digitsOf, exact } from '../../../base/decimal.js';
import { crossPublication, type TableInForce } from '../tables/in-force.js';
import { Money } from './money.js';
import type { StandingRates } from '../standing.js';
import { converted } from './round.js';

/** 1 where it is not given. */
export function amountIn(given: string | null | undefined): string {
  const amount = given ?? '1';
  if (!exact(amount).isGreaterThan(0)) throw new CallerError('BAD_USER_INPUT', 'Amount must be greater than zero.');
  return amount;
}

export function convert(
  rates: StandingRates,
  from: string,
  to: string,
  amount: string,
  table: TableInForce,
): Conversion {
  const rate = rateOrRefuse(rates, from, to, table);
  const { date, source } = crossPublication(table, from, to);
  const timestamp = secondsOf(date);
  const money = new Money(digitsOf(converted(amount, rate)), to);
  return Object.assign(new Conversion(), { from, to, amount, money, rate, date, source, timestamp });
}
