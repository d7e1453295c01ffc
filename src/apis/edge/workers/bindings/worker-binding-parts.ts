/** Common parts of bindings. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../../rest/mapping/both-ways.js';
import { Optional } from '../../../../base/optional-field.js';

@BothWays('EdgeWorkerRateLimit', 'The limit of a rate limiting binding')
export class BindingRateLimit {
  @Field(() => Int, { description: 'The number of requests allowed within the period' })
  limit!: number;

  @Field(() => Int, { description: 'The period in seconds' })
  period!: number;

  @Optional(
    () => Int,
    'Seconds for which everything is blocked once the limit is exceeded: 10, or whole minutes up to a day; 0: none',
  )
  mitigationTimeout?: number | null;
}

@BothWays('EdgeWorkerOutboundParameter', 'A parameter passed to an outbound Worker')
class OutboundParameter {
  @Field({ description: 'Name of the parameter' })
  name!: string;
}

@BothWays('EdgeWorkerOutboundScript', 'An outbound Worker, which intercepts the requests of user Workers')
class OutboundScript {
  @Optional(() => String, 'Its entrypoint; null: the default one')
  entrypoint?: string | null;

  @Optional(() => String, 'Its environment, if it has several')
  environment?: string | null;

  @Optional(() => String, 'Name of the Worker')
  service?: string | null;
}

@BothWays('EdgeWorkerOutbound', 'The outbound Worker of a dispatch namespace')
export class Outbound {
  @Optional(() => [OutboundParameter], 'Parameters passed to the outbound Worker')
  params?: OutboundParameter[] | null;

  @Optional(() => OutboundScript, 'The outbound Worker')
  worker?: OutboundScript | null;
}
