/** Secondary zones of the cloud: nobody can list their records, which are on other name servers. */
import { CallerError } from '../../base/errors.js';
import type { InventoryReading } from '../inventory/listing.js';
import type { ReportedReading } from '../inventory/source.js';
import { type ZoneNames, listOfZone } from './zone-index.js';
import { cloudZones } from './zone-sources.js';

/** The secondary zones as lists that could not be read, without a call for any of them. */
export function unlisted(zones: readonly ZoneNames[], readings: readonly InventoryReading[]): ReportedReading[] {
  return zones
    .filter(({ isSecondary }) => isSecondary)
    .map((zone) => ({
      client: listOfZone(zone, readings).client,
      row: cloudZones.records,
      readAt: null,
      isComplete: false,
      error: new CallerError(
        'UNSUPPORTED_BY_PROVIDER',
        `The zone ${zone.name} is secondary: its records are on other name servers, and the API does not list them`,
      ),
    }));
}
