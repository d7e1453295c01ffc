/** One amount from one currency into another. */
import { CallerError, shown } from '../../errors.js';
import { convertedNumber } from '../../rates/round.js';
import type { Services } from '../../services.js';
import { activeCurrency } from './rates.js';

export interface ConversionResult {
  status: true;
  from: string;
  to: string;
  amount: number;
  converted: number;
  rate: number;
  timestamp: number;
}

/** `body` is the request's text as it came. */
export function convert(services: Services, fromCode: string, toCode: string, body: string): ConversionResult {
  const amount = amountIn(body);
  const from = activeCurrency(services, fromCode).code;
  const to = activeCurrency(services, toCode).code;
  const rate = services.rates.rate(from, to);
  if (rate === undefined) throw new Error(`There is no rate from ${from} to ${to} although both are active`);
  const converted = convertedNumber(amount, rate);
  if (!Number.isFinite(converted)) {
    throw new CallerError('BAD_USER_INPUT', `Expected an amount that stays finite in ${to}, but got ${shown(amount)}.`);
  }
  return { status: true, from, to, amount, converted, rate, timestamp: services.rates.table.timestamp };
}

function amountIn(body: string): number {
  if (body.trim() === '') return 1;
  const fields = parseObject(body);
  if (!('amount' in fields)) return 1;
  const { amount } = fields;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    // JSON has no infinity: it comes from a number beyond the range of a double.
    const came = typeof amount === 'number' ? 'one that is out of range' : shown(amount);
    throw new CallerError('BAD_USER_INPUT', `Amount must be a finite number, but got ${came}.`);
  }
  if (amount <= 0) throw new CallerError('BAD_USER_INPUT', 'Amount must be greater than zero.');
  return amount;
}

function parseObject(body: string): object {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new CallerError('BAD_USER_INPUT', `Expected a JSON body such as {"amount": 1.5}, but got ${shown(body)}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CallerError('BAD_USER_INPUT', `Expected a JSON object such as {"amount": 1.5}, but got ${shown(body)}.`);
  }
  return value;
}
