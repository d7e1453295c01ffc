/** The type of the subscription to findings. */
import { Field, ID, ObjectType } from 'type-graphql';
import { items } from '../../data/geography/complexity.js';
import { FindingCount } from '../findings/counts.js';

const usualCounts = 5;
const usualIds = 3;

@ObjectType('FindingsChanged', { description: 'How findings differ from the last event' })
export class FindingsChanged {
  @Field(() => [FindingCount], { complexity: items(usualCounts), description: 'All that there are now, counted' })
  counts!: readonly FindingCount[];

  @Field(() => [ID], {
    complexity: items(usualIds),
    description: 'Ids of those that were not there; none in the first event',
  })
  appearedIds!: readonly string[];

  @Field(() => [ID], {
    complexity: items(usualIds),
    description: 'Ids of those that are gone; none as long as something could not be read',
  })
  goneIds!: readonly string[];

  @Field({ description: 'Everything that the judgement needs could be read' })
  isComplete!: boolean;
}
