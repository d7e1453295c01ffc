/** Networks: private IPv4 ranges that connect servers and load balancers. */
import { IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { IsCidr } from './cidr.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { ChangeProtection, Create, Filter, Labelled, Protection, Rename } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const SubnetType = wireEnum('CloudSubnetType', 'The type of a subnet: which resources it connects', {
  cloud: 'Cloud servers and load balancers',
  server: 'Cloud servers only; superseded by CLOUD',
  vswitch: 'Dedicated servers, through a vSwitch',
});

@ObjectType('CloudSubnet', { description: 'A subnet of a network' })
class Subnet {
  @Field(() => SubnetType, { description: 'The type of the subnet' })
  type!: ValueOf<typeof SubnetType>;

  @Optional(() => String, 'The IP range in CIDR notation, for instance `10.0.1.0/24`')
  ipRange!: string | null;

  @Field({ description: 'The network zone, for instance `eu-central`' })
  networkZone!: string;

  @Field({ description: 'The gateway: the first address of the range' })
  gateway!: string;

  @Optional(
    () => ID,
    'Id of the vSwitch of dedicated servers it connects, as in `dedicated { vswitches { nodes { id } } }`',
  )
  vswitchId!: number | null;
}

@ObjectType('CloudRoute', {
  description: 'A route: sends traffic for a destination outside a network through a gateway inside it',
})
class Route {
  @Field({ description: 'The destination in CIDR notation, for instance `10.100.1.0/24`' })
  destination!: string;

  @Field({ description: 'The gateway: an address in the network' })
  gateway!: string;
}

@ObjectType('CloudNetwork', { description: 'A private network with an IPv4 range for servers and load balancers' })
export class Network extends Labelled {
  static readonly keys = { id: 'id' } as const;

  @Field({ description: 'The IP range in CIDR notation, for instance `10.0.0.0/16`' })
  ipRange!: string;

  @Field(() => [Subnet], { description: 'Its subnets' })
  subnets!: Subnet[];

  @Field(() => [Route], { description: 'Its routes' })
  routes!: Route[];

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  @Field({ description: 'Its routes are exposed to the vSwitch' })
  exposeRoutesToVswitch!: boolean;

  /** Ids on the wire; the fields are links. */
  servers!: number[];
  loadBalancers!: number[] | null;
}

@InputType('CloudSubnetInput', { description: 'A subnet to add to a network' })
class AddSubnet {
  @Field(() => SubnetType, { description: 'The type of the subnet' })
  type!: ValueOf<typeof SubnetType>;

  @IsCidr('4')
  @Optional(() => String, 'The IP range, within that of the network; a free one unless given')
  ipRange?: string;

  @Field({ description: 'The network zone, for instance `eu-central`' })
  networkZone!: string;

  @IdOf('vSwitch', 'DEDICATED')
  @Optional(
    () => ID,
    'For type VSWITCH: id of the vSwitch of dedicated servers, as in `dedicated { vswitches { nodes { id } } }`',
  )
  vswitchId?: string;
}

@InputType('CloudRouteInput', { description: 'A route of a network' })
class RouteInput {
  @IsCidr('4')
  @Field({ description: 'The destination in CIDR notation; it must not overlap a subnet or another route' })
  destination!: string;

  @IsIP(4)
  @Field({ description: 'The gateway: an address in the network, but not the first of the network or a subnet' })
  gateway!: string;
}

@InputType('CloudIpRangeInput', { description: 'A private IPv4 range' })
class IpRange {
  @IsCidr('4')
  @Field({ description: 'The IP range in CIDR notation, for instance `10.0.0.0/16`' })
  ipRange!: string;
}

@InputType('CreateCloudNetworkInput', { description: 'A network to create' })
class CreateNetwork extends Create {
  @IsCidr('4')
  @Field({ description: 'The private IP range in CIDR notation, for instance `10.0.0.0/16`' })
  ipRange!: string;

  @Optional(() => [AddSubnet], 'Its subnets')
  subnets?: AddSubnet[];

  @Optional(() => [RouteInput], 'Its routes')
  routes?: RouteInput[];

  @Optional(() => Boolean, 'Expose its routes to the vSwitch; false unless given')
  exposeRoutesToVswitch?: boolean;
}

@AtLeastOneOf('name', 'labels', 'exposeRoutesToVswitch')
@InputType('UpdateCloudNetworkInput', { description: 'What to change in a network' })
class UpdateNetwork extends Rename {
  @Optional(() => Boolean, 'Expose its routes to the vSwitch')
  exposeRoutesToVswitch?: boolean;
}

export const networks = on(Cloud, {
  networks: list('/networks', () => Network, Filter),
  network: get('/networks/{id}', () => Network),
  networkActions: list('/networks/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all networks',
    listed: false,
  }),
  networkAction: get('/networks/actions/{id}', () => Action, { listed: false }),
});

export const networkReads = on(Network, {
  actions: list('/networks/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const networkWrites = mutations({
  createCloudNetwork: post('/networks', () => Network, CreateNetwork, {
    about: 'Creates a private network',
  }),
  updateCloudNetwork: put('/networks/{id}', () => Network, UpdateNetwork, {
    about: 'Changes the name or labels of a network, or whether its routes are exposed to the vSwitch',
  }),
  deleteCloudNetwork: del('/networks/{id}', null, {
    about: 'Deletes a network; its servers and load balancers lose their private addresses at once',
    changes: ['/load_balancers', '/servers'],
  }),
  addCloudNetworkSubnet: post('/networks/{id}/actions/add_subnet', () => Action, AddSubnet, {
    about: 'Adds a subnet to a network',
  }),
  deleteCloudNetworkSubnet: post('/networks/{id}/actions/delete_subnet', () => Action, IpRange, {
    about: 'Deletes the subnet with this range; refused while resources have addresses in it',
  }),
  addCloudNetworkRoute: post('/networks/{id}/actions/add_route', () => Action, RouteInput, {
    about: 'Adds a route to a network; traffic for its destination goes to its gateway',
  }),
  deleteCloudNetworkRoute: post('/networks/{id}/actions/delete_route', () => Action, RouteInput, {
    about: 'Deletes a route of a network; its destination can no longer be reached through it',
  }),
  changeCloudNetworkIpRange: post('/networks/{id}/actions/change_ip_range', () => Action, IpRange, {
    about: 'Extends the IP range of a network; the new range must contain the old one',
  }),
  changeCloudNetworkProtection: post('/networks/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of a network',
    listed: false,
  }),
});
