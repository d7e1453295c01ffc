/** The edge API: every group of rows and links. */
import { accessApps, accessAppWrites, accessPolicies, accessPolicyWrites } from './access/access-apps.js';
import { accessGroups, accessGroupWrites } from './access/access-groups.js';
import * as accessLinks from './access/access-links.js';
import { accounts, accountWrites } from './accounts/accounts.js';
import { accountBuckets, bucketWrites } from './stores/buckets.js';
import { accountBilling, billingLinks, userBilling, zoneBilling } from './billing/billing.js';
import { cachePurges } from './zones/cache-purge.js';
import { certificatePacks, certificatePackWrites } from './certificates/certificate-packs.js';
import { customCertificates, customCertificateWrites } from './certificates/custom-certificates.js';
import { customHostnames, customHostnameWrites } from './certificates/custom-hostnames.js';
import { dnsChanges } from './dns/dns-changes.js';
import { dnsParts } from './dns/dns-parts.js';
import { dnsLinks, dnsRecords, dnsRecordWrites } from './dns/dns-records.js';
import { dnsShadows } from './dns/dns-shadows.js';
import { dnsSearch } from './dns/dns-search.js';
import { dnssec, dnssecWrites } from './dns/dnssec.js';
import { edge } from './edge.js';
import { emailAddresses, emailAddressWrites } from './email-addresses.js';
import { emailRouting, emailRoutingWrites } from './email-routing.js';
import { firewallRules, firewallRuleWrites } from './rules/firewall-rules.js';
import { listItemEntries } from './entries/list-items.js';
import { accountRulesetRuleEntries, rulesetRuleEntries } from './entries/ruleset-rules.js';
import { tunnelIngress } from './entries/tunnel-ingress.js';
import { workerScheduleEntries } from './entries/worker-schedules.js';
import { healthchecks, healthcheckWrites } from './healthchecks.js';
import { images, imageWrites } from './media/images.js';
import { kvKeys, kvNamespaces, kvWrites } from './stores/kv.js';
import * as links from './links.js';
import { listItems, listLinks, listOperations, lists, listWrites } from './lists/lists.js';
import { loadBalancers, loadBalancerWrites } from './load-balancing/load-balancers.js';
import { logpushJobs, logpushWrites } from './logpush/logpush-jobs.js';
import { members } from './accounts/members.js';
import { monitors, monitorWrites } from './load-balancing/monitors.js';
import { overviews } from './zones/overviews.js';
import { pageRules, pageRuleWrites } from './rules/page-rules.js';
import { pagesDomainLinks, pagesDomains, pagesDomainWrites } from './pages/pages-domains.js';
import { pagesDeployments, pagesDeploymentWrites, pagesProjects, pagesProjectWrites } from './pages/pages-projects.js';
import { poolReads, pools, poolWrites } from './load-balancing/pools.js';
import { ruleOverviews } from './rules/rule-overviews.js';
import * as rulesetLinks from './rules/ruleset-links.js';
import { accountRulesets, accountRulesetWrites, rulesets, rulesetWrites } from './rules/rulesets.js';
import { sqlDatabases, sqlWrites } from './stores/sql.js';
import * as trafficLinks from './traffic-links.js';
import { tunnelConfiguration, tunnelConfigurationLinks, tunnelConfigurationWrites } from './tunnel-configuration.js';
import { serviceTokens, serviceTokenWrites } from './access/service-tokens.js';
import { tunnelRouteLinks, tunnelRoutes, tunnelRouteWrites } from './tunnel-routes.js';
import { tunnelConnectors, tunnelParts, tunnels, tunnelWrites } from './tunnels.js';
import { apiTokenWrites, user, userReads, userWrites } from './accounts/user.js';
import { videoTokenWrites } from './media/video-tokens.js';
import { videoReads, videos, videoWrites } from './media/videos.js';
import { waitingRoomReads, waitingRooms, waitingRoomWrites } from './waiting-rooms/waiting-rooms.js';
import { widgets, widgetSecret, widgetWrites } from './widgets.js';
import { workerDomainLinks, workerDomains, workerDomainWrites } from './workers/worker-domains.js';
import { workerLinks } from './workers/worker-links.js';
import { workerRoutes, workerRouteWrites } from './workers/worker-routes.js';
import { workerSchedules, workerScheduleWrites } from './workers/worker-schedules.js';
import { workerSecrets, workerSecretWrites } from './workers/worker-secrets.js';
import { workerScriptParts, workerScripts, workerScriptWrites } from './workers/worker-scripts.js';
import * as zoneLinks from './zones/zone-links.js';
import { zoneSettings, zoneSettingWrites } from './zones/zone-settings.js';
import { zones, zoneWrites } from './zones/zones.js';

export { dialect } from './dialect.js';

export const groups = [
  edge,
  zones,
  zoneWrites,
  zoneSettings,
  zoneSettingWrites,
  cachePurges,
  dnsRecords,
  dnsRecordWrites,
  dnsSearch,
  dnsChanges,
  dnsLinks,
  dnsShadows,
  dnsParts,
  dnssec,
  dnssecWrites,
  customCertificates,
  customCertificateWrites,
  certificatePacks,
  certificatePackWrites,
  customHostnames,
  customHostnameWrites,
  rulesets,
  accountRulesets,
  rulesetWrites,
  accountRulesetWrites,
  lists,
  listOperations,
  listItems,
  listWrites,
  listLinks,
  listItemEntries,
  rulesetRuleEntries,
  accountRulesetRuleEntries,
  firewallRules,
  firewallRuleWrites,
  pageRules,
  pageRuleWrites,
  loadBalancers,
  loadBalancerWrites,
  pools,
  poolReads,
  poolWrites,
  monitors,
  monitorWrites,
  healthchecks,
  healthcheckWrites,
  waitingRooms,
  waitingRoomReads,
  waitingRoomWrites,
  emailRouting,
  emailRoutingWrites,
  emailAddresses,
  emailAddressWrites,
  logpushJobs,
  logpushWrites,
  accounts,
  accountWrites,
  members,
  user,
  userReads,
  userWrites,
  apiTokenWrites,
  accountBilling,
  zoneBilling,
  userBilling,
  workerScripts,
  workerScriptParts,
  workerScriptWrites,
  workerSchedules,
  workerScheduleWrites,
  workerScheduleEntries,
  workerRoutes,
  workerRouteWrites,
  workerDomains,
  workerDomainWrites,
  workerDomainLinks,
  workerSecrets,
  workerSecretWrites,
  kvNamespaces,
  kvKeys,
  kvWrites,
  accountBuckets,
  bucketWrites,
  sqlDatabases,
  sqlWrites,
  pagesProjects,
  pagesDeployments,
  pagesDeploymentWrites,
  pagesProjectWrites,
  pagesDomains,
  pagesDomainLinks,
  pagesDomainWrites,
  images,
  imageWrites,
  videos,
  videoReads,
  videoWrites,
  videoTokenWrites,
  accessApps,
  accessPolicies,
  accessAppWrites,
  accessPolicyWrites,
  accessGroups,
  accessGroupWrites,
  serviceTokens,
  serviceTokenWrites,
  tunnels,
  tunnelParts,
  tunnelConnectors,
  tunnelRoutes,
  tunnelRouteWrites,
  tunnelWrites,
  tunnelConfiguration,
  tunnelConfigurationWrites,
  tunnelConfigurationLinks,
  tunnelIngress,
  widgets,
  widgetSecret,
  widgetWrites,
  overviews,
  ruleOverviews,
  ...accessLinks.groups,
  ...billingLinks,
  ...links.groups,
  ...rulesetLinks.groups,
  ...trafficLinks.groups,
  ...tunnelRouteLinks,
  ...workerLinks,
  ...zoneLinks.groups,
];
