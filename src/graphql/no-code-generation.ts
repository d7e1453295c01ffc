/**
 * A second guard, should a dependency turn a caller's input into code: it disables code generation in the whole
 * process.
 */

/** Call it once everything is loaded: libraries compile their routes and templates at startup. */
export function forbidCodeFromText(): void {
  function refuse(): never {
    throw new EvalError('Code is not made from text here');
  }
  // Keeps `instanceof Function` working.
  Object.defineProperty(refuse, 'prototype', { value: Function.prototype });
  const kinds = [() => {}, function* () {}, async () => {}, async function* () {}];
  for (const kind of kinds) {
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuse, writable: false });
  }
  for (const name of ['Function', 'eval']) {
    Object.defineProperty(globalThis, name, { value: refuse, writable: false, configurable: false });
  }
}
