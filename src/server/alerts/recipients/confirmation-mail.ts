/** The one mail that goes to an address before it is confirmed: it has no word of the caller who has named the address. */
import { createHash } from 'node:crypto';
import type { Mail } from '../channels/mailer.js';
import { serviceName } from '../channels/words.js';

/** Below the public URL; the link follows. */
export const confirmationPath = '/alerts/confirm/';

interface ConfirmationMail {
  readonly publicUrl: string;
  readonly link: string;
  readonly tokenId: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function confirmationMail({ publicUrl, link, tokenId, until }: ConfirmationMail): Mail {
  return {
    id: `confirm_${createHash('sha256').update(link).digest('hex').slice(0, 32)}`,
    subject: `${serviceName(publicUrl)}: confirm that alerts may go to you`,
    text: [
      `Somebody who uses ${serviceName(publicUrl)} wants to send alerts to this address.`,
      '',
      'To get them, open this page and confirm:',
      `${publicUrl}${confirmationPath}${link}`,
      '',
      'If you do nothing, you get no alerts. On the page you can also say that you never want such mail.',
      `The link is good until ${new Date(until).toUTCString()}.`,
      '',
      `Token: ${tokenId}`,
      '',
    ].join('\n'),
  };
}
