/** A Meridian whose alerts go to a receiver, by a clock that can be set ahead. */
import { Alerts, type AlertsOptions } from '../../../src/server/alerts/alerts.js';
import { keyOf } from '../../../src/server/alerts/outbox/entry.js';
import { alertOutbox } from '../../../src/server/alerts/outbox/outbox.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { alert } from './messages.js';
import { type Receiver, startReceiver } from './receiver.js';
import { alertsConfig } from './alerts-config.js';

export interface Delivered {
  readonly id: string;
  readonly isTest: boolean;
  readonly at: string;
  readonly attempt: number;
  readonly outcome: string;
  readonly reason: string | null;
  readonly status: number | null;
  readonly milliseconds: number;
}

export interface ShownRule {
  readonly id: string;
  readonly stopReason: string | null;
  readonly lastDeliveries: readonly Delivered[];
}

export interface Alerting {
  readonly meridian: Meridian;
  readonly receiver: Receiver;
  readonly now: () => number;
  /** Sets the clock ahead. */
  pass(milliseconds: number): void;
  /** Without a `channel`, a webhook of the receiver; returns the id. */
  create(token: string, given?: object): Promise<string>;
  /** Puts so many messages of a rule into the outbox, which are due now, or so many milliseconds later, one after the other. */
  send(ruleId: string, count: number, later?: number): Promise<void>;
  /** The data of an answer; throws where it has errors. */
  ask(query: string, variables: object, token: string): Promise<Record<string, unknown>>;
  emptyOutbox(): Promise<void>;
  shown(token: string, id: string): Promise<ShownRule>;
  /** Null while it waits. */
  test(token: string, id: string): Promise<Delivered | null>;
  token(scopes?: Scope[]): Promise<string>;
  close(): Promise<void>;
}

const delivery = 'id isTest at attempt outcome reason status milliseconds';

export async function startAlerting(
  options: Partial<Pick<AlertsOptions, 'config' | 'connector' | 'publicUrl'>> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<Alerting> {
  const receiver = await startReceiver();
  let [ahead, sent] = [0, 0];
  const now = () => Date.now() + ahead;
  const meridian = await startMeridian(env, (services) => {
    const alerts = new Alerts({
      ...services,
      now,
      contextOf: (token) => contextOfToken(services, token),
      times: { look: 20, again: 20, pause: 20 },
      config: alertsConfig(),
      ...options,
      connector: { ca: receiver.ca, resolve: receiver.resolve, ...options.connector },
    });
    return { ...services, alerts };
  });
  meridian.services.alerts.start();

  async function ask(query: string, variables: object, token: string): Promise<Record<string, unknown>> {
    const { body } = await meridian.query({ query, variables }, { authorization: `Bearer ${token}` });
    if (body.errors || !body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  return {
    meridian,
    receiver,
    now,
    ask,
    pass: (milliseconds) => void (ahead += milliseconds),
    async send(ruleId, count, later = 0) {
      const { store } = meridian.services;
      const due = now() + later;
      const entries = Array.from({ length: count }, (_, index) => {
        sent += 1;
        const id = `msg_${sent}`;
        const began = due - count + index;
        const entry = {
          id,
          ruleId,
          isTest: false,
          began,
          attempts: 0,
          alerts: [alert({ id, account: null })],
          more: 0,
        };
        return { key: keyOf(began, entry), value: entry };
      });
      await store.namespace<unknown>(alertOutbox.name).setMany(entries);
    },
    emptyOutbox: () => meridian.services.store.namespace(alertOutbox.name).clear(),
    token: (scopes = ['rates', 'alerts']) => meridian.token(scopes),
    async create(token, given = {}) {
      const input = { name: 'Rates', kind: 'RATES_STALE', channel: { webhook: { url: receiver.url } }, ...given };
      const text = 'mutation ($input: CreateAlertRuleInput!) { createAlertRule(input: $input) { rule { id } } }';
      const { createAlertRule } = (await ask(text, { input }, token)) as { createAlertRule: { rule: { id: string } } };
      return createAlertRule.rule.id;
    },
    async shown(token, id) {
      const text = `{ alertRules { id stopReason lastDeliveries { ${delivery} } } }`;
      const { alertRules } = (await ask(text, {}, token)) as { alertRules: ShownRule[] };
      const rule = alertRules.find((each) => each.id === id);
      if (!rule) throw new Error(`Expected the rule ${id}`);
      return rule;
    },
    async test(token, id) {
      ahead += 10_000;
      const text = `mutation ($id: ID!) { testAlertRule(id: $id) { delivery { ${delivery} } } }`;
      const { testAlertRule } = (await ask(text, { id }, token)) as { testAlertRule: { delivery: Delivered | null } };
      return testAlertRule.delivery;
    },
    async close() {
      await meridian.close();
      await receiver.close();
    },
  };
}
