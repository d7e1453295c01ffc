/** Evaluates all rules from time to time, in one process of all, each with the current rights of its token. */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Token } from '../../../base/auth/token.js';
import { CallerError } from '../../../base/errors.js';
import { guard } from '../../../base/guard.js';
import { type Leases, whileHeld } from '../../../base/store/lease.js';
import { reason } from '../../../base/store/error.js';
import type { ReadingContext } from '../../../hosting/context.js';
import type { ChannelKind } from '../channels/channel.js';
import { alertKind } from '../kinds/index.js';
import type { RuleRights } from '../rights.js';
import type { AlertRule } from '../rules/rule.js';
import type { AlertRules } from '../rules/rules.js';
import { type RuleEvaluationOptions, evaluateRule } from './rule-evaluation.js';
import type { RuleState } from './state.js';
import type { RuleStates } from './states.js';

interface EvaluatorOptions extends RuleEvaluationOptions {
  readonly leases: Pick<Leases, 'acquire' | 'renew' | 'release'>;
  readonly rules: Pick<AlertRules, 'list' | 'stop'>;
  readonly states: RuleStates;
  readonly rights: Pick<RuleRights, 'tokenOf'>;
  /** Whether the channel is on; the state of rules whose channel is off stays as it is. */
  isOn(kind: ChannelKind): boolean;
  readonly schema: GraphQLSchema;
  /** A context with the rights of the token. */
  contextOf(token: Token): ReadingContext;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly now: () => number;
}

/** Milliseconds between checks for rules that are due. */
const betweenLooks = 60_000;
const leaseTtl = 30_000;
/** Milliseconds by which an evaluation may come early. */
const tolerance = 5_000;
/** Milliseconds for the running evaluation when the process stops; another process repeats what was not stored. */
const longestEnd = 1_000;

export class Evaluator {
  readonly #owner = randomBytes(8).toString('hex');
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isFailing = false;

  constructor(private readonly options: EvaluatorOptions) {}

  start(): void {
    const look = () => this.look();
    this.#timer = setInterval(guard(look), betweenLooks).unref();
    void this.look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    let ending: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (ending = setTimeout(resolve, longestEnd)));
    await Promise.race([this.#running, late]);
    clearTimeout(ending);
  }

  /** Evaluates what is due, or joins the run under way. Never rejects. */
  look(): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.resolve();
    this.#running ??= this.#run()
      .then(
        () => this.#succeeded(),
        (error: unknown) => this.#failed(error),
      )
      .finally(() => (this.#running = null));
    return this.#running;
  }

  async #run(): Promise<void> {
    // Most services have no rules, and then take no lease.
    if ((await this.#due()).length === 0) return;
    const lease = { name: 'alert-evaluation', owner: this.#owner, ttl: leaseTtl };
    await whileHeld(this.options.leases, lease, async (_, lost) => {
      const contexts = new Map<string, ReadingContext>();
      // Another process may have evaluated them before it gave the lease away.
      for (const rule of await this.#due()) {
        if (lost.aborted || this.#stopping.signal.aborted) return;
        await this.#evaluate(rule, contexts);
      }
    });
  }

  async #due(): Promise<readonly AlertRule[]> {
    const { rules, states, now, isOn } = this.options;
    const all = (await rules.list()).filter(({ stopped, channel }) => stopped === null && isOn(channel.kind));
    const known = await states.all(all.map(({ id }) => id));
    return all.filter((rule, place) => isDue(rule, known[place], now()));
  }

  async #evaluate(rule: AlertRule, contexts: Map<string, ReadingContext>): Promise<void> {
    const { rights, rules, contextOf, schema, now } = this.options;
    const kind = alertKind(rule.kind);
    if (!kind) return;
    const token = await rights.tokenOf(rule);
    if (typeof token === 'string') {
      await rules.stop(rule.id, token);
      return;
    }
    // The rules of a token share what they read.
    const context = contexts.get(token.id) ?? contextOf(token);
    contexts.set(token.id, context);
    try {
      await evaluateRule(rule, kind, { context, schema, now: now() }, this.options);
    } catch (error) {
      if (!(error instanceof CallerError) || error.code !== 'FORBIDDEN') throw error;
      await rules.stop(rule.id, 'NOT_PERMITTED');
    }
  }

  #succeeded(): void {
    if (this.#isFailing) this.options.log.info('Alert rules are evaluated again.');
    this.#isFailing = false;
  }

  #failed(error: unknown): void {
    if (!this.#isFailing && !this.#stopping.signal.aborted)
      this.options.log.warn(`Alert rules are not evaluated: ${reason(error)}`);
    this.#isFailing = true;
  }
}

function isDue({ kind }: AlertRule, state: RuleState | undefined, now: number): boolean {
  const definition = alertKind(kind);
  if (!definition) return false;
  const last = Date.parse(state?.evaluatedAt ?? '');
  // A clock that was set back makes none wait for long.
  return Number.isNaN(last) || last > now || now - last >= definition.every - tolerance;
}
