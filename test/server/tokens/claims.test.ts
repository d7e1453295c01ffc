import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TokenClaims } from '../../../src/server/tokens/claims.js';
import { claimIn, newSecret } from '../../../src/server/tokens/secret.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what headers claim', () => {
  const headers = Array.from({ length: 3_000 }, () => `Bearer ${newSecret().text}`);
  const wrong = [undefined, '', 'Bearer', '__proto__', 'constructor', `${headers[0]} and more`, 'x'.repeat(10_000)];

  it('is the same however often they come, and whichever come between', () => {
    const claims = new TokenClaims();
    for (const header of [...headers, ...headers, ...wrong, ...wrong])
      expect(claims.in(header)).toEqual(claimIn(header));
  });

  it('is read once in a while, of a bounded number of them', () => {
    const claims = new TokenClaims();
    const isKept = (header: string | undefined) => claims.in(header) === claims.in(header);
    expect(headers.filter(isKept)).toHaveLength(2_500);
    expect(jest.getTimerCount()).toBe(1);
    const [first] = headers;
    const before = claims.in(first);
    jest.advanceTimersByTime(499);
    expect(claims.in(first)).toBe(before);
    jest.advanceTimersByTime(1);
    expect(claims.in(first)).not.toBe(before);
    expect(claims.in(first)).toEqual(before);
  });
});
