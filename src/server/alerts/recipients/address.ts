/** Compares and stores e-mail addresses. */
import { hashOf } from '../message.js';

/** Upper and lower case are the same mailbox. */
export function canonicalAddress(address: string): string {
  return address.toLowerCase();
}

/** The mailbox, without a tag after a plus: mail to `ops+alerts@example.com` is read at `ops@example.com`. */
export function mailboxOf(address: string): string {
  return canonicalAddress(address).replace(/\+[^@]*@/, '@');
}

/** Subdomains are other domains. */
export function domainOf(address: string): string {
  return canonicalAddress(address).slice(address.lastIndexOf('@') + 1);
}

/** A key that holds a hash in place of its parts. */
export function hashedKey(...parts: readonly string[]): string {
  return hashOf(JSON.stringify(parts));
}
