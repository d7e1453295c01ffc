/** The fields of every resource: name, labels, place, cost, and its page in the provider's console. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { FloatingIp } from '../../apis/cloud/networks/floating-ips.js';
import { LoadBalancer } from '../../apis/cloud/load-balancers/load-balancer.js';
import { PrimaryIp } from '../../apis/cloud/networks/primary-ips.js';
import { Volume } from '../../apis/cloud/volumes.js';
import { HostingPrice } from '../../apis/machines/price.js';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { Price } from '../bill/lines/bill-draft.js';
import type { HostingContext } from '../context.js';
import { nameOfObject } from '../inventory/identity.js';
import { HostingResource } from '../inventory/resource.js';
import { type ApiPlace, cityAt, countryAt } from '../machines/places.js';
import { consoleUrlOf } from './console-url.js';
import { aboutMonthlyAmount, monthlyAmountOf } from './monthly-amount.js';

/** Types with a field of their own of one of these names keep it. */
@Resolver(() => HostingResource)
export class ResourceFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its name or what stands for it, such as an address',
  })
  name(@Root() resource: object): string | null {
    return nameOfObject(resource);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Its labels; null for a type without any',
  })
  labels(): null {
    return null;
  }

  @FieldResolver(() => Country, { nullable: true, description: 'Where it is; null where it has no place' })
  country(@Root() resource: object, @Ctx() { geography }: HostingContext): Country | null {
    return countryAt(placeOf(resource), geography);
  }

  @FieldResolver(() => City, {
    nullable: true,
    description: 'Where it is; null where that is not known',
  })
  city(@Root() resource: object, @Ctx() { geography }: HostingContext): City | null {
    return cityAt(placeOf(resource), geography);
  }

  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description: aboutMonthlyAmount,
  })
  monthlyAmount(
    @Root() resource: object,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Price | null> {
    return monthlyAmountOf(resource, { context, info });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its page in the provider's console; null where its address is not known",
  })
  consoleUrl(@Root() resource: object): string | null {
    return consoleUrlOf(resource);
  }
}

function placeOf(resource: object): ApiPlace {
  if (resource instanceof FloatingIp) return (resource as Sent<FloatingIp>).homeLocation;
  const isPlaced = [Volume, PrimaryIp, LoadBalancer].some((Placed) => resource instanceof Placed);
  return isPlaced ? (resource as Sent<Pick<Volume, 'location'>>).location : null;
}
