/** Links between zones, accounts and what belongs to them. */
import { links, lookup, one, oneCarried } from '../../rest/planner/links.js';
import { filteredLists } from '../../rest/planner/filtered-lists.js';
import { Account } from './accounts/account.js';
import { accounts } from './accounts/accounts.js';
import { KvKey, kvKeys } from './stores/kv.js';
import { Video } from './media/video.js';
import { videos } from './media/videos.js';
import { Zone } from './zones/zone.js';
import { OwnZoneFilter, zones } from './zones/zones.js';

export const groups = [
  links(KvKey, { value: lookup(kvKeys.rows.value, ({ name }) => name, 'Its value: one more call per key') }),
  links(Video, {
    clippedFrom: one(videos.rows.video, ({ clippedFrom }) => clippedFrom, 'The video that it was clipped from'),
  }),
  links(Zone, {
    account: oneCarried(
      accounts.rows.account,
      ({ account }) => account?.id,
      { names: ['name'], of: ({ account }) => ({ name: account?.name }) },
      'The account that it belongs to',
    ),
  }),
  filteredLists(Account, {
    zones: {
      row: zones.rows.zones,
      input: OwnZoneFilter,
      by: 'account.id',
      id: ({ id }) => id,
      description: 'Its zones, up to `first`',
    },
  }),
];
