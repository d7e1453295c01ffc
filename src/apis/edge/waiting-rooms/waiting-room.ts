/** The waiting room type: a queue in front of part of a site while it has too many visitors. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WaitingRoomParts } from './waiting-room-parts.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeWaitingRoom', {
  description: 'A waiting room: a queue for visitors when part of a site has too many active users',
})
export class WaitingRoom extends WaitingRoomParts {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => String, 'The host name that it covers')
  host!: string | null;

  @Optional(() => Int, 'The total number of active users at a time')
  totalActiveUsers!: number | null;

  @Optional(() => Int, 'The number of users admitted per minute')
  newUsersPerMinute!: number | null;

  @Optional(
    () => GraphQLDateTime,
    'When prequeueing for the next event starts; null: at the start of the event, or there is none',
  )
  nextEventPrequeueStartTime!: string | null;

  @Optional(() => GraphQLDateTime, 'When the next event starts; null: there is none')
  nextEventStartTime!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}
