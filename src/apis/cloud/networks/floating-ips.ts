/** Floating IPs: addresses that can move between running servers. */
import { MaxLength, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { ChangeDnsPtr } from './dns-ptr.js';
import { IpAddress, IpFilter, IpType } from './ip-address.js';
import { Location } from '../locations.js';
import { ChangeProtection, Created, Rename } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Server } from '../servers/server.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudFloatingIp', { description: 'A floating IP: an address that can be moved between running servers' })
export class FloatingIp extends IpAddress {
  static readonly keys = { id: 'id' } as const;

  @Optional(() => String, 'Description of the floating IP')
  description!: string | null;

  @Field(() => Location, {
    description: 'Its home location, where routing is optimal; it works in every location of the same network zone',
  })
  homeLocation!: Location;

  /** An id on the wire; the field is a link. */
  server!: number | null;
}

@ObjectType()
class FloatingIpCreated extends Created {
  @Field(() => FloatingIp, { description: 'The new floating IP' })
  floatingIp!: FloatingIp;
}

@AtLeastOneOf('serverId', 'homeLocation')
@InputType('CreateCloudFloatingIpInput', { description: 'A floating IP to create, in a location or for a server' })
class CreateFloatingIp {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @TakesNull()
  @OnWire('server')
  @IdOf(() => Server)
  @Optional(() => ID, 'Id of the server to assign it to')
  serverId?: string | null;

  @IdOf('location')
  @Optional(() => String, "Id or name of the home location; the server's location unless given")
  homeLocation?: string;

  @TakesNull()
  @Optional(() => String, 'Description of the floating IP')
  description?: string | null;

  @MinLength(1)
  @MaxLength(64)
  @Optional(() => String, 'Unique among the floating IPs of the project')
  name?: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;
}

@AtLeastOneOf('name', 'labels', 'description')
@InputType('UpdateCloudFloatingIpInput', { description: 'What to change in a floating IP' })
class UpdateFloatingIp extends Rename {
  @TakesNull()
  @Optional(() => String, 'Description of the floating IP')
  description?: string | null;
}

@InputType('AssignCloudFloatingIpInput', { description: 'The server to assign a floating IP to' })
class AssignFloatingIp {
  @OnWire('server')
  @IdOf(() => Server)
  @Field(() => ID, { description: 'Id of a server in the same network zone' })
  serverId!: string;
}

export const floatingIps = on(Cloud, {
  floatingIps: list('/floating_ips', () => FloatingIp, IpFilter),
  floatingIp: get('/floating_ips/{id}', () => FloatingIp),
  floatingIpActions: list('/floating_ips/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all floating IPs',
    listed: false,
  }),
  floatingIpAction: get('/floating_ips/actions/{id}', () => Action, { listed: false }),
});

export const floatingIpReads = on(FloatingIp, {
  actions: list('/floating_ips/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const floatingIpWrites = mutations({
  createCloudFloatingIp: post('/floating_ips', () => FloatingIpCreated, CreateFloatingIp, {
    about: 'Creates a floating IP, which is billed from then on, assigned or not',
    changes: ['/servers'],
  }),
  updateCloudFloatingIp: put('/floating_ips/{id}', () => FloatingIp, UpdateFloatingIp, {
    about: 'Changes the name, description or labels of a floating IP',
  }),
  deleteCloudFloatingIp: del('/floating_ips/{id}', null, {
    about: 'Deletes a floating IP: the address is lost, and its server can no longer be reached at it',
    changes: ['/servers'],
  }),
  assignCloudFloatingIp: post('/floating_ips/{id}/actions/assign', () => Action, AssignFloatingIp, {
    about: 'Assigns a floating IP to a server; it is unassigned from the server that has it',
    changes: ['/servers'],
  }),
  unassignCloudFloatingIp: post('/floating_ips/{id}/actions/unassign', () => Action, {
    about: 'Unassigns a floating IP from its server, which can no longer be reached at it; you keep the address',
    changes: ['/servers'],
  }),
  changeCloudFloatingIpDnsPtr: post('/floating_ips/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the reverse DNS entry of an address of a floating IP',
  }),
  changeCloudFloatingIpProtection: post(
    '/floating_ips/{id}/actions/change_protection',
    () => Action,
    ChangeProtection,
    {
      about: 'Changes the deletion protection of a floating IP',
      listed: false,
    },
  ),
});
