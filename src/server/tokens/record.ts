/** A token as it is stored: without its secret, and without the time of its last use, which is stored separately. */
import { isScope } from './parse-scope.js';
import type { Scope } from '../../base/auth/scope.js';
import type { Token } from '../../base/auth/token.js';

export interface TokenRecord extends Omit<Token, 'lastUsedAt' | 'documentsOnly'> {
  /** SHA-256 of the secret in base64. */
  readonly hash: string;
  /**
   * The scopes of a token for trusted documents alone, which has no others: releases that do not know of documents must not
   * take it for one that may ask anything. Undefined for any other token.
   */
  readonly documentScopes?: readonly Scope[];
}

/** The record, or undefined when the stored value is invalid. */
export function recordFrom(value: unknown): TokenRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Record<string, unknown> = { ...value };
  const { id, name, defaultCurrency, scopes, active, createdAt, expiresAt, hash, documentScopes } = fields;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof active !== 'boolean') return undefined;
  if (typeof createdAt !== 'string' || typeof hash !== 'string' || !Array.isArray(scopes)) return undefined;
  if (!isTextOrNull(defaultCurrency) || !isTextOrNull(expiresAt)) return undefined;
  const record = { id, name, defaultCurrency, scopes: scopes.filter(isScope), active, createdAt, expiresAt, hash };
  if (documentScopes === undefined) return record;
  return Array.isArray(documentScopes) ? { ...record, documentScopes: documentScopes.filter(isScope) } : undefined;
}

/** The public part of a record. */
export function tokenOf({ hash: _, documentScopes, ...record }: TokenRecord, lastUsedAt: unknown): Token {
  const documentsOnly = documentScopes !== undefined;
  const shown = { ...record, scopes: documentScopes ?? record.scopes, documentsOnly };
  return Object.freeze({ ...shown, lastUsedAt: typeof lastUsedAt === 'string' ? lastUsedAt : null });
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
