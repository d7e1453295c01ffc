/** Floating IPs: addresses that move between servers while these run. */
import { MaxLength, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { ChangeDnsPtr } from './dns-ptr.js';
import { IpAddress, IpFilter, IpType } from './ip-address.js';
import { Location } from '../locations.js';
import { Created, Rename } from '../shared.js';

@ObjectType('CloudFloatingIp', { description: 'An address that moves between servers while these run' })
export class FloatingIp extends IpAddress {
  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  description!: string | null;

  @Field(() => Location, { description: 'Where it is routed best; it works in all of the same network zone' })
  homeLocation!: Location;

  /** An id on the wire; the field is a link. */
  server!: number | null;
}

@ObjectType()
export class FloatingIpCreated extends Created {
  @Field(() => FloatingIp, { description: 'The new floating IP' })
  floatingIp!: FloatingIp;
}

@AtLeastOneOf('serverId', 'homeLocation')
@InputType('CreateCloudFloatingIpInput', { description: 'A floating IP to create, in a location or for a server' })
class CreateFloatingIp {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @OnWire('server')
  @Field(() => ID, { nullable: true, description: 'Number of the server to assign it to' })
  serverId?: string | null;

  @Field(() => String, { nullable: true, description: "Id or name of the location; the server's unless given" })
  homeLocation?: string;

  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  description?: string | null;

  @MinLength(1)
  @MaxLength(64)
  @Field(() => String, { nullable: true, description: 'Unique among the floating IPs of the project' })
  name?: string;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own key-value pairs; both are strings' })
  labels?: Labels;
}

@AtLeastOneOf('name', 'labels', 'description')
@InputType('UpdateCloudFloatingIpInput', { description: 'What to change of a floating IP' })
class UpdateFloatingIp extends Rename {
  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  description?: string | null;
}

@InputType('AssignCloudFloatingIpInput', { description: 'Where to assign a floating IP' })
class AssignFloatingIp {
  @OnWire('server')
  @Field(() => ID, { description: 'Number of a server in the same network zone' })
  serverId!: string;
}

export const floatingIps = on(Cloud, {
  floatingIps: list('/floating_ips', () => FloatingIp, IpFilter),
  floatingIp: get('/floating_ips/{id}', () => FloatingIp),
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
    about: 'Deletes a floating IP: the address is lost, and a server it is assigned to is not reached by it any more',
    changes: ['/servers'],
  }),
  assignCloudFloatingIp: post('/floating_ips/{id}/actions/assign', () => Action, AssignFloatingIp, {
    about: 'Assigns a floating IP to a server; it leaves the one that has it',
    changes: ['/servers'],
  }),
  unassignCloudFloatingIp: post('/floating_ips/{id}/actions/unassign', () => Action, {
    about: 'Takes a floating IP off its server, which is not reached by it any more; it stays yours',
    changes: ['/servers'],
  }),
  changeCloudFloatingIpDnsPtr: post('/floating_ips/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the host name that reverse DNS answers for an address of a floating IP',
  }),
});
