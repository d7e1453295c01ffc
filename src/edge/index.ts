/** The edge API: every group of rows and links. */
import { accessApps, accessAppWrites, accessPolicies } from './access-apps.js';
import { accounts, accountWrites } from './accounts.js';
import { accountBuckets, bucketWrites } from './buckets.js';
import { cachePurges } from './cache-purge.js';
import { certificatePacks, certificatePackWrites } from './certificate-packs.js';
import { customCertificates, customCertificateWrites } from './custom-certificates.js';
import { customHostnames, customHostnameWrites } from './custom-hostnames.js';
import { dnsChanges } from './dns-changes.js';
import { dnsLinks, dnsRecords, dnsRecordWrites } from './dns-records.js';
import { dnsSearch } from './dns-search.js';
import { edge } from './edge.js';
import { emailRouting, emailRoutingWrites } from './email-routing.js';
import { firewallRules, firewallRuleWrites } from './firewall-rules.js';
import { healthchecks, healthcheckWrites } from './healthchecks.js';
import { images, imageWrites } from './images.js';
import { kvKeys, kvNamespaces, kvWrites } from './kv.js';
import * as links from './links.js';
import { loadBalancers, loadBalancerWrites } from './load-balancers.js';
import { logpushJobs, logpushWrites } from './logpush-jobs.js';
import { members } from './members.js';
import { monitors, monitorWrites } from './monitors.js';
import { overviews } from './overviews.js';
import { pageRules, pageRuleWrites } from './page-rules.js';
import { pagesDeployments, pagesProjects, pagesProjectWrites } from './pages-projects.js';
import { poolReads, pools, poolWrites } from './pools.js';
import { ruleOverviews } from './rule-overviews.js';
import * as rulesetLinks from './ruleset-links.js';
import { accountRulesets, rulesets, rulesetWrites } from './rulesets.js';
import { sqlDatabases, sqlWrites } from './sql.js';
import * as trafficLinks from './traffic-links.js';
import { tunnelParts, tunnels, tunnelWrites } from './tunnels.js';
import { user, userReads, userWrites } from './user.js';
import { videoTokenWrites } from './video-tokens.js';
import { videoReads, videos, videoWrites } from './videos.js';
import { waitingRoomReads, waitingRooms, waitingRoomWrites } from './waiting-rooms.js';
import { widgets, widgetSecret, widgetWrites } from './widgets.js';
import { workerLinks } from './worker-links.js';
import { workerRoutes, workerRouteWrites } from './worker-routes.js';
import { workerScriptParts, workerScripts, workerScriptWrites } from './worker-scripts.js';
import * as zoneLinks from './zone-links.js';
import { zoneSettings, zoneSettingWrites } from './zone-settings.js';
import { zones, zoneWrites } from './zones.js';

export const groups = [
  edge,
  ...[zones, zoneWrites],
  ...[zoneSettings, zoneSettingWrites, cachePurges],
  ...[dnsRecords, dnsRecordWrites, dnsSearch, dnsChanges, dnsLinks],
  ...[customCertificates, customCertificateWrites, certificatePacks, certificatePackWrites],
  ...[customHostnames, customHostnameWrites],
  ...[rulesets, accountRulesets, rulesetWrites],
  ...[firewallRules, firewallRuleWrites, pageRules, pageRuleWrites],
  ...[loadBalancers, loadBalancerWrites, pools, poolReads, poolWrites, monitors, monitorWrites],
  ...[healthchecks, healthcheckWrites, waitingRooms, waitingRoomReads, waitingRoomWrites],
  ...[emailRouting, emailRoutingWrites, logpushJobs, logpushWrites],
  ...[accounts, accountWrites, members],
  ...[user, userReads, userWrites],
  ...[workerScripts, workerScriptParts, workerScriptWrites, workerRoutes, workerRouteWrites],
  ...[kvNamespaces, kvKeys, kvWrites, accountBuckets, bucketWrites, sqlDatabases, sqlWrites],
  ...[pagesProjects, pagesDeployments, pagesProjectWrites],
  ...[images, imageWrites, videos, videoReads, videoWrites, videoTokenWrites],
  ...[accessApps, accessPolicies, accessAppWrites],
  ...[tunnels, tunnelParts, tunnelWrites, widgets, widgetSecret, widgetWrites],
  ...[overviews, ruleOverviews],
  ...links.groups,
  ...rulesetLinks.groups,
  ...trafficLinks.groups,
  ...workerLinks,
  ...zoneLinks.groups,
];
