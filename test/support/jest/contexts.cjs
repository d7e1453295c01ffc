/**
 * To name the test that a stray error came from, jest-circus runs each in an AsyncLocalStorage, for which Node 20 notes
 * every promise: 7 % of the CPU. The tests of a worker follow each other, so that here the last one that began is named.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

/** The tests and hooks under way, of each storage. */
const underWay = new WeakMap();
const { run, getStore } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (store, work, ...args) {
  if (!isOfTest(store)) return run.call(this, store, work, ...args);
  const all = underWay.get(this) ?? [];
  underWay.set(this, all);
  all.push(store);
  return Promise.resolve(work(...args)).finally(() => all.splice(all.indexOf(store), 1));
};

AsyncLocalStorage.prototype.getStore = function () {
  return underWay.get(this)?.at(-1) ?? getStore.call(this);
};

function isOfTest(store) {
  return typeof store === 'object' && store !== null && ('test' in store || 'hook' in store);
}
