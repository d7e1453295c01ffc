/** A hash that distinguishes the parts of one finding. */
import { createHash } from 'node:crypto';

/** 60 bits: it is compared with the few hundred of one cause. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
