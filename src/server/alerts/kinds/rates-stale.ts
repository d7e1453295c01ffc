/** Rates that have become too old. */
import { pagePath } from '../page-path.js';
import { type AlertKindDefinition, minutes } from './kind.js';

export const ratesStale: AlertKindDefinition = {
  kind: 'RATES_STALE',
  about: 'The rates in force are older than their source explains, as in `health { rates { isStale } }`',
  parts: [],
  usual: {},
  isOfHosting: false,
  isOfNews: false,
  every: 5 * minutes,
  async evaluate({ context }) {
    const { isStale, date, source, staleAfterDays } = context.rates.health();
    const alert = {
      id: 'rates',
      scope: 'rates',
      title: `Exchange rates are stale since ${date}`,
      text: `The rates in force, of ${source}, are those of ${date}: older than ${staleAfterDays} days.`,
      account: null,
      path: pagePath('rates'),
    };
    return { alerts: isStale ? [alert] : [], unknownScopes: new Set<string>() };
  },
};
