/** Suites run in the realm of their worker: this is what Jest asks for, and what a suite finds as it was before. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export default class WorkerEnvironment {
  /** Jest puts the console of the suite here, and would wrap `process.exit` of a suite after that of the last one. */
  global = {};
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #before = { console: globalThis.console, env: { ...process.env } };

  constructor({ projectConfig }, { docblockPragmas }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    /** A suite whose tests are steps, each from where the former one ended, says so in its first comment. */
    this.isInOrder = 'in-order' in docblockPragmas;
  }

  getVmContext() {
    return null;
  }

  async setup() {
    globalThis.console = this.global.console;
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#before.console;
    for (const name of Object.keys(process.env))
      if (!(name in this.#before.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#before.env);
  }
}
