/** How addresses of e-mail are compared and stored. */
import { hashOf } from '../message.js';

/** Letters of either case are the same mailbox. */
export function canonicalAddress(address: string): string {
  return address.toLowerCase();
}

/** Without what follows a plus: mail to `ops+alerts@example.com` is read by whoever reads `ops@example.com`. */
export function mailboxOf(address: string): string {
  return canonicalAddress(address).replace(/\+[^@]*@/, '@');
}

/** Those of its subdomains are others. */
export function domainOf(address: string): string {
  return canonicalAddress(address).slice(address.lastIndexOf('@') + 1);
}

/** In place of the parts, in a key. */
export function hashedKey(...parts: readonly string[]): string {
  return hashOf(JSON.stringify(parts));
}
