/** Virtual switches: layer 2 networks that connect servers across locations. */
import { ArrayNotEmpty, Max, Min, MinLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { details } from '../../../rest/planner/missing-fields.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { noAnswer } from '../no-answer.js';
import { Cancel, OfServer } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Optional } from '../../../base/optional-field.js';

const ConnectionStatus = wireEnum(
  'DedicatedVSwitchServerStatus',
  "The status of a server's connection to a vSwitch; while it is IN_PROCESS or PROCESSING, changes to the vSwitch are refused",
  {
    ready: 'Connected',
    'in process': 'Being connected or disconnected',
    processing: 'Another spelling that the provider uses for IN_PROCESS',
    failed: 'The connection failed',
  },
);

@ObjectType('DedicatedVSwitchServer', { description: 'A server connected to a vSwitch' })
export class VSwitchServer extends OfServer {
  @Field(() => ConnectionStatus, {
    description: 'The status of the connection; poll while it is IN_PROCESS or PROCESSING, until it is READY or FAILED',
  })
  status!: ValueOf<typeof ConnectionStatus>;
}

@ObjectType('DedicatedVSwitchSubnet', { description: 'A subnet on a vSwitch' })
class VSwitchSubnet {
  @Field({ description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Prefix length' })
  mask!: number;

  @Field({ description: 'The gateway' })
  gateway!: string;
}

@ObjectType('DedicatedVSwitchCloudNetwork', { description: 'A cloud network connected to a vSwitch' })
class VSwitchCloudNetwork extends VSwitchSubnet {
  @Field(() => ID, { description: 'Id of the network in the cloud API' })
  id!: number;
}

@ObjectType('DedicatedVSwitch', {
  description: 'A vSwitch: a virtual layer 2 network that connects servers in any location',
})
export class VSwitch {
  static readonly keys = { 'vswitch-id': 'id' } as const;

  @Field(() => ID, { description: 'Id of the vSwitch' })
  id!: number;

  @Field({ description: 'Name of the vSwitch' })
  name!: string;

  @Field(() => Int, { description: 'VLAN id, from 4000 to 4091' })
  vlan!: number;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Optional(() => [VSwitchServer], 'The connected servers; one more call per vSwitch of a list')
  servers?: VSwitchServer[];

  @Optional(() => [VSwitchSubnet], 'Its subnets; one more call per vSwitch of a list')
  subnets?: VSwitchSubnet[];

  @Optional(() => [VSwitchCloudNetwork], 'The connected cloud networks; one more call per vSwitch of a list')
  cloudNetworks?: VSwitchCloudNetwork[];

  static reshape(vswitch: Wire): Wire {
    return renamed(vswitch, { server: 'servers', subnet: 'subnets', cloud_network: 'cloud_networks' });
  }
}

@InputType('CreateDedicatedVSwitchInput', { description: 'A vSwitch to create' })
class CreateVSwitch {
  @MinLength(1)
  @Field({ description: 'Name of the vSwitch' })
  name!: string;

  @Min(4000)
  @Max(4091)
  @Field(() => Int, { description: 'VLAN id, from 4000 to 4091' })
  vlan!: number;
}

@AtLeastOneOf('name', 'vlan')
@InputType('UpdateDedicatedVSwitchInput', { description: 'What to change in a vSwitch' })
class UpdateVSwitch {
  @MinLength(1)
  @Optional(() => String, 'The new name; unchanged unless given')
  name?: string;

  @Min(4000)
  @Max(4091)
  @Optional(() => Int, 'The new VLAN id, from 4000 to 4091, which no other vSwitch of its servers may use')
  vlan?: number;
}

@InputType('CancelDedicatedVSwitchInput', { description: 'When to cancel a vSwitch' })
class CancelVSwitch extends Cancel {}

@InputType('DedicatedVSwitchServersInput', { description: 'Servers to connect or disconnect' })
class VSwitchServers {
  @ArrayNotEmpty()
  @OnWire('server')
  @IdOf('server')
  @Field(() => [String], { description: 'Their ids, numbers or main IP addresses' })
  servers!: string[];
}

export const vswitches = on(Dedicated, {
  vswitches: list('/vswitch', () => VSwitch, { about: 'vSwitches, up to `first`', key: null, limit: '500/1h' }),
  vswitch: get('/vswitch/{vswitch-id}', () => VSwitch, {
    about: 'A vSwitch; null when there is none',
    key: null,
    limit: '500/1h',
  }),
});

export const vswitchDetails = details(VSwitch, vswitches.rows.vswitch, ['servers', 'subnets', 'cloudNetworks']);

export const vswitchWrites = mutations({
  createDedicatedVSwitch: post('/vswitch', () => VSwitch, CreateVSwitch, {
    about: 'Creates a vSwitch without servers',
    key: null,
    limit: '100/1h',
  }),
  updateDedicatedVSwitch: noAnswer(
    post('/vswitch/{vswitch-id}', () => Boolean, UpdateVSwitch, {
      about: 'Changes the name or VLAN id of a vSwitch; servers are disconnected until they use the new VLAN id',
      limit: '100/1h',
    }),
  ),
  cancelDedicatedVSwitch: del('/vswitch/{vswitch-id}', null, CancelVSwitch, {
    about: 'Cancels a vSwitch: on that day its servers are disconnected and its subnets given up, for good',
    gone: false,
    limit: '100/1h',
  }),
  addServersToDedicatedVSwitch: noAnswer(
    post('/vswitch/{vswitch-id}/server', () => Boolean, VSwitchServers, {
      about: 'Connects servers to a vSwitch; the change continues after the answer: query the `status` of each',
      limit: '100/1h',
    }),
  ),
  removeServersFromDedicatedVSwitch: del('/vswitch/{vswitch-id}/server', null, VSwitchServers, {
    about: 'Disconnects servers from a vSwitch; the change continues after the answer',
    limit: '100/1h',
  }),
});
