/** Networks: private IPv4 ranges that connect servers and load balancers. */
import { IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from './cidr.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Filter, Labelled, Protection, Rename } from '../shared.js';

const SubnetType = wireEnum(
  'CloudSubnetType',
  'What a subnet connects: cloud objects, servers alone (superseded by cloud), or dedicated servers by a vSwitch',
  ['cloud', 'server', 'vswitch'],
  {
    cloud: 'Servers and load balancers of the cloud',
    server: 'Servers alone; superseded by CLOUD',
    vswitch: 'Dedicated servers, by a virtual switch',
  },
);

@ObjectType('CloudSubnet', { description: 'A part of a network in which addresses are given out' })
export class Subnet {
  @Field(() => SubnetType, { description: 'What can have addresses in it' })
  type!: ValueOf<typeof SubnetType>;

  @Field(() => String, { nullable: true, description: 'The addresses it holds, for instance `10.0.1.0/24`' })
  ipRange!: string | null;

  @Field({ description: 'Where it is, for instance `eu-central`' })
  networkZone!: string;

  @Field({ description: 'The first address: the one that routes' })
  gateway!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Number of the vSwitch of dedicated servers that it connects, as in `dedicated { vswitches { nodes { id } } }`',
  })
  vswitchId!: number | null;
}

@ObjectType('CloudRoute', { description: 'Sends the traffic for addresses outside a network through one inside it' })
export class Route {
  @Field({ description: 'The addresses meant, for instance `10.100.1.0/24`' })
  destination!: string;

  @Field({ description: 'The address in the network to which the traffic goes' })
  gateway!: string;
}

@ObjectType('CloudNetwork', { description: 'A private IPv4 range that connects servers and load balancers' })
export class Network extends Labelled {
  @Field({ description: 'The addresses it holds, for instance `10.0.0.0/16`' })
  ipRange!: string;

  @Field(() => [Subnet], { description: 'Its parts, in which addresses are given out' })
  subnets!: Subnet[];

  @Field(() => [Route], { description: 'Routes to addresses outside it' })
  routes!: Route[];

  @Field(() => Protection, { description: 'What the API refuses to do with it' })
  protection!: Protection;

  @Field({ description: 'Its routes are known to the vSwitch too' })
  exposeRoutesToVswitch!: boolean;

  /** Ids on the wire; the fields are links. */
  servers!: number[];
  loadBalancers!: number[] | null;
}

@InputType('CloudSubnetInput', { description: 'A subnet to add to a network' })
class AddSubnet {
  @Field(() => SubnetType, { description: 'What shall have addresses in it' })
  type!: ValueOf<typeof SubnetType>;

  @IsCidr('4')
  @Field(() => String, { nullable: true, description: 'Within that of the network; a free one unless given' })
  ipRange?: string;

  @Field({ description: 'Where it shall be, for instance `eu-central`' })
  networkZone!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Number of the vSwitch of dedicated servers, as in `dedicated { vswitches { nodes { id } } }`; for type VSWITCH alone',
  })
  vswitchId?: string;
}

@InputType('CloudRouteInput', { description: 'A route of a network' })
class RouteInput {
  @IsCidr('4')
  @Field({ description: 'The addresses meant; overlaps no subnet and no other route' })
  destination!: string;

  @IsIP(4)
  @Field({ description: 'An address in the network, but not the first of it or of a subnet' })
  gateway!: string;
}

@InputType('CloudIpRangeInput', { description: 'A range of private IPv4 addresses' })
class IpRange {
  @IsCidr('4')
  @Field({ description: 'The range in CIDR notation, for instance `10.0.0.0/16`' })
  ipRange!: string;
}

@InputType('CreateCloudNetworkInput', { description: 'A network to create' })
class CreateNetwork extends Create {
  @IsCidr('4')
  @Field({ description: 'The private addresses it shall hold, for instance `10.0.0.0/16`' })
  ipRange!: string;

  @Field(() => [AddSubnet], { nullable: true, description: 'Its parts, in which addresses are given out' })
  subnets?: AddSubnet[];

  @Field(() => [RouteInput], { nullable: true, description: 'Routes to addresses outside it' })
  routes?: RouteInput[];

  @Field(() => Boolean, { nullable: true, description: 'Let the vSwitch know its routes too; false unless given' })
  exposeRoutesToVswitch?: boolean;
}

@AtLeastOneOf('name', 'labels', 'exposeRoutesToVswitch')
@InputType('UpdateCloudNetworkInput', { description: 'What to change of a network' })
class UpdateNetwork extends Rename {
  @Field(() => Boolean, { nullable: true, description: 'Let the vSwitch know its routes too' })
  exposeRoutesToVswitch?: boolean;
}

export const networks = on(Cloud, {
  networks: list('/networks', () => Network, Filter),
  network: get('/networks/{id}', () => Network),
});

export const networkWrites = mutations({
  createCloudNetwork: post('/networks', () => Network, CreateNetwork, {
    about: 'Creates a private network',
  }),
  updateCloudNetwork: put('/networks/{id}', () => Network, UpdateNetwork, {
    about: 'Changes the name or labels of a network, or whether a vSwitch knows its routes',
  }),
  deleteCloudNetwork: del('/networks/{id}', null, {
    about: 'Deletes a network. Servers and load balancers in it lose their private addresses at once',
    changes: ['/load_balancers', '/servers'],
  }),
  addCloudNetworkSubnet: post('/networks/{id}/actions/add_subnet', () => Action, AddSubnet, {
    about: 'Adds a subnet to a network',
  }),
  deleteCloudNetworkSubnet: post('/networks/{id}/actions/delete_subnet', () => Action, IpRange, {
    about: 'Deletes the subnet of this range; refused while anything has an address in it',
  }),
  addCloudNetworkRoute: post('/networks/{id}/actions/add_route', () => Action, RouteInput, {
    about: 'Adds a route to a network; traffic for its destination goes to its gateway from then on',
  }),
  deleteCloudNetworkRoute: post('/networks/{id}/actions/delete_route', () => Action, RouteInput, {
    about: 'Deletes a route of a network; its destination cannot be reached through it any more',
  }),
  changeCloudNetworkIpRange: post('/networks/{id}/actions/change_ip_range', () => Action, IpRange, {
    about: 'Makes the range of a network larger; it still has to hold all that it holds now',
  }),
});
