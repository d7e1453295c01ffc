import { describe, expect, it } from '@jest/globals';
import { encodingFor } from '../../src/base/content-encoding.js';

describe('the content encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;Q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0.5 , gzip ; q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;;=', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
