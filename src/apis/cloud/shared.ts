/** Parts that many cloud objects have. */
import { MinLength } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { NameFilter } from '../machines/catalogue.js';
import { sorting } from '../../rest/mapping/enum.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { Parts } from '../../rest/rows/row.js';
import { Action } from './action.js';

export const Sort = sorting('CloudSort', ['id', 'name', 'created']);

@ObjectType()
export abstract class Labelled {
  @Field(() => ID, { description: 'Its number' })
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
  @Field({ description: 'It cannot be deleted until this is switched off' })
  delete!: boolean;
}

@ArgsType()
export abstract class NameAndLabels extends NameFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only those whose labels match, for instance `env=production,!old`',
  })
  labelSelector?: string;
}

/** What most lists can be asked for. */
@ArgsType()
export class Filter extends NameAndLabels {
  @Field(() => [Sort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

@InputType()
export abstract class Create {
  @MinLength(1)
  @Field({ description: 'Unique among objects of this type in the project' })
  name!: string;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own key-value pairs; both are strings' })
  labels?: Labels;
}

@InputType()
export abstract class Rename {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'Your own name for it; stays unless given' })
  name?: string;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Takes the place of all labels it has' })
  labels?: Labels;
}

/** What a creation answers: the object, and the action that completes it. */
@ObjectType()
export abstract class Created extends Parts {
  @Field(() => Action, { nullable: true, description: 'The work that makes it usable' })
  action!: Action | null;
}

/** The same where the work has several steps. */
@ObjectType()
export abstract class CreatedInSteps extends Parts {
  @Field(() => Action, { description: 'The work that makes it usable' })
  action!: Action;

  @Field(() => [Action], { description: 'The work that follows it, for instance attaching a volume' })
  nextActions!: Action[];
}
