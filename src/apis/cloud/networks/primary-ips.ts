/** Primary IPs: the public addresses of servers. */
import { IsIP } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Cloud } from '../cloud.js';
import { Datacenter, deprecationReason } from '../datacenters.js';
import { mutations, on } from '../bind.js';
import { ChangeDnsPtr } from './dns-ptr.js';
import { IpAddress, IpFilter, IpType } from './ip-address.js';
import { Location } from '../locations.js';
import { ChangeProtection, Create, Created, Rename } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Server } from '../servers/server.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const AssigneeType = wireEnum(
  'CloudPrimaryIpAssigneeType',
  'The type of resource that a primary IP can be assigned to',
  { server: 'A cloud server' },
);
const Assignment = wireEnum('CloudPrimaryIpAssignment', 'The type of resource that a primary IP is assigned to', {
  server: 'A server',
  unassigned: 'Nothing: it is not assigned',
});

@ObjectType('CloudPrimaryIp', {
  description: 'A primary IP: a public IP address of a server, with a lifetime of its own',
})
export class PrimaryIp extends IpAddress {
  static readonly keys = { id: 'id' } as const;

  @Optional(() => Datacenter, 'The data center', { deprecationReason })
  datacenter?: Datacenter | null;

  @Field(() => Location, { description: 'The location; it can only be assigned to servers there' })
  location!: Location;

  @Field({ description: 'It is deleted together with its server' })
  autoDelete!: boolean;

  @Field(() => Assignment, { description: 'The type of resource it is, or can be, assigned to' })
  assigneeType!: ValueOf<typeof Assignment>;

  /** An id on the wire; the field `assignee` is a link. */
  assigneeId!: number | null;
}

@ObjectType()
class PrimaryIpCreated extends Created {
  @Field(() => PrimaryIp, { description: 'The new primary IP' })
  primaryIp!: PrimaryIp;
}

@ArgsType()
class PrimaryIpFilter extends IpFilter {
  @IsIP()
  @Optional(() => String, 'Only the primary IP with exactly this address')
  ip?: string;
}

@ExactlyOneOf('assigneeId', 'location', 'datacenter')
@InputType('CreateCloudPrimaryIpInput', { description: 'A primary IP to create, in a location or for a server' })
class CreatePrimaryIp extends Create {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @IdOf('datacenter')
  @Optional(() => String, 'Id or name of the data center', { deprecationReason })
  datacenter?: string;

  @IdOf('location')
  @Optional(() => String, 'Id or name of the location')
  location?: string;

  @Optional(() => AssigneeType, 'The type of resource it can be assigned to; a server unless given')
  assigneeType?: ValueOf<typeof AssigneeType>;

  @TakesNull()
  @IdOf(() => Server)
  @Optional(() => ID, 'Id of the server to assign it to, which must be off')
  assigneeId?: string | null;

  @Optional(() => Boolean, 'Delete it together with its server; false unless given')
  autoDelete?: boolean;
}

@AtLeastOneOf('name', 'labels', 'autoDelete')
@InputType('UpdateCloudPrimaryIpInput', { description: 'What to change in a primary IP' })
class UpdatePrimaryIp extends Rename {
  @Optional(() => Boolean, 'Delete it together with its server')
  autoDelete?: boolean;
}

@InputType('AssignCloudPrimaryIpInput', { description: 'The server to assign a primary IP to' })
class AssignPrimaryIp {
  @Field(() => AssigneeType, { defaultValue: 'server', description: 'The type of resource' })
  assigneeType!: ValueOf<typeof AssigneeType>;

  @IdOf(() => Server)
  @Field(() => ID, {
    description: 'Id of a server in the same location that is off and has no primary IP of this type',
  })
  assigneeId!: string;
}

export const primaryIps = on(Cloud, {
  primaryIps: list('/primary_ips', () => PrimaryIp, PrimaryIpFilter),
  primaryIp: get('/primary_ips/{id}', () => PrimaryIp),
  primaryIpActions: list('/primary_ips/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all primary IPs',
    listed: false,
  }),
  primaryIpAction: get('/primary_ips/actions/{id}', () => Action, { listed: false }),
});

export const primaryIpReads = on(PrimaryIp, {
  actions: list('/primary_ips/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const primaryIpWrites = mutations({
  createCloudPrimaryIp: post('/primary_ips', () => PrimaryIpCreated, CreatePrimaryIp, {
    about: 'Creates a primary IP, which is billed from then on, assigned or not',
    changes: ['/servers'],
  }),
  updateCloudPrimaryIp: put('/primary_ips/{id}', () => PrimaryIp, UpdatePrimaryIp, {
    about: 'Changes the name or labels of a primary IP, or whether it is deleted with its server',
  }),
  deleteCloudPrimaryIp: del('/primary_ips/{id}', null, {
    about: 'Deletes a primary IP: the address is lost; its server must be off and loses it',
    changes: ['/servers'],
  }),
  assignCloudPrimaryIp: post('/primary_ips/{id}/actions/assign', () => Action, AssignPrimaryIp, {
    about: 'Assigns a primary IP to a server, which must be off',
    changes: ['/servers'],
  }),
  unassignCloudPrimaryIp: post('/primary_ips/{id}/actions/unassign', () => Action, {
    about: 'Unassigns a primary IP from its server, which must be off; you keep the address',
    changes: ['/servers'],
  }),
  changeCloudPrimaryIpDnsPtr: post('/primary_ips/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the reverse DNS entry of an address of a primary IP',
    changes: ['/servers'],
  }),
  changeCloudPrimaryIpProtection: post('/primary_ips/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of a primary IP',
    listed: false,
  }),
});
