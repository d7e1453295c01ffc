/** The daily reference rates of the European Central Bank: some 30 currencies, base EUR, on working days. */
import { shown } from '../../../../base/errors.js';
import { ecbName } from '../../sources.js';
import { getText } from './get-text.js';
import { MalformedTable, type RateProvider, type RawTable } from './provider.js';

/** Its currencies since 2026, when the euro replaced the lev. */
export const ecbCurrencies: readonly string[] = (
  'EUR USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD ' +
  'BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'
).split(' ');

export function ecb(url: string, timeoutMs?: number): RateProvider {
  return {
    name: ecbName,
    host: new URL(url).host,
    // Published at 16:00 in Frankfurt, which is 14:00 or 15:00 UTC.
    schedule: '37 15 * * 1-5',
    fetch: async (signal) => parse(await getText(url, signal, timeoutMs)),
  };
}

/** `<Cube time='2026-09-29'><Cube currency='USD' rate='1.17'/>…</Cube>`, converted to base USD, not rounded. */
export function parse(text: string): RawTable {
  if (!text.trimEnd().endsWith('</gesmes:Envelope>')) {
    throw new MalformedTable('a whole <gesmes:Envelope>', `${text.length} characters that are none`);
  }
  const date = /<Cube time=['"]([^'"]{0,20})['"]>/.exec(text)?.[1];
  if (date === undefined) throw new MalformedTable('a <Cube> with a time', 'none');
  const perEuro = new Map<string, number>([['EUR', 1]]);
  for (const [, code = '', rate = ''] of text.matchAll(
    /<Cube currency=['"]([^'"]{0,20})['"] rate=['"]([^'"]{0,40})['"]\/>/g,
  )) {
    perEuro.set(code, positive(code, rate));
  }
  const cubes = text.split('<Cube currency').length - 1;
  if (perEuro.size !== cubes + 1)
    throw new MalformedTable(`${cubes} rates of as many currencies`, `${perEuro.size - 1}`);
  const dollar = perEuro.get('USD');
  if (dollar === undefined) throw new MalformedTable('a rate of USD', 'none');
  const rates = [...perEuro].map(([code, rate]): [string, number] => [code, rate / dollar]);
  return { date, rates: new Map(rates), perEuro };
}

function positive(code: string, text: string): number {
  const rate = Number(text);
  if (/^[\d.]+$/.test(text) && rate > 0) return rate;
  throw new MalformedTable(`a positive rate of ${shown(code)}`, shown(text));
}
