/** Common parts of cloud and storage catalogues: locations and types, which hardly change. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { sorting } from '../../rest/mapping/enum.js';
import { Optional } from '../../base/optional-field.js';

/** Seconds for which they may be cached. */
export const catalogue = 3600;

export const NameSort = sorting('NameSort', { id: 'id', name: 'name' });

@ArgsType()
export class NameFilter {
  @Optional(() => String, 'Only the one with exactly this name')
  name?: string;
}

@ArgsType()
export class SortedNameFilter extends NameFilter {
  @Optional(() => [NameSort], 'The sort order; by id unless given')
  sort?: string[];
}

@ObjectType('HostingDeprecation', { description: 'The deprecation of something' })
export class Deprecation {
  @Field(() => GraphQLDateTime, { description: 'When the deprecation was announced' })
  announced!: string;

  @Field(() => GraphQLDateTime, { description: 'When it becomes unavailable for new use' })
  unavailableAfter!: string;
}
