/** The currencies of the tests: what `Rates` needs of the geography, without its 150,000 cities. */
import { createRequire } from 'node:module';

interface Tender {
  readonly _to?: string;
  readonly _tender?: string;
}
interface CurrencyData {
  readonly supplemental: { readonly currencyData: { readonly region: Record<string, Record<string, Tender>[]> } };
}

const data: CurrencyData = createRequire(import.meta.url)('cldr-core/supplemental/currencyData.json');

/** One country per current legal tender of CLDR. */
export const world = {
  countries: Object.entries(data.supplemental.currencyData.region).flatMap(([isoCode, tenders]) =>
    tenders
      .flatMap((tender) => Object.entries(tender))
      .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
      .map(([currencyCode]) => ({ isoCode, currencyCode })),
  ),
};
