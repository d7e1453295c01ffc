/** Common parts of cloud objects and inputs. */
import { MinLength } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { NameFilter } from '../machines/catalogue.js';
import { sorting } from '../../rest/mapping/enum.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { ResultParts } from '../../rest/rows/row.js';
import { Action } from './action.js';
import { Optional } from '../../base/optional-field.js';

const Sort = sorting('CloudSort', { id: 'id', name: 'name', created: 'time of creation' });

@ObjectType()
export abstract class Labelled {
  @Field(() => ID, { description: 'Its id' })
  id!: number;

  @Field({ description: 'Unique within the project among objects of its type' })
  name!: string;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;
}

@ObjectType('CloudProtection', { description: 'The protection of a resource against changes' })
export class Protection {
  @Field({ description: 'It is protected against deletion' })
  delete!: boolean;
}

@ArgsType()
export abstract class NameAndLabels extends NameFilter {
  @Optional(() => String, 'Only resources whose labels match this label selector, for instance `env=production,!old`')
  labelSelector?: string;
}

/** The filters of most lists. */
@ArgsType()
export class Filter extends NameAndLabels {
  @Optional(() => [Sort], 'The sort order; by id unless given')
  sort?: string[];
}

@InputType()
export abstract class Create {
  @MinLength(1)
  @Field({ description: 'Unique within the project among objects of its type' })
  name!: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;
}

@InputType()
export abstract class Rename {
  @MinLength(1)
  @Optional(() => String, 'The new name; unchanged unless given')
  name?: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'The new labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('ChangeCloudProtectionInput', { description: 'The protection of a resource' })
export class ChangeProtection {
  @Field({ description: 'Protect it against deletion' })
  delete!: boolean;
}

/** The result of a creation: the object, and the action that completes it. */
@ObjectType()
export abstract class Created extends ResultParts {
  @Optional(() => Action, 'The action that creates it')
  action!: Action | null;
}

/** The same for a creation with several actions. */
@ObjectType()
export abstract class CreatedInSteps extends ResultParts {
  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;

  @Field(() => [Action], { description: 'The actions that follow, for instance attaching a volume' })
  nextActions!: Action[];
}
