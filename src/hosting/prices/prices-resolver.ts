/** The GraphQL fields for the price of creating or changing a resource. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Resolver } from 'type-graphql';
import { servers } from '../../apis/cloud/servers/servers.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { CallerError, shown } from '../../base/errors.js';
import { baseArgument, baseFor } from '../../data/rates/choose.js';
import { type NamedId, idsOfArguments, namedId } from '../../rest/identity/id-inputs.js';
import { clientOfIds } from '../../rest/identity/located.js';
import { objectOf } from '../../rest/planner/read-objects.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { accountArgument } from '../../rest/schema/account-argument.js';
import { FixedRates } from '../bill/amounts/fixed-rates.js';
import type { HostingContext } from '../context.js';
import { Inventory } from '../inventory/inventory.js';
import { join } from '../inventory/joins.js';
import { Hosting } from '../machines/hosting-resolver.js';
import { Catalogue } from './catalogue.js';
import { CheapestServerTypes, cheapestTypes } from './cheapest.js';
import { creationCosts, priceRowOf } from './creation-costs.js';
import { CreationPrice, creationPrice } from './creation-price.js';
import { PriceOf } from './price-inputs.js';

/** Seconds for which the price list will do that a bill beside it has read; catalogues are kept for longer. */
const maxAge = 60;

const calls = 'It reads catalogues, which are kept for an hour, and writes nothing';

@Resolver(() => Hosting)
export class PricesResolver {
  @FieldResolver(() => CreationPrice, {
    nullable: true,
    description: `What a resource would cost if it were created now, by the price list of the account and \`PRICES_FILE\`, as \`bill\` counts it afterwards. ${calls}`,
  })
  priceOf(
    @Arg('input', () => PriceOf, { description: 'What may be created' }) input: PriceOf,
    @accountArgument() account: string | null,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreationPrice> {
    return join(context.clients, async () => {
      const row = priceRowOf(input);
      const ids = idsOfArguments({ input }, row.dialect, info);
      const client = clientOf(row, ids, account, context);
      const rates = new FixedRates(context.rates, baseFor(context, currency));
      const catalogue = new Catalogue(Inventory.of({ context, info }, maxAge), client);
      const costs = await creationCosts(input, catalogue);
      const readAt = await catalogue.readAt(costs.row);
      return creationPrice(costs, { ...ownPricesFor(context, client), rates, readAt });
    });
  }

  @FieldResolver(() => CheapestServerTypes, {
    nullable: true,
    description: `Which server types could replace that of a cloud server, and what each would cost: of at least the same cores, memory and disk, in the same location and architecture, by price. In addition to the server, ${calls.charAt(0).toLowerCase()}${calls.slice(1)}`,
  })
  cheapest(
    @Arg('serverId', () => ID, { description: 'Id of the cloud server' }) serverId: string,
    @accountArgument() account: string | null,
    @Arg('currency', () => CurrencyCode, { nullable: true, description: baseArgument }) currency: string | null,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CheapestServerTypes> {
    return join(context.clients, async () => {
      const row = servers.rows.server;
      const id = namedId(serverId, ['server'], row.dialect, 'serverId', ['id']);
      const client = clientOf(row, id ? [id] : [], account, context);
      const rates = new FixedRates(context.rates, baseFor(context, currency));
      const found = await objectOf(row, { id: id?.keys[0] ?? serverId }, { context, info, client });
      if (!found) {
        const expected = `the id of a server of the account ${client.upstream.account.name}`;
        throw new CallerError('BAD_USER_INPUT', `serverId: expected ${expected}, but got ${shown(serverId)}.`);
      }
      return cheapestTypes(found, new Catalogue(Inventory.of({ context, info }, maxAge), client), {
        ...ownPricesFor(context, client),
        rates,
      });
    });
  }
}

/** The client of the account that ids or `account` name. */
function clientOf(row: BoundRow, ids: readonly NamedId[], account: string | null, { clients }: HostingContext): Client {
  const ofIds = clientOfIds(row, { ids, clash: null }, account, clients, 'read');
  return ofIds ?? clients.named(row.dialect, account ?? null, 'read');
}

function ownPricesFor({ config, upstreams }: HostingContext, { upstream }: Client) {
  return { account: upstream.account, prices: config.prices, now: upstreams.clock.now() };
}
