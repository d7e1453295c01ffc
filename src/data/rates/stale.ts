/** From which age on rates are stale, by how often their source publishes. */
import { partialSource } from './tables/table.js';

/** Every day, but for a hitch. */
const daily = 3;
/** On working days. Over Easter, Thursday's stand until Tuesday afternoon. */
const onWorkingDays = 6;

export function daysUntilStale(source: string): number {
  return source === partialSource ? onWorkingDays : daily;
}
