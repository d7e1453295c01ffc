/** The waiting rooms of a zone and their current status. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { WaitingRoomParts } from './waiting-room-parts.js';
import { WaitingRoom } from './waiting-room.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

const WaitingRoomState = wireEnum('EdgeWaitingRoomState', 'The state of a waiting room', {
  suspended: 'Suspended: visitors do not pass through the waiting room',
  event_prequeueing: 'Prequeueing for an event',
  not_queueing: 'Not queueing: visitors are admitted at once',
  queueing: 'Queueing: new visitors have to wait',
});

@ObjectType('EdgeWaitingRoomStatus', { description: 'The current status of a waiting room, as an estimate' })
class WaitingRoomStatus {
  @Optional(() => WaitingRoomState, 'The state')
  status!: ValueOf<typeof WaitingRoomState> | null;

  @Optional(() => Int, 'Estimated number of users in the queue')
  estimatedQueuedUsers!: number | null;

  @Optional(() => Int, 'Estimated number of active users')
  estimatedTotalActiveUsers!: number | null;

  @Optional(() => Int, 'The maximum estimated waiting time of new visitors, in minutes')
  maxEstimatedTimeMinutes!: number | null;

  @Optional(() => ID, 'Id of the current event; empty or null: none')
  eventId!: string | null;
}

@InputType()
abstract class WaitingRoomInput extends WaitingRoomParts {
  @Field({ description: 'Its name: letters, digits, hyphens and underscores' })
  name!: string;

  @Field({ description: 'The host name that it covers' })
  host!: string;

  @Field(() => Int, { description: 'The total number of active users at a time' })
  totalActiveUsers!: number;

  @Field(() => Int, { description: 'The number of users admitted per minute' })
  newUsersPerMinute!: number;
}

@InputType('CreateEdgeWaitingRoomInput', { description: 'A waiting room to create' })
class CreateWaitingRoom extends WaitingRoomInput {}

@InputType('UpdateEdgeWaitingRoomInput', {
  description: 'The complete new state of a waiting room: fields left out are reset',
})
class UpdateWaitingRoom extends WaitingRoomInput {}

export const waitingRooms = on(Zone, {
  waitingRooms: list('/zones/{zoneId}/waiting_rooms', () => WaitingRoom),
  waitingRoom: get('/zones/{zoneId}/waiting_rooms/{id}', () => WaitingRoom, { nullable: true }),
});

export const waitingRoomReads = on(WaitingRoom, {
  status: get('/zones/{zoneId}/waiting_rooms/{id}/status', () => WaitingRoomStatus, {
    nullable: true,
    about: 'Its current status; one more call per waiting room',
  }),
});

export const waitingRoomWrites = mutations({
  createEdgeWaitingRoom: post('/zones/{zoneId}/waiting_rooms', () => WaitingRoom, CreateWaitingRoom, {
    nullable: true,
    about: 'Creates a waiting room: from now on visitors queue when there are too many active users',
  }),
  updateEdgeWaitingRoom: put('/zones/{zoneId}/waiting_rooms/{id}', () => WaitingRoom, UpdateWaitingRoom, {
    nullable: true,
    about: 'Replaces the configuration of a waiting room',
  }),
  deleteEdgeWaitingRoom: del('/zones/{zoneId}/waiting_rooms/{id}', null, {
    about: 'Deletes a waiting room: everyone who waits is admitted',
  }),
});
