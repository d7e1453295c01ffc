/** Traffic of addresses in a period. */
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
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Ip } from './ips.js';
import { Subnet } from './subnets.js';
import { Optional } from '../../../base/optional-field.js';

const TrafficType = wireEnum(
  'DedicatedTrafficType',
  'The resolution of traffic data: DAY by hour, MONTH by day, YEAR by month',
  {
    day: 'By hour; times are written as `2026-12-31T23`',
    month: 'By day; times are written as `2026-12-31`',
    year: 'By month; times are written as `2026-12`',
  },
);

const formats: Readonly<Record<string, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}T\d{2}$/,
  month: /^\d{4}-\d{2}-\d{2}$/,
  year: /^\d{4}-\d{2}$/,
};

/** Validates that the format of the value suits the type of the period. */
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
  @Field(() => Float, { description: 'Incoming traffic in gigabytes' })
  in!: number;

  @Field(() => Float, { description: 'Outgoing traffic in gigabytes' })
  out!: number;

  @Field(() => Float, { description: 'Total traffic in gigabytes' })
  sum!: number;
}

@ObjectType('DedicatedTrafficInterval', { description: 'Traffic of one interval' })
class TrafficInterval {
  @Field({ description: 'The hour, day or month, as the provider writes it' })
  interval!: string;

  @Field(() => TrafficAmounts, { description: 'Traffic of the interval' })
  amounts!: TrafficAmounts;
}

@ObjectType('DedicatedAddressTraffic', { description: 'Traffic of one IP address or subnet' })
class AddressTraffic {
  @Field({ description: 'The IP address, or the subnet with `/` and its prefix length' })
  address!: string;

  @Optional(() => TrafficAmounts, 'The whole period; null if single values were requested')
  total!: TrafficAmounts | null;

  @Field(() => [TrafficInterval], {
    description: 'Each interval of the period; empty unless single values were requested',
  })
  intervals!: TrafficInterval[];
}

@ObjectType('DedicatedTraffic', { description: 'Traffic of IP addresses and subnets over a period' })
export class Traffic {
  @Field(() => TrafficType, { description: 'The resolution' })
  type!: ValueOf<typeof TrafficType>;

  @Field({ description: 'Start of the period, as requested' })
  from!: string;

  @Field({ description: 'End of the period, as requested' })
  to!: string;

  @Field(() => [AddressTraffic], { description: 'By address; those without traffic are left out' })
  data!: AddressTraffic[];

  /** A map on the wire; with single values, a map of maps. */
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
  @Field(() => TrafficType, { description: 'The resolution' })
  type!: ValueOf<typeof TrafficType>;

  @FitsType()
  @Field({
    description:
      'Start: an hour as `2026-12-31T23`, a day as `2026-12-31` or a month as `2026-12`, depending on the type',
  })
  from!: string;

  @FitsType()
  @Field({ description: 'End, in the same format' })
  to!: string;

  @Optional(() => Boolean, 'Return the traffic of each interval instead of the total')
  singleValues?: boolean;
}

@AtLeastOneOf('ips', 'subnets')
@ArgsType()
class TrafficQuery extends TrafficPeriod {
  @OnWire('ip')
  @IdOf(() => Ip)
  @Optional(() => [ID], 'Single IP addresses, as in `ips { nodes { ip } }`')
  ips?: string[];

  @OnWire('subnet')
  @IdOf(() => Subnet)
  @Optional(() => [ID], 'First addresses of subnets, as in `subnets { nodes { ip } }`')
  subnets?: string[];
}

export const traffic = on(Dedicated, {
  traffic: query('/traffic', () => Traffic, TrafficQuery, {
    about: 'Traffic of these IP addresses and subnets over a period',
    limit: '200/1h',
  }),
});
