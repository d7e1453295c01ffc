/** Rates so old that every page says so: once, in a strip, until the reader closes it for that table. */
import { useGraphQuery } from '../ask/use-graph-query.js';
import { daysSince } from '../format/time.js';
import { SessionDocument } from '../generated/graphql.js';
import { listPreference } from '../parts/preference.js';
import { useStore } from '../parts/store.js';
import { useAddress } from '../route/address.js';

/** Days after which every page shows it. */
const oldAfter = 7;

/** The day of the table whose strip was closed. */
const closedFor = listPreference('old-rates', /^\d{4}-\d\d-\d\d$/, []);

interface OldRates {
  readonly day: string;
  readonly days: number;
}

/** Null where no strip stands: the rates are new, the strip was closed, or the page shows more of it or no amounts. */
export function useOldRates(): OldRates | null {
  const { page } = useAddress();
  // Known before the first render, so that nothing moves.
  const day = useGraphQuery(SessionDocument, {}).data?.health.rates.date;
  const closed = useStore(closedFor);
  if (!day || closed.includes(day) || page === 'rates' || page === 'places' || page === 'tokens') return null;
  const days = daysSince(day);
  return days > oldAfter ? { day, days } : null;
}

export function closeOldRates({ day }: OldRates): void {
  closedFor.set([day]);
}
