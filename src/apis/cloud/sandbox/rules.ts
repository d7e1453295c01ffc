/** Rules that several resources of the cloud API share. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { Fields } from '../../../sandbox/world/values.js';

/**
 * The call is not possible in the current state, and will not become so by itself: a plain `conflict` would be retried
 * by clients.
 */
export function impossible(message: string, code?: string): Refusal {
  return code === undefined ? new Refusal('service_error', message) : new Refusal('conflict', message, undefined, code);
}

export function requireOneOf(body: Fields, ...names: readonly string[]): void {
  const given = names.filter((name) => body[name] !== undefined && body[name] !== null);
  if (given.length === 1) return;
  const messages = [`Exactly one of ${names.join(', ')} is required.`];
  throw Refusal.invalid((given.length === 0 ? names : given).map((name) => ({ name, messages })));
}
