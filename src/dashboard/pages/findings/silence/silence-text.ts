/** Texts that say what silences a finding. */
import { time } from '../../../format/time.js';
import type { Finding } from '../act-of-finding.js';

/** Null where nothing does. */
export function silenceText({ silence, silencedBy }: Pick<Finding, 'silence' | 'silencedBy'>): string | null {
  if (silence === null) return silencedBy === null ? null : `silenced by ${silencedBy}`;
  const by = silence.tokenId === null ? '' : ` by the token ${silence.tokenId}`;
  return `silenced until ${untilText(silence.until)}${by}: ${silence.reason}`;
}

/** A silence never lasts longer than its cause. */
export function untilText(until: string | null): string {
  return until === null ? 'its cause changes' : `${time(until, 'date')}, ${time(until, 'clock')}`;
}
