/** The stored alert rules: bounded for each token and in all, and read with care, as another release may have written them. */
import { randomBytes } from 'node:crypto';
import { shares } from '../../../base/shares/shares.js';
import { type KeyedEntries, type Stores, keyedCollection } from '../../../base/store/keyed-entries.js';
import type { Channel } from '../channels/channel.js';
import { type AlertRule, type StopReason, ruleFrom, storedRule } from './rule.js';

export const alertRules = keyedCollection<AlertRule>({
  name: 'alert-rules',
  version: null,
  share: shares.alertRules,
  tokenOf: ({ tokenId }) => tokenId,
  lasting: true,
  // Those of channels.
  secret: true,
  toStored: storedRule,
  parse: ruleFrom,
});

export type NewRule = Pick<AlertRule, 'tokenId' | 'name' | 'kind' | 'condition' | 'channel' | 'schedule'>;
export type RuleChange = Partial<Pick<AlertRule, 'name' | 'condition' | 'channel' | 'schedule' | 'stopped'>>;

interface RulesOptions extends Stores {
  readonly now: () => number;
}

export class AlertRules {
  readonly #entries: KeyedEntries<AlertRule>;
  readonly #now: () => number;

  constructor(options: RulesOptions) {
    this.#entries = alertRules.in(options);
    this.#now = options.now;
  }

  /** Null where there is none. */
  get(id: string): Promise<AlertRule | null> {
    return this.#entries.find(id);
  }

  /** Oldest first. */
  async list(): Promise<AlertRule[]> {
    const all = (await this.#entries.list()).map(({ value }) => value);
    return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  }

  /** Throws where there are too many. */
  async create(rule: NewRule): Promise<AlertRule> {
    const at = new Date(this.#now()).toISOString();
    const created: AlertRule = {
      id: randomBytes(8).toString('hex'),
      ...rule,
      createdAt: at,
      updatedAt: at,
      stopped: null,
    };
    await this.#entries.put(created.id, created);
    return created;
  }

  /** The rule as it is now; null where there is none. */
  change(id: string, changeOf: (rule: AlertRule) => RuleChange): Promise<AlertRule | null> {
    return this.#entries.change(id, (rule) => ({
      ...rule,
      ...changeOf(rule),
      updatedAt: new Date(this.#now()).toISOString(),
    }));
  }

  /** `receiver`: only while its alerts go there still. */
  stop(id: string, reason: StopReason, receiver: Channel | null = null): Promise<AlertRule | null> {
    const stopped = { at: new Date(this.#now()).toISOString(), reason };
    const isMeant = ({ channel }: AlertRule) =>
      receiver === null || JSON.stringify(channel) === JSON.stringify(receiver);
    return this.change(id, (rule) => (isMeant(rule) ? { stopped: rule.stopped ?? stopped } : {}));
  }

  /** False where there was none. */
  delete(id: string): Promise<boolean> {
    return this.#entries.delete(id);
  }
}
