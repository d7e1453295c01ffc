/** Which suites stand in which lane, by their paths below `test/`. */

/**
 * What is long, or starts process after process, is a lane of its own: a share of it in `npm test`, all of it in
 * `npm run test:deep`.
 */
export const deep = [
  'apis/cloud/(dns-changes|dns-killed)',
  'apis/edge/(dns-sync|sql)',
  'base/json-placements',
  'contract',
  'dashboard/browser/',
  'data/geography/(build|cities|data|named-places|true-places)',
  'data/rates/(faults|history-graph|quotient|replicas)',
  'graphql/answer-bytes',
  'deploy/(dockerfile|two-replicas)',
  'docs/(documents|toys)',
  'graphql/attack',
  'graphql/beside-large',
  'graphql/by-get',
  'graphql/closures/(real|synthetic|writer)',
  'graphql/differential',
  'graphql/fuzz',
  'graphql/long-arguments',
  'graphql/production',
  'graphql/refused-whole',
  'graphql/validation',
  'hosting/(drift/turns|fleet-calls|findings/lasting-stores|history/(history|stores|year)|joined-large|cached-responses|names/records-by-target|pages|warm)',
  'index',
  'memory',
  'odd-answers',
  'replicas/',
  'rest/(accounts|growth|shares|window|worlds)',
  'rolling-restart',
  'sandbox/(alone|edge-client|every-call|official-client)',
  'sandbox-off',
  'server/alerts/(due-at|outage|outbox-killed)',
  'server/daily',
  'server/files/(large|tickets)',
  'server/http/abandoned',
  'server/metrics/',
  'server/plugins/graphiql',
  'server/store/(damage|former-release|full-disk|kill|outage|redis-durability|restore|shared|start)',
  'server/tokens/(cli|sandbox-scope)',
  'server/tracing/traces',
  'stop',
  'successes',
  'thrown-callbacks',
  'tools/bundle/(build|elsewhere|meridian|package)',
];

/**
 * Of those, what takes more than its share of `npm test` however little of it is run, as it starts several processes, opens
 * page after page, or waits: in `npm run test:deep`, and wherever TEST_SCALE is set.
 */
export const deepOnly = [
  'dashboard/browser/(alerts|attention|axe|calls|currency|failures|losses|names|over-time|replaced|silences|views)',
  'data/rates/replicas',
  'deploy/two-replicas',
  'docs/documents',
  'hosting/drift/turns',
  'hosting/(findings/lasting-stores|history/(stores|year))',
  'replicas/(engine-trouble|limits|one-call|rotated-credential|watches|writes-seen)',
  'rolling-restart',
  'sandbox/(alone|official-client)',
  'server/alerts/(outage|outbox-killed)',
  'server/daily',
  'server/metrics/store-unwritable',
  'server/store/(full-disk|kill|outage|redis-durability|restore)',
  'server/tokens/(cli-backup|sandbox-scope)',
  'server/tracing/traces',
  'stop',
  'tools/bundle/(build|elsewhere|meridian|package)',
];
