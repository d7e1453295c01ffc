/** A silence of a finding, as the graph returns it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { FindingSilence } from './finding-silence.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('FindingSilence', { description: 'Why, until when and by whom a finding is silenced' })
export class ShownSilence {
  @Field({ description: 'Why' })
  reason!: string;

  @Optional(() => GraphQLDateTime, 'Until when; null: until its cause changes')
  until!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was silenced' })
  silencedAt!: Date;

  @Optional(() => ID, 'Id of the token that has silenced it; null where that is not known')
  tokenId!: string | null;
}

export function shownSilence({ reason, until, createdAt, createdBy }: FindingSilence): ShownSilence {
  return Object.assign(new ShownSilence(), {
    reason,
    until: until === null ? null : new Date(until),
    silencedAt: new Date(createdAt),
    tokenId: createdBy,
  });
}
