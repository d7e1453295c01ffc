/** Takes rules of billing from statements, lists them, and removes them. */
import { randomBytes } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { CallerError, shown } from '../../../base/errors.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { HostingContext } from '../../context.js';
import { assumptionOf } from '../../invoice/billing-rules/billing-reading.js';
import { billingRules } from '../../invoice/billing-rules/billing-rule-store.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { comparedStatement, statementSources } from '../comparison/compared-statement.js';
import { shownReadings } from '../comparison/shown-readings.js';
import { readableStatement } from '../readable-statements.js';
import { BillingRule, shownBillingRule } from './billing-rule.js';
import { RemoveBillingRulePayload, TakeBillingRuleInput, TakeBillingRulePayload } from './billing-rule-writes.js';

/** The complexity of comparing a statement, in fields of a response. */
const costOfComparison = 1_000;
const usualRules = 10;

@Resolver(() => Hosting)
export class BillingRulesResolver {
  @FieldResolver(() => [BillingRule], {
    complexity: ({ childComplexity }) => usualRules * childComplexity,
    description:
      'The rules of billing that were taken from statements for accounts that the token may read, the latest first',
  })
  async billingRules(@Ctx() context: HostingContext, @Info() info: GraphQLResolveInfo): Promise<BillingRule[]> {
    const { clients, hosting } = context;
    clients.every(dialectsOf(info.schema));
    return (await billingRules.in(hosting.stored).list())
      .flatMap(({ value }) => (clients.mayRead(value) ? value : []))
      .sort((a, b) => b.at - a.at)
      .map(shownBillingRule);
  }

  @Mutation(() => TakeBillingRulePayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfComparison + childComplexity,
    description:
      'Charges an account by a rule that one of its statements shows, in place of what is assumed: in the invoice, its forecast and all sums of months that are not closed. It takes the place of another reading of the same rule. Requires a token with the scope `hosting:write` for the account.',
  })
  async takeBillingRule(
    @Arg('input', () => TakeBillingRuleInput, { description: 'The rule' }) input: TakeBillingRuleInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TakeBillingRulePayload> {
    const { clients, hosting, upstreams } = context;
    clients.entrustAny();
    const { id: by } = requireCaller(context);
    const { api, accountName, reading, statementId } = input;
    const { statement } = await readableStatement({ context, info }, statementId);
    const account = statement.groupings
      .flatMap(({ accounts }) => accounts)
      .find((one) => one.api === api && one.name === accountName);
    if (!account || !clients.mayWrite(account)) {
      const expected = 'an account of the statement that the token may write to';
      throw new CallerError('NOT_FOUND', `accountName: expected ${expected}, but got ${shown(accountName)}.`);
    }
    const { lines } = await comparedStatement.of(statementSources({ context, info }), statement);
    const assumption = assumptionOf[reading];
    if (!shownReadings(lines ?? [], account, assumption).includes(reading)) {
      const expected = 'a rule by which the account is billed in all lines of the statement';
      throw new CallerError('BAD_USER_INPUT', `reading: expected ${expected}, but got ${reading}.`);
    }
    const { name, sandbox, baseUrl } = account;
    const rule = {
      id: randomBytes(12).toString('hex'),
      api,
      name,
      sandbox,
      baseUrl,
      reading,
      statement: { id: statement.id, from: statement.from, until: statement.until },
      at: upstreams.clock.now(),
      by,
    };
    const key = storeKeyOf(account);
    await billingRules
      .in(hosting.stored)
      .put(rule.id, rule, (other) => storeKeyOf(other) === key && assumptionOf[other.reading] === assumption);
    return { billingRule: shownBillingRule(rule) };
  }

  @Mutation(() => RemoveBillingRulePayload, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description:
      'Removes a rule of billing, and returns it as it was: what is assumed counts again. Months that were closed meanwhile stay as they are. Requires a token with the scope `hosting:write` for the account.',
  })
  async removeBillingRule(
    @Arg('id', () => ID, { description: 'The id of the rule' }) id: string,
    @Ctx() context: HostingContext,
  ): Promise<RemoveBillingRulePayload> {
    const { clients, hosting } = context;
    clients.entrustAny();
    const stored = billingRules.in(hosting.stored);
    const rule = await stored.find(id);
    if (!rule || !clients.mayWrite(rule)) {
      throw new CallerError('NOT_FOUND', `id: expected the id of a billing rule, but got ${shown(id)}.`);
    }
    await stored.delete(id);
    return { billingRule: shownBillingRule(rule) };
  }
}
