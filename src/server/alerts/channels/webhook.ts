/** Webhooks: JSON, signed as Standard Webhooks has it, so that its libraries verify it. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { PostContent } from '../delivery/connector.js';
import type { AlertMessage } from '../message.js';

/** Bytes. */
const secretLength = 32;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(secretLength).toString('base64')}`;
}

/** The time of the attempt is signed: receivers refuse what is old. */
export function webhookContent(message: AlertMessage, secret: string, now: Date): PostContent {
  const body = JSON.stringify(bodyOf(message));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'meridian-alerts',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(message.id, now, body),
      'webhook-attempt': String(message.attempt),
    },
  };
}

/** The same at each attempt. */
function bodyOf({ isTest, at, rule, alerts, more }: AlertMessage): object {
  return { type: isTest ? 'alerts.test' : 'alerts.began', timestamp: at, data: { rule, alerts, more } };
}
