/** Parts of bindings. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../../rest/mapping/both-ways.js';

@BothWays('EdgeWorkerRateLimit', 'How often something may happen')
export class RateLimit {
  @Field(() => Int, { description: 'So many times' })
  limit!: number;

  @Field(() => Int, { description: 'In so many seconds' })
  period!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds for which nothing is let through once it is too often: 10, or whole minutes up to a day; 0: none',
  })
  mitigationTimeout?: number | null;
}

@BothWays('EdgeWorkerOutboundParameter', 'What a dispatching script hands on')
export class OutboundParameter {
  @Field({ description: 'Its name' })
  name!: string;
}

@BothWays('EdgeWorkerOutboundScript', 'The script that requests of dispatched scripts pass')
export class OutboundScript {
  @Field(() => String, { nullable: true, description: 'The class that takes them; null: its default' })
  entrypoint?: string | null;

  @Field(() => String, { nullable: true, description: 'Its environment, if it has several' })
  environment?: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  service?: string | null;
}

@BothWays('EdgeWorkerOutbound', 'What requests of dispatched scripts pass on their way out')
export class Outbound {
  @Field(() => [OutboundParameter], { nullable: true, description: 'What is handed on to it' })
  params?: OutboundParameter[] | null;

  @Field(() => OutboundScript, { nullable: true, description: 'The script' })
  worker?: OutboundScript | null;
}
