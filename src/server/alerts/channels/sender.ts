/**
 * Sends one message through the channel of its rule and reports the outcome; nothing else of the response is stored.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { SmtpConfig } from '../alerts-config.js';
import type { Connector, PostContent, PostTerms } from '../delivery/connector.js';
import { DeliveryError, type DeliveryReason } from '../delivery/failure.js';
import { type ReceiverWait, receiverWait } from '../delivery/receiver-wait.js';
import { TargetError } from '../delivery/target.js';
import type { AlertMessage } from '../message.js';
import type { Recipients } from '../recipients/recipients.js';
import type { Withheld } from '../withheld.js';
import type { Channel } from './channel.js';
import { mailOf } from './email.js';
import { isSurelyUnsent, sendMail, smtpReasonOf, smtpStatusOf } from './mailer.js';
import { slackContent } from './slack.js';
import { webhookContent } from './webhook.js';

/**
 * Milliseconds. A name that leads to an internal address is refused as slowly as a missing one, for which several
 * servers are asked.
 */
const leastOfHost = 500;

export interface SendResult {
  /** REFUSED: alerts are not sent to that place. */
  readonly outcome: 'DELIVERED' | 'FAILED' | 'REFUSED';
  /** Null where it was delivered. */
  readonly reason: DeliveryReason | null;
  /** The status of HTTP or SMTP; null where none came. */
  readonly status: number | null;
  /** How long the receiver asks to be left alone; null where it does not ask. */
  readonly wait: ReceiverWait | null;
  /** The recipients that were skipped. */
  readonly withheld: readonly Withheld[];
  readonly milliseconds: number;
}

export interface SenderOptions {
  readonly connector: Pick<Connector, 'post'>;
  /** Null where no SMTP server is configured. */
  readonly smtp: SmtpConfig | null;
  readonly recipients: Pick<Recipients, 'admit'>;
  readonly now?: () => number;
  /** The public URL of this service; null where it is not known. */
  readonly publicUrl?: string | null;
}

export class Sender {
  constructor(private readonly options: SenderOptions) {}

  /** Rejects only if it is not known which recipients are allowed. */
  async send(channel: Channel, message: AlertMessage, terms: PostTerms): Promise<SendResult> {
    const { recipients } = this.options;
    const begun = performance.now();
    const passed = () => performance.now() - begun;
    const admitted = channel.kind === 'EMAIL' ? await recipients.admit(terms.caller, channel.to) : null;
    const result = await this.#sent(channel, admitted?.to ?? [], message, terms).catch(failureOf);
    if (result.reason !== null && isSurelyUnsent(result.reason)) await admitted?.giveBack();
    if (result.reason === 'HOST') await pause(Math.max(0, Math.ceil(leastOfHost - passed())));
    return { ...result, withheld: admitted?.withheld ?? [], milliseconds: Math.round(passed()) };
  }

  async #sent(channel: Channel, to: readonly string[], message: AlertMessage, terms: PostTerms): Promise<Sent> {
    const { smtp, publicUrl = null } = this.options;
    switch (channel.kind) {
      case 'WEBHOOK': {
        const content = webhookContent(message, channel.secret, new Date(this.#now()));
        return this.#posted(channel.url, content, terms);
      }
      case 'SLACK':
        return this.#posted(channel.url, slackContent(message), terms);
      case 'EMAIL': {
        if (smtp === null) throw new TargetError('Expected SMTP_URL to be set, but it is not');
        if (to.length === 0) throw new TargetError('Expected a recipient who may be sent to', 'RECIPIENTS');
        return ofStatus(await sendMail(mailOf(message, publicUrl), to, smtp), null);
      }
    }
  }

  async #posted(url: string, content: PostContent, terms: PostTerms): Promise<Sent> {
    const { status, retryAfter } = await this.options.connector.post(url, content, terms);
    return ofStatus(status, receiverWait(retryAfter, url, this.#now()));
  }

  #now(): number {
    return (this.options.now ?? Date.now)();
  }
}

type Sent = Omit<SendResult, 'withheld' | 'milliseconds'>;

function ofStatus(status: number, wait: ReceiverWait | null): Sent {
  const isTaken = status >= 200 && status < 300;
  // Whoever takes a message need not be left alone.
  if (isTaken) return { outcome: 'DELIVERED', reason: null, status, wait: null };
  return { outcome: 'FAILED', reason: 'STATUS', status, wait };
}

function failureOf(error: unknown): Sent {
  const none = { status: null, wait: null };
  if (error instanceof TargetError) return { outcome: 'REFUSED', reason: error.reason, ...none };
  if (error instanceof DeliveryError) return { outcome: 'FAILED', reason: error.reason, ...none };
  const status = smtpStatusOf(error);
  return status === null ? { outcome: 'FAILED', reason: smtpReasonOf(error), ...none } : ofStatus(status, null);
}
