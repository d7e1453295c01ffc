/** What pools are made of and how they behave: the same to read and to send. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { checkRegions } from './check-regions.js';

export const CheckRegion = wireEnum(
  'EdgeCheckRegion',
  'From where origins are checked',
  [
    'WNAM',
    'ENAM',
    'WEU',
    'EEU',
    'NSAM',
    'SSAM',
    'OC',
    'ME',
    'NAF',
    'SAF',
    'SAS',
    'SEAS',
    'NEAS',
    'CHINA',
    'ALL_REGIONS',
  ],
  { ...checkRegions, SAS: 'Southern Asia', ALL_REGIONS: 'Every data center' },
);

export const HealthSource = wireEnum('EdgeHealthSource', 'Whose checks decide whether an origin is healthy', [
  'local',
  'regional',
  'global',
]);

const host = 'Headers that requests to an origin are given, health checks among them';

@BothWays('EdgeOriginHeader', host)
export class OriginHeader {
  @OnWire('Host')
  @Field(() => [String], { nullable: true, description: 'The Host header; that of the visitor where it is null' })
  host?: string[] | null;

  static reshape({ Host: host }: Wire): Wire {
    return { host };
  }
}

@BothWays('EdgeOrigin', 'A server of yours that answers requests')
export class Origin {
  @Field(() => String, { nullable: true, description: 'Its name, unique in its pool' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Its IP address or host name' })
  address?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its port; null or 0: the one that the visitor asked' })
  port?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It is given traffic while it is healthy' })
  enabled?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Its share, from 0 to 1, in proportion to those of the others' })
  weight?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Where the address is a host name: it is answered as the addresses behind it',
  })
  flattenCname?: boolean | null;

  @Field(() => OriginHeader, { nullable: true, description: host })
  header?: OriginHeader | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the virtual network that its address is in, if it is private',
  })
  virtualNetworkId?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was switched off; null while it is on' })
  disabledAt?: string | null;
}

const LoadSheddingPolicy = wireEnum('EdgeLoadSheddingPolicy', 'Which requests a pool gives away', ['random', 'hash'], {
  random: 'Any',
  hash: 'Those of some visitors, told by their address',
});

const SessionSheddingPolicy = wireEnum(
  'EdgeSessionSheddingPolicy',
  'Which visitors that were kept with an origin a pool gives away',
  ['hash'],
  { hash: 'Some, told by their address' },
);

@BothWays('EdgeLoadShedding', 'How much of its traffic a pool gives to the next one')
export class LoadShedding {
  @Field(() => Float, { nullable: true, description: 'Per cent of what is not kept with an origin' })
  defaultPercent?: number | null;

  @Field(() => LoadSheddingPolicy, { nullable: true, description: 'Which of it' })
  defaultPolicy?: ValueOf<typeof LoadSheddingPolicy> | null;

  @Field(() => Float, { nullable: true, description: 'Per cent of the visitors that are kept with an origin' })
  sessionPercent?: number | null;

  @Field(() => SessionSheddingPolicy, { nullable: true, description: 'Which of them' })
  sessionPolicy?: ValueOf<typeof SessionSheddingPolicy> | null;
}

const filter = 'Which changes of health a mail is sent for';

@BothWays('EdgeHealthMailFilter', filter)
export class HealthMailFilter {
  @Field(() => Boolean, { nullable: true, description: 'None at all' })
  disable?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: those to healthy alone; false: those to unhealthy alone; null: both',
  })
  healthy?: boolean | null;
}

@BothWays('EdgePoolNotificationFilter', filter)
export class NotificationFilter {
  @Field(() => HealthMailFilter, { nullable: true, description: 'Of its origins; null: every one' })
  origin?: HealthMailFilter | null;

  @Field(() => HealthMailFilter, { nullable: true, description: 'Of the pool; null: every one' })
  pool?: HealthMailFilter | null;
}

const OriginSteeringPolicy = wireEnum(
  'EdgeOriginSteeringPolicy',
  'Which origin of a pool a request goes to',
  ['random', 'least_outstanding_requests', 'least_connections', 'hash'],
  {
    random: 'Any, by their weights',
    least_outstanding_requests: 'The one with the fewest requests not answered yet, by their weights',
    least_connections: 'The one with the fewest open connections, by their weights',
    hash: 'The same one for each address of a visitor',
  },
);

@BothWays('EdgeOriginSteering', 'How a pool chooses among its origins')
export class OriginSteering {
  @Field(() => OriginSteeringPolicy, { nullable: true, description: 'Which origin a request goes to' })
  policy?: ValueOf<typeof OriginSteeringPolicy> | null;
}
