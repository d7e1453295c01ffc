import { describe, expect, it } from '@jest/globals';
import { expiryFrom } from '../../../src/server/tokens/expiry.js';

const now = Date.parse('2026-01-01T00:00:00Z');
const iso = (lifetime?: string, moment?: string) => expiryFrom(lifetime, moment, now)?.toISOString();

describe('an expiry from the command line', () => {
  it.each([
    ['1s', '2026-01-01T00:00:01.000Z'],
    ['90m', '2026-01-01T01:30:00.000Z'],
    ['36h', '2026-01-02T12:00:00.000Z'],
    ['30d', '2026-01-31T00:00:00.000Z'],
    ['2w', '2026-01-15T00:00:00.000Z'],
  ])('takes the lifetime %s', (lifetime, expected) => expect(iso(lifetime)).toBe(expected));

  it.each([
    ['2030-01-31', '2030-01-31T00:00:00.000Z'],
    ['2030-01-31T12:00Z', '2030-01-31T12:00:00.000Z'],
    ['2030-01-31T12:00:00+02:00', '2030-01-31T10:00:00.000Z'],
    ['2028-02-29T00:00:00.5Z', '2028-02-29T00:00:00.500Z'],
  ])('takes the moment %s', (moment, expected) => expect(iso(undefined, moment)).toBe(expected));

  it.each(['', '0d', '-1d', '1.5h', '30', 'd', '1y', '1 d', '99999999999d'])('refuses the lifetime %j', (lifetime) =>
    expect(() => iso(lifetime)).toThrow(`such as 30d, but got: "${lifetime}"`),
  );

  it.each(['', 'tomorrow', '2030-02-31', '2030-13-01', '2030-01-31T12:00:00', '2030-01-31T25:00Z', '1893456000'])(
    'refuses the moment %j',
    (moment) => expect(() => iso(undefined, moment)).toThrow(`but got: "${moment}"`),
  );

  it('refuses both at once, and is never without either', () => {
    expect(() => iso('1d', '2030-01-31')).toThrow('expected one of --expires-in and --expires-at, but got both');
    expect(iso()).toBeUndefined();
  });
});
