/** Which suites stand in which lane, by their paths below `test/`. */

/**
 * What is long, or starts process after process, is a lane of its own: a share of it in `npm test`, all of it in
 * `npm run test:deep`.
 */
export const deep = [
  'apis/(contract|odd-answers|successes)',
  'apis/cloud/dns/changes',
  'apis/cloud/sandbox/official-client',
  'apis/edge/dns/dns-sync',
  'apis/edge/sandbox/edge-client',
  'apis/edge/stores/sql',
  'base/json-placements',
  'dashboard/(axe|firefox|keyboard|paths|unknown|unreachable|watch)',
  'dashboard/acts/(losses|many)',
  'dashboard/pages/(alerts|attention|calls|costs/costs|failures|findings/silence|large|names/names)',
  'dashboard/pages/(overview/over-time|statements/statements|tokens/examples)',
  'dashboard/parts/form/form',
  'dashboard/shell/',
  'dashboard/views/views',
  'data/geography/(data|named-places|true-places)',
  'data/rates/(history/history-graph|quotations/quotient|sync/replicas|tables/faults)',
  'deploy/(balancer|dockerfile|two-replicas)',
  'docs/(documents|toys)',
  'graphql/(attack|beside-large|by-get|differential|fuzz|refused-whole|validation)',
  'graphql/admission/(answer-bytes|long-arguments|production)',
  'graphql/executor/(real|run/json-writer|synthetic)',
  'hosting/(cached-responses|drift/turns|findings/lasting-stores|fleet-calls|joined-large|names/targets/records-by-target|nodes/(caching-clients|relay-compiler)|pages|warm)',
  'hosting/history/(history|snapshots/stores|year)',
  'hosting/invoice/quarter',
  'rest/limits/(fair-shares|rate-limit-window|window-used)',
  'rest/planner/(growth|worlds)',
  'rest/shared/',
  'rest/transport/accounts',
  'sandbox/(alone|every-call)',
  'server/statement-cli',
  'server/(daily|index|memory|rolling-restart|stop|thrown-callbacks)',
  'server/alerts/(outage|outbox/outbox-killed|recipients|schedule/due-at)',
  'server/config/sandbox-off',
  'server/exports/(routes|tables)',
  'server/files/(large|tickets)',
  'server/http/abandoned',
  'server/metrics/',
  'server/plugins/graphiql',
  'server/store/(damage|failover|faults|former-release|full-disk|kill|outage|redis-durability|restore|shared|start|trial)',
  'server/tokens/(cli|sandbox-scope)',
  'server/tracing/traces',
  'tools/bundle/(build|elsewhere|meridian|package)',
  'tools/compile-places/cities/compile-cities',
  'tools/geography/build',
];

/**
 * Of those, what takes more than its share of `npm test` however little of it is run, as it starts several processes, opens
 * page after page, or waits: in `npm run test:deep`, and wherever TEST_SCALE is set.
 */
export const deepOnly = [
  'apis/cloud/sandbox/official-client',
  'dashboard/(acts/(losses|many)|axe|unknown|views/views)',
  'dashboard/pages/(alerts|attention|calls|costs/costs|failures|findings/silence|names/names)',
  'dashboard/pages/(overview/over-time|statements/statements|tokens/examples)',
  'dashboard/shell/(currency|replaced)',
  'data/rates/sync/replicas',
  'deploy/(balancer|two-replicas)',
  'docs/documents',
  'hosting/(drift/turns|findings/lasting-stores|nodes/caching-clients)',
  'hosting/history/(snapshots/stores|year)',
  'hosting/invoice/quarter',
  'rest/shared/(engine-trouble|hearing|limits|one-call|rotated-credential|watches|writes-seen)',
  'sandbox/alone',
  'server/(daily|rolling-restart|stop)',
  'server/alerts/(outage|outbox/outbox-killed)',
  'server/metrics/store-unwritable',
  'server/store/(full-disk|kill|outage|redis-durability|restore)',
  'server/tokens/(cli-backup|sandbox-scope)',
  'server/tracing/traces',
  'tools/bundle/(build|elsewhere|meridian|package)',
];
