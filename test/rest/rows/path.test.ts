/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bind } from '../../../src/rest/schema/bind.js';
import { fill, paramsOf } from '../../../src/rest/rows/path.js';
import { get } from '../../../src/rest/rows/row.js';
import { dialect } from '../lab.js';

const { on } = bind(dialect);

/** Never called: what the compiler says of it is the test, when types are checked. */
export function compiled(): void {
  class Zone {
    static readonly keys = { zoneId: 'id' } as const;
  }
  class Root {}
  on(Root, { zone: get('/zones/{id}', () => Zone) });
  on(Zone, { record: get('/zones/{zoneId}/dns_records/{id}', () => Zone) });
  // @ts-expect-error -- the path lacks {zoneId}, the key of its parent
  on(Zone, { record: get('/zones/{id}/dns_records', () => Zone) });
}

describe('path templates', () => {
  it('name their parameters in order', () => {
    expect(paramsOf('/zones/{zoneId}/dns_records/{id}')).toEqual(['zoneId', 'id']);
    expect(paramsOf('/server/{server-number}/cancellation')).toEqual(['server-number']);
    expect(paramsOf('/pricing')).toEqual([]);
  });

  it('encode every value exactly once', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(value, value, (zoneId, id) => {
        const path = fill('/zones/{zoneId}/keys/{id}', { zoneId, id });
        const [, , zone = '', , key = '', ...more] = new URL(path, 'http://upstream').pathname.split('/');
        expect([decodeURIComponent(zone), decodeURIComponent(key), more]).toEqual([zoneId, id, []]);
      }),
    );
  });

  it.each(['', '.', '..', undefined])('refuse %p, which cannot stand in a path', (id) => {
    expect(() => fill('/zones/{id}', id === undefined ? {} : { id })).toThrow(
      'expected a value that can stand in a path',
    );
  });

  it('refuse half a surrogate pair, and take a whole one', () => {
    expect(() => fill('/keys/{name}', { name: 'a\ud83d' })).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    );
    expect(fill('/keys/{name}', { name: '\ud83d\ude00' })).toBe('/keys/%F0%9F%98%80');
  });
});
