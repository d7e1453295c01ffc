/** The edge API in the sandbox. */
import { enveloped } from '../manners/enveloped.js';
import type { Provider } from '../provider.js';
import { access } from './access.js';
import { accounts } from './accounts.js';
import { buckets } from './buckets.js';
import { certificates } from './certificates.js';
import { checks } from './checks.js';
import { dns } from './dns-records.js';
import { emailRouting } from './email-routing.js';
import { firewallRules } from './firewall-rules.js';
import { images } from './images.js';
import { kv } from './kv.js';
import { loadBalancers } from './load-balancers.js';
import { logpush } from './logpush.js';
import { members } from './members.js';
import { pageRules } from './page-rules.js';
import { pages } from './pages.js';
import { rulesets } from './rulesets.js';
import { dnsSeed } from './seed-dns.js';
import { sql } from './sql.js';
import { tunnels } from './tunnels.js';
import { user } from './user.js';
import { videos } from './videos.js';
import { widgets } from './widgets.js';
import { workerSeed } from './worker-seed.js';
import { workers } from './workers.js';
import { zoneSettings } from './zone-settings.js';
import { zones } from './zones.js';

/** As they are seeded: the others are below accounts and zones, or name them. */
const parts = [
  ...[accounts, zones],
  ...[access, buckets, certificates, checks, dns, dnsSeed, emailRouting, firewallRules, images, kv, loadBalancers],
  ...[logpush, members, pageRules, pages, rulesets, zoneSettings, sql, tunnels, user, videos, widgets],
  ...[workers, workerSeed],
];

function merged<T>(tables: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  return Object.fromEntries(tables.flatMap((table = {}) => Object.entries(table)));
}

export const edge: Provider = {
  manners: enveloped,
  limit: '1200/5m',
  window: true,
  resources: merged(parts.map(({ resources }) => resources)),
  actions: '/actions',
  references: {},
  parents: { accountId: '/accounts', zoneId: '/zones' },
  oddities: merged(parts.map(({ oddities }) => oddities)),
  seed(world) {
    for (const part of parts) part.seed?.(world);
  },
};
