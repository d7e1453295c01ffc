/** Links among zones, accounts and what belongs to them. */
import { links, lookup, one } from '../rest/links.js';
import { narrowed } from '../rest/narrowed.js';
import { Account } from './account.js';
import { accounts } from './accounts.js';
import { KvKey, kvKeys } from './kv.js';
import { Video } from './video.js';
import { videos } from './videos.js';
import { Zone } from './zone.js';
import { OwnZoneFilter, zones } from './zones.js';

export const groups = [
  links(KvKey, { value: lookup(kvKeys.rows.value, ({ name }) => name, 'Its value: one more call for each key') }),
  links(Video, {
    clippedFrom: one(videos.rows.video, ({ clippedFrom }) => clippedFrom, 'The video that it was cut from'),
  }),
  links(Zone, { account: one(accounts.rows.account, ({ account }) => account?.id, 'The account that it belongs to') }),
  narrowed(Account, {
    zones: {
      row: zones.rows.zones,
      input: OwnZoneFilter,
      by: 'account.id',
      id: ({ id }) => id,
      description: 'Its zones, as many as `first` says',
    },
  }),
];
