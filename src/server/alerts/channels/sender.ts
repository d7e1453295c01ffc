/** Sends one message through the channel of its rule, and says how that ended: the status and the time, nothing else. */
import type { SmtpConfig } from '../alerts-config.js';
import type { Connector } from '../delivery/connector.js';
import { TargetError } from '../delivery/target.js';
import type { AlertMessage } from '../message.js';
import type { Channel } from './channel.js';
import { sendEmail, smtpStatusOf } from './email.js';
import { slackContent } from './slack.js';
import { webhookContent } from './webhook.js';

export interface SendResult {
  /** REFUSED: its place is none that alerts are sent to. */
  readonly outcome: 'DELIVERED' | 'FAILED' | 'REFUSED';
  /** Of HTTP or SMTP; null where none came. */
  readonly status: number | null;
  readonly milliseconds: number;
}

export class Sender {
  constructor(
    private readonly connector: Pick<Connector, 'post'>,
    /** Null where no SMTP server is configured. */
    private readonly smtp: SmtpConfig | null,
    private readonly now: () => number = Date.now,
  ) {}

  /** Never rejects. */
  async send(channel: Channel, message: AlertMessage, stop: AbortSignal | null): Promise<SendResult> {
    const begun = performance.now();
    const ended = (outcome: SendResult['outcome'], status: number | null) => ({
      outcome,
      status,
      milliseconds: Math.round(performance.now() - begun),
    });
    try {
      const status = await this.#statusOf(channel, message, stop);
      return ended(status >= 200 && status < 300 ? 'DELIVERED' : 'FAILED', status);
    } catch (error) {
      return error instanceof TargetError ? ended('REFUSED', null) : ended('FAILED', smtpStatusOf(error));
    }
  }

  async #statusOf(channel: Channel, message: AlertMessage, stop: AbortSignal | null): Promise<number> {
    switch (channel.kind) {
      case 'WEBHOOK': {
        const content = webhookContent(message, channel.secret, new Date(this.now()));
        return this.connector.post(channel.url, content, stop);
      }
      case 'SLACK':
        return this.connector.post(channel.url, slackContent(message), stop);
      case 'EMAIL':
        if (this.smtp === null) throw new TargetError('Expected SMTP_URL to be set, but it is not');
        return sendEmail(message, channel.to, this.smtp);
    }
  }
}
