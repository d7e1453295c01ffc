/**
 * Loads the built server and the packages once in each worker; test files and their helpers are loaded anew by each
 * suite. A suite that needs modules of its own says `@jest-environment node` at its top.
 */
const { default: Runtime } = require('jest-runtime');
require('./contexts.cjs');
const { startMeasuring } = require('./cost.cjs');
const SharedEnvironment = require('./environment.cjs');

class SharedRuntime extends Runtime {
  static #kept = new Map();

  constructor(config, environment, ...rest) {
    const [, , , , testPath] = rest;
    const isShared = environment instanceof SharedEnvironment;
    const kept = isShared ? SharedRuntime.#kept.get(environment) : undefined;
    if (kept) return kept.renewed(testPath);
    super(config, environment, ...rest);
    // The APIs are loaded when the graph is built, which may go on between a hook and a test.
    this.testState.throwIfBetweenTests = () => undefined;
    this.isShared = isShared;
    // What looks through it, as Fastify does for each plugin, would go through every module of the worker.
    this.registries.requireCacheProxy = Object.freeze({});
    this.noteCost = startMeasuring(testPath);
    if (isShared) SharedRuntime.#kept.set(environment, this);
  }

  renewed(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.testState.state = 'loading';
    this.noteCost = startMeasuring(testPath);
    return this;
  }

  teardown() {
    this.noteCost();
    if (!this.isShared) return super.teardown();
    this.restoreAllMocks();
    const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = this.registries;
    for (const registry of [esModuleRegistry, moduleRegistry])
      for (const key of registry.keys()) if (!isKept(key)) registry.delete(key);
    // It begins its state when it is loaded; what it loads keeps none.
    for (const key of internalModuleRegistry.keys())
      if (key.includes('/jest-circus/')) internalModuleRegistry.delete(key);
    this.testMainModule.reset();
    this.jestGlobals.clearJestObjectCache();
    this.loggedReferenceErrors.clear();
  }
}

function isKept(key) {
  return /\/(dist|node_modules|test\/support\/shared)\//.test(key) || key.startsWith('node:');
}

module.exports = { __esModule: true, default: SharedRuntime };
