/** E-mail over the SMTP server of the configuration: callers name recipients, never a server or a header. */
import { CallerError, shown } from '../../../base/errors.js';
import { guard } from '../../../base/guard.js';
import { numberAt, textAt } from '../../../base/unknown.js';
import type { SmtpConfig } from '../alerts-config.js';
import { type DeliveryReason, reasonOfSocket } from '../delivery/failure.js';
import type { AlertMessage } from '../message.js';
import { isEmailAddress } from './email-address.js';
import { bodyOf, subjectOf } from './words.js';

/** Milliseconds, for each part of the conversation and for all of it. */
const partLimit = 10_000;
const timeLimit = 30_000;

export const mostRecipients = 10;
export function checkedRecipients(to: readonly string[]): readonly string[] {
  if (to.length === 0 || to.length > mostRecipients)
    throw new CallerError('BAD_USER_INPUT', `to: expected 1 to ${mostRecipients} addresses, but got ${to.length}`);
  const odd = to.find((each) => !isEmailAddress(each));
  if (odd !== undefined)
    throw new CallerError('BAD_USER_INPUT', `to: expected addresses such as ops@example.com, but got ${shown(odd)}`);
  return [...new Set(to)];
}

/** The status of the server's reply; throws where it took no recipient. */
export async function sendEmail(message: AlertMessage, to: readonly string[], smtp: SmtpConfig): Promise<number> {
  // Loaded on demand.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: partLimit,
    greetingTimeout: partLimit,
    dnsTimeout: partLimit,
    socketTimeout: partLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ending = setTimeout(
    guard(() => transport.close()),
    timeLimit,
  );
  try {
    const { response } = await transport.sendMail({
      from: smtp.from,
      to: [...to],
      subject: subjectOf(message),
      text: bodyOf(message),
      messageId: `<${message.id}@${smtp.from.slice(smtp.from.indexOf('@') + 1)}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Alert-ID': message.id,
        'X-Alert-Attempt': String(message.attempt),
      },
    });
    return statusIn(response) ?? 250;
  } finally {
    clearTimeout(ending);
    transport.close();
  }
}

/** Of the reply that an error is about. */
export function smtpStatusOf(error: unknown): number | null {
  return numberAt(error, 'responseCode');
}

/** Of an error without a reply. */
export function smtpReasonOf(error: unknown): DeliveryReason {
  const [code, original] = [textAt(error, 'code'), textAt(error, 'originalCode')];
  if (code === 'EDNS') return 'HOST';
  if (code === 'ETIMEDOUT') return 'TIMEOUT';
  return reasonOfSocket({ code: original }, code === 'ETLS' || /CERT|SSL|TLS/.test(original ?? ''));
}

function statusIn(response: unknown): number | null {
  const [, digits] = /^(\d{3})\b/.exec(String(response)) ?? [];
  return digits === undefined ? null : Number(digits);
}
