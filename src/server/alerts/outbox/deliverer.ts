/** One attempt to deliver a message: the rights of its rule are checked, it is sent, and what came of it is noted. */
import type { Sender } from '../channels/sender.js';
import type { Backoff } from '../delivery/backoff.js';
import type { Alert, AlertMessage } from '../message.js';
import type { AlertRule, StopReason } from '../rules/rule.js';
import type { AlertRules } from '../rules/rules.js';
import type { Deliveries, Delivery, DeliveryOutcome } from './deliveries.js';
import type { StoredEntry } from './entry.js';
import type { Outbox } from './outbox.js';

/** The alerts that the token of a rule may be sent now, or why it may be sent none. */
export type PermittedAlerts = (rule: AlertRule, alerts: readonly Alert[]) => Promise<readonly Alert[] | StopReason>;

export interface DelivererOptions {
  readonly outbox: Pick<Outbox, 'claim' | 'remove' | 'postpone'>;
  readonly rules: Pick<AlertRules, 'get' | 'stop'>;
  readonly deliveries: Pick<Deliveries, 'of' | 'note'>;
  readonly sender: Pick<Sender, 'send'>;
  readonly permitted: PermittedAlerts;
  readonly backoff: Backoff;
  readonly now: () => number;
}

/** Whether its receiver did not answer at all, so that others of the same rule may wait. */
export type AttemptResult = 'settled' | 'unreachable';

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
      await this.#end(stored, 'DROPPED', null, 0);
      return 'settled';
    }
    const claimed = await outbox.claim(stored);
    if (claimed === null) return 'settled';
    const { outcome, status, milliseconds } = await sender.send(rule.channel, messageOf(rule, claimed, alerts), stop);
    // What was cut off by the end of this process is another's to send again.
    if (outcome !== 'DELIVERED' && stop.aborted) return 'settled';
    if (outcome === 'DELIVERED') await this.#end(claimed, outcome, status, milliseconds);
    else await this.#later(claimed, outcome, status, milliseconds);
    return outcome === 'FAILED' && status === null ? 'unreachable' : 'settled';
  }

  /** It is removed after that is noted. */
  async #end(
    stored: StoredEntry,
    outcome: DeliveryOutcome,
    status: number | null,
    milliseconds: number,
  ): Promise<void> {
    await this.#note(stored, outcome, status, milliseconds);
    await this.options.outbox.remove(stored);
  }

  async #later(stored: StoredEntry, outcome: DeliveryOutcome, status: number | null, took: number): Promise<void> {
    const { backoff, now, outbox } = this.options;
    const { attempts, began } = stored.entry;
    const next = stored.entry.isTest ? null : backoff(attempts, began, now());
    if (next === null) return this.#end(stored, stored.entry.isTest ? outcome : 'GIVEN_UP', status, took);
    await this.#note(stored, outcome, status, took);
    await outbox.postpone(stored, next);
  }

  #note({ entry }: StoredEntry, outcome: DeliveryOutcome, status: number | null, milliseconds: number): Promise<void> {
    const { id, isTest, attempts, ruleId } = entry;
    const at = new Date(this.options.now()).toISOString();
    const delivery: Delivery = { id, isTest, at, attempt: Math.max(1, attempts), outcome, status, milliseconds };
    return this.options.deliveries.note(ruleId, delivery);
  }
}

function messageOf(rule: AlertRule, { entry }: StoredEntry, alerts: readonly Alert[]): AlertMessage {
  const { id, isTest, began, more, attempts } = entry;
  const { id: ruleId, name, kind } = rule;
  const at = new Date(began).toISOString();
  return { id, isTest, at, rule: { id: ruleId, name, kind }, alerts, more, attempt: attempts };
}

function isList(permitted: readonly Alert[] | StopReason): permitted is readonly Alert[] {
  return Array.isArray(permitted);
}
