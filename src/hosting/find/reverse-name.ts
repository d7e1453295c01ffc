/** Converts names of reverse DNS, for instance `9.0.18.198.in-addr.arpa`, to addresses. */
import type { AddressSpan } from './span.js';

const digitsOf = { 4: 8, 6: 32 } as const;

/** A name of fewer labels is a whole network; null for any other name. */
export function spanOfReverseName(name: string): AddressSpan | null {
  const [, labels = '', suffix] = /^([\da-f.]{1,64})\.(in-addr|ip6)\.arpa\.?$/i.exec(name) ?? [];
  if (suffix === undefined) return null;
  const isV4 = suffix.toLowerCase() === 'in-addr';
  const parts = labels.toLowerCase().split('.').reverse();
  if (!parts.every((part) => (isV4 ? isByte(part) : part.length === 1))) return null;
  const digits = isV4 ? parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('') : parts.join('');
  const version = isV4 ? 4 : 6;
  if (digits.length > digitsOf[version]) return null;
  const [low, high] = ['0', 'f'].map((digit) => `${version}${digits.padEnd(digitsOf[version], digit)}`);
  return low === undefined || high === undefined ? null : { low, high };
}

function isByte(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= 255;
}
