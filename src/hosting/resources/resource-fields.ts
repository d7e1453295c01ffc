/** What all resources have: name, labels, place, cost, and their page in the provider's console. */
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
import { monthlyAmountOf } from './monthly-amount.js';

/** Types with a field of their own of one of these names keep it. */
@Resolver(() => HostingResource)
export class ResourceFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its name; without one, its title, description, address or host name',
  })
  name(@Root() resource: object): string | null {
    return nameOfObject(resource);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Its labels: key-value pairs of strings; null for a type without labels',
  })
  labels(): null {
    return null;
  }

  @FieldResolver(() => Country, { nullable: true, description: 'The country it is in; null where it has no place' })
  country(@Root() resource: object, @Ctx() { geography }: HostingContext): Country | null {
    return countryAt(placeOf(resource), geography);
  }

  @FieldResolver(() => City, {
    nullable: true,
    description: 'The city it is in; null where it has no place, or the geography data lacks it',
  })
  city(@Root() resource: object, @Ctx() { geography }: HostingContext): City | null {
    return cityAt(placeOf(resource), geography);
  }

  @FieldResolver(() => HostingPrice, {
    nullable: true,
    description:
      'What a month of it costs, as the bill has it, in the currency of the price: with backups, without traffic beyond what is included. Null where it is not known, and for what has no line of the bill or costs nothing by itself. In the cloud it takes the price list of the account: one call, which others share',
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
    description:
      'Its page in the console of the provider; null where its address needs what the API does not return, such as the project of cloud resources, and in the sandbox',
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
