/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { snakeCase } from '../../../src/rest/mapping/field-names.js';

describe('names', () => {
  it('are camelCase in the graph and snake_case on the wire', () => {
    const names = snakeCase();
    expect(names.toGraph('price_per_gb_month')).toBe('pricePerGbMonth');
    expect(names.toWire('linuxDevice')).toBe('linux_device');
    expect(names.toGraph('server-number')).toBe('serverNumber');
    expect(names.toWire('enableIpv4')).toBe('enable_ipv4');
  });

  it('come back as they were', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    const next = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, fc.array(next, { maxLength: 3 }), (first, rest) => {
        const names = snakeCase();
        const wire = [first, ...rest].join('_');
        expect(names.toWire(names.toGraph(wire))).toBe(wire);
      }),
    );
  });

  it('may depart from the rule one by one', () => {
    const names = snakeCase({ requireSignedUrls: 'requireSignedURLs' });
    expect(names.toGraph('requireSignedURLs')).toBe('requireSignedUrls');
    expect(names.toWire('requireSignedUrls')).toBe('requireSignedURLs');
  });
});
