/** Protection against deletion, shared by all resources that have it. */
import type { Effect } from '../../../sandbox/world/resource.js';

export const changeProtection: Effect = {
  atOnce: true,
  then: ({ body }) => ({ protection: { delete: body['delete'] === true } }),
};
