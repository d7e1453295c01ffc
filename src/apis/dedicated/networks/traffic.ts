/** Traffic of addresses over a period. */
import { ValidateBy } from 'class-validator';
import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { query } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { Dedicated } from '../dedicated.js';
import { on } from '../bind.js';

const TrafficType = wireEnum(
  'DedicatedTrafficType',
  'What a period of traffic is made of: DAY of hours, MONTH of days, YEAR of months',
  ['day', 'month', 'year'],
  {
    day: 'Hours of days; times are written as `2026-12-31T23`',
    month: 'Days of months; times are written as `2026-12-31`',
    year: 'Months of years; times are written as `2026-12`',
  },
);

const formats: Readonly<Record<string, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}T\d{2}$/,
  month: /^\d{4}-\d{2}-\d{2}$/,
  year: /^\d{4}-\d{2}$/,
};

/** Written as the type of the period asks. */
const FitsType = () =>
  ValidateBy({
    name: 'fitsType',
    validator: {
      validate: (value, of) =>
        typeof value === 'string' && formats[String(of && Reflect.get(of.object, 'type'))]?.test(value) === true,
      defaultMessage: (of) =>
        `${of?.property}: expected an hour as 2026-12-31T23 for DAY, a day as 2026-12-31 for MONTH, a month as 2026-12 for YEAR`,
    },
  });

@ObjectType('DedicatedTrafficAmounts', { description: 'Traffic in gigabytes' })
class TrafficAmounts {
  @Field(() => Float, { description: 'Gigabytes received' })
  in!: number;

  @Field(() => Float, { description: 'Gigabytes sent' })
  out!: number;

  @Field(() => Float, { description: 'Gigabytes received and sent' })
  sum!: number;
}

@ObjectType('DedicatedTrafficInterval', { description: 'Traffic within one part of a period' })
class TrafficInterval {
  @Field({ description: 'The hour, the day or the month, as the provider names it' })
  interval!: string;

  @Field(() => TrafficAmounts, { description: 'Its traffic' })
  amounts!: TrafficAmounts;
}

@ObjectType('DedicatedAddressTraffic', { description: 'Traffic of one address or subnet' })
export class AddressTraffic {
  @Field({ description: 'The address; of a subnet with `/` and the length of its prefix' })
  address!: string;

  @Field(() => TrafficAmounts, {
    nullable: true,
    description: 'Of the whole period; null when single values were asked',
  })
  total!: TrafficAmounts | null;

  @Field(() => [TrafficInterval], { description: 'Of each part of the period; empty unless single values were asked' })
  intervals!: TrafficInterval[];
}

@ObjectType('DedicatedTraffic', { description: 'Traffic of addresses over a period' })
export class Traffic {
  @Field(() => TrafficType, { description: 'What the period is made of' })
  type!: ValueOf<typeof TrafficType>;

  @Field({ description: 'Start of the period, as it was asked' })
  from!: string;

  @Field({ description: 'End of the period, as it was asked' })
  to!: string;

  @Field(() => [AddressTraffic], { description: 'By address; those without any traffic are left out' })
  data!: AddressTraffic[];

  /** A map on the wire, of maps when single values were asked. */
  static reshape({ data, ...traffic }: Wire): Wire {
    return { ...traffic, data: isObject(data) ? Object.entries(data).map(ofAddress) : data };
  }
}

function ofAddress([address, values]: [string, unknown]): Wire {
  if (!isObject(values) || ['in', 'out', 'sum'].some((name) => name in values))
    return { address, total: values, intervals: [] };
  return {
    address,
    total: null,
    intervals: Object.entries(values).map(([interval, amounts]) => ({ interval, amounts })),
  };
}

/** A period of traffic. */
@ArgsType()
export class TrafficPeriod {
  @Field(() => TrafficType, { description: 'What the period is made of' })
  type!: ValueOf<typeof TrafficType>;

  @FitsType()
  @Field({
    description: 'Start: an hour as `2026-12-31T23`, a day as `2026-12-31` or a month as `2026-12`, by the type',
  })
  from!: string;

  @FitsType()
  @Field({ description: 'End, written in the same way' })
  to!: string;

  @Field(() => Boolean, { nullable: true, description: 'Tell the traffic of each part instead of the whole' })
  singleValues?: boolean;
}

@AtLeastOneOf('ips', 'subnets')
@ArgsType()
class TrafficQuery extends TrafficPeriod {
  @OnWire('ip')
  @Field(() => [ID], { nullable: true, description: 'Single addresses, as in `ips { nodes { ip } }`' })
  ips?: string[];

  @OnWire('subnet')
  @Field(() => [ID], { nullable: true, description: 'First addresses of subnets, as in `subnets { nodes { ip } }`' })
  subnets?: string[];
}

export const traffic = on(Dedicated, {
  traffic: query('/traffic', () => Traffic, TrafficQuery, {
    about: 'Traffic of these addresses and subnets over a period',
    limit: '200/1h',
  }),
});
