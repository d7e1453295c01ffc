/** The sources of rates, preferred ones first: where several have a day, the first one's rate is used. */

export interface RateSource {
  /** The `source` of its tables. */
  readonly name: string;
  /** A value of the enum RateSourceName. */
  readonly label: string;
  readonly about: string;
  /** True if it lacks most currencies; the last rates of the others stay in force beside its own. */
  readonly isPartial: boolean;
  /** Days after the 00:00 UTC of a table's day until its rates are stale. */
  readonly staleAfterDays: number;
}

const currencyApi: RateSource = {
  name: 'currency-api',
  label: 'CURRENCY_API',
  about: 'The daily open currency-api data: every currency, since 2 March 2024 with gaps',
  isPartial: false,
  // It publishes every day.
  staleAfterDays: 3,
};

export const ecbName = 'ecb';

const europeanCentralBank: RateSource = {
  name: ecbName,
  label: 'ECB',
  about: 'The reference rates of the European Central Bank: some 30 currencies, on working days since 4 January 1999',
  isPartial: true,
  // Over Easter, Thursday's stay until Tuesday afternoon.
  staleAfterDays: 6,
};

export const completeSource = currencyApi;

export const rateSources: readonly RateSource[] = [completeSource, europeanCentralBank];

/** The complete source has other names for its tables, too: `snapshot` for the one that ships with the service. */
export function sourceOf(name: string): RateSource {
  return rateSources.find((source) => source.name === name) ?? completeSource;
}
