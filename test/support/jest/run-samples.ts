/** Runs suites of `samples` as Jest runs those of the tests, and says how each test ended. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface SampleResult {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export async function runSamples(): Promise<readonly SampleResult[]> {
  const rootDir = fileURLToPath(new URL('../../..', import.meta.url));
  const config = {
    rootDir,
    runner: './test/support/jest/runner.mjs',
    testEnvironment: './test/support/jest/environment.mjs',
    testRunner: './test/support/jest/suite.mjs',
    transform: {},
    testMatch: ['**/test/support/jest/samples/*.sample.ts'],
  };
  const args = ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(config), '--json', '--maxWorkers=1'];
  // It ends with 1, as some of them fail.
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: rootDir, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout));
  });
  return (JSON.parse(output) as { testResults: SampleResult[] }).testResults;
}
