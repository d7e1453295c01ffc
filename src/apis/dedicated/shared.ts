/** Common parts of dedicated objects and inputs. */
import { IsIP, Matches } from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

/** The base class of objects that belong to one server. */
@ObjectType()
export abstract class OfServer {
  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Optional(() => String, 'Main IPv4 address of the server')
  serverIp!: string | null;

  @Field({ description: 'Main IPv6 network of the server' })
  serverIpv6Net!: string;
}

/** Common parts of the cancellations of servers, IPs and subnets. */
@ObjectType()
export abstract class Cancellation {
  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field(() => GraphQLDate, { description: 'The earliest possible cancellation date, in German time' })
  earliestCancellationDate!: string;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Optional(() => GraphQLDate, 'The cancellation date, in German time')
  cancellationDate!: string | null;
}

@InputType()
export abstract class Cancel {
  @Matches(/^(now|\d{4}-\d{2}-\d{2})$/, {
    message: 'cancellationDate: expected now or a date such as 2026-12-31',
  })
  @Field({ description: 'The cancellation date, such as `2026-12-31`, not before the earliest one; or `now`' })
  cancellationDate!: string;
}

@ArgsType()
export class ServerFilter {
  @IsIP()
  @Optional(() => String, 'Only those of the server with this main IP address')
  serverIp?: string;
}
