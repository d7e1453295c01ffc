/**
 * To name the test that an error came from, jest-circus runs each test in an AsyncLocalStorage, for which Node 20 notes
 * every promise: a tenth of all that is run. Here the tests of a worker follow each other, and one variable serves.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const contexts = new WeakMap();
const { run, getStore } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (store, work, ...args) {
  if (!isOfTest(store)) return run.call(this, store, work, ...args);
  const before = contexts.get(this);
  const end = () => contexts.set(this, before);
  contexts.set(this, store);
  return Promise.resolve(work(...args)).finally(end);
};

AsyncLocalStorage.prototype.getStore = function () {
  return contexts.get(this) ?? getStore.call(this);
};

function isOfTest(store) {
  return typeof store === 'object' && store !== null && ('test' in store || 'hook' in store);
}
