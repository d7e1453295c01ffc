/** What suites import from `@jest/globals`: jest-circus and `expect`, and the part of the `jest` object that suites use. */
import { jestExpect } from '@jest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { jestExpect as expect };

let environment;

/** The suite that begins gets its own mocks and clock. */
export function useEnvironment(next) {
  environment = next;
}

const timers = () => environment.fakeTimersModern;
const mocker = () => environment.moduleMocker;

export const jest = {
  fn: (implementation) => mocker().fn(implementation),
  spyOn: (object, ...rest) => mocker().spyOn(object, ...rest),
  isMockFunction: (value) => mocker().isMockFunction(value),
  replaceProperty: (object, key, value) => mocker().replaceProperty(object, key, value),
  restoreAllMocks: () => mocker().restoreAllMocks(),
  useFakeTimers: (options) => timers().useFakeTimers(options),
  useRealTimers: () => timers().useRealTimers(),
  getTimerCount: () => timers().getTimerCount(),
  advanceTimersByTime: (milliseconds) => timers().advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds) => timers().advanceTimersByTimeAsync(milliseconds),
};
