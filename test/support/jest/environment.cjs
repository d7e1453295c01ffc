/**
 * Two realms for all suites of a worker, so that what one of them has loaded serves the next. Suites that decorate classes
 * have one of their own, as no graph of another suite is to hold these: they say so with `@decorates-classes` in their
 * first comment.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** A suite whose tests are steps, each from where the former one ended, says so with `@in-order` in its first comment. */
const isInOrder = ({ docblockPragmas }) => 'in-order' in docblockPragmas;

class SharedEnvironment extends TestEnvironment {
  static #kept = new Map();

  constructor(config, context) {
    const realm = 'decorates-classes' in context.docblockPragmas ? 'decorating' : 'usual';
    const kept = SharedEnvironment.#kept.get(realm);
    if (kept) return kept.renewed(context);
    // With the globals of any script: those of a usual context are looked up by a handler, which made `Math` cost 25 times.
    const { constants, createContext } = vm;
    vm.createContext = () => createContext(constants?.DONT_CONTEXTIFY);
    super(config, context);
    vm.createContext = createContext;
    SharedEnvironment.#kept.set(realm, this);
    this.variables = { ...this.global.process.env };
    this.isInOrder = isInOrder(context);
  }

  renewed(context) {
    this.isInOrder = isInOrder(context);
    // jest-circus adds to them for each suite: the tests of the last one would be reported to the handlers of all before it.
    Reflect.deleteProperty(this.global, Symbol.for('EVENT_HANDLERS'));
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) Reflect.deleteProperty(env, name);
    Object.assign(env, this.variables);
    return this;
  }

  /** With --randomize Jest replaces the tests of a block by the same in another order. */
  handleTestEvent({ name, describeBlock }) {
    if (!this.isInOrder || name !== 'run_describe_start') return;
    const children = [...describeBlock.children];
    Object.defineProperty(describeBlock, 'children', { get: () => [...children], set: () => undefined });
  }

  /** The realm lives as long as its worker. */
  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
}

module.exports = SharedEnvironment;
