/** The searched lists of the edge: its accounts and zones, and the lists below them. */
import { accessApps } from '../../apis/edge/access/access-apps.js';
import { accounts } from '../../apis/edge/accounts/accounts.js';
import { accountBuckets } from '../../apis/edge/stores/buckets.js';
import { dnsRecords } from '../../apis/edge/dns/dns-records.js';
import { kvNamespaces } from '../../apis/edge/stores/kv.js';
import { monitors } from '../../apis/edge/load-balancing/monitors.js';
import { pagesProjects } from '../../apis/edge/pages/pages-projects.js';
import { pools } from '../../apis/edge/load-balancing/pools.js';
import { sqlDatabases } from '../../apis/edge/stores/sql.js';
import { tunnels } from '../../apis/edge/tunnels.js';
import { widgets } from '../../apis/edge/widgets.js';
import { workerScripts } from '../../apis/edge/workers/worker-scripts.js';
import { zones } from '../../apis/edge/zones/zones.js';
import { textAt } from '../../base/unknown.js';
import { FindKind } from './kind.js';
import { searched } from './searched.js';

export const accountList = searched(FindKind.ACCOUNT, accounts.rows.accounts, ({ id, name }, notes) => {
  notes.id('identifier', id).name('name', name);
});

export const zoneList = searched(
  FindKind.DNS_ZONE,
  zones.rows.zones,
  ({ id, name, nameServers, originalNameServers }, notes) => {
    notes.id('identifier', id).name('name', name);
    notes.texts('nameServers', nameServers).texts('originalNameServers', originalNameServers);
  },
);

/** The DNS records of each zone. */
export const recordList = searched(
  FindKind.DNS_RECORD,
  dnsRecords.rows.dnsRecords,
  ({ id, name, content, comment, tags }, notes) => {
    notes
      .id('identifier', id)
      .name('name', name)
      .content('content', content)
      .text('comment', comment)
      .tags('tags', tags);
  },
);

/** The lists below each account. */
export const accountLists = [
  searched(FindKind.LOAD_BALANCER, pools.rows.loadBalancerPools, ({ id, name, description, origins }, notes) => {
    notes.id('identifier', id).name('name', name).text('description', description);
    for (const origin of origins ?? [])
      notes.name('origins.name', origin.name).content('origins.address', origin.address);
  }),
  searched(
    FindKind.LOAD_BALANCER,
    monitors.rows.loadBalancerMonitors,
    ({ id, description, path, probeZone }, notes) => {
      notes.id('identifier', id).name('description', description).text('path', path).text('probeZone', probeZone);
    },
  ),
  searched(FindKind.TUNNEL, tunnels.rows.tunnels, ({ id, name, connections, deletedAt }, notes) => {
    // The list includes deleted tunnels.
    if (deletedAt) return;
    notes.id('identifier', id).name('name', name);
    notes.addresses('connections.originIp', [...new Set(connections?.map(({ originIp }) => originIp))]);
  }),
  searched(FindKind.WIDGET, widgets.rows.widgets, ({ sitekey, name, domains }, notes) => {
    notes.id('sitekey', sitekey).name('name', name).names('domains', domains);
  }),
  searched(FindKind.WORKER_SCRIPT, workerScripts.rows.workerScripts, ({ id, tags }, notes) => {
    notes.name('identifier', id).tags('tags', tags);
  }),
  searched(FindKind.KV_NAMESPACE, kvNamespaces.rows.kvNamespaces, ({ id, title }, notes) => {
    notes.id('identifier', id).name('title', title);
  }),
  searched(FindKind.BUCKET, accountBuckets.rows.buckets, ({ name }, notes) => {
    notes.name('name', name);
  }),
  searched(FindKind.SQL_DATABASE, sqlDatabases.rows.sqlDatabases, ({ id, name }, notes) => {
    notes.id('identifier', id).name('name', name);
  }),
  searched(FindKind.PAGES_PROJECT, pagesProjects.rows.pagesProjects, ({ id, name, domains, subdomain }, notes) => {
    notes.id('identifier', id).name('name', name).names('domains', domains).name('subdomain', subdomain);
  }),
  searched(FindKind.ACCESS_APP, accessApps.rows.accessApps, (app, notes) => {
    // Most kinds have a host.
    notes.id('identifier', app.id).name('name', app.name).name('domain', textAt(app, 'domain'));
  }),
];
