/** Alerts by e-mail: whom they may go to, and the mail that a message becomes. */
import { CallerError, shown } from '../../../base/errors.js';
import type { AlertMessage } from '../message.js';
import { domainOf } from '../recipients/address.js';
import { isEmailAddress } from './email-address.js';
import type { Mail } from './mailer.js';
import { bodyOf, subjectOf } from './words.js';

const mostRecipients = 10;

/** `domains`: those that they may be of; null: any. */
export function checkedRecipients(to: readonly string[], domains: readonly string[] | null = null): readonly string[] {
  if (to.length === 0 || to.length > mostRecipients)
    throw new CallerError('BAD_USER_INPUT', `to: expected 1 to ${mostRecipients} addresses, but got ${to.length}`);
  const odd = to.find((each) => !isEmailAddress(each));
  if (odd !== undefined)
    throw new CallerError('BAD_USER_INPUT', `to: expected addresses such as ops@example.com, but got ${shown(odd)}`);
  const foreign = to.find((each) => domains?.includes(domainOf(each)) === false);
  if (foreign !== undefined && domains !== null)
    throw new CallerError(
      'BAD_USER_INPUT',
      `to: expected addresses at ${domains.join(' or ')} (ALERTS_EMAIL_DOMAINS), but got ${shown(foreign)}`,
    );
  return [...new Set(to)];
}

/** `publicUrl` is that of this service; null where it is not known. */
export function mailOf(message: AlertMessage, publicUrl: string | null): Mail {
  return {
    id: message.id,
    subject: subjectOf(message, publicUrl),
    text: bodyOf(message),
    headers: { 'X-Alert-ID': message.id, 'X-Alert-Attempt': String(message.attempt) },
  };
}
