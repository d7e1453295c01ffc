/** Parts that many cloud objects have. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Answer } from '../rest/rows.js';
import { Action } from './action.js';

/** Seconds for which catalogues that hardly change may be reused. */
export const catalogue = 3600;

export type Labels = Readonly<Record<string, string>>;

@ObjectType()
export abstract class Labelled {
  @Field(() => ID, { description: 'Number, unique among objects of this type' })
  id!: number;

  @Field({ description: 'Unique among objects of this type in the project' })
  name!: string;

  @Field(() => GraphQLJSONObject, { description: 'Your own key-value pairs; both are strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;
}

@ObjectType('CloudProtection', { description: 'What the API refuses to do with an object' })
export class Protection {
  @Field({ description: 'It cannot be deleted' })
  delete!: boolean;
}

@ArgsType()
export abstract class NameAndLabels {
  @Field(() => String, { nullable: true, description: 'Only the one of exactly this name' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only those whose labels match, for instance `env=production,!old`',
  })
  labelSelector?: string;
}

@InputType()
export abstract class Rename {
  @Field(() => String, { nullable: true, description: 'The new name' })
  name?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Takes the place of all labels it has' })
  labels?: Labels;
}

/** What a creation answers: the object, and the actions that complete it. */
@ObjectType()
export abstract class Created extends Answer {
  @Field(() => Action, { nullable: true, description: 'The work that makes it usable' })
  action!: Action | null;
}
