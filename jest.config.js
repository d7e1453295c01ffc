/** What is long is a lane of its own: a tenth of it in `npm test`, all of it in `npm run test:deep`. */
const deep = [
  'dashboard/browser/',
  'data/geography/(cities|data|named-places)',
  'data/rates/replicas',
  'graphql/answer-bytes-generated',
  'graphql/attack',
  'graphql/beside-large',
  'graphql/closures/(real|synthetic|writer)',
  'graphql/differential',
  'graphql/fuzz',
  'graphql/validation',
  'hosting/(fleet-calls|warm)',
  'house/toy-api',
  'memory',
  'odd-answers',
  'replicas/',
  'rest/(growth|window-used|worlds)',
  'rolling-restart',
  'server/(files/large|store/shared)',
  'successes',
].map((path) => `/test/${path}.*`);

const project = {
  testEnvironment: './test/support/jest/environment.cjs',
  runtime: './test/support/jest/runtime.cjs',
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
