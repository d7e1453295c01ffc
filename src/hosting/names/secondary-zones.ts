/** Secondary zones of the cloud: nobody can list their records, which are on other name servers. */
import { CallerError } from '../../base/errors.js';
import type { ReportedReading } from '../inventory/source.js';
import type { ZoneNames } from './zone-index.js';
import { cloudZones } from './zone-sources.js';

/** As lists that could not be read, without a call for any of them. */
export function unlisted(zones: readonly ZoneNames[]): ReportedReading[] {
  return zones
    .filter(({ isSecondary }) => isSecondary)
    .map(({ name, read: { listed } }) => ({
      client: listed.client,
      row: cloudZones.records,
      readAt: null,
      isComplete: false,
      error: new CallerError(
        'UNSUPPORTED_BY_PROVIDER',
        `The zone ${name} is secondary: its records are on other name servers, and the API does not list them`,
      ),
    }));
}
