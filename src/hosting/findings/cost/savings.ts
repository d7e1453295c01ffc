/** Adds up the savings of findings: each billed thing counts once, however many findings are about it. */
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, ID, Info, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { baseArgument, baseFor } from '../../../data/rates/choose.js';
import { Money } from '../../../data/rates/money/money.js';
import { nameOf } from '../../../rest/transport/account.js';
import { priceOf, sumOf, type Both } from '../../bill/amounts/both.js';
import { FixedRates } from '../../bill/amounts/fixed-rates.js';
import { monthIn } from '../../bill/amounts/priced.js';
import { stampOf } from '../../bill/count-once.js';
import type { BillDraft } from '../../bill/lines/bill-draft.js';
import { ownCosts } from '../../bill/own-prices/own-costs.js';
import type { HostingContext } from '../../context.js';
import { ofEach } from '../../../base/of-each.js';
import { inTurns } from '../../inventory/in-turns.js';
import { endedDrafts } from './ended-cost.js';
import { Findings } from '../finding.js';

@ObjectType({ description: 'Monthly savings if findings were resolved' })
class FindingSavings {
  @Field(() => Money, { description: 'Without tax: the exact sum' })
  net!: Money;

  @Field(() => Money, { description: 'With tax: the exact sum' })
  gross!: Money;

  @Field(() => Int, { description: 'The number of findings whose amount is known' })
  knownCount!: number;

  @Field(() => Int, {
    description: 'The number of findings whose amount is not known: it is in neither sum',
  })
  unknownCount!: number;

  @Field(() => [ID], { description: 'Ids of the findings whose amount is not known, 100 at most' })
  unknownIds!: readonly string[];
}

/** Ids that are listed. */
const mostIds = 100;

/** A sum over all findings, which the cost of their list counts for each object of the page. */
const costOfSum = 1_000;

/** The sums by currency, so that a query that asks for one repeatedly computes it once. */
const sumsOf = ofEach<Findings, [], Map<string, Promise<FindingSavings>>>(() => new Map());

@Resolver(() => Findings)
export class FindingsSavings {
  @FieldResolver(() => FindingSavings, {
    complexity: ({ childComplexity }) => costOfSum + childComplexity,
    description:
      'What would be saved each month if all these findings were resolved, those of other pages too. Each resource is counted once, even if several findings concern it or several accounts reach it; findings that save nothing are not counted. It reads the lists and prices that the bill uses',
  })
  savings(
    @Root() findings: Findings,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Ctx() context: HostingContext,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<FindingSavings> {
    const base = baseFor(context, currency);
    const known = sumsOf(findings);
    let sum = known.get(base);
    if (!sum) known.set(base, (sum = sumUp(findings, base, context, schema)));
    return sum;
  }
}

async function sumUp(
  { shown, inventory }: Findings,
  base: string,
  context: HostingContext,
  schema: GraphQLSchema,
): Promise<FindingSavings> {
  const { upstreams, config } = context;
  const rates = new FixedRates(context.rates, base);
  const costsNow = ownCosts(config.prices, upstreams.clock.now());
  const months = new Map<string, Both>();
  const unknown: string[] = [];
  let knownCount = 0;
  await inTurns(shown, async ({ id, ends, item, touched }) => {
    if (!ends) return;
    const items = item ? [item] : touched.map((one) => one.item);
    const drafts = await endedDrafts({ inventory, schema }, items, ends);
    const ended = drafts.map((draft) => [billedKey(draft), monthOf(costsNow(draft).cost, rates)] as const);
    if (ended.length === 0 || ended.some(([, month]) => month === null)) unknown.push(id);
    else {
      knownCount += 1;
      for (const [key, month] of ended) if (month) months.set(key, month);
    }
  });
  return Object.assign(new FindingSavings(), {
    ...priceOf(sumOf([...months.values()]), rates.to),
    knownCount,
    unknownCount: unknown.length,
    unknownIds: unknown.slice(0, mostIds),
  });
}

/** Null if unknown. */
function monthOf(cost: BillDraft['cost'], rates: FixedRates): Both | null {
  const rate = typeof cost === 'string' ? undefined : rates.of(cost.unitPrice.net.currency);
  return typeof cost === 'string' || !rate ? null : monthIn(cost, rate);
}

/** The same in accounts that reach the same thing, as two tokens of one project do. */
function billedKey(draft: BillDraft): string {
  const { account, kind, id } = draft;
  const stamp = stampOf(draft);
  return JSON.stringify([account.api, account.baseUrl, kind, id, stamp ?? nameOf(account)]);
}
