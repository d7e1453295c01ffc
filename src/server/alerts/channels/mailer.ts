/** E-mail over the SMTP server of the configuration: callers name recipients, never a server, a header or a subject. */
import { guard } from '../../../base/guard.js';
import { numberAt, textAt } from '../../../base/unknown.js';
import type { SmtpConfig } from '../alerts-config.js';
import { type DeliveryReason, reasonOfSocket } from '../delivery/failure.js';

export interface Mail {
  /** Letters and digits; the same at each attempt. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds: for each step of the SMTP conversation, and for all of it. */
const partLimit = 10_000;
const timeLimit = 30_000;

/** Returns the status of the server's reply; throws where no recipient was accepted. */
export async function sendMail(
  { id, subject, text, headers = {} }: Mail,
  to: readonly string[],
  smtp: SmtpConfig,
): Promise<number> {
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
      subject,
      text,
      messageId: `<${id}@${smtp.from.slice(smtp.from.indexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
    return statusIn(response) ?? 250;
  } finally {
    clearTimeout(ending);
    transport.close();
  }
}

/** The status of the reply that caused the error; null where there was none. */
export function smtpStatusOf(error: unknown): number | null {
  return numberAt(error, 'responseCode');
}

/** Why a mail was not sent. */
export function failureOfMail(error: unknown): DeliveryReason {
  return smtpStatusOf(error) === null ? smtpReasonOf(error) : 'STATUS';
}

/** After any other reason the mail may have arrived, though no reply came. */
export function isSurelyUnsent(reason: DeliveryReason): boolean {
  return ['STATUS', 'HOST', 'ADDRESS_REFUSED', 'CONNECTION_REFUSED', 'TLS'].includes(reason);
}

/** The reason of an error that came without a reply. */
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
