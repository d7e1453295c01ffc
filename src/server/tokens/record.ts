/** A token as it is stored: without its secret, and without the time of its last use, which is stored separately. */
import { isScope } from './parse-scope.js';
import type { Token } from '../../base/auth/token.js';

export interface TokenRecord extends Omit<Token, 'lastUsedAt'> {
  /** SHA-256 of the secret in base64. */
  readonly hash: string;
}

/** The record, or undefined when the stored value is invalid. */
export function recordFrom(value: unknown): TokenRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Record<string, unknown> = { ...value };
  const { id, name, defaultCurrency, scopes, active, createdAt, expiresAt, hash } = fields;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof active !== 'boolean') return undefined;
  if (typeof createdAt !== 'string' || typeof hash !== 'string' || !Array.isArray(scopes)) return undefined;
  if (!isTextOrNull(defaultCurrency) || !isTextOrNull(expiresAt)) return undefined;
  return { id, name, defaultCurrency, scopes: scopes.filter(isScope), active, createdAt, expiresAt, hash };
}

/** The public part of a record. */
export function tokenOf({ hash: _, ...shown }: TokenRecord, lastUsedAt: unknown): Token {
  return Object.freeze({ ...shown, lastUsedAt: typeof lastUsedAt === 'string' ? lastUsedAt : null });
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
