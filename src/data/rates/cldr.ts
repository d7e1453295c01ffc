/** What CLDR records of currencies: read once, by whoever first wants it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Row, row } from '../../base/checked.js';

const path = createRequire(import.meta.url).resolve('cldr-core/supplemental/currencyData.json');

let data: Row | undefined;

function currencyData(): Row {
  return (data ??= row(row(row(JSON.parse(readFileSync(path, 'utf8'))).supplemental).currencyData));
}

/** By currency code, and under `DEFAULT` for all others: how many decimals are written, and to what is rounded. */
export function fractions(): Row {
  return row(currencyData().fractions);
}

/** By ISO code of a country: its currencies with the days from which and to which they were in use. */
export function regions(): Row {
  return row(currencyData().region);
}
