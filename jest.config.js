export default {
  testEnvironment: './test/support/jest/environment.cjs',
  runtime: './test/support/jest/runtime.cjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
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
  // What a test file has loaded is never quite forgotten: a worker is renewed when it holds this much.
  workerIdleMemoryLimit: '1GB',
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
};
