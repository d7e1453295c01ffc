/** The verdict on an opened record: where it leads, how sure that is, and its possible consequences. */
import type { Tone } from '../../../parts/status.js';
import type { NameRow } from '../name-row.js';

export interface ShownVerdict {
  readonly tone: Tone;
  readonly title: string;
  readonly sureness: string;
  /** What was read, as the response states it. */
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
      return { tone: 'unknown', title: 'Not known', sureness: '', reason, meaning: doubt(reason ?? '') };
    case 'elsewhere':
      return {
        tone: 'elsewhere',
        title: 'Points elsewhere',
        sureness: 'likely meant',
        reason,
        meaning: `Right for a service of somebody else. If you once had this ${type === 'CNAME' ? 'name' : 'address'}, whoever has it now answers under your name.`,
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
    return 'Who asks for it gets no answer. Whoever may write to that zone can give it one.';
  if (/tunnel/.test(reason)) return 'Visitors get an error until it points elsewhere.';
  return 'Whoever is given this next can answer under your name and get a certificate for it.';
}

function doubt(reason: string): string {
  if (/private address/.test(reason)) {
    return 'In another network another machine has this address, and anybody can read it in the DNS.';
  }
  if (/circle/.test(reason)) return 'Who asks for it gets no answer.';
  if (/name servers of|Another DNS provider/.test(reason)) return 'What others answer is not asked here.';
  return 'It may be yours, or nobody’s: look again when everything can be read.';
}
