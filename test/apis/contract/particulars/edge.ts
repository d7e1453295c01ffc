/** The edge, a file for each group of its calls. */
import type { Particulars } from '../particulars.js';
import { access } from './edge/access.js';
import { accounts } from './edge/accounts.js';
import { billing } from './edge/billing.js';
import { cache } from './edge/cache.js';
import { dns } from './edge/dns.js';
import { logpush } from './edge/logpush.js';
import { media } from './edge/media.js';
import { rules } from './edge/rules.js';
import { store } from './edge/store.js';
import { traffic } from './edge/traffic.js';
import { tunnels } from './edge/tunnels.js';
import { widgets } from './edge/widgets.js';
import { workers } from './edge/workers.js';
import { zoneSettings } from './edge/zone-settings.js';
import { zones } from './edge/zones.js';

const groups: readonly Partial<Particulars>[] = [
  access,
  accounts,
  billing,
  cache,
  dns,
  logpush,
  media,
  rules,
  store,
  traffic,
  tunnels,
  widgets,
  workers,
  zoneSettings,
  zones,
];

export const edge: Particulars = {
  differences: Object.assign({}, ...groups.map(({ differences }) => differences)),
  revisions: Object.assign({}, ...groups.map(({ revisions }) => revisions)),
  ways: Object.assign({}, ...groups.map(({ ways }) => ways)),
  samples: Object.assign({}, ...groups.map(({ samples }) => samples)),
  kinds: Object.assign({}, ...groups.map(({ kinds }) => kinds)),
  types: Object.assign({}, ...groups.map(({ types }) => types)),
  inputs: Object.assign({}, ...groups.map(({ inputs }) => inputs)),
  layouts: Object.assign({}, ...groups.map(({ layouts }) => layouts)),
  answers: Object.assign({}, ...groups.map(({ answers }) => answers)),
  further: groups.flatMap(({ further = [] }) => further),
  ids: Object.assign({}, ...groups.map(({ ids }) => ids)),
};
