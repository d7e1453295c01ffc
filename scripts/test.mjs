/** `npm test`, `npm run test:deep`, `test:cost` and `test:long`: Jest in the environment that the tests need, from any shell. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deepOnly } from './lanes.mjs';
import { all, install } from './packages.mjs';

// Two, on any machine: each loads the server and takes up to three gigabytes, and on two processors a third one takes a tenth
// more CPU and saves no time. At full size nothing runs beside a test.
const workers = '--maxWorkers=2';
const { TEST_SCALE = '1' } = process.env;
const isFullSize = Number(TEST_SCALE) >= 1;
const given = process.argv.slice(2);

/** Who names a suite gets it, and who sets the share its part of every suite. */
const isShort = process.env.TEST_SCALE === undefined && given.every((arg) => arg.startsWith('-'));
const lane = isShort ? { TEST_LANE: 'short' } : {};

const modes = {
  '--deep': {
    env: { TEST_SCALE, ...(isFullSize && { TEST_LANE: 'alone' }) },
    args: [isFullSize ? '--maxWorkers=1' : workers, '--selectProjects=deep', '--'],
  },
  // The CPU seconds of each suite.
  '--cost': { env: { ...lane, COST_LOG: join(tmpdir(), 'cost.tsv') }, args: [workers] },
  '--long': {
    env: { DIFFERENTIAL_COUNT: '50000', CLOSURES_COUNT: '50000' },
    args: ['--', 'test/graphql/differential', 'test/graphql/executor/synthetic', 'test/graphql/executor/real'],
  },
};
const usual = { env: lane, args: [workers] };

// Suites of what cannot be installed are skipped.
if (given[0] === '--deep') all.forEach(install);

const isMode = given[0] in modes;
const { env, args } = isMode ? modes[given[0]] : usual;

// Suites write to it what they leave out, for one block at the end.
const folder = mkdtempSync(join(tmpdir(), 'meridian-tests-'));
const { TEST_LOG = join(folder, 'log') } = process.env;
const why = 'it takes long; `npm run test:deep` has it';
const left = env.TEST_LANE === 'short' ? deepOnly : [];
writeFileSync(
  TEST_LOG,
  left.map((path) => `${JSON.stringify({ suite: `test/${path}`, leftOut: 'all of it', why })}\n`).join(''),
);
const reporters = ['default', fileURLToPath(new URL('reporter.mjs', import.meta.url))];
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));

// The workers keep all processors busy: each collects what tests leave behind less often, and by one thread.
const memory = ['--max-semi-space-size=64', '--single-threaded-gc'];

const { status } = spawnSync(
  process.execPath,
  [...memory, jest, ...reporters.map((name) => `--reporters=${name}`), ...args, ...given.slice(isMode ? 1 : 0)],
  {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TEST_LOG,
      ...env,
    },
    stdio: 'inherit',
  },
);
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
