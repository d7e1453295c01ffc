/** Tests whose names begin with how they end. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Host } from './host.js';

const soon = (work: () => void) => setTimeout(work, 1);
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 30));

it('passes', () => {
  expect(new Host()).toEqual({ name: 'a' });
});

it('passes where a rejection is handled before the turn ends', async () => {
  const rejected = Promise.reject(new Error('handled'));
  await Promise.resolve();
  await rejected.catch(() => undefined);
});

it('fails by an expectation', () => {
  expect(new Host().name).toBe('b');
});

it('fails by an error that a timer throws', async () => {
  soon(() => {
    throw new Error('thrown by a timer');
  });
  await aWhile();
});

it('fails by a rejection that nobody handles', async () => {
  soon(() => void Promise.reject(new Error('unhandled')));
  await aWhile();
});

it('fails by a rejection that comes as it ends', () => {
  void Promise.reject(new Error('at its end'));
});

it('fails where it takes longer than it may', () => new Promise(() => undefined), 20);

it('fails without the expectations that it announced', () => {
  expect.assertions(1);
});

it.skip('is left out', () => undefined);

describe('in a block', () => {
  beforeEach(() => {
    throw new Error('thrown by a hook');
  });

  it('fails by a hook', () => undefined);
});
