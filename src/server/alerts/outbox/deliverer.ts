/** One attempt to deliver a message: checks the rights of its rule, sends it and records the outcome. */
import { undeliveredAlerts } from '../../../base/telemetry/diagnostics.js';
import type { Channel, ChannelKind } from '../channels/channel.js';
import type { Sender } from '../channels/sender.js';
import type { Backoff } from '../delivery/backoff.js';
import { waitsUntil } from '../delivery/receiver-wait.js';
import { type Alert, type AlertMessage, sentAlert } from '../message.js';
import type { AlertRule, StopReason } from '../rules/rule.js';
import type { AlertRules } from '../rules/rules.js';
import type { Deliveries, Delivery } from './deliveries.js';
import type { StoredEntry } from './entry.js';
import type { Outbox } from './outbox.js';

/** The alerts that the token of a rule may receive now, or why it may receive none. */
export type PermittedAlerts = (rule: AlertRule, alerts: readonly Alert[]) => Promise<readonly Alert[] | StopReason>;

interface DelivererOptions {
  readonly outbox: Pick<Outbox, 'claim' | 'remove' | 'postpone'>;
  readonly rules: Pick<AlertRules, 'get' | 'stop'>;
  readonly deliveries: Pick<Deliveries, 'of' | 'note'>;
  readonly sender: Pick<Sender, 'send'>;
  readonly permitted: PermittedAlerts;
  readonly backoff: Backoff;
  /** Whether the channel is on; messages of others wait. */
  readonly isOn: (kind: ChannelKind) => boolean;
  readonly now: () => number;
  /** The public URL of this service, for links; null where it is not known. */
  readonly publicUrl?: string | null;
}

type Ending = Pick<Delivery, 'outcome' | 'reason' | 'status' | 'wait' | 'withheld' | 'milliseconds'>;

const dropped: Ending = { outcome: 'DROPPED', reason: null, status: null, wait: null, withheld: [], milliseconds: 0 };

/**
 * `unreachable`: the receiver did not answer, so that other messages of the rule may wait. `until`: the receiver asks
 * to be left alone until then (milliseconds since 1970).
 */
export type AttemptResult = 'settled' | 'unreachable' | { readonly until: number };

export class Deliverer {
  constructor(private readonly options: DelivererOptions) {}

  async attempt(stored: StoredEntry, stop: AbortSignal): Promise<AttemptResult> {
    const { outbox, rules, deliveries, permitted, sender } = this.options;
    const { entry } = stored;
    const rule = await rules.get(entry.ruleId);
    if (rule === null) {
      await outbox.remove(stored);
      return 'settled';
    }
    // The process that sent it has ended between noting that and removing it.
    const before = await deliveries.of(rule.id);
    if (before.some(({ id, outcome }) => id === entry.id && outcome === 'DELIVERED')) {
      await outbox.remove(stored);
      return 'settled';
    }
    const alerts = rule.stopped?.reason ?? (await permitted(rule, entry.alerts));
    if (!isList(alerts)) {
      await rules.stop(rule.id, alerts);
      await this.#end(stored, rule, dropped);
      return 'settled';
    }
    const until = this.#waitsUntil(rule, before);
    if (until !== null) return { until };
    const claimed = await outbox.claim(stored);
    if (claimed === null) return 'settled';
    const message = this.#messageOf(rule, claimed, alerts);
    const result = await sender.send(rule.channel, message, { caller: rule.tokenId, stop });
    const { outcome, status, wait } = result;
    // What was cut off by the end of this process is another's to send again.
    if (outcome !== 'DELIVERED' && stop.aborted) return 'settled';
    if (outcome === 'DELIVERED') await this.#end(claimed, rule, result);
    else if (isGone(rule.channel, status)) await this.#giveUp(claimed, rule, result);
    else await this.#later(claimed, rule, result);
    if (wait !== null) return { until: wait.until };
    return outcome !== 'DELIVERED' && status === null ? 'unreachable' : 'settled';
  }

  /** Null where the receiver may be sent to; Infinity while a setting forbids it. */
  #waitsUntil({ channel }: AlertRule, before: readonly Delivery[]): number | null {
    if (!this.options.isOn(channel.kind)) return Infinity;
    if (channel.kind === 'EMAIL') return null;
    return waitsUntil(
      before.map(({ wait }) => wait),
      channel.url,
      this.options.now(),
    );
  }

  #messageOf({ id: ruleId, name, kind }: AlertRule, { entry }: StoredEntry, alerts: readonly Alert[]): AlertMessage {
    const { id, isTest, began, more, attempts } = entry;
    const { publicUrl = null } = this.options;
    const sent = alerts.map((alert) => sentAlert(alert, publicUrl));
    const at = new Date(began).toISOString();
    return { id, isTest, at, rule: { id: ruleId, name, kind }, alerts: sent, more, attempt: attempts };
  }

  /** The entry is removed after its delivery is recorded. */
  async #end(stored: StoredEntry, { channel }: AlertRule, ending: Ending): Promise<void> {
    await this.#note(stored, ending);
    await this.options.outbox.remove(stored);
    if (ending.outcome === 'DELIVERED' || stored.entry.isTest) return;
    undeliveredAlerts.publish({ channel: channel.kind, reason: ending.reason ?? 'RULE_STOPPED' });
  }

  /** Nothing more of the rule is sent to that receiver. */
  async #giveUp(stored: StoredEntry, rule: AlertRule, ending: Ending): Promise<void> {
    await this.options.rules.stop(rule.id, 'RECEIVER_GONE', rule.channel);
    await this.#end(stored, rule, stored.entry.isTest ? ending : { ...ending, outcome: 'GIVEN_UP' });
  }

  async #later(stored: StoredEntry, rule: AlertRule, ending: Ending): Promise<void> {
    const { backoff, now, outbox } = this.options;
    const { attempts, began, isTest } = stored.entry;
    if (isTest) return this.#end(stored, rule, ending);
    const next = backoff(attempts, began, now(), ending.wait?.until);
    if (next === null) return this.#end(stored, rule, { ...ending, outcome: 'GIVEN_UP' });
    await this.#note(stored, ending);
    await outbox.postpone(stored, next);
  }

  #note({ entry }: StoredEntry, ending: Ending): Promise<void> {
    const { id, isTest, attempts, ruleId } = entry;
    const at = new Date(this.options.now()).toISOString();
    const { outcome, reason, status, wait, withheld, milliseconds } = ending;
    const attempt = Math.max(1, attempts);
    const ended = { outcome, reason, status, wait, withheld, milliseconds };
    return this.options.deliveries.note(ruleId, { id, isTest, at, attempt, ...ended });
  }
}

/** Whether an HTTP receiver says that it is gone (410); SMTP has no such status. */
function isGone({ kind }: Channel, status: number | null): boolean {
  return kind !== 'EMAIL' && status === 410;
}

function isList(permitted: readonly Alert[] | StopReason): permitted is readonly Alert[] {
  return Array.isArray(permitted);
}
