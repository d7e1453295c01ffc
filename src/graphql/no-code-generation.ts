/** A second guard, should any dependency make code of what a caller writes: from then on nothing in the process can. */

/** Call it once everything is loaded: libraries compile their routes and templates at the start. */
export function forbidCodeFromText(): void {
  function refuse(): never {
    throw new EvalError('Code is not made from text here');
  }
  // `instanceof Function` goes on to work.
  Object.defineProperty(refuse, 'prototype', { value: Function.prototype });
  const kinds = [() => {}, function* () {}, async () => {}, async function* () {}];
  for (const kind of kinds) {
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuse, writable: false });
  }
  for (const name of ['Function', 'eval']) {
    Object.defineProperty(globalThis, name, { value: refuse, writable: false, configurable: false });
  }
}
