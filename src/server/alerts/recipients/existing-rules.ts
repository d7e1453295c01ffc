/** Addresses of rules that were there before addresses had to be confirmed: they count as confirmed, which is noted once. */
import type { FastifyBaseLogger } from 'fastify';
import type { Collection } from '../../../base/store/collection.js';
import { guard } from '../../../base/guard.js';
import { reason } from '../../../base/store/error.js';
import type { Stores } from '../../../base/store/keyed-entries.js';
import type { AlertRules } from '../rules/rules.js';
import { type Recipient, alertRecipients } from './recipient.js';
import { mailboxKey, recipientKey } from './recipients.js';

/** Steps from one release to another that were made, by their names. */
export const alertUpgrades: Collection = { name: 'alert-upgrades', most: null, lasting: true, secret: false };

const step = 'recipients';

interface ExistingRulesOptions extends Stores {
  readonly rules: Pick<AlertRules, 'list'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now: () => number;
}

/** Milliseconds until the next attempt, where the store fails. */
const again = 10_000;

export class ExistingRules {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly options: ExistingRulesOptions) {}

  /** Never rejects: what the store does not take now is tried again until it does. */
  async confirm(): Promise<void> {
    try {
      await this.#confirm();
    } catch (error) {
      if (this.#isStopped) return;
      if (this.#timer === undefined)
        this.options.log.warn(`Addresses of e-mail alert rules that exist are not confirmed yet: ${reason(error)}`);
      const confirm = () => this.confirm();
      this.#timer = setTimeout(guard(confirm), again).unref();
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** A rule that a former release makes later, beside this one, is not among them: its addresses are to be confirmed. */
  async #confirm(): Promise<void> {
    const { store, availability, rules, log, now } = this.options;
    const steps = store.namespace<unknown>(alertUpgrades.name);
    if ((await availability.ask(() => steps.get(step))) !== undefined) return;
    const at = new Date(now()).toISOString();
    const entries = new Map<string, Recipient>();
    for (const { tokenId, channel } of await rules.list()) {
      if (channel.kind !== 'EMAIL') continue;
      for (const address of channel.to) {
        const known = { tokenId, mailbox: mailboxKey(address), link: null, mailedAt: null, confirmedAt: at };
        entries.set(recipientKey(tokenId, address), known);
      }
    }
    const { name, version } = alertRecipients;
    const values = [...entries].map(([key, value]) => ({ key, value: { v: version, ...value } }));
    if (values.length > 0) await availability.write(() => store.namespace<unknown>(name).setMany(values));
    // Of replicas that start at once, all note the same, and one says so.
    const entry = { namespace: alertUpgrades.name, key: step };
    const isFirst = await availability.write(() => store.compareAndSet(entry, undefined, { at }));
    if (isFirst && entries.size > 0)
      log.info(`${entries.size} addresses of e-mail alert rules count as confirmed, as their rules were there before.`);
  }
}
