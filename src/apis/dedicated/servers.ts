/** Servers and their cancellation. */
import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { details } from '../../rest/planner/missing-fields.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { del, get, list, post } from '../../rest/rows/row.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { Dedicated } from './dedicated.js';
import { mutations, on } from './bind.js';
import { Server } from './server.js';
import { Cancel, Cancellation } from './shared.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('DedicatedServerCancellation', {
  description: 'The cancellation of a server, or when it would be possible',
})
export class ServerCancellation extends Cancellation {
  @Optional(() => String, 'Main IPv4 address of the server')
  serverIp!: string | null;

  @Field({ description: 'Main IPv6 network of the server' })
  serverIpv6Net!: string;

  @Field({ description: 'Name of the server' })
  serverName!: string;

  @Field({ description: 'Its location in the data center can be reserved' })
  reservationPossible!: boolean;

  @Field({ description: 'Its location in the data center is reserved' })
  reserved!: boolean;

  @Field(() => [String], { description: 'Possible cancellation reasons; empty once it is cancelled' })
  possibleReasons!: string[];

  @Optional(() => String, 'The cancellation reason; null until it is cancelled')
  cancellationReason!: string | null;

  static reshape({ cancellation_reason: reason, ...cancellation }: Wire): Wire {
    return Array.isArray(reason)
      ? { ...cancellation, possible_reasons: reason, cancellation_reason: null }
      : { ...cancellation, possible_reasons: [], cancellation_reason: reason };
  }
}

@InputType('UpdateDedicatedServerInput', { description: 'What to change in a server' })
class UpdateServer {
  @MaxLength(255)
  @OnWire('server_name')
  @Field({ description: 'The new name; empty to remove it' })
  name!: string;
}

@InputType('CancelDedicatedServerInput', { description: 'When to cancel a server' })
class CancelServer extends Cancel {
  @Optional(() => String, 'One of `possibleReasons`')
  cancellationReason?: string;

  @Optional(() => Boolean, 'Reserve its location in the data center; required where `reservationPossible` is true')
  reserveLocation?: boolean;
}

export const servers = on(Dedicated, {
  servers: list('/server', () => Server, { central: true, limit: '200/1h' }),
  server: get('/server/{server-number}', () => Server, { limit: '200/1h' }),
});

export const serverDetails = details(Server, servers.rows.server, ['features', 'linkedStorageBoxId']);

export const serverReads = on(Server, {
  cancellation: get('/server/{server-number}/cancellation', () => ServerCancellation, {
    about: 'Its cancellation, or when it would be possible; one call per server',
    limit: '200/1h',
  }),
});

export const serverWrites = mutations({
  updateDedicatedServer: post('/server/{server-number}', () => Server, UpdateServer, {
    about: 'Changes the name of a server',
    limit: '200/1h',
  }),
  cancelDedicatedServer: post('/server/{server-number}/cancellation', () => ServerCancellation, CancelServer, {
    about: 'Cancels a server: on that day it is switched off and given up with all data on it, for good',
    limit: '200/1h',
    changes: ['/ip', '/subnet'],
  }),
  withdrawDedicatedServerCancellation: del('/server/{server-number}/cancellation', null, {
    about: 'Withdraws the cancellation of a server, before its last day',
    limit: '200/1h',
    changes: ['/ip', '/subnet'],
  }),
});
