/** Waiting rooms of a zone, and how full they are. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { WaitingRoomParts } from './waiting-room-parts.js';
import { WaitingRoom } from './waiting-room.js';
import { Zone } from '../zones/zone.js';

const WaitingRoomState = wireEnum(
  'EdgeWaitingRoomState',
  'What a waiting room does now',
  ['suspended', 'event_prequeueing', 'not_queueing', 'queueing'],
  {
    suspended: 'It is switched off',
    event_prequeueing: 'It gathers those who come early for an event',
    not_queueing: 'Whoever comes is let in',
    queueing: 'Those who come have to wait',
  },
);

@ObjectType('EdgeWaitingRoomStatus', { description: 'How full a waiting room is now, as an estimate' })
export class WaitingRoomStatus {
  @Field(() => WaitingRoomState, { nullable: true, description: 'What it does' })
  status!: ValueOf<typeof WaitingRoomState> | null;

  @Field(() => Int, { nullable: true, description: 'How many wait' })
  estimatedQueuedUsers!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many are inside' })
  estimatedTotalActiveUsers!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes for which whoever comes now may have to wait' })
  maxEstimatedTimeMinutes!: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the event that goes on; empty or null: there is none' })
  eventId!: string | null;
}

@InputType()
abstract class WaitingRoomInput extends WaitingRoomParts {
  @Field({ description: 'Its name: letters, digits, hyphens and underscores' })
  name!: string;

  @Field({ description: 'The host name that visitors queue for' })
  host!: string;

  @Field(() => Int, { description: 'So many visitors may be inside at a time' })
  totalActiveUsers!: number;

  @Field(() => Int, { description: 'So many are let in within a minute' })
  newUsersPerMinute!: number;
}

@InputType('CreateEdgeWaitingRoomInput', { description: 'A waiting room to create' })
class CreateWaitingRoom extends WaitingRoomInput {}

@InputType('UpdateEdgeWaitingRoomInput', {
  description: 'A waiting room as it shall be from now on, with all of it that shall stay',
})
class UpdateWaitingRoom extends WaitingRoomInput {}

export const waitingRooms = on(Zone, {
  waitingRooms: list('/zones/{zoneId}/waiting_rooms', () => WaitingRoom),
  waitingRoom: get('/zones/{zoneId}/waiting_rooms/{id}', () => WaitingRoom, { nullable: true }),
});

export const waitingRoomReads = on(WaitingRoom, {
  status: get('/zones/{zoneId}/waiting_rooms/{id}/status', () => WaitingRoomStatus, {
    nullable: true,
    about: 'How full it is now; one more call for each waiting room',
  }),
});

export const waitingRoomWrites = mutations({
  createEdgeWaitingRoom: post('/zones/{zoneId}/waiting_rooms', () => WaitingRoom, CreateWaitingRoom, {
    nullable: true,
    about: 'Creates a waiting room: from now on visitors queue while too many are inside',
  }),
  updateEdgeWaitingRoom: put('/zones/{zoneId}/waiting_rooms/{id}', () => WaitingRoom, UpdateWaitingRoom, {
    nullable: true,
    about: 'Puts another waiting room in the place of one, under the same id',
  }),
  deleteEdgeWaitingRoom: del('/zones/{zoneId}/waiting_rooms/{id}', null, {
    about: 'Deletes a waiting room: whoever waits in it is let in',
  }),
});
