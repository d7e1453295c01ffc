/** The arguments of paged lists and their estimated cost. */
import { Max, Min } from 'class-validator';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, ArgsType, Field, Int } from 'type-graphql';
import { maxFirst } from '../transport/pages.js';

const usually = 50;

/** The cost of a list's own fields: page info, total, accounts. */
const costOfTheList = 20;

const aboutFirst = (most: number) =>
  `At most this many, 1 to ${most.toLocaleString('en')}`;

const aboutAfter = 'The `endCursor` of the page before';

export const pageFields = {
  first: { defaultValue: usually, description: aboutFirst(maxFirst) },
  after: { nullable: true, description: aboutAfter },
};

export const firstArgument = (most = maxFirst, defaultValue = usually) =>
  Arg('first', () => Int, { defaultValue, description: aboutFirst(most) });

export const afterArgument = () => Arg('after', () => String, pageFields.after);

@ArgsType()
export abstract class PageArgs {
  @Min(1)
  @Max(maxFirst)
  @Field(() => Int, pageFields.first)
  first!: number;

  @Field(() => String, pageFields.after)
  after?: string | null;
}

/** Multiplies the objects' cost by `first`; a value out of bounds counts as the bound, so that no cost is negative. */
export function pageComplexity(most = maxFirst): ComplexityEstimator {
  return ({ args, childComplexity }) => {
    const first: unknown = args['first'];
    const count = typeof first === 'number' ? Math.min(Math.max(first, 1), most) : most;
    return costOfTheList + count * Math.max(childComplexity, 1);
  };
}
