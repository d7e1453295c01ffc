import { deep, deepOnly } from './scripts/lanes.mjs';

const leftOut = process.env.TEST_LANE === 'short' ? deepOnly : [];

const project = {
  runner: './test/support/jest/runner.mjs',
  testEnvironment: './test/support/jest/environment.mjs',
  testRunner: './test/support/jest/suite.mjs',
  transform: {},
  roots: ['<rootDir>/test'],
  globalSetup: './scripts/build.mjs',
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
