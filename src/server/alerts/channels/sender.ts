/** Sends one message through the channel of its rule, and says how that ended: nothing else of what came is kept. */
import { setTimeout } from 'node:timers/promises';
import type { SmtpConfig } from '../alerts-config.js';
import type { Connector, PostContent, PostTerms } from '../delivery/connector.js';
import { DeliveryError, type DeliveryReason } from '../delivery/failure.js';
import { type ReceiverWait, receiverWait } from '../delivery/receiver-wait.js';
import { TargetError } from '../delivery/target.js';
import type { AlertMessage } from '../message.js';
import type { Channel } from './channel.js';
import { mailOf } from './email.js';
import { sendMail, smtpReasonOf, smtpStatusOf } from './mailer.js';
import { slackContent } from './slack.js';
import { webhookContent } from './webhook.js';

/** Milliseconds: a name that leads inside takes as long to be refused as one that does not exist, of which several are asked. */
const leastOfHost = 500;

export interface SendResult {
  /** REFUSED: its place is none that alerts are sent to. */
  readonly outcome: 'DELIVERED' | 'FAILED' | 'REFUSED';
  /** Null where it was delivered. */
  readonly reason: DeliveryReason | null;
  /** Of HTTP or SMTP; null where none came. */
  readonly status: number | null;
  /** How long its receiver wants to be left alone; null where it says nothing. */
  readonly wait: ReceiverWait | null;
  readonly milliseconds: number;
}

export class Sender {
  constructor(
    private readonly connector: Pick<Connector, 'post'>,
    /** Null where no SMTP server is configured. */
    private readonly smtp: SmtpConfig | null,
    private readonly now: () => number = Date.now,
    /** Of this service; null where it is not known. */
    private readonly publicUrl: string | null = null,
  ) {}

  /** Never rejects. */
  async send(channel: Channel, message: AlertMessage, terms: PostTerms): Promise<SendResult> {
    const begun = performance.now();
    const passed = () => performance.now() - begun;
    const result = await this.#sent(channel, message, terms).catch(failureOf);
    if (result.reason === 'HOST') await setTimeout(Math.max(0, Math.ceil(leastOfHost - passed())));
    return { ...result, milliseconds: Math.round(passed()) };
  }

  async #sent(channel: Channel, message: AlertMessage, terms: PostTerms): Promise<Sent> {
    switch (channel.kind) {
      case 'WEBHOOK': {
        const content = webhookContent(message, channel.secret, new Date(this.now()));
        return this.#posted(channel.url, content, terms);
      }
      case 'SLACK':
        return this.#posted(channel.url, slackContent(message), terms);
      case 'EMAIL': {
        if (this.smtp === null) throw new TargetError('Expected SMTP_URL to be set, but it is not');
        return ofStatus(await sendMail(mailOf(message, this.publicUrl), channel.to, this.smtp), null);
      }
    }
  }

  async #posted(url: string, content: PostContent, terms: PostTerms): Promise<Sent> {
    const { status, retryAfter } = await this.connector.post(url, content, terms);
    return ofStatus(status, receiverWait(retryAfter, url, this.now()));
  }
}

type Sent = Omit<SendResult, 'milliseconds'>;

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
