/**
 * What is left out is skipped by name, reported by one line, and found by `.ci/run`.
 *
 * @in-order
 */
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Reporter from '../../scripts/reporter.mjs';
import { reportCases, reportLeftOut } from '../support/optional/left-out.js';
import { Optional, describeEach } from '../support/optional/optional.js';
import { program } from '../support/optional/programs.js';
import { node, output, run } from '../support/run.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-left-out-'));
const log = join(folder, 'log');
const given = process.env['TEST_LOG'];
beforeEach(() => writeFileSync(log, ''));
afterEach(() => {
  if (given === undefined) delete process.env['TEST_LOG'];
  else process.env['TEST_LOG'] = given;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is there', () => {
  const events: string[] = [];
  const temporary = (name: string) =>
    Optional.found(name).temporary((found) => ({
      name: found,
      start: () => void events.push(`start ${found}`),
      remove: () => void events.push(`remove ${found}`),
    }));

  describeEach({ one: temporary('one'), two: temporary('two') }, 'as $kind', ({ name }, kind) => {
    afterAll(() => void events.push(`hook ${name}`));
    it('is started before tests', () => {
      expect(kind).toBe(name);
      expect(events.at(-1)).toBe(`start ${name}`);
    });
  });

  temporary('a')
    .and(temporary('b'))
    .it('is removed after all hooks, and after what needs it', ([a, b]) => {
      expect([a.name, b.name]).toEqual(['a', 'b']);
      const ofBlocks = ['one', 'two'].flatMap((name) => [`start ${name}`, `hook ${name}`, `remove ${name}`]);
      expect(events).toEqual([...ofBlocks, 'start a', 'start b']);
    });

  it('was removed after a test', () => expect(events.slice(-2)).toEqual(['remove b', 'remove a']));

  it('is taken before what is not', () => {
    const absent: Optional<string> = Optional.absent('no');
    expect(Optional.firstOf({ absent, there: Optional.found('yes') }).get()).toBe('yes');
    expect(Optional.firstOf({ absent, also: Optional.absent('neither') }).lack?.why).toBe('no, and neither');
  });
});

describe('what is not there', () => {
  it('is a lack of the first that is missing, with its reason', () => {
    const missing = program('no-such-program');
    expect(missing.lack).toEqual({ why: 'no-such-program is not installed', isAbsence: true });
    for (const one of [missing.map(Number), missing.and(Optional.found(1)), Optional.found(1).and(missing)])
      expect(one.lack).toEqual(missing.lack);
    expect(() => missing.get()).toThrow('no-such-program is not installed');
    expect(program(node, ['-e', 'process.exit(1)']).lack?.why).toContain('fails here');
  });
});

describe('the end of a run', () => {
  const suite = 'test/house/left-out.test.ts';

  it('names what was left out, sums cases, and shows the figures of suites that failed', () => {
    process.env['TEST_LOG'] = log;
    reportLeftOut('a browser', { why: 'none is installed', isAbsence: true });
    reportCases(7, 10);
    reportCases(5, 10);
    appendFileSync(log, `${JSON.stringify({ suite, figures: 'SEED=1' })}\n`);
    appendFileSync(log, `${JSON.stringify({ suite: 'test/other.test.ts', figures: 'SEED=2' })}\n`);
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const reporter = new Reporter();
    reporter.onTestFileResult({ path: resolve(suite) }, { numFailingTests: 1 });
    reporter.onRunComplete();
    const lines = printed.mock.calls.flat();
    printed.mockRestore();
    expect(lines).toEqual([
      `${suite}: SEED=1`,
      `Left out: ${suite}: a browser: none is installed`,
      'Left out: 12 cases of 2 suites: one in 10 is run here',
    ]);
  });

  it('leaves a log from which the suites are found that lacked something, or were not loaded', async () => {
    const all = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
    const lines = all.slice(1).map((path) => ({ suite: `test/${path}`, loaded: true }));
    const lacking = { suite: lines[0]?.suite, leftOut: 'a browser', why: 'none is installed', isAbsence: true };
    const long = { suite: lines[1]?.suite, leftOut: 'a year', why: 'it takes long', isAbsence: false };
    writeFileSync(log, [...lines, lacking, long].map((line) => JSON.stringify(line)).join('\n'));
    const leftOut = await output(node, ['.ci/suites.mjs', 'left-out', log]);
    expect(leftOut.trim().split('\n').sort()).toEqual([`test/${all[0]}`, lacking.suite].sort());
    const { code, err } = await run(node, ['.ci/suites.mjs', 'missing', log]);
    expect([code, err]).toEqual([1, expect.stringContaining(`test/${all[0]}`)]);
    const other = join(folder, 'other');
    writeFileSync(other, JSON.stringify({ suite: `test/${all[0]}`, loaded: true }));
    expect((await run(node, ['.ci/suites.mjs', 'missing', log, other])).code).toBe(0);
  });
});
