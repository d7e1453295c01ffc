/** The monthly cost of cloud objects, by the price list. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { FloatingIp } from '../../apis/cloud/networks/floating-ips.js';
import { LoadBalancer } from '../../apis/cloud/load-balancers/load-balancer.js';
import { type Pricing, pricing } from '../../apis/cloud/pricing.js';
import { PrimaryIp } from '../../apis/cloud/networks/primary-ips.js';
import { Server } from '../../apis/cloud/servers/server.js';
import { Volume } from '../../apis/cloud/volumes.js';
import type { HostingContext } from '../context.js';
import type { LocationPrice } from '../../apis/machines/location.js';
import { HostingPrice, times, withShare } from '../../apis/machines/price.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { type ReadContext, objectOf } from '../../rest/planner/read-objects.js';
import { clientOf } from '../../rest/planner/resolvers.js';

type Price = Sent<HostingPrice> | null | undefined;
type NamedObject = { readonly name?: string | null } | null | undefined;
type PriceOf<T> = (object: Sent<T>, list: Sent<Pricing>) => Price;

const priceLists = new MemoKey<Promise<Pricing | null>>();

/** Read and converted once per request, however many objects need their prices. */
function priceList(asking: ReadContext & { readonly parent: object }): Promise<Pricing | null> {
  const client = clientOf(pricing.rows.pricing, asking.parent, asking.context);
  return client.memo(priceLists, () => objectOf(pricing.rows.pricing, {}, asking));
}

function priced<T extends object>(Priced: ClassType<T>, description: string, priceOf: PriceOf<T>) {
  @Resolver(() => Priced)
  class MonthlyPrice {
    @FieldResolver(() => HostingPrice, {
      nullable: true,
      description: `${description} Null when the price list lacks it.`,
    })
    async monthlyPrice(
      @Root() object: T,
      @Ctx() context: HostingContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Price> {
      const list = await priceList({ context, info, parent: object });
      return list && priceOf(object as Sent<T>, list);
    }
  }
  return MonthlyPrice;
}

/** An unknown name matches nothing. */
function named<T, Name extends keyof T>(
  items: readonly T[] | null | undefined,
  name: Name,
  value: T[Name] | undefined,
) {
  return value === undefined || value === null ? undefined : items?.find((item) => item[name] === value);
}

function monthlyIn(prices: readonly Sent<LocationPrice>[] | null | undefined, location: NamedObject): Price {
  return named(prices, 'location', location?.name)?.priceMonthly;
}

function serverPrice({ serverType, location, backupWindow }: Sent<Server>, list: Sent<Pricing>): Price {
  const price = monthlyIn(named(list.serverTypes, 'id', serverType?.id)?.prices, location);
  if (!price || backupWindow === null) return price;
  const share = list.serverBackup?.percentage;
  return backupWindow !== undefined && share ? withShare(price, share) : null;
}

function floatingIpPrice({ type, homeLocation }: Sent<FloatingIp>, { floatingIps }: Sent<Pricing>): Price {
  const offer = named(floatingIps, 'type', type);
  return monthlyIn(offer?.prices, homeLocation) ?? offer?.priceMonthly;
}

export const cloudPriceResolvers = [
  priced(
    Server,
    'The most that a month of it can cost: its type in its location, with its backups if enabled, without its addresses and volumes.',
    serverPrice,
  ),
  priced(Volume, 'What it costs per month.', ({ size }, { volume }) =>
    volume?.pricePerGbMonth && size ? times(volume.pricePerGbMonth, size) : null,
  ),
  priced(FloatingIp, 'What it costs per month.', floatingIpPrice),
  priced(PrimaryIp, 'The most that a month of it can cost.', ({ type, location }, { primaryIps }) =>
    monthlyIn(named(primaryIps, 'type', type)?.prices, location),
  ),
  priced(
    LoadBalancer,
    'The most that a month of it can cost: its type in its location.',
    ({ loadBalancerType, location }, { loadBalancerTypes }) =>
      monthlyIn(named(loadBalancerTypes, 'id', loadBalancerType?.id)?.prices, location),
  ),
] as const;
