/** One realm for all suites of a worker, so that what one of them has loaded serves the next. */
const { TestEnvironment } = require('jest-environment-node');

class SharedEnvironment extends TestEnvironment {
  static #kept;

  constructor(...args) {
    if (SharedEnvironment.#kept) return SharedEnvironment.#kept.renewed();
    super(...args);
    SharedEnvironment.#kept = this;
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
