/** What objects of the cloud cost a month, by the price list. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { FloatingIp } from '../cloud/floating-ips.js';
import { LoadBalancer } from '../cloud/load-balancer.js';
import type { LocationPrice } from '../cloud/prices.js';
import type { Pricing } from '../cloud/pricing.js';
import { PrimaryIp } from '../cloud/primary-ips.js';
import { Server } from '../cloud/server.js';
import { Volume } from '../cloud/volumes.js';
import type { Context } from '../context.js';
import { HostingPrice, times, withShare } from '../machines/price.js';
import { priceList } from './price-list.js';

type PriceOf<T> = (object: T, list: Pricing) => HostingPrice | null | undefined;

function priced<T extends object>(Priced: ClassType<T>, description: string, priceOf: PriceOf<T>) {
  @Resolver(() => Priced)
  class MonthlyPrice {
    @FieldResolver(() => HostingPrice, {
      nullable: true,
      description: `${description} Null when the price list lacks it.`,
    })
    async monthlyPrice(
      @Root() object: T,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<HostingPrice | null> {
      const list = await priceList({ context, info, parent: object });
      return (list && priceOf(object, list)) ?? null;
    }
  }
  return MonthlyPrice;
}

const numbered = <T extends { readonly id: number }>(items: readonly T[], id: number) =>
  items.find((item) => item.id === id);

function monthlyIn(prices: readonly LocationPrice[] | null | undefined, location: { readonly name: string }) {
  return prices?.find((price) => price.location === location.name)?.priceMonthly;
}

function serverPrice(server: Server, { serverTypes, serverBackup }: Pricing) {
  const price = monthlyIn(numbered(serverTypes, server.serverType.id)?.prices, server.location);
  return price && server.backupWindow !== null ? withShare(price, serverBackup.percentage) : price;
}

function floatingIpPrice({ type, homeLocation }: FloatingIp, { floatingIps }: Pricing) {
  const offer = floatingIps.find((offer) => offer.type === type);
  return monthlyIn(offer?.prices, homeLocation) ?? offer?.priceMonthly;
}

export const cloudPriceResolvers = [
  priced(
    Server,
    'The most that a month of it costs: its type in its location, with its backups when it has some, without its addresses and volumes.',
    serverPrice,
  ),
  priced(Volume, 'What a month of it costs.', ({ size }, { volume }) => times(volume.pricePerGbMonth, size)),
  priced(FloatingIp, 'What a month of it costs.', floatingIpPrice),
  priced(PrimaryIp, 'The most that a month of it costs.', ({ type, location }, { primaryIps }) =>
    monthlyIn(primaryIps.find((offer) => offer.type === type)?.prices, location),
  ),
  priced(
    LoadBalancer,
    'The most that a month of it costs: its type in its location.',
    ({ loadBalancerType, location }, { loadBalancerTypes }) =>
      monthlyIn(numbered(loadBalancerTypes, loadBalancerType.id)?.prices, location),
  ),
] as const;
