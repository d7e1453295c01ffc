/** Leaves its worker otherwise than it found it, and expects to find it as it was at first. */
import { expect, it, jest } from '@jest/globals';

it('passes as it finds no traces of a suite before it', () => {
  expect(process.env['SAMPLE']).toBeUndefined();
  expect(jest.isMockFunction(Math.random)).toBe(false);
  expect(Date.now()).toBeGreaterThan(1);
  process.env['SAMPLE'] = 'set';
  jest.spyOn(Math, 'random');
  jest.useFakeTimers({ now: 0 });
});
