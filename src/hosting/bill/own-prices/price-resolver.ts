/** Sets, lists and ends own prices. */
import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, ID, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { requireCaller } from '../../../base/auth/require-scope.js';
import { CallerError, shown } from '../../../base/errors.js';
import { parseId } from '../../../base/global-id.js';
import { isText } from '../../../base/unknown.js';
import { checkVisible } from '../../../base/visible-text.js';
import type { Dialect } from '../../../rest/rows/dialect.js';
import { dialectsOf } from '../../../rest/schema/fields-of-rows.js';
import type { HostingContext } from '../../context.js';
import { hostingId } from '../../nodes/hosting-node.js';
import { Hosting } from '../../machines/hosting-resolver.js';
import { BillOwnPrice, shownOwnPrice } from './bill-own-price.js';
import type { OwnPrice } from './own-price.js';
import { PriceInput, textsOf } from './price-input.js';
import type { StoredPrice } from './price-store.js';
import { readPriceEntry } from './read-price-entry.js';

/** Characters. */
const longestText = 500;
const usualPrices = 10;

@ObjectType({ description: 'The result of `setOwnPrice`' })
class SetOwnPricePayload {
  @Field(() => BillOwnPrice, { description: 'The price that was set' })
  ownPrice!: BillOwnPrice;
}

@ObjectType({ description: 'The result of `endOwnPrice`' })
class EndOwnPricePayload {
  @Field(() => BillOwnPrice, { description: 'The price that was removed' })
  ownPrice!: BillOwnPrice;
}

@Resolver(() => Hosting)
export class OwnPricesResolver {
  @FieldResolver(() => [BillOwnPrice], {
    complexity: ({ childComplexity }) => usualPrices * childComplexity,
    description:
      'The prices of your own that are for accounts that the token may read: those that were set, and then the entries of `PRICES_FILE`',
  })
  ownPrices(@Ctx() context: HostingContext, @Info() info: GraphQLResolveInfo): BillOwnPrice[] {
    const dialects = dialectsOf(info.schema);
    context.clients.every(dialects);
    const all = context.config.prices?.prices ?? [];
    return all.filter((price) => mayRead(context, dialects, price)).map(shownOwnPrice);
  }

  @Mutation(() => SetOwnPricePayload, {
    nullable: true,
    description:
      'Sets a price of your own, which wins over list prices and over `PRICES_FILE`. It takes the place of one that was set for the same on the same days. Requires a token with the scope `hosting:write` for all accounts that it is for.',
  })
  async setOwnPrice(
    @Arg('input', () => PriceInput, { description: 'The price' }) given: PriceInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SetOwnPricePayload> {
    const { hosting, upstreams, clients } = context;
    const { priceStore, pricing } = hosting;
    clients.entrustAny();
    const { id: setBy } = requireCaller(context);
    const input = withOwnId(given, info);
    entrust(context, dialectsOf(info.schema), { api: input.api ?? null, account: input.account ?? null });
    const texts = textsOf(input);
    const long = Object.entries(texts).find(([, text]) => text.length > longestText);
    if (long) {
      const [field, { length }] = long;
      throw new CallerError(
        'BAD_USER_INPUT',
        `input.${field}: expected ${longestText} characters at most, but got ${length}.`,
      );
    }
    for (const [field, text] of Object.entries(texts)) checkVisible(`input.${field}`, text);
    const origin = { id: randomUUID(), setAt: upstreams.clock.now(), setBy };
    const { price, problems } = readPriceEntry('input', origin, texts);
    if (!price) throw new CallerError('BAD_USER_INPUT', `${problems.join('; ')}.`);
    await priceStore.set({ ...price, origin }, texts);
    await pricing.announce();
    return { ownPrice: shownOwnPrice(price) };
  }

  @Mutation(() => EndOwnPricePayload, {
    nullable: true,
    description:
      'Removes a price that `setOwnPrice` has set, as if it had never existed, and returns it. Snapshots of the bill keep it. Requires a token with the scope `hosting:write` for all accounts that it is for.',
  })
  async endOwnPrice(
    @Arg('id', () => ID, { description: 'Its id' }) id: string,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EndOwnPricePayload> {
    const { hosting, clients } = context;
    const { priceStore, pricing } = hosting;
    const dialects = dialectsOf(info.schema);
    clients.entrustAny();
    const price = (await priceStore.list()).find((one): one is StoredPrice => one.origin.id === id);
    if (!price || !mayRead(context, dialects, price)) {
      throw new CallerError('NOT_FOUND', `id: expected that of a price that was set, but got ${shown(id)}.`);
    }
    entrust(context, dialects, price);
    await priceStore.delete(id);
    await pricing.announce();
    return { ownPrice: shownOwnPrice(price) };
  }
}

/** The input with the provider's id, which is stored; a global id also names the account. */
function withOwnId(input: PriceInput, info: GraphQLResolveInfo): PriceInput {
  const { id, api, account } = input;
  const named = isText(id) ? hostingId(parseId(id) ?? [], info) : null;
  if (!named || (api ?? named.api) !== named.api) return input;
  if (isText(account) && account !== named.account) {
    const message = `input.account: expected ${shown(named.account)}, the account of input.id, or none, but got ${shown(account)}.`;
    throw new CallerError('BAD_USER_INPUT', message);
  }
  return { ...input, id: named.keys.at(-1) ?? null, api: named.api, account: named.account };
}

type Target = Pick<OwnPrice, 'api' | 'account'>;

function mayRead({ clients }: HostingContext, dialects: readonly Dialect[], { api, account }: Target): boolean {
  const meant = dialects.filter((dialect) => api === null || dialect.api === api);
  if (account === null) return clients.mayReadEvery(meant);
  return clients.readable().some((one) => one.api === api && one.name === account) || clients.mayReadEvery(meant);
}

function entrust({ clients }: HostingContext, dialects: readonly Dialect[], { api, account }: Target): void {
  for (const dialect of dialects.filter((one) => api === null || one.api === api)) {
    if (account === null) clients.entrustEvery(dialect);
    else clients.named(dialect, account, 'write');
  }
}
