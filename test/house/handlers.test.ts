/** The suites of a worker share a realm, on which jest-circus lists its handlers: two, and four for each suite. */
import { expect, it } from '@jest/globals';

it('reports a test to the handlers of its own suite alone', () => {
  const handlers: unknown = Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS'));
  expect(Array.isArray(handlers) && handlers.length).toBeGreaterThan(0);
  expect(Array.isArray(handlers) && handlers.length).toBeLessThan(10);
});
