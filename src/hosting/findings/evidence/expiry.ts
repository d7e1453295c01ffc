/** How long before its end a certificate needs a hand, in days. */

/** Days before the end of a certificate that nobody renews. */
export const soon = 30;

/** One that the provider renews: by then it has long done so. */
export const late = 14;

/** True if the cloud will renew the certificate, or does so now. */
export function isToBeRenewed(type: unknown, renewal: unknown): boolean {
  return type === 'managed' && (renewal === 'scheduled' || renewal === 'pending');
}
