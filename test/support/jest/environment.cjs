/**
 * Two realms for all suites of a worker, so that what one of them has loaded serves the next. The suites of the engine
 * have one of their own: they decorate classes, which no graph of another suite is to hold.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const engine =
  /\/test\/(rest\/(?!argument-names|no-age|only-if-cached|shares)|apis\/\w+\/(dialect|conformance)|hosting\/(joins|costs|every-account))/;

class SharedEnvironment extends TestEnvironment {
  static #kept = new Map();

  constructor(config, context) {
    const realm = engine.test(context.testPath) ? 'engine' : 'usual';
    const kept = SharedEnvironment.#kept.get(realm);
    if (kept) return kept.renewed();
    // With the globals of any script: those of a usual context are looked up by a handler, which made `Math` cost 25 times.
    const { constants, createContext } = vm;
    vm.createContext = () => createContext(constants?.DONT_CONTEXTIFY);
    super(config, context);
    vm.createContext = createContext;
    SharedEnvironment.#kept.set(realm, this);
    this.variables = { ...this.global.process.env };
  }

  renewed() {
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) Reflect.deleteProperty(env, name);
    Object.assign(env, this.variables);
    return this;
  }

  /** The realm lives as long as its worker. */
  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
}

module.exports = SharedEnvironment;
