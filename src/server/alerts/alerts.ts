/** Alerts: the rules of callers, the alerts that hold, and the messages about them. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Token } from '../../base/auth/token.js';
import { CallerError } from '../../base/errors.js';
import type { Availability } from '../../base/store/availability.js';
import { refuse } from '../../base/store/refuse.js';
import type { Store } from '../../base/store/store.js';
import type { ReadingContext } from '../../hosting/context.js';
import { type AlertsConfig, kindFlaw } from './alerts-config.js';
import { availableLeases } from './available-leases.js';
import type { ChannelKind } from './channels/channel.js';
import { sendMail } from './channels/mailer.js';
import { Sender } from './channels/sender.js';
import { backoff } from './delivery/backoff.js';
import { Connector, type ConnectorOptions } from './delivery/connector.js';
import { Evaluator } from './evaluation/evaluator.js';
import type { RuleState } from './evaluation/state.js';
import { RuleStates } from './evaluation/states.js';
import { Deliverer } from './outbox/deliverer.js';
import { Deliveries, type Delivery } from './outbox/deliveries.js';
import { Outbox, type WaitingMessages } from './outbox/outbox.js';
import { OutboxWorker, type WorkerTimes } from './outbox/worker.js';
import { pagePath } from './page-path.js';
import { type RightsOptions, RuleRights } from './rights.js';
import { type NewRule, type RuleChange, AlertRules } from './rules/rules.js';
import { ExistingRules } from './recipients/existing-rules.js';
import { Recipients } from './recipients/recipients.js';
import type { AlertRule } from './rules/rule.js';
import type { Withheld } from './withheld.js';

export interface AlertsOptions extends RightsOptions {
  readonly config: AlertsConfig;
  readonly store: Store;
  readonly availability: Availability;
  readonly schema: GraphQLSchema;
  /** A context with the rights of the token, outside of any request. */
  contextOf(token: Token): ReadingContext;
  readonly log: FastifyBaseLogger;
  readonly now?: () => number;
  /**
   * The URL at which callers reach this service, without a trailing slash. Messages have no links where it is not
   * known.
   */
  readonly publicUrl?: string | null;
  readonly connector?: Partial<ConnectorOptions>;
  readonly times?: Partial<WorkerTimes>;
}

/** Milliseconds: between two tests of a rule, the longest wait for a test, and between checks meanwhile. */
const betweenTests = 10_000;
const longestTest = 15_000;
const betweenLooks = 100;

export class Alerts {
  readonly config: AlertsConfig;
  /** The URL at which callers reach this service, without a trailing slash; null where it is not known. */
  readonly publicUrl: string | null;
  readonly rights: RuleRights;
  readonly recipients: Recipients;
  readonly #rules: AlertRules;
  readonly #states: RuleStates;
  readonly #deliveries: Deliveries;
  readonly #outbox: Outbox;
  readonly #worker: OutboxWorker;
  readonly #evaluator: Evaluator;
  readonly #existing: ExistingRules;
  readonly #now: () => number;
  #starting = Promise.resolve();
  #isClosed = false;

  constructor(options: AlertsOptions) {
    const { config, store, availability, log, now = Date.now } = options;
    this.config = config;
    this.#now = now;
    const stored = { store, availability, now };
    const leases = availableLeases(stored);
    const [rules, states] = [new AlertRules(stored), new RuleStates(stored)];
    const outbox = new Outbox({ ...stored, rules });
    const [deliveries, rights] = [new Deliveries(stored), new RuleRights(options)];
    const connector = new Connector({ allowsPrivate: config.allowsPrivate, ...options.connector });
    const permitted: RuleRights['permitted'] = (...given) => rights.permitted(...given);
    const { publicUrl = null } = options;
    this.publicUrl = publicUrl;
    this.recipients = new Recipients({
      ...stored,
      config,
      publicUrl,
      tokens: options.tokens,
      log,
      async send(mail, to) {
        if (config.smtp !== null) await sendMail(mail, to, config.smtp);
      },
    });
    const sender = new Sender({ connector, smtp: config.smtp, recipients: this.recipients, now, publicUrl });
    const isOn = (kind: ChannelKind) => this.isOn(kind);
    const sending = { sender, permitted, isOn, backoff: backoff(), now, publicUrl };
    const deliverer = new Deliverer({ outbox, rules, deliveries, ...sending });
    this.#worker = new OutboxWorker({
      leases,
      rules,
      pubSub: store.pubSub,
      outbox,
      attempt: (...given) => deliverer.attempt(...given),
      log,
      now,
      ...(options.times && { times: options.times }),
    });
    const { schema, contextOf } = options;
    this.#evaluator = new Evaluator({ leases, rules, states, outbox, rights, isOn, schema, contextOf, log, now });
    this.#existing = new ExistingRules({ ...stored, rules, log });
    [this.rights, this.#rules, this.#states] = [rights, rules, states];
    [this.#deliveries, this.#outbox] = [deliveries, outbox];
  }

  /** Sends and evaluates from now on. */
  start(): void {
    this.#starting = this.#existing.confirm().then(() => {
      if (this.config.kinds.length === 0 || this.#isClosed) return;
      this.#worker.start();
      this.#evaluator.start();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#existing.stop();
    await this.#starting;
    await Promise.all([this.#evaluator.stop(), this.#worker.stop()]);
  }

  /** Whether the channel is on. */
  isOn(kind: ChannelKind): boolean {
    return this.config.kinds.includes(kind);
  }

  /** Lists what a rule of the token does not send for now; `to` holds the recipients of e-mail. */
  async withheldOf(tokenId: string, kind: ChannelKind, to: readonly string[]): Promise<readonly Withheld[]> {
    if (!this.isOn(kind)) return [{ reason: 'CHANNEL_OFF', recipient: null, mailedAt: null }];
    return kind === 'EMAIL' ? this.recipients.withheld(tokenId, to) : [];
  }

  /** Evaluates the rules that are due; resolves when that is done. */
  evaluate(): Promise<void> {
    return this.#evaluator.look();
  }

  /** Oldest first. */
  list(): Promise<AlertRule[]> {
    return this.#rules.list().catch(refuse);
  }

  get(id: string): Promise<AlertRule | null> {
    return this.#rules.get(id).catch(refuse);
  }

  /** Sends recipients of e-mail a link to confirm their addresses. */
  async create(rule: NewRule): Promise<AlertRule> {
    const created = await this.#rules.create(rule).catch(refuse);
    await this.#ask(created);
    return created;
  }

  /** A rule whose condition changes starts from scratch. */
  async change(id: string, changeOf: (rule: AlertRule) => RuleChange): Promise<AlertRule | null> {
    try {
      const before = await this.#rules.get(id);
      const rule = await this.#rules.change(id, changeOf);
      const isOther = before && rule && JSON.stringify(before.condition) !== JSON.stringify(rule.condition);
      if (isOther) await this.#states.forget(id);
      await this.#outbox.announce(id);
      if (rule) await this.#ask(rule);
      return rule;
    } catch (error) {
      return refuse(error);
    }
  }

  /** Its pending messages are dropped. */
  async delete(id: string): Promise<void> {
    try {
      await this.#rules.delete(id);
      await this.#states.forget(id);
      await this.#deliveries.forget(id);
    } catch (error) {
      refuse(error);
    }
  }

  /** Messages of all replicas; rejects where the store cannot be read. */
  waiting(): Promise<WaitingMessages> {
    return this.#outbox.waiting(this.#now());
  }

  deliveriesOf(ruleId: string): Promise<readonly Delivery[]> {
    return this.#deliveries.of(ruleId).catch(refuse);
  }

  async stateOf(ruleId: string): Promise<RuleState> {
    return (await this.#states.get(ruleId).catch(refuse)).state;
  }

  /** Null while the test is still pending: the process that sends is busy, or was killed a moment ago. */
  async test(rule: AlertRule): Promise<Delivery | null> {
    const flaw = kindFlaw(rule.channel.kind, this);
    if (flaw !== null && !this.isOn(rule.channel.kind)) throw new CallerError('BAD_USER_INPUT', `channel: ${flaw}`);
    await this.#ask(rule);
    try {
      const id = await this.#addTest(rule);
      const until = performance.now() + longestTest;
      while (performance.now() < until) {
        const delivery = (await this.#deliveries.of(rule.id)).find((each) => each.id === id);
        if (delivery) return delivery;
        await new Promise((resolve) => setTimeout(resolve, betweenLooks));
      }
      return null;
    } catch (error) {
      return refuse(error);
    }
  }

  async #ask({ tokenId, channel }: AlertRule): Promise<void> {
    if (channel.kind === 'EMAIL' && kindFlaw('EMAIL', this) === null) await this.recipients.ask(tokenId, channel.to);
  }

  async #addTest(rule: AlertRule): Promise<string> {
    const now = this.#now();
    const stored = await this.#states.get(rule.id);
    const wait = stored.state.testedAt + betweenTests - now;
    const isEarly = wait > 0 && wait <= betweenTests;
    // Of two at once, one notes its time first.
    if (isEarly || !(await this.#states.set(rule.id, stored, { ...stored.state, testedAt: now })))
      throw new CallerError('RATE_LIMITED', 'Expected one test of a rule in 10 seconds, but got another', {
        retryAfter: Math.max(1, Math.ceil(wait / 1000)),
      });
    const since = new Date(now).toISOString();
    const text = `This is a test: nothing is wrong, and alerts of the rule ${rule.name} come this way.`;
    const alerts = [
      { id: `test ${randomUUID()}`, title: 'Test', text, account: null, path: pagePath('alerts'), since },
    ];
    const id = await this.#outbox.add({ ruleId: rule.id, isTest: true, due: now, alerts, more: 0 });
    if (id === null)
      throw new CallerError('OVERLOADED', 'Expected room for the test, but too many messages of the rule wait', {
        retryAfter: 60,
      });
    return id;
  }
}
