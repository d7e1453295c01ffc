export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  globalSetup: './test/support/build.mjs',
  // The server's code as it was built: only the tests themselves are compiled here.
  moduleNameMapper: { '^(?:\\.\\./)+src/(.*\\.js)$': '<rootDir>/dist/$1', '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false }] },
  setupFiles: ['reflect-metadata'],
  // What a test file has loaded is never quite forgotten: a worker is renewed when it holds this much.
  workerIdleMemoryLimit: '1GB',
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
};
