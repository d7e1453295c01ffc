/**
 * A reporter of Jest. It adds to the file TEST_LOG which suites were loaded; suites add what they leave out and what they
 * have measured. At the end it prints what was left out, and the figures of suites that failed.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export function linesOf(log) {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export default class {
  #failed = new Set();

  onTestFileResult({ path }, { numFailingTests, testExecError }) {
    const suite = relative('', path);
    if (!testExecError) appendFileSync(process.env.TEST_LOG, `${JSON.stringify({ suite, loaded: true })}\n`);
    if (testExecError || numFailingTests > 0) this.#failed.add(suite);
  }

  onRunComplete() {
    const lines = linesOf(process.env.TEST_LOG);
    for (const { suite, figures } of lines) if (figures && this.#failed.has(suite)) console.log(`${suite}: ${figures}`);
    const named = new Map();
    for (const { suite, leftOut, why } of lines.filter(({ leftOut }) => leftOut !== undefined)) {
      const key = JSON.stringify([suite, why]);
      named.set(key, { suite, why, titles: [...(named.get(key)?.titles ?? []), leftOut] });
    }
    const bySuite = [...named.values()].sort((one, other) => (one.suite < other.suite ? -1 : 1));
    for (const { suite, why, titles } of bySuite) console.log(`Left out: ${suite}: ${titles.join(', ')}: ${why}`);
    const shortened = lines.filter(({ cases }) => cases !== undefined);
    const count = shortened.reduce((sum, { cases }) => sum + cases, 0);
    if (count > 0) console.log(`Left out: ${count} cases of ${shortened.length} suites: ${shortened[0].why}`);
  }
}
