/** Protection against deletion, which every resource has that can be protected. */
import type { Effect } from '../world/resource.js';

export const changeProtection: Effect = {
  atOnce: true,
  then: ({ body }) => ({ protection: { delete: body['delete'] === true } }),
};
