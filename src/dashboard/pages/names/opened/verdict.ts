/** The verdict on an opened record: where it leads, how sure that is, and its possible consequences. */
import type { Tone } from '../../../parts/status.js';
import type { NameRow } from '../name-row.js';

export interface ShownVerdict {
  readonly tone: Tone;
  readonly title: string;
  readonly sureness: string;
  /** The reason as the response states it. */
  readonly reason: string | null;
  readonly meaning: string;
}

export function verdictOf({
  standing,
  reason,
  type,
}: Pick<NameRow, 'standing' | 'reason' | 'type'>): ShownVerdict | null {
  switch (standing) {
    case 'nobody':
      return { tone: 'bad', title: 'Points at nobody', sureness: 'certain', reason, meaning: risk(reason ?? '') };
    case 'unknown':
      return { tone: 'unknown', title: 'Unknown', sureness: '', reason, meaning: doubt(reason ?? '') };
    case 'elsewhere':
      return {
        tone: 'elsewhere',
        title: 'Points elsewhere',
        sureness: 'likely meant',
        reason,
        meaning: `Fine for a service of somebody else. If this ${type === 'CNAME' ? 'name' : 'address'} was once yours, its present owner answers under your name.`,
      };
    case 'yours':
      return { tone: 'quiet', title: 'Points at yours', sureness: 'certain', reason: null, meaning: '' };
    case 'awaited':
    case 'none':
      return null;
  }
}

function risk(reason: string): string {
  if (/has no address for/.test(reason))
    return 'The name does not resolve. Anyone who controls that zone can answer for it.';
  if (/tunnel/.test(reason)) return 'Visitors get an error until it points elsewhere.';
  return 'Its next owner can answer under your name and get a certificate for it.';
}

function doubt(reason: string): string {
  if (/private address/.test(reason)) {
    return 'Other machines have this address in other networks, and anybody can read it in the DNS.';
  }
  if (/circle/.test(reason)) return 'The name does not resolve.';
  if (/name servers of|Another DNS provider/.test(reason)) return 'We do not query other name servers.';
  return 'It may be yours or nobody’s: check again once everything can be read.';
}
