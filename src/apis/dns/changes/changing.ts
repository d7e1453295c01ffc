/** What changes of many records of a zone take and answer, whatever API has the zone. */
import { Min } from 'class-validator';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';

@InputType()
export abstract class DnsChanging {
  @Field(() => Boolean, { defaultValue: false, description: 'Only return what would change' })
  preview!: boolean;

  @Min(0)
  @Field(() => Int, { defaultValue: 10, description: 'Refuse the changes if they delete more records than this' })
  maxDeletes!: number;
}

/** Characters, as many as all arguments together may have. */
export const longestFile = 512 * 1024;

/** As much as a change for each one requested has: what is too large to be answered is refused before anything is sent. */
export const costOfChanges: ComplexityEstimator = ({ args, childComplexity }) => {
  const { input }: { readonly input?: unknown } = args;
  const changes: unknown = isObject(input) ? input['changes'] : undefined;
  return Math.max(Array.isArray(changes) ? changes.length : 1, 1) * Math.max(childComplexity, 1);
};

@ObjectType()
export abstract class AnyDnsChanges {
  @Field({ description: 'All changes were made' })
  isDone!: boolean;

  @Field(() => Int, {
    description: 'The number of calls that the changes take, in addition to those that read the zone',
  })
  callCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Previews only: why the changes would be refused; null if they would not',
  })
  refusalReason!: string | null;
}
