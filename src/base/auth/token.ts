/** A developer token without its secret, and the valid values of its parts. */
import { CallerError, shown } from '../errors.js';
import { isVisible } from '../visible-text.js';
import type { Scope } from './scope.js';

export interface Token {
  readonly id: string;
  readonly name: string;
  /** ISO 4217 code. */
  readonly defaultCurrency: string | null;
  readonly scopes: readonly Scope[];
  /** True: in the graph it may ask trusted documents alone. */
  readonly documentsOnly: boolean;
  /** False once deactivated; expiry does not change it. */
  readonly active: boolean;
  /** Times are RFC 3339 in UTC. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

export interface NewToken {
  readonly name: string;
  readonly defaultCurrency?: string;
  readonly scopes?: readonly Scope[];
  readonly documentsOnly?: boolean;
  readonly expiresAt?: Date;
}

export function isExpired(token: Pick<Token, 'expiresAt'>, now: number): boolean {
  return token.expiresAt !== null && Date.parse(token.expiresAt) <= now;
}

export function checkedName(name: string): string {
  const trimmed = name.trim();
  const length = [...trimmed].length;
  if (length < 1 || length > 100 || !isVisible(trimmed)) {
    throw new CallerError('BAD_USER_INPUT', `name must be 1 to 100 visible characters, but got: ${shown(name)}`);
  }
  return trimmed;
}

export function checkedCurrency(code: string | undefined): string | null {
  if (code === undefined) return null;
  const upper = code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(upper)) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `default currency must be three letters such as USD, but got: ${shown(code)}`,
    );
  }
  return upper;
}

/** RFC 3339 has no later years. */
const lastMoment = Date.UTC(9999, 11, 31);

export function checkedExpiry(expiresAt: Date | undefined, now: number): string | null {
  if (expiresAt === undefined) return null;
  const time = expiresAt.getTime();
  if (time > now && time <= lastMoment) return expiresAt.toISOString();
  const came = Number.isNaN(time) ? 'no valid time' : expiresAt.toISOString();
  throw new CallerError('BAD_USER_INPUT', `expiry must be in the future and before the year 10000, but got: ${came}`);
}
