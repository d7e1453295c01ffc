/** The shape of a load balancer: a name that leads each visitor to one of several pools of origins. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PoolSet, Rule } from './load-balancer-rules.js';
import { Steered } from './steered.js';

@ObjectType('EdgeLoadBalancer', { description: 'A name that leads each visitor to one of several pools of origins' })
export class LoadBalancer extends Steered {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The host name that it answers for' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is switched on' })
  enabled!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Its traffic passes through the edge; false: it answers DNS with the addresses of origins',
  })
  proxied!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds for which its DNS answers may be kept; of use where it is not proxied',
  })
  ttl!: number | null;

  @Field(() => [PoolSet], { nullable: true, description: 'Pools by where requests come from' })
  poolSets!: PoolSet[] | null;

  @Field(() => [Rule], { nullable: true, description: 'What it does otherwise for some requests' })
  rules!: Rule[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds for which a visitor is kept with an origin; the provider chooses where it is null',
  })
  sessionAffinityTtl!: number | null;

  @Field(() => [String], { nullable: true, description: 'Networks that it is set up in; null: the internet' })
  networks!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The domain of its zone' })
  zoneName!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;
}
