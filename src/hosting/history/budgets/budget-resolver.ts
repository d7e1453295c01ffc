/** Sets, lists and ends budgets. */
import { randomBytes } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { checkedName } from '../../../base/auth/token.js';
import { dateOf } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { CallerError, shown } from '../../../base/errors.js';
import { isText } from '../../../base/unknown.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import { passes } from '../../bill/filter.js';
import type { HostingContext } from '../../context.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { Budget } from './budget.js';
import { checkedEnd, daysAfterEnd, hasEnded, isOutdated } from './budget-end.js';
import { accountsOf, plainFilter } from './budget-scope.js';
import type { StoredBudget } from './budget-store.js';
import { EndBudgetPayload, SetBudgetInput, SetBudgetPayload } from './budget-writes.js';
import { budgetOf } from './make-budget.js';
import { checkedThresholds, usualThresholds } from './threshold.js';
import { findBudget, mayRead, unknownBudget } from './readable-budgets.js';

/** The complexity of budgets, in fields of a response: each goes through the days of a year. */
const costOfBudgets = 20_000;

@Resolver(() => Hosting)
export class BudgetResolver {
  @FieldResolver(() => [Budget], {
    complexity: ({ childComplexity }) => costOfBudgets + 10 * childComplexity,
    description:
      'The budgets of which the token may read every account, by name, and how they stand. They are calculated from the snapshots of the bill, without any upstream call',
  })
  async budgets(
    @Arg('includeEnded', () => Boolean, {
      defaultValue: false,
      description: `Also those that have ended. They stay for ${daysAfterEnd} days, unless new budgets need their place`,
    })
    includeEnded: boolean,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Budget[]> {
    const historyContext = { context, info };
    const now = context.upstreams.clock.now();
    const isListed = (budget: StoredBudget) => (includeEnded ? !isOutdated(budget, now) : !hasEnded(budget, now));
    context.clients.every(dialectsOf(info.schema));
    const all = (await context.hosting.budgets.list()).filter(
      (budget) => mayRead(historyContext, budget) && isListed(budget),
    );
    const found: Budget[] = [];
    for (const budget of all) found.push(await budgetOf(historyContext, budget));
    return found;
  }

  @Mutation(() => SetBudgetPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfBudgets + childComplexity,
    description:
      'Sets a budget of every account that the token may read, and of accounts that are added later if it may read all. Without an id, the one that has this name among those that the token may read and that have not ended is replaced. It has no end, even if the replaced one had. Requires a token with the scope `hosting:write`.',
  })
  async setBudget(
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of the budget to replace; unless given, it is found by its name, else a new one is set',
    })
    id: string | null | undefined,
    @Arg('input', () => SetBudgetInput, { description: 'The budget' }) input: SetBudgetInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SetBudgetPayload> {
    const historyContext = { context, info };
    const { clients, hosting, rates, geography, upstreams } = context;
    clients.entrustAny();
    const { id: setBy } = requireCaller(context);
    const { amount, basis, currency, period } = input;
    const name = checkedName(input.name);
    if (!exact(amount).isGreaterThan(0)) {
      throw new CallerError('BAD_USER_INPUT', `amount: expected more than 0, but got ${shown(amount)}.`);
    }
    if (!rates.table.rates.has(currency)) {
      throw new CallerError(
        'BAD_USER_INPUT',
        `currency: expected one with a rate in force, but got ${shown(currency)}.`,
      );
    }
    const thresholds = checkedThresholds(input.thresholds ?? usualThresholds);
    const plain = plainFilter(input.filter ?? null);
    // It throws for a condition that no line could fulfil.
    passes(plain, geography, () => '');
    const replaced = await findBudget(historyContext, { id, name });
    if (isText(id) && !replaced) throw unknownBudget('id', id);
    const [setAt, accounts] = [upstreams.clock.now(), accountsOf(historyContext, plain)];
    const budget: StoredBudget = {
      id: replaced?.id ?? randomBytes(12).toString('hex'),
      name,
      amount,
      basis,
      currency,
      period,
      thresholds,
      filter: plain,
      accounts,
      end: null,
      setAt,
      setBy,
    };
    // Another replica may be setting one of the same name.
    const replaces = (other: StoredBudget) =>
      !isText(id) && other.name === name && !hasEnded(other, setAt) && mayRead(historyContext, other);
    await hosting.budgets.set(budget, replaces, setAt);
    return { budget: await budgetOf(historyContext, budget) };
  }

  @Mutation(() => EndBudgetPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfBudgets + childComplexity,
    description:
      'Ends a budget, by its id or its name: it holds through its last day. A budget whose last day is not over can be given another one, or is set anew to go on. Requires a token with the scope `hosting:write`.',
  })
  async endBudget(
    @Arg('id', () => ID, { nullable: true, description: 'Its id' }) id: string | null | undefined,
    @Arg('name', () => String, {
      nullable: true,
      description: 'In place of an id: its name, if no other that the token may read has it',
    })
    name: string | null | undefined,
    @Arg('on', () => GraphQLDate, {
      nullable: true,
      description: 'Its last day, in UTC, not before the one on which it was set; today unless given',
    })
    on: Date | null | undefined,
    @Arg('reason', () => String, { nullable: true, description: 'Why it ends: up to 300 visible characters' })
    reason: string | null | undefined,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EndBudgetPayload> {
    const historyContext = { context, info };
    context.clients.entrustAny();
    const budget = await findBudget(historyContext, { id, name });
    if (!budget) throw isText(id) ? unknownBudget('id', id) : unknownBudget('name', name);
    const end = checkedEnd(budget, dateOf(on ?? context.upstreams.clock.now()), reason ?? null);
    const ended = await context.hosting.budgets.end(budget.id, end);
    if (!ended) throw unknownBudget('id', budget.id);
    return { budget: await budgetOf(historyContext, ended) };
  }
}
