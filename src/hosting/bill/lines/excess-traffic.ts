/** Traffic beyond the included amount. */
import { digitsOf, exact } from '../../../base/decimal.js';

/** One byte in terabytes of 1,024^4 bytes: exact, as the inverse of a power of two has a finite expansion. */
const terabytesOfByte = exact(5).pow(40).shiftedBy(-40);

/** Terabytes in digits; null if there are none, or it is not known. */
export function excessTerabytes(sent: number | null | undefined, included: number | null | undefined): string | null {
  if (typeof sent !== 'number' || typeof included !== 'number' || sent <= included) return null;
  return digitsOf(exact(sent).minus(exact(included)).times(terabytesOfByte));
}
