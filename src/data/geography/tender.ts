/** The currency that a country uses, from CLDR's record of legal tender. */
import { type JsonObject, list, jsonObject } from '../../base/checked.js';

/** The currencies that are legal tender in a region today, in the order in which CLDR lists them. */
function currentTender(regions: JsonObject, isoCode: string): string[] {
  // CLDR 48 knows every territory of the data set; a future one that it does not know wants a decision, not a guess.
  if (!(isoCode in regions)) throw new Error(`CLDR names no currency for ${isoCode}.`);
  return list(regions[isoCode]).flatMap((entry) =>
    Object.entries(jsonObject(entry))
      .filter(([, use]) => jsonObject(use)._to === undefined && jsonObject(use)._tender !== 'false')
      .map(([code]) => code),
  );
}

/** The local currency where several are tender: BTN rather than INR in Bhutan; null in Antarctica, which has none. */
export function currencyOf(regions: JsonObject, isoCode: string): string | null {
  const tender = currentTender(regions, isoCode);
  return tender.find((code) => code.startsWith(isoCode)) ?? tender[0] ?? null;
}
