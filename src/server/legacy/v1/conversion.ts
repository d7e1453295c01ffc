/** Converts an amount from one currency to another. */
import { CallerError, shown } from '../../../base/errors.js';
import { convertedNumber } from '../../../data/rates/money/round.js';
import { crossRate } from '../../../data/rates/tables/table.js';
import type { Services } from '../../services.js';
import { activeCurrency } from './rates.js';
import { JsonTooDeep, parseJson } from '../../../base/json.js';

/**
 * `body` is the raw request body; the JSON of the response is written by hand, as serialising an object takes ten times
 * as long.
 */
export function convert(services: Services, fromCode: string, toCode: string, body: string): string {
  const amount = amountIn(body);
  const from = activeCurrency(services, fromCode).code;
  const to = activeCurrency(services, toCode).code;
  const rate = crossRate(services.rates.table, from, to);
  if (rate === undefined) throw new Error(`There is no rate from ${from} to ${to} although both are active`);
  const converted = convertedNumber(amount, rate);
  if (!Number.isFinite(converted)) {
    throw new CallerError('BAD_USER_INPUT', `Expected an amount that stays finite in ${to}, but got ${shown(amount)}.`);
  }
  const { timestamp } = services.rates.table;
  return `{"status":true,"from":"${from}","to":"${to}","amount":${amount},"converted":${converted},"rate":${rate},"timestamp":${timestamp}}`;
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
    value = parseJson(body);
  } catch (error) {
    if (error instanceof JsonTooDeep) throw error;
    throw new CallerError('BAD_USER_INPUT', `Expected a JSON body such as {"amount": 1.5}, but got ${shown(body)}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CallerError('BAD_USER_INPUT', `Expected a JSON object such as {"amount": 1.5}, but got ${shown(body)}.`);
  }
  return value;
}
