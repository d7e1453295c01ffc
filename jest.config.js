import { deep, deepOnly } from './scripts/lanes.mjs';

const leftOut = process.env.TEST_LANE === 'short' ? deepOnly : [];

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
    {
      ...project,
      displayName: 'usual',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: deep.map((path) => `/test/${path}.*`),
    },
    {
      ...project,
      displayName: 'deep',
      testRegex: deep.map((path) => `/test/${path}.*\\.test\\.ts$`),
      testPathIgnorePatterns: leftOut.map((path) => `/test/${path}\\.test\\.ts$`),
    },
  ],
  // What a test file has loaded is never quite forgotten: a worker is renewed when it holds this much. Where costs are
  // measured it is less, as the collector's share grows with it.
  workerIdleMemoryLimit: process.env.TEST_LANE === 'alone' ? '1GB' : '3GB',
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
};
