/** What CLDR records of currencies: read once, by whoever first wants it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type JsonObject, jsonObject } from '../../base/checked.js';

const path = createRequire(import.meta.url).resolve('cldr-core/supplemental/currencyData.json');

let data: JsonObject | undefined;

function currencyData(): JsonObject {
  return (data ??= jsonObject(
    jsonObject(jsonObject(JSON.parse(readFileSync(path, 'utf8'))).supplemental).currencyData,
  ));
}

/** By currency code, and under `DEFAULT` for all others: how many decimals are written, and to what is rounded. */
export function fractions(): JsonObject {
  return jsonObject(currencyData().fractions);
}

/** By ISO code of a country: its currencies with the days from which and to which they were in use. */
export function regions(): JsonObject {
  return jsonObject(currencyData().region);
}
