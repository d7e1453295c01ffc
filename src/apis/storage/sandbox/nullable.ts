/** The fields of bodies that take null, by call: the provider's documents have the type of all others without it. */
import type { NullableFields } from '../../../sandbox/world/provider.js';

export const nullable: NullableFields = {
  'POST /storage_boxes/{id}/actions/enable_snapshot_plan': ['day_of_week', 'day_of_month'],
};
