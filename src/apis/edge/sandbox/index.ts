/** The edge API in the sandbox. */
import { enveloped } from '../../../sandbox/protocol/styles/enveloped.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import { access } from './access.js';
import { accessGroups } from './access-groups.js';
import { accessPolicies } from './access-policies.js';
import { accessServiceTokens } from './access-service-tokens.js';
import { accounts } from './accounts.js';
import { apiTokens } from './api-tokens.js';
import { billing } from './billing.js';
import { buckets } from './workers/buckets.js';
import { certificates } from './certificates.js';
import { checks } from './checks.js';
import { dns } from './dns/dns-records.js';
import { emailRouting } from './email-routing.js';
import { firewallRules } from './rules/firewall-rules.js';
import { images } from './images.js';
import { kv } from './workers/kv.js';
import { loadBalancers } from './load-balancers.js';
import { logpush } from './logpush.js';
import { members } from './members.js';
import { pageRules } from './rules/page-rules.js';
import { pagesDeployments } from './workers/pages-deployments.js';
import { pagesDomains } from './workers/pages-domains.js';
import { pages } from './workers/pages.js';
import { ruleLists } from './rules/lists.js';
import { rulesets } from './rules/rulesets.js';
import { dnsSeed } from './dns/seed-dns.js';
import { dnssec } from './dns/dnssec.js';
import { schedules } from './workers/schedules.js';
import { sql } from './workers/sql.js';
import { tunnelRoutes } from './tunnel-routes.js';
import { tunnels } from './tunnels.js';
import { user } from './user.js';
import { videos } from './videos.js';
import { widgets } from './widgets.js';
import { workerDomains } from './workers/worker-domains.js';
import { workerSeed } from './workers/worker-seed.js';
import { workers } from './workers/workers.js';
import { zoneSettings } from './zone-settings.js';
import { zones } from './zones.js';

/** The parts in the order of seeding: later ones belong to accounts and zones, or refer to them. */
const parts = [
  accounts,
  zones,
  access,
  accessPolicies,
  buckets,
  certificates,
  checks,
  dns,
  dnsSeed,
  dnssec,
  emailRouting,
  firewallRules,
  images,
  kv,
  loadBalancers,
  logpush,
  members,
  pageRules,
  pages,
  pagesDeployments,
  rulesets,
  ruleLists,
  schedules,
  zoneSettings,
  sql,
  tunnels,
  user,
  apiTokens,
  videos,
  widgets,
  workers,
  workerSeed,
  accessServiceTokens,
  accessGroups,
  tunnelRoutes,
  pagesDomains,
  billing,
  workerDomains,
];

function merged<T>(tables: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  return Object.fromEntries(tables.flatMap((table = {}) => Object.entries(table)));
}

export const provider: SandboxProvider = {
  protocol: enveloped,
  limit: '1200/5m',
  window: true,
  resources: merged(parts.map(({ resources }) => resources)),
  actions: '/actions',
  references: {},
  parents: { accountId: '/accounts', zoneId: '/zones' },
  specialCalls: merged(parts.map(({ specialCalls }) => specialCalls)),
  defaults: merged(parts.map(({ defaults }) => defaults)),
  seed(world) {
    for (const part of parts) part.seed?.(world);
  },
};
