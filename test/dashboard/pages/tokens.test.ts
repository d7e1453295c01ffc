/** The page of tokens: what each may do in words, whether it works, and what a new one is made of. */
import { describe, expect, it } from '@jest/globals';
import { checkedCurrency, checkedExpiry, checkedName } from '../../../src/base/auth/token.js';
import { checkedScopes } from '../../../src/server/tokens/parse-scope.js';
import {
  curlLine,
  type TokenDraft,
  fieldOf,
  firstDraft,
  inputOf,
  errorsIn,
} from '../../../src/dashboard/pages/tokens/token-draft.js';
import { rightsText, scopesText, type TokenRow } from '../../../src/dashboard/pages/tokens/scopes.js';
import { isLastAdmin, statusOf } from '../../../src/dashboard/pages/tokens/status.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const day = 86_400_000;
const token = (changes: Partial<TokenRow> = {}): TokenRow => ({
  id: '0123456789ab',
  name: 'Reader',
  defaultCurrency: null,
  scopes: [{ scope: 'RATES', boundTo: null }],
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  documentsOnly: false,
  ...changes,
});

describe('what a token may do', () => {
  it('is put in words, with what alone it holds for', () => {
    const sandbox = { api: null, account: 'sandbox' };
    expect(
      scopesText([
        { scope: 'ADMIN', boundTo: null },
        { scope: 'RATES', boundTo: null },
        { scope: 'HOSTING_READ', boundTo: sandbox },
        { scope: 'HOSTING_WRITE', boundTo: sandbox },
      ]),
    ).toBe('rates; reads and changes the sandbox; administers');
  });

  it('keeps accounts apart', () => {
    expect(
      scopesText([
        { scope: 'HOSTING_READ', boundTo: null },
        { scope: 'HOSTING_WRITE', boundTo: { api: 'CLOUD', account: 'prod' } },
      ]),
    ).toBe('reads all hosting; changes cloud · prod');
  });
});

it('says which tokens may ask trusted documents alone', () => {
  expect([token(), token({ documentsOnly: true })].map(rightsText)).toEqual(['rates', 'rates; trusted documents only']);
});

describe('the status of a token', () => {
  it.each([
    [{}, 'active'],
    [{ expiresAt: new Date(now + 8 * day).toISOString() }, 'active'],
    [{ expiresAt: new Date(now + 6 * day).toISOString() }, 'ends soon'],
    [{ expiresAt: new Date(now).toISOString() }, 'expired'],
    [{ isActive: false }, 'deactivated'],
    [{ isActive: false, expiresAt: new Date(now - day).toISOString() }, 'deactivated'],
  ])('of %j is %s', (changes, word) => {
    expect(statusOf(token(changes), now).word).toBe(word);
  });

  it('distinguishes the last that administers from others', () => {
    const scopes = [{ scope: 'ADMIN' as const, boundTo: null }];
    const admin = token({ id: 'a', scopes });
    const expired = token({ id: 'b', scopes, expiresAt: new Date(now - 1).toISOString() });
    expect(isLastAdmin(admin, [admin, expired, token()], now)).toBe(true);
    expect(isLastAdmin(admin, [admin, token({ id: 'c', scopes })], now)).toBe(false);
    expect(isLastAdmin(token(), [admin, token()], now)).toBe(false);
  });
});

describe('a new token', () => {
  const draft = (changes: Partial<TokenDraft> = {}): TokenDraft => ({ ...firstDraft, name: ' CI ', ...changes });

  it('is sent as it was filled in', () => {
    const input = inputOf(draft({ bound: 'account', account: 'edge:prod', currency: 'EUR', expiry: '7' }), now);
    expect(input).toEqual({
      name: 'CI',
      scopes: [{ scope: 'RATES' }, { scope: 'HOSTING_READ', boundTo: { api: 'EDGE', account: 'prod' } }],
      defaultCurrency: 'EUR',
      expiresAt: new Date(now + 7 * day).toISOString(),
    });
  });

  it('is bound to an account that is named, where none can be picked', () => {
    const input = inputOf(draft({ bound: 'account', api: 'EDGE', accountName: ' prod ', expiry: 'never' }), now);
    expect(input.scopes).toContainEqual({ scope: 'HOSTING_READ', boundTo: { api: 'EDGE', account: 'prod' } });
  });

  it('is bound to the sandbox without an API, and to nothing where it holds for everything', () => {
    expect(inputOf(draft({ bound: 'sandbox', expiry: 'never' }), now)).toEqual({
      name: 'CI',
      scopes: [{ scope: 'RATES' }, { scope: 'HOSTING_READ', boundTo: { account: 'sandbox' } }],
    });
    expect(inputOf(draft(), now).scopes).toEqual([{ scope: 'RATES' }, { scope: 'HOSTING_READ' }]);
  });

  it('is for trusted documents alone where that is chosen', () => {
    expect(inputOf(draft({ reach: 'documents' }), now)).toHaveProperty('documentsOnly', true);
    expect(inputOf(draft(), now)).not.toHaveProperty('documentsOnly');
  });

  it('works until the day that was chosen ends', () => {
    const { expiresAt } = inputOf(draft({ expiry: 'date', date: '2026-12-31' }), now);
    expect(new Date(String(expiresAt))).toEqual(new Date('2026-12-31T23:59:59'));
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ scopes: '' }, 'scopes'],
    [{ bound: 'account' as const }, 'account'],
    [{ expiry: 'date' as const }, 'date'],
    [{ expiry: 'date' as const, date: '2026-11-20' }, 'date'],
  ])('with %j is not sent', (changes, field) => {
    expect(Object.keys(errorsIn(draft(changes), now))[0]).toBe(field);
  });

  it('needs no account where it reads no hosting', () => {
    expect(errorsIn(draft({ scopes: 'ADMIN', bound: 'account' }), now)).toEqual({});
  });

  it.each([
    ['name', () => checkedName('\u0007')],
    ['date', () => checkedExpiry(new Date(0), now)],
    ['currency', () => checkedCurrency('EURO')],
    ['bound', () => checkedScopes(['hosting:read@cloud:no such account'])],
  ])('has the error of the server at its field: %s', (field, act) => {
    expect(fieldOf(messageOf(act))).toBe(field);
  });

  it('puts other errors above all fields', () => {
    expect(fieldOf('The store does not answer.')).toBeUndefined();
  });

  it('comes with a line to try it', () => {
    expect(curlLine('https://meridian.example/m', 'mrd_x')).toContain(
      "https://meridian.example/m/graphql \\\n  -H 'Authorization: Bearer mrd_x'",
    );
  });
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('Expected an error');
}
