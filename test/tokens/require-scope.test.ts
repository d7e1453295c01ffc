import { describe, expect, it } from '@jest/globals';
import { CallerError } from '../../src/errors.js';
import { type Bound, requireScope } from '../../src/tokens/require-scope.js';
import type { Scope, Token } from '../../src/tokens/tokens.js';

const caller = (...scopes: Scope[]): Token => ({
  id: '0123456789ab',
  name: 'Legacy shop',
  defaultCurrency: null,
  scopes,
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
});

function refusal(token: Token | null, scope: Scope, of: Bound | null = null): unknown {
  try {
    return requireScope({ caller: token }, scope, of);
  } catch (error) {
    return error;
  }
}

describe('a scope', () => {
  it('lets a token through that has it', () => {
    const token = caller('rates', 'hosting:read');
    expect(requireScope({ caller: token }, 'hosting:read')).toBe(token);
  });

  it('tells a caller without a valid token what to send', () => {
    const error = refusal(null, 'rates');
    expect(error).toBeInstanceOf(CallerError);
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(String(error)).toContain('Authorization: Bearer mrd_…');
  });

  it('names the scope it needs and the scopes the token has', () => {
    expect(refusal(caller('rates', 'hosting:read'), 'hosting:write')).toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
      message: 'This needs a token with the scope hosting:write, but got one with: rates, hosting:read',
    });
  });

  it('holds for the sandbox alone when it says so, and everywhere when it does not', () => {
    const [bound, plain] = [caller('hosting:read@sandbox'), caller('hosting:read')];
    expect(requireScope({ caller: bound }, 'hosting:read', 'sandbox')).toBe(bound);
    expect(requireScope({ caller: plain }, 'hosting:read', 'sandbox')).toBe(plain);
    expect(requireScope({ caller: plain }, 'hosting:read')).toBe(plain);
    expect(refusal(bound, 'hosting:read')).toMatchObject({
      code: 'FORBIDDEN',
      message:
        'This needs a token with the scope hosting:read for more than the sandbox, as the account behind it is real, ' +
        'but got one with: hosting:read@sandbox',
    });
    expect(refusal(bound, 'hosting:write', 'sandbox')).toMatchObject({
      message: 'This needs a token with the scope hosting:write, but got one with: hosting:read@sandbox',
    });
  });

  it('says so when the token has none that is known here', () => {
    expect(refusal(caller(), 'rates')).toMatchObject({ message: expect.stringContaining('but got one with: none') });
  });

  it('is not included in another: admin alone reads no rates', () => {
    expect(refusal(caller('admin'), 'rates')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
