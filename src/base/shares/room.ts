/** Checks whether a share has room, and makes the error for a caller it has none for. */
import { CallerError } from '../errors.js';
import { refusedShares } from '../telemetry/diagnostics.js';
import type { Share } from './shares.js';

export interface ShareUse {
  /** The amount that all callers have. */
  readonly all: number;
  /** The amount that this caller has. */
  readonly own: number;
}

/** Null where there is room. */
function shortageOf({ total, part, each = total }: Share, { all, own }: ShareUse, amount: number): Shortage | null {
  if (all + amount > total) return 'all';
  if (own + amount > each) return 'each';
  return own + amount > part && all + amount > total - part ? 'part' : null;
}

type Shortage = 'all' | 'each' | 'part';

export function hasRoom(share: Share, taken: ShareUse, amount = 1): boolean {
  return shortageOf(share, taken, amount) === null;
}

/** Throws where there is no room. */
export function checkRoom(share: Share, taken: ShareUse, amount = 1): void {
  const shortage = shortageOf(share, taken, amount);
  if (shortage !== null) throw refusedOf(share, shortage, taken);
}

function refusedOf(share: Share, shortage: Shortage, taken: ShareUse): CallerError {
  refusedShares.publish({ share: share.name });
  const { retryAfter } = share;
  const text = refusalText(share, shortage, taken);
  return retryAfter === null
    ? new CallerError('BAD_USER_INPUT', text)
    : new CallerError('OVERLOADED', text, { retryAfter });
}

/** The text for a share that is used up, unless another shortage is given. */
export function refusalText(
  { words, total, part, each = total, retryAfter }: Share,
  shortage: Shortage = 'all',
  { all, own }: ShareUse = { all: total, own: total },
): string {
  const expected = {
    all: `${total} ${words}, but there are ${all}`,
    each: `${each} ${words} of one caller, but it has ${own}`,
    part: `${own} ${words} of this caller, as the last ${part} of ${total} are for others`,
  }[shortage];
  const next = retryAfter === null ? ': end one first.' : `. Try again in ${retryAfter} s.`;
  return `Expected at most ${expected}${next}`;
}
