/** How old each figure is: it is another one each second, so responses with it are not cached. */
import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { secondsOf } from '../../base/dates.js';
import { RatePoint } from './history/rate-point.js';
import { Conversion } from './money/conversion.js';
import { Rate } from './rate-table.js';

const description = 'Seconds since 00:00 UTC of the day of the rate.';

function ageOf({ date }: { readonly date: string }): number {
  return Math.floor(Date.now() / 1000 - secondsOf(date));
}

@Resolver(() => Rate)
export class RateAgeResolver {
  @FieldResolver(() => Int, { description })
  ageSeconds(@Root() rate: Rate): number {
    return ageOf(rate);
  }
}

@Resolver(() => Conversion)
export class ConversionAgeResolver {
  @FieldResolver(() => Int, { description })
  ageSeconds(@Root() conversion: Conversion): number {
    return ageOf(conversion);
  }
}

@Resolver(() => RatePoint)
export class RatePointAgeResolver {
  @FieldResolver(() => Int, { description })
  ageSeconds(@Root() point: RatePoint): number {
    return ageOf(point);
  }
}
