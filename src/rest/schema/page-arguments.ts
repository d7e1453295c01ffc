/** The arguments of a list that comes in pages, and what it is estimated to cost. */
import { Max, Min } from 'class-validator';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, ArgsType, Field, Int } from 'type-graphql';
import { maxFirst } from '../transport/pages.js';

const usually = 50;

/** What a list tells of itself: where its page stands, how many there are, of which accounts. */
const costOfTheList = 20;

const aboutFirst = (most: number) =>
  `How many at most, from 1 to ${most.toLocaleString('en')}. An answer may have 320,000 fields: where more than ${roomFor(most)} are asked of each, ask for fewer and go on by \`after\``;

/** Fields of each of so many, rounded down: other fields need room as well. */
function roomFor(most: number): number {
  return Math.floor(300_000 / most);
}

const aboutAfter =
  'Go on behind this cursor, the `pageInfo { endCursor }` of the page before; from the beginning unless given';

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

/** So many times what is asked of an object; a number out of bounds counts as the bound, so that no cost is negative. */
export function pageComplexity(most = maxFirst): ComplexityEstimator {
  return ({ args, childComplexity }) => {
    const first: unknown = args['first'];
    const count = typeof first === 'number' ? Math.min(Math.max(first, 1), most) : most;
    return costOfTheList + count * Math.max(childComplexity, 1);
  };
}
