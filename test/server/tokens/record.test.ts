import { describe, expect, it } from '@jest/globals';
import { recordFrom } from '../../../src/server/tokens/record.js';

const stored = {
  id: '0123456789ab',
  name: 'Tool',
  defaultCurrency: null,
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  hash: 'x',
};

describe('a stored token', () => {
  it('keeps the scopes whose shape is known and lacks all others, so that it is refused what they are for', () => {
    const known = ['hosting:read@cloud:prod', 'rates', 'hosting:write@edge:a-1', 'hosting:read@sandbox'];
    const unknown = ['hosting:read@cloud:prod:eu', 'hosting:read@lake:prod', 'rates@cloud:prod', 'hosting:*', 7, null];
    expect(recordFrom({ ...stored, scopes: [...unknown, ...known] })?.scopes).toEqual(known);
  });

  it('is none where its scopes for trusted documents cannot be read', () => {
    expect(recordFrom({ ...stored, scopes: [], documentScopes: ['rates', 'no:scope'] })?.documentScopes).toEqual([
      'rates',
    ]);
    expect(recordFrom({ ...stored, scopes: ['admin'], documentScopes: 'rates' })).toBeUndefined();
  });
});
