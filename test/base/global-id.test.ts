import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeId, longestId, parseId } from '../../src/base/global-id.js';

describe('global ids', () => {
  it.each([
    [['currency', 'INR'], 'currency:INR'],
    [['cloud', 'prod', 'server', '1000169'], 'cloud:prod:server:1000169'],
    [['cloud', 'prod', 'dnsRecordSet', '12', '@', 'TXT'], 'cloud:prod:dnsRecordSet:12:%40:TXT'],
    [['dedicated', 'prod', 'ip', '2a01:4f8::1'], 'dedicated:prod:ip:2a01%3A4f8%3A%3A1'],
    [['edge', 'a', 'bucket', 'x/y%z'], 'edge:a:bucket:x%2Fy%25z'],
    [['edge', 'a', 'bucket', ''], 'edge:a:bucket:'],
    [['edge', 'a', 'bucket', 'bücher'], 'edge:a:bucket:b%C3%BCcher'],
    [['edge', 'a', 'bucket', '\uD800%uD800'], 'edge:a:bucket:%uD800%25uD800'],
  ] as const)('of %j is %s, and leads back', ([first, ...others], id) => {
    expect(composeId(first, ...others)).toBe(id);
    expect(parseId(id)).toEqual([first, ...others]);
  });

  it('lead back to their parts, whatever these hold', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(':', '%', '%3A', '/', '::1', '\uD83D', '\uDE00', '', 'é', 'u', 'D8'),
    });
    const part = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.ipV6(), fc.webUrl());
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), ([first = '', ...others]) => {
        const id = composeId(first, ...others);
        fc.pre(id.length <= longestId);
        expect(parseId(id)).toEqual([first, ...others]);
        expect(id.split(':')).toHaveLength(1 + others.length);
      }),
    );
  });

  it('are one text for one thing: no other spelling is taken', () => {
    for (const id of ['currency:%49NR', 'a:%3a', 'a:é', 'a:%', 'a:%ED%A0%80', 'a:%ud800', 'a:%u0041', 'a b'])
      expect([id, parseId(id)]).toEqual([id, null]);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', 'u', '3', 'A', 'a', ':', 'D', '8', '0', '2', 'F') }),
        (text) => {
          const [first, ...others] = parseId(text) ?? [];
          expect(first === undefined || composeId(first, ...others) === text).toBe(true);
        },
      ),
    );
  });

  it('are bounded in length', () => {
    const id = composeId('edge', 'x'.repeat(longestId - 5));
    expect(id).toHaveLength(longestId);
    expect(parseId(id)).not.toBeNull();
    expect(parseId(`${id}x`)).toBeNull();
  });
});
