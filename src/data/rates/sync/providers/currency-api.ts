/** The daily open currency-api data (CC0): one complete table a day, latest and by date. */
import { shown } from '../../../../base/errors.js';
import { JsonTooDeep, parseJson } from '../../../../base/json.js';
import { completeSource } from '../../sources.js';
import { getText, HttpStatusError } from './get-text.js';
import { MalformedTable, type RateProvider, type RawTable } from './provider.js';

/** `template` has `{date}` for a date or `latest`, and `{code}` for the base currency. */
export function currencyApi(template: string, timeoutMs?: number): RateProvider {
  const address = (date: string) => template.replace('{date}', date).replace('{code}', 'usd');
  return {
    name: completeSource.name,
    host: new URL(address('latest')).host,
    // A new table appears soon after midnight; the later runs catch a late one or a correction.
    schedule: '17 1,7,13,19 * * *',
    fetch: async (signal) => parse(await getText(address('latest'), signal, timeoutMs)),
    async fetchDay(date, signal) {
      try {
        return parse(await getText(address(date), signal, timeoutMs));
      } catch (error) {
        if (error instanceof HttpStatusError && error.status === 404) return null;
        throw error;
      }
    },
  };
}

/** `{"date":"2026-09-29","usd":{"inr":88.7,…}}`; some codes are not currencies. */
export function parse(text: string): RawTable {
  const body = jsonIn(text);
  if (!isObject(body)) throw new MalformedTable('a JSON object', shown(body));
  if (typeof body.date !== 'string') throw new MalformedTable('the text "date"', shown(body.date));
  if (!isObject(body.usd)) throw new MalformedTable('the object "usd"', shown(body.usd));
  const rates = Object.entries(body.usd).map(([code, rate]): [string, unknown] => [code.toUpperCase(), rate]);
  return { date: body.date, rates: new Map(rates) };
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonTooDeep) throw new MalformedTable('a table', 'JSON that nests too deep');
    throw new MalformedTable('JSON', text.trim() === '' ? 'an empty body' : `${text.length} characters that are none`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
