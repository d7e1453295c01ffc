/** Fills the fields of a draft from the billed object. */
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isText } from '../../../base/unknown.js';
import { itemOf } from '../../inventory/item.js';
import type { ApiPlace } from '../../machines/places.js';
import type { BillDraft } from './bill-draft.js';

/** The fields that most APIs give a billed object. */
interface Billed {
  readonly id: string | number;
  readonly name: string;
  readonly status: string;
  readonly labels: Readonly<Record<string, unknown>>;
  readonly created: string;
}

export function billed(
  resource: object,
  place: ApiPlace,
  { id, name, status, labels, created }: Sent<Billed>,
): Omit<BillDraft, 'kind' | 'product' | 'cost'> {
  const item = itemOf(resource);
  return {
    account: item.account,
    item,
    id: String(id ?? ''),
    name: name ?? '',
    // Without the object that it is part of.
    place: place && { country: place.country, city: place.city, latitude: place.latitude, longitude: place.longitude },
    status: isText(status) ? wordOf(status) : null,
    labels: labelsOf(labels),
    created: timeIn(created),
  };
}

export function labelsOf(labels: Sent<Billed>['labels']): BillDraft['labels'] {
  return Object.fromEntries(Object.entries(labels ?? {}).filter((pair): pair is [string, string] => isText(pair[1])));
}

/** A status as the graph writes it, even if the graph does not know it. */
export function wordOf(status: string): string {
  return status.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}

/** A time as APIs write it, in milliseconds since 1970; null if it is none. */
export function timeIn(text: unknown): number | null {
  const time = isText(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
