/**
 * Jest's documented `runner`: compiles the suites of a run and deals them to pools of workers. type-graphql has one store of
 * metadata for a process, so suites that decorate classes have a pool of their own (`@decorates-classes` at their top), and
 * each that builds a graph of a few resolvers has a worker of its own (`@own-worker`).
 */
import { readFileSync } from 'node:fs';
import { extract, parse } from 'jest-docblock';
import TestRunner, { EmittingTestRunner } from 'jest-runner';
import { compile } from './compile.mjs';

export default class PoolingRunner extends EmittingTestRunner {
  #listeners = [];

  on(eventName, listener) {
    const entry = [eventName, listener];
    this.#listeners.push(entry);
    return () => this.#listeners.splice(this.#listeners.indexOf(entry), 1);
  }

  async runTests(tests, watcher) {
    await compile(tests.map(({ path }) => path));
    const { maxWorkers } = this._globalConfig;
    const pools = { usual: [], decorating: [], alone: [] };
    for (const test of tests) pools[poolOf(test.path)].push(test);
    await this.#run(pools.decorating, watcher, maxWorkers);
    await this.#run(pools.usual, watcher, maxWorkers);
    const runAlone = async () => {
      for (let test = pools.alone.shift(); test; test = pools.alone.shift()) await this.#run([test], watcher, 1);
    };
    await Promise.all(Array.from({ length: maxWorkers }, runAlone));
  }

  /** In workers always, so that a suite that is named finds what it finds beside others. */
  async #run(tests, watcher, maxWorkers) {
    if (tests.length === 0) return;
    const runner = new TestRunner(
      { ...this._globalConfig, maxWorkers: Math.min(maxWorkers, tests.length) },
      this._context,
    );
    for (const [eventName, listener] of this.#listeners) runner.on(eventName, listener);
    await runner.runTests(tests, watcher, { serial: false });
  }
}

function poolOf(path) {
  const pragmas = parse(extract(readFileSync(path, 'utf8')));
  if ('own-worker' in pragmas) return 'alone';
  return 'decorates-classes' in pragmas ? 'decorating' : 'usual';
}
