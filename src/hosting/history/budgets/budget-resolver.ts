/** Sets, lists and ends budgets. */
import { randomBytes } from 'node:crypto';
import type { BigNumber } from 'bignumber.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { checkedName } from '../../../base/auth/token.js';
import { digitsOf, exact } from '../../../base/decimal.js';
import { CallerError, shown } from '../../../base/errors.js';
import { isText } from '../../../base/unknown.js';
import { checkVisible } from '../../../base/visible-text.js';
import { Money } from '../../../data/rates/money/money.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import type { HostingContext } from '../../context.js';
import { checkNames } from '../../inventory/check-accounts.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import type { BillForecast } from '../forecast/bill-forecast.js';
import { makeForecast } from '../forecast/make-forecast.js';
import type { HistoryContext } from '../history-context.js';
import { Budget, BudgetState } from './budget.js';
import { EndBudgetPayload, SetBudgetInput, SetBudgetPayload } from './budget-writes.js';
import type { BudgetAccount, StoredBudget } from './budget-store.js';

/** The complexity of budgets, in fields of a response: each goes through the days of a year. */
const costOfBudgets = 20_000;
/** Characters of a filter. */
const longestFilter = 2_000;

@Resolver(() => Hosting)
export class BudgetResolver {
  @FieldResolver(() => [Budget], {
    complexity: ({ childComplexity }) => costOfBudgets + 10 * childComplexity,
    description:
      'The budgets of which the token may read every account, by name, and how they stand. They are calculated from the snapshots of the bill, without any upstream call',
  })
  async budgets(@Ctx() context: HostingContext, @Info() info: GraphQLResolveInfo): Promise<Budget[]> {
    const historyContext = { context, info };
    context.clients.every(dialectsOf(info.schema));
    const all = (await context.hosting.budgets.list()).filter((budget) => mayRead(historyContext, budget));
    const found: Budget[] = [];
    for (const budget of all) found.push(await budgetOf(historyContext, budget));
    return found;
  }

  @Mutation(() => SetBudgetPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfBudgets + childComplexity,
    description:
      'Sets a budget of every account that the token may read, and of accounts that are added later if it may read all. Without an id, the one that has this name among those that the token may read is replaced. Requires a token with the scope `hosting:write`.',
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
    const { amount, currency, period } = input;
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
    const plain = plainFilter(input.filter ?? null);
    passes(plain, geography);
    const replaced = await findBudget(historyContext, { id, name });
    if (isText(id) && !replaced) throw unknown('id', id);
    const [setAt, accounts] = [upstreams.clock.now(), accountsOf(historyContext, plain)];
    const budget: StoredBudget = {
      id: replaced?.id ?? randomBytes(12).toString('hex'),
      name,
      amount,
      currency,
      period,
      filter: plain,
      accounts,
      setAt,
      setBy,
    };
    // Another replica may be setting one of the same name.
    await hosting.budgets.set(budget, (other) => !isText(id) && other.name === name && mayRead(historyContext, other));
    return { budget: await budgetOf(historyContext, budget) };
  }

  @Mutation(() => EndBudgetPayload, {
    nullable: true,
    complexity: ({ childComplexity }) => costOfBudgets + childComplexity,
    description:
      'Ends a budget, by its id or its name, and returns it as it stood. Requires a token with the scope `hosting:write`.',
  })
  async endBudget(
    @Arg('id', () => ID, { nullable: true, description: 'Its id' }) id: string | null | undefined,
    @Arg('name', () => String, {
      nullable: true,
      description: 'In place of an id: its name, if no other that the token may read has it',
    })
    name: string | null | undefined,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EndBudgetPayload> {
    const historyContext = { context, info };
    context.clients.entrustAny();
    const budget = await findBudget(historyContext, { id, name });
    if (!budget) throw isText(id) ? unknown('id', id) : unknown('name', name);
    const ended = await budgetOf(historyContext, budget);
    await context.hosting.budgets.delete(budget.id);
    return { budget: ended };
  }
}

export async function budgetOf(historyContext: HistoryContext, budget: StoredBudget): Promise<Budget> {
  const { id, name, amount, currency, period, filter, setAt, accounts } = budget;
  // The names were checked when it was set: an account that has gone since costs the budget no more than itself.
  const { accounts: names, ...others } = filter;
  const isMeant = (one: BudgetAccount) =>
    (!accounts || accounts.some((each) => isSame(each, one))) && (!names || names.includes(one.name));
  const forecast = await makeForecast(historyContext, { period, currency, filter: others, isMeant });
  const soFar = forecast.soFar && exact(forecast.soFar.gross.amount);
  const limit = exact(amount);
  return Object.assign(new Budget(), {
    id,
    name,
    amount: new Money(amount, currency),
    period,
    filter,
    setAt: new Date(setAt),
    state: stateOf(forecast, limit),
    forecast,
    spentPercent: soFar ? digitsOf(soFar.times(100).dividedBy(limit).precision(4)) : null,
  });
}

function stateOf({ soFar, total, seen }: BillForecast, limit: BigNumber): BudgetState {
  if (!soFar || !total) return BudgetState.UNKNOWN;
  if (seen.soFar.gross.gt(limit)) return BudgetState.PASSED;
  if (seen.total.gross.gt(limit)) return BudgetState.FORECAST_TO_PASS;
  return exact(total.gross.amount).gt(limit) ? BudgetState.PASSED_BY_ESTIMATE : BudgetState.WITHIN;
}

/**
 * True if the caller may read all accounts of the budget. Budgets for every account, or for none, need access to every
 * account.
 */
export function mayRead({ context: { clients }, info }: HistoryContext, { accounts }: StoredBudget): boolean {
  if (!accounts || accounts.length === 0) return clients.mayReadEvery(dialectsOf(info.schema));
  return accounts.every((account) => clients.mayRead(account));
}

/** Finds a budget that the caller may read, by id or else by name; null if there is none. */
async function findBudget(
  historyContext: HistoryContext & { context: HostingContext },
  { id, name }: { readonly id: string | null | undefined; readonly name: string | null | undefined },
): Promise<StoredBudget | null> {
  const readable = (await historyContext.context.hosting.budgets.list()).filter((budget) =>
    mayRead(historyContext, budget),
  );
  if (isText(id)) return readable.find((budget) => budget.id === id) ?? null;
  const [found = null, ...others] = readable.filter((budget) => budget.name === name);
  if (others.length > 0) {
    const message = `id: expected that of one of the ${others.length + 1} budgets with the name ${shown(name)}, but got none.`;
    throw new CallerError('BAD_USER_INPUT', message);
  }
  return found;
}

function unknown(field: 'id' | 'name', value: string | null | undefined): CallerError {
  return new CallerError('NOT_FOUND', `${field}: expected the ${field} of a budget, but got ${shown(value ?? null)}.`);
}

function accountsOf(
  { context: { clients }, info }: HistoryContext,
  { apis, accounts: names }: BillFilter,
): BudgetAccount[] | null {
  const dialects = dialectsOf(info.schema);
  const readable = clients.every(dialects).map(({ upstream }) => upstream.account);
  checkNames(names, readable);
  if (clients.mayReadEvery(dialects)) return null;
  const meant = readable.filter(({ api, name }) => (!apis || apis.includes(api)) && (!names || names.includes(name)));
  if (meant.length === 0) {
    throw new CallerError('BAD_USER_INPUT', 'filter: expected accounts that the token may read, but it leaves none.');
  }
  return meant.map(({ api, name, sandbox, baseUrl }) => ({ api, name, sandbox, baseUrl }));
}

/** The filter without parts that were not given. */
function plainFilter(filter: BillFilter | null): BillFilter {
  const plain = Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, part]) => part !== null && part !== undefined),
  );
  const { length } = JSON.stringify(plain);
  if (length > longestFilter) {
    throw new CallerError('BAD_USER_INPUT', `filter: expected ${longestFilter} characters at most, but got ${length}.`);
  }
  for (const [field, part] of Object.entries(plain)) {
    const texts: readonly unknown[] = Array.isArray(part) ? part : [part];
    for (const text of texts.filter(isText)) checkVisible(`filter.${field}`, text);
  }
  return plain;
}

function isSame(one: BudgetAccount, other: BudgetAccount): boolean {
  return one.api === other.api && one.name === other.name && one.sandbox === other.sandbox;
}
