/** Alert rules in the graph: a token sees its own, `admin` sees all. */
import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { requireCaller, requireScope } from '../../../base/auth/require-scope.js';
import { allows } from '../../../base/auth/scope.js';
import { type Token, checkedName } from '../../../base/auth/token.js';
import { CallerError, shown } from '../../../base/errors.js';
import { items } from '../../../data/geography/complexity.js';
import type { Context } from '../../context.js';
import { type ChannelKind, shownTargets } from '../channels/channel.js';
import type { Delivery } from '../outbox/deliveries.js';
import { mayWatch } from '../rights.js';
import type { AlertRule } from '../rules/rule.js';
import { checkedChannel, checkedCondition, checkedDigest, checkedQuietHours, checkedTimeZone } from './checks.js';
import { CreateAlertRuleInput, UpdateAlertRuleInput } from './inputs.js';
import { type Withheld, withheldText } from '../withheld.js';
import { AlertDelivery, AlertEvaluation, AlertRuleType, AlertWithheld } from './types.js';
import { Optional } from '../../../base/optional-field.js';

/** Rules of an average caller, and deliveries and withheld recipients of an average rule. */
const averageRules = 5;
const averageDeliveries = 10;
const averageWithheld = 1;

@ObjectType({ description: 'The result of `createAlertRule`.' })
class CreateAlertRulePayload {
  @Field(() => AlertRuleType, { description: 'The rule as it is now.' })
  rule!: AlertRuleType;

  @Optional(() => String, 'The secret that verifies webhooks, `whsec_…`, returned only here; null unless it is new.')
  secret!: string | null;
}

@ObjectType({ description: 'The result of `updateAlertRule`.' })
class UpdateAlertRulePayload {
  @Field(() => AlertRuleType, { description: 'The rule as it is now.' })
  rule!: AlertRuleType;

  @Optional(() => String, 'The secret that verifies webhooks, `whsec_…`, returned only here; null unless it is new.')
  secret!: string | null;
}

@ObjectType({ description: 'The result of `deleteAlertRule`.' })
class DeleteAlertRulePayload {
  @Field(() => ID, { description: 'Id of the deleted rule; its alerts that waited to be sent are dropped.' })
  deletedId!: string;
}

@ObjectType({ description: 'The result of `testAlertRule`.' })
class TestAlertRulePayload {
  @Optional(() => AlertDelivery, 'How the test was delivered; null while it is pending: `lastDeliveries` will have it.')
  delivery!: AlertDelivery | null;
}

@Resolver(() => AlertRuleType)
export class AlertRuleResolver {
  @Query(() => [AlertRuleType], {
    complexity: items(averageRules),
    description:
      'The alert rules of the token, oldest first; with the scope `admin`, those of all tokens. Requires a token with any scopes.',
  })
  async alertRules(@Ctx() context: Context): Promise<AlertRuleType[]> {
    const caller = requireCaller(context);
    return (await context.alerts.list()).filter((rule) => isShown(rule, caller)).map(ruleType);
  }

  @FieldResolver(() => [AlertDelivery], {
    complexity: items(averageDeliveries),
    description: 'The last deliveries, 50 at most, newest first.',
  })
  async lastDeliveries(@Root() { id, channel }: AlertRuleType, @Ctx() { alerts }: Context): Promise<AlertDelivery[]> {
    return (await alerts.deliveriesOf(id)).map((each) => deliveryType(each, channel.kind));
  }

  @FieldResolver(() => AlertEvaluation, { description: 'Its last evaluation: whether its alerts hold.' })
  async evaluation(@Root() { id }: AlertRuleType, @Ctx() { alerts }: Context): Promise<AlertEvaluation> {
    const { evaluatedAt, problem, holding } = await alerts.stateOf(id);
    return { evaluatedAt, problem, firingCount: Object.keys(holding).length };
  }

  @FieldResolver(() => [AlertWithheld], {
    complexity: items(averageWithheld),
    description: 'What it does not send for now, though it has not stopped, and why; empty: it sends everything.',
  })
  async withheld(@Root() { tokenId, channel }: AlertRuleType, @Ctx() { alerts }: Context): Promise<AlertWithheld[]> {
    const { kind, targets } = channel;
    return (await alerts.withheldOf(tokenId, kind, targets)).map((each) => inWords(each, kind));
  }

  @Mutation(() => CreateAlertRulePayload, {
    nullable: true,
    description:
      'Creates an alert rule with the rights of the token. Requires a token with the scopes `alerts` and `hosting:read`, or for `RATES_STALE` and `RATES_DISPUTED` with `alerts` and `rates` or a hosting scope. A token may have 50 rules.',
  })
  async createAlertRule(
    @Ctx() context: Context,
    @Arg('input', () => CreateAlertRuleInput, { description: 'The rule to create' }) input: CreateAlertRuleInput,
  ): Promise<CreateAlertRulePayload> {
    const caller = requireScope(context, 'alerts');
    const { kind } = input;
    requireWatching(caller, kind);
    const condition = checkedCondition(kind, input.condition);
    const { channel, secret } = checkedChannel(input.channel, context.alerts);
    const schedule = {
      timeZone: checkedTimeZone(input.timeZone ?? 'UTC'),
      quietHours: checkedQuietHours(input.quietHours ?? null),
      digest: checkedDigest(input.digest ?? null),
    };
    const name = checkedName(input.name);
    const rule = await context.alerts.create({ tokenId: caller.id, name, kind, condition, channel, schedule });
    return { rule: ruleType(rule), secret };
  }

  @Mutation(() => UpdateAlertRulePayload, {
    nullable: true,
    description:
      'Changes an alert rule, and makes one that has stopped active again. Requires a token with the scope `alerts` that it belongs to, or one with the scope `admin`.',
  })
  async updateAlertRule(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the rule.' }) id: string,
    @Arg('input', () => UpdateAlertRuleInput, { description: 'What to change; what is not given stays' })
    input: UpdateAlertRuleInput,
  ): Promise<UpdateAlertRulePayload> {
    const rule = await ownRule(context, id, requireScope(context, 'alerts'));
    const { name, condition, timeZone, quietHours, digest } = input;
    const channel = input.channel ? checkedChannel(input.channel, context.alerts, rule.channel) : null;
    const parts = {
      ...(name && { name: checkedName(name) }),
      ...(condition && { condition: checkedCondition(rule.kind, condition) }),
      ...(channel && { channel: channel.channel }),
    };
    const scheduled = {
      ...(timeZone && { timeZone: checkedTimeZone(timeZone) }),
      ...(quietHours !== undefined && { quietHours: checkedQuietHours(quietHours) }),
      ...(digest !== undefined && { digest: checkedDigest(digest) }),
    };
    const changed = await context.alerts.change(rule.id, ({ schedule }) => ({
      ...parts,
      schedule: { ...schedule, ...scheduled },
      stopped: null,
    }));
    if (changed === null) throw unknownRule(id);
    return { rule: ruleType(changed), secret: channel?.secret ?? null };
  }

  @Mutation(() => DeleteAlertRulePayload, {
    nullable: true,
    description:
      'Deletes an alert rule and drops its alerts that wait to be sent. Requires a token that it belongs to, or one with the scope `admin`.',
  })
  async deleteAlertRule(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the rule.' }) id: string,
  ): Promise<DeleteAlertRulePayload> {
    const rule = await ownRule(context, id, requireCaller(context));
    await context.alerts.delete(rule.id);
    return { deletedId: rule.id };
  }

  @Mutation(() => TestAlertRulePayload, {
    nullable: true,
    description:
      'Sends a test of an alert rule at once, even in its quiet hours, and waits up to 15 seconds for the outcome. It is attempted once, and accepted every 10 seconds. Requires a token with the scope `alerts` that the rule belongs to, or one with the scope `admin`.',
  })
  async testAlertRule(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the rule.' }) id: string,
  ): Promise<TestAlertRulePayload> {
    const rule = await ownRule(context, id, requireScope(context, 'alerts'));
    const delivery = await context.alerts.test(rule);
    return { delivery: delivery && deliveryType(delivery, rule.channel.kind) };
  }
}

/** Another caller's rule gives the same error as a missing one. */
async function ownRule(context: Context, id: string, caller: Token): Promise<AlertRule> {
  const rule = /^[0-9a-f]{16}$/.test(id) ? await context.alerts.get(id) : null;
  if (rule === null || !isShown(rule, caller)) throw unknownRule(id);
  return rule;
}

function isShown({ tokenId }: AlertRule, caller: Token): boolean {
  return tokenId === caller.id || allows(caller.scopes, 'admin', null);
}

function unknownRule(id: string): CallerError {
  return new CallerError('NOT_FOUND', `Expected the id of an alert rule of this token, but got ${shown(id)}.`);
}

function requireWatching({ scopes }: Token, kind: string): void {
  if (mayWatch(scopes, kind)) return;
  throw new CallerError(
    'FORBIDDEN',
    `This needs a token with the scope hosting:read, or for RATES_STALE and RATES_DISPUTED one with rates or a hosting scope, but got one with: ${scopes.join(', ') || 'none'}`,
  );
}

function inWords(withheld: Withheld, kind: ChannelKind): AlertWithheld {
  return { ...withheld, text: withheldText(withheld, kind) };
}

function deliveryType({ withheld, ...same }: Delivery, kind: ChannelKind): AlertDelivery {
  return { ...same, withheld: withheld.map((each) => inWords(each, kind)) };
}

function ruleType({ channel, schedule, stopped, ...same }: AlertRule): AlertRuleType {
  return Object.assign(new AlertRuleType(), {
    ...same,
    ...schedule,
    channel: { kind: channel.kind, targets: shownTargets(channel) },
    stopReason: stopped?.reason ?? null,
    stoppedAt: stopped?.at ?? null,
  });
}
