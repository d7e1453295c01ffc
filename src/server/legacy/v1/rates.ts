/** The rates of all active currencies relative to one, as a resource. */
import { CallerError } from '../../../base/errors.js';
import { allowOrigin } from '../../../base/open-to-scripts.js';
import type { Currency } from '../../../data/rates/currency.js';
import { crossRate } from '../../../data/rates/tables/table.js';
import type { Services } from '../../services.js';
import type { ReadyResource } from '../../http/ready-answers.js';
import { type RateEntry, rateEntry, systemBase } from './currency.js';

export interface RatesResult {
  status: true;
  disclaimer: string;
  license: string;
  timestamp: number;
  base: string;
  rates: Record<string, RateEntry>;
}

// The response depends on the token, so shared caches must not store it and private ones must revalidate.
const headers = {
  'cache-control': 'private, no-cache',
  vary: 'Authorization, Accept-Encoding',
  ...allowOrigin,
};

/** The rates relative to a token's default currency, or to the system base when it has none. */
export function defaultRates(services: Services, defaultCurrency: string | null): ReadyResource {
  if (services.rates.table.rates.size === 0) {
    throw new CallerError('NOT_FOUND', 'No active currency rates found in system.');
  }
  return ratesOf(services, defaultCurrency ?? systemBase);
}

/** The rates relative to the currency that the caller requests. */
export function ratesOf(services: Services, code: string): ReadyResource {
  const base = activeCurrency(services, code).code;
  return { name: `rates ${base}`, headers, build: () => JSON.stringify(ratesResult(services, base)) };
}

export function activeCurrency({ rates }: Pick<Services, 'rates'>, code: string): Currency {
  const currency = rates.currency(code);
  if (currency?.isActive) return currency;
  throw new CallerError('BAD_USER_INPUT', `Currency code '${code}' is not supported or active.`);
}

function ratesResult(services: Services, base: string): RatesResult {
  const { rates, baseUrl } = services;
  const entries = rates.currencies.flatMap((currency) => {
    const rate = currency.isActive ? crossRate(rates.table, base, currency.code) : undefined;
    return rate === undefined ? [] : [[currency.code, rateEntry(services, currency, rate)] as const];
  });
  return {
    status: true,
    disclaimer: `Usage subject to terms: ${baseUrl}/terms`,
    license: `Usage subject to license: ${baseUrl}/license`,
    timestamp: rates.table.timestamp,
    base,
    rates: Object.fromEntries(entries),
  };
}
