/** Converts the caller's amount. */
import { CallerError, shown } from '../../../base/errors.js';
import { rateOrRefuse } from '../choose.js';
import { Conversion } from './conversion.js';
import { secondsOf } from '../../../base/dates.js';
import { digitsOf } from '../../../base/decimal.js';
import { crossPublication, type TableInForce } from '../tables/in-force.js';
import { Money } from './money.js';
import type { StandingRates } from '../standing.js';
import { converted } from './round.js';

/** As a number, or as digits where precision must not be lost. */
export type Amount = number | string;

/** 1 where neither is given. */
export function amountIn(amount: number | null | undefined, decimal: string | null | undefined): Amount {
  if (typeof amount === 'number' && typeof decimal === 'string') {
    throw new CallerError('BAD_USER_INPUT', `Expected an amount or a decimal, but got both: ${amount} and ${decimal}.`);
  }
  const given = decimal ?? amount ?? 1;
  if (!(Number(given) > 0)) throw new CallerError('BAD_USER_INPUT', 'Amount must be greater than zero.');
  return given;
}

export function convert(
  rates: StandingRates,
  from: string,
  to: string,
  amount: Amount,
  table: TableInForce,
): Conversion {
  const rate = rateOrRefuse(rates, from, to, table);
  const exactly = converted(amount, rate);
  const number = exactly.toNumber();
  if (!Number.isFinite(number) || number === 0) {
    const what = `Expected an amount that stays within the range of a number in ${to}`;
    throw new CallerError('BAD_USER_INPUT', `${what}, but got ${shown(amount)} ${from}.`);
  }
  const { date, source } = crossPublication(table, from, to);
  const timestamp = secondsOf(date);
  const money = new Money(digitsOf(exactly), to);
  const result = { from, to, amount: Number(amount), converted: number, money, rate, date, source, timestamp };
  return Object.assign(new Conversion(), result);
}
