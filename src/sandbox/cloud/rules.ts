/** Rules that several resources of the cloud API have. */
import { Refusal } from '../protocol/refusal.js';
import type { Fields } from '../world/values.js';

/** The call makes no sense as things are, and will make none by itself: a mere `conflict` is asked again by clients. */
export function impossible(message: string, code?: string): Refusal {
  return code === undefined ? new Refusal('service_error', message) : new Refusal('conflict', message, undefined, code);
}

export function requireOneOf(body: Fields, ...names: readonly string[]): void {
  const given = names.filter((name) => body[name] !== undefined && body[name] !== null);
  if (given.length === 1) return;
  const messages = [`Exactly one of ${names.join(', ')} is required.`];
  throw Refusal.invalid((given.length === 0 ? names : given).map((name) => ({ name, messages })));
}
