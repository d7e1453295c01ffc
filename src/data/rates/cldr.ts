/** CLDR's data on currencies, read on first use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type JsonObject, jsonObject } from '../../base/checked.js';
import { parseOwnJson } from '../../base/json.js';

const path = createRequire(import.meta.url).resolve('cldr-core/supplemental/currencyData.json');

let data: JsonObject | undefined;

function currencyData(): JsonObject {
  return (data ??= jsonObject(
    jsonObject(jsonObject(parseOwnJson(readFileSync(path, 'utf8'))).supplemental).currencyData,
  ));
}

/** Decimals and rounding step by currency code; `DEFAULT` stands for all others. */
export function fractions(): JsonObject {
  return jsonObject(currencyData().fractions);
}

/** Currencies by ISO code of the country, with the first and last day of their use. */
export function regions(): JsonObject {
  return jsonObject(currencyData().region);
}
