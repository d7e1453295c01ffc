/** Whether a token still works. */
import type { Tone } from '../../parts/status.js';
import type { TokenRow } from './scopes.js';

interface TokenStatus {
  readonly word: 'active' | 'ends soon' | 'expired' | 'deactivated';
  readonly tone: Tone;
}

const day = 86_400_000;
/** Days before the expiry in which a new one should be created. */
const soon = 7;

export function statusOf(
  { isActive: active, expiresAt }: Pick<TokenRow, 'isActive' | 'expiresAt'>,
  now: number,
): TokenStatus {
  if (!active) return { word: 'deactivated', tone: 'unknown' };
  const left = expiresAt === null ? Infinity : Date.parse(expiresAt) - now;
  if (left <= 0) return { word: 'expired', tone: 'off' };
  return left < soon * day ? { word: 'ends soon', tone: 'changing' } : { word: 'active', tone: 'quiet' };
}

/** Whether nobody could administer after its deactivation. */
export function isLastAdmin(token: TokenRow, tokens: readonly TokenRow[], now: number): boolean {
  const works = (each: TokenRow) => each.isActive && (each.expiresAt === null || Date.parse(each.expiresAt) > now);
  const administers = (each: TokenRow) => works(each) && each.scopes.some(({ scope }) => scope === 'ADMIN');
  return administers(token) && !tokens.some((each) => each.id !== token.id && administers(each));
}
