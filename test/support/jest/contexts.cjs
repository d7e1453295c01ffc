/**
 * Each suite loads jest-circus anew, which begins an AsyncLocalStorage and never ends it. Node 20 copies each of them
 * to every promise: a worker became slower with every suite that it had run.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const begun = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...args) {
  begun.add(this);
  return run.apply(this, args);
};

/** Those of the server, too, which begin again when they are used. */
function endContexts() {
  for (const storage of begun) storage.disable();
  begun.clear();
}

module.exports = { endContexts };
