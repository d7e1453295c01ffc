import { describe, expect, it } from '@jest/globals';
import { CallerError } from '../../src/errors.js';
import { requireScope } from '../../src/tokens/require-scope.js';
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

function refusal(token: Token | null, scope: Scope): unknown {
  try {
    return requireScope({ caller: token }, scope);
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

  it('is not included in another: admin alone reads no rates', () => {
    expect(refusal(caller('admin'), 'rates')).toMatchObject({ code: 'FORBIDDEN' });
  });
});
