/** The stored alert rules: bounded for each token and in all, and read with care, as another release may have written them. */
import { randomBytes } from 'node:crypto';
import type { Availability } from '../../../base/store/availability.js';
import { whileHeld } from '../../../base/store/lease.js';
import { availableLeases } from '../available-leases.js';
import type { Store } from '../../../base/store/store.js';
import { CallerError } from '../../../base/errors.js';
import type { Channel } from '../channels/channel.js';
import { type AlertRule, type StopReason, ruleFrom, storedRule } from './rule.js';

export const rulesNamespace = 'alert-rules';

/** Rules of one token, and of all. */
export const mostOfToken = 50;
export const mostRules = 1_000;

/** Milliseconds: creating takes a moment, and the bounds are to hold for callers who create at once. */
const creatingFor = 10_000;
const betweenTries = 50;
/** After which a caller who waits for others is refused. */
const longestWait = 5_000;
/** Attempts of a change that another process always comes before. */
const mostChanges = 20;

export type NewRule = Pick<AlertRule, 'tokenId' | 'name' | 'kind' | 'condition' | 'channel' | 'schedule'>;
export type RuleChange = Partial<Pick<AlertRule, 'name' | 'condition' | 'channel' | 'schedule' | 'stopped'>>;

interface RulesOptions {
  readonly store: Pick<Store, 'namespace' | 'compareAndSet' | 'leases' | 'range'>;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
  readonly now: () => number;
}

export class AlertRules {
  readonly #options: RulesOptions;
  readonly #records;
  /** One after the other: hundreds that try for the lease at once keep the store from all others. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(options: RulesOptions) {
    this.#options = options;
    this.#records = options.store.namespace<unknown>(rulesNamespace);
  }

  /** Null where there is none. */
  async get(id: string): Promise<AlertRule | null> {
    return ruleFrom(await this.#options.availability.ask(() => this.#records.get(id)));
  }

  /** Oldest first. */
  async list(): Promise<AlertRule[]> {
    const { store, availability } = this.#options;
    const all = await availability.ask(async () => {
      const rules: AlertRule[] = [];
      for await (const [, value] of store.range(rulesNamespace, { limit: mostRules })) {
        const rule = ruleFrom(value);
        if (rule !== null) rules.push(rule);
      }
      return rules;
    });
    return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  }

  /** Throws where there are too many. */
  create(rule: NewRule): Promise<AlertRule> {
    const latest = performance.now() + longestWait;
    const created = this.#before.then(() => this.#create(rule, latest));
    this.#before = created.catch(() => undefined);
    return created;
  }

  /** The rule as it is now; null where there is none. */
  async change(id: string, changeOf: (rule: AlertRule) => RuleChange): Promise<AlertRule | null> {
    const { store, availability, now } = this.#options;
    for (let left = mostChanges; left > 0; left -= 1) {
      const value = await availability.ask(() => this.#records.get(id));
      const rule = ruleFrom(value);
      if (rule === null) return null;
      const next: AlertRule = { ...rule, ...changeOf(rule), updatedAt: new Date(now()).toISOString() };
      const entry = { namespace: rulesNamespace, key: id };
      if (await availability.write(() => store.compareAndSet(entry, value, storedRule(next)))) return next;
    }
    throw new CallerError('OVERLOADED', 'Expected to change the rule, but others change it. Please try again.', {
      retryAfter: 1,
    });
  }

  /** `receiver`: only while its alerts go there still. */
  stop(id: string, reason: StopReason, receiver: Channel | null = null): Promise<AlertRule | null> {
    const stopped = { at: new Date(this.#options.now()).toISOString(), reason };
    const isMeant = ({ channel }: AlertRule) =>
      receiver === null || JSON.stringify(channel) === JSON.stringify(receiver);
    return this.change(id, (rule) => (isMeant(rule) ? { stopped: rule.stopped ?? stopped } : {}));
  }

  /** False where there was none. */
  delete(id: string): Promise<boolean> {
    return this.#options.availability.write(() => this.#records.delete(id));
  }

  async #create(rule: NewRule, latest: number): Promise<AlertRule> {
    while (performance.now() < latest) {
      const created = await this.#alone(() => this.#add(rule));
      if (created) return created.result;
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
    }
    throw new CallerError(
      'OVERLOADED',
      'Expected to create the rule, but others are being created. Please try again.',
      { retryAfter: 1 },
    );
  }

  async #add(rule: NewRule): Promise<AlertRule> {
    const { availability, now } = this.#options;
    const all = await this.list();
    const own = all.filter(({ tokenId }) => tokenId === rule.tokenId).length;
    if (own >= mostOfToken)
      throw new CallerError(
        'BAD_USER_INPUT',
        `Expected at most ${mostOfToken} alert rules of a token, but it has ${own}`,
      );
    if (all.length >= mostRules)
      throw new CallerError('BAD_USER_INPUT', `Expected at most ${mostRules} alert rules, but there are ${all.length}`);
    const at = new Date(now()).toISOString();
    const created: AlertRule = {
      id: randomBytes(8).toString('hex'),
      ...rule,
      createdAt: at,
      updatedAt: at,
      stopped: null,
    };
    await availability.write(() => this.#records.set(created.id, created));
    return created;
  }

  #alone<T>(work: () => Promise<T>): Promise<{ readonly result: T } | null> {
    const lease = { name: 'alert-rules', owner: randomBytes(8).toString('hex'), ttl: creatingFor };
    return whileHeld(availableLeases(this.#options), lease, work);
  }
}
