import { describe, expect, it } from '@jest/globals';
import { retryDelay } from '../../../../src/data/rates/sync/backoff.js';

describe('the delay before a retry', () => {
  it('doubles from a minute to half an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => retryDelay(failures, () => 0) / 60_000);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('is up to a fifth shorter by chance', () => {
    expect(retryDelay(1, () => 0.5)).toBe(54_000);
    expect(new Set(Array.from({ length: 20 }, () => retryDelay(5))).size).toBeGreaterThan(1);
  });
});
