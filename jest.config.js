/**
 * What is long, or starts process after process, is a lane of its own: a share of it in `npm test`, all of it in
 * `npm run test:deep`.
 */
const deep = [
  'apis/cloud/(dns-changes|dns-killed)',
  'apis/edge/(dns-sync|sql)',
  'contract',
  'dashboard/browser/',
  'data/geography/(build|cities|data|named-places|true-places)',
  'data/rates/(faults|history-graph|quotient|replicas)',
  'graphql/answer-bytes',
  'deploy/dockerfile',
  'docs/(clients|documents|toys)',
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
  'hosting/(fleet-calls|findings/lasting-stores|history/(history|stores|year)|joined-large|kept-answers|names/records-by-target|pages|warm)',
  'house/toy-api',
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
].map((path) => `/test/${path}.*`);

const project = {
  testEnvironment: './test/support/jest/environment.cjs',
  runtime: './test/support/jest/runtime.cjs',
  testRunner: './test/support/jest/runner.cjs',
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: './scripts/build.mjs',
  // The server's code as it was built: only the tests themselves, and what browsers run, are compiled here.
  moduleNameMapper: {
    '^(?:\\.\\./)+src/dashboard/(.*)\\.js$': '<rootDir>/src/dashboard/$1',
    '^(?:\\.\\./)+src/(.*\\.js)$': '<rootDir>/dist/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false }] },
  setupFiles: ['reflect-metadata'],
};

export default {
  projects: [
    { ...project, displayName: 'usual', testMatch: ['**/*.test.ts'], testPathIgnorePatterns: deep },
    { ...project, displayName: 'deep', testRegex: deep.map((path) => `${path}\\.test\\.ts$`) },
  ],
  // What a test file has loaded is never quite forgotten: a worker is renewed when it holds this much.
  workerIdleMemoryLimit: '2GB',
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
};
