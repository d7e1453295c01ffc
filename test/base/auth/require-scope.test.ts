import { describe, expect, it } from '@jest/globals';
import { CallerError } from '../../../src/base/errors.js';
import { requireScope } from '../../../src/base/auth/require-scope.js';
import type { PlainScope, Reached, Scope } from '../../../src/base/auth/scope.js';
import { checkedScopes, isScope, parseScope } from '../../../src/server/tokens/parse-scope.js';
import type { Token } from '../../../src/server/tokens/tokens.js';

const caller = (...scopes: Scope[]): Token => ({
  id: '0123456789ab',
  name: 'Legacy shop',
  defaultCurrency: null,
  scopes,
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  documentsOnly: false,
});

const sandbox: Reached = { api: 'CLOUD', name: 'sandbox', sandbox: true };
const account = (api: Reached['api'], name: string): Reached => ({ api, name, sandbox: false });

function refusal(token: Token | null, scope: PlainScope, of: Reached | null = null): unknown {
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

  it('says what to send to a caller without a valid token', () => {
    const error = refusal(null, 'rates');
    expect(error).toBeInstanceOf(CallerError);
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(String(error)).toContain('Authorization: Bearer mrd_…');
  });

  it('says of a token that was sent that it is not valid', () => {
    expect(() => requireScope({ caller: null, isTokenSent: true }, 'rates')).toThrow(
      /but the one that was sent is not known, active and unexpired$/,
    );
    expect(String(refusal(null, 'rates'))).toMatch(/but got none that is known, active and unexpired$/);
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
    expect(requireScope({ caller: bound }, 'hosting:read', sandbox)).toBe(bound);
    expect(requireScope({ caller: plain }, 'hosting:read', sandbox)).toBe(plain);
    expect(requireScope({ caller: plain }, 'hosting:read')).toBe(plain);
    expect(refusal(bound, 'hosting:read')).toMatchObject({
      code: 'FORBIDDEN',
      message:
        'This needs a token with the scope hosting:read for more than the sandbox, as the account behind it is real, ' +
        'but got one with: hosting:read@sandbox',
    });
    expect(refusal(bound, 'hosting:write', sandbox)).toMatchObject({
      message: 'This needs a token with the scope hosting:write, but got one with: hosting:read@sandbox',
    });
  });

  it('says so when the token has none that is known here', () => {
    expect(refusal(caller(), 'rates')).toMatchObject({ message: expect.stringContaining('but got one with: none') });
  });

  it('is not included in another: admin alone reads no rates', () => {
    expect(refusal(caller('admin'), 'rates')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('alerts alone is: admin has it', () => {
    const admin = caller('admin');
    expect(requireScope({ caller: admin }, 'alerts')).toBe(admin);
    expect(refusal(caller('rates', 'hosting:read', 'hosting:write'), 'alerts')).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal(caller('alerts'), 'admin')).toMatchObject({ code: 'FORBIDDEN' });
    expect(isScope('alerts@sandbox')).toBe(false);
  });

  it('holds for one account alone when it names one, and no other account is named in its refusal', () => {
    const token = caller('hosting:read@cloud:prod');
    expect(requireScope({ caller: token }, 'hosting:read', account('CLOUD', 'prod'))).toBe(token);
    const others = [
      account('CLOUD', 'test'),
      account('STORAGE', 'prod'),
      { ...account('CLOUD', 'prod'), sandbox: true },
    ];
    for (const other of [...others, null]) {
      expect(refusal(token, 'hosting:read', other)).toMatchObject({
        code: 'FORBIDDEN',
        message:
          'This needs a token with the scope hosting:read for more than the accounts that it is bound to, ' +
          'but got one with: hosting:read@cloud:prod',
      });
    }
    expect(refusal(token, 'hosting:write', account('CLOUD', 'prod'))).toMatchObject({
      message: 'This needs a token with the scope hosting:write, but got one with: hosting:read@cloud:prod',
    });
  });
});

describe('what a scope says', () => {
  it.each([
    ['rates', { scope: 'rates', bound: null }],
    ['hosting:write', { scope: 'hosting:write', bound: null }],
    ['hosting:read@sandbox', { scope: 'hosting:read', bound: 'sandbox' }],
    ['hosting:write@storage:backup-2', { scope: 'hosting:write', bound: { api: 'STORAGE', account: 'backup-2' } }],
    ['hosting:read@edge:default', { scope: 'hosting:read', bound: { api: 'EDGE', account: 'default' } }],
  ])('%s', (text, said) => expect(parseScope(text)).toEqual(said));

  it.each([
    '',
    '@',
    'rates@sandbox',
    'admin@cloud:prod',
    'hosting:read@',
    'hosting:read@cloud',
    'hosting:read@cloud:',
    'hosting:read@cloud:Prod',
    'hosting:read@CLOUD:prod',
    'hosting:read@clod:prod',
    'hosting:read@cloud:sandbox',
    'hosting:read@cloud:prod:x',
    'hosting:read@cloud:prod@sandbox',
    ' hosting:read',
    'hosting:read@constructor:a',
    'hosting:read@cloud:*',
    `hosting:read@cloud:${'a'.repeat(41)}`,
    'hosting:read@cloud:prod ',
    '__proto__',
    null,
    7,
    ['hosting:read'],
    {},
  ])('is nothing in %j', (text) => expect(isScope(text)).toBe(false));

  it('comes once each and in one order, whatever the order wanted', () => {
    const wanted = ['hosting:write@storage:b', 'hosting:read@cloud:b', 'hosting:read@sandbox', 'hosting:read@cloud:a'];
    const ordered = ['rates', 'hosting:read@sandbox', 'hosting:read@cloud:a', 'hosting:read@cloud:b'];
    expect(checkedScopes([...wanted, 'rates', ...wanted])).toEqual([...ordered, 'hosting:write@storage:b']);
    expect(checkedScopes(['rates', ...wanted.toReversed()])).toEqual([...ordered, 'hosting:write@storage:b']);
  });

  it('is explained to whoever gets its form wrong', () => {
    expect(() => checkedScopes(['rates', 'hosting:read@prod'])).toThrow(
      /^scope must be one of rates, .* such as hosting:read@cloud:prod .*\(cloud, dedicated, edge, storage\).*but got: "hosting:read@prod"$/,
    );
  });
});
