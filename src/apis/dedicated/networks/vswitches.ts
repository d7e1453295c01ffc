/** Virtual switches: networks of layer 2 that connect servers, wherever they stand. */
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

const ConnectionStatus = wireEnum(
  'DedicatedVSwitchServerStatus',
  'Whether a server is connected to a virtual switch; while it is IN_PROCESS or PROCESSING, the switch refuses further changes',
  ['ready', 'in process', 'processing', 'failed'],
  {
    ready: 'It is connected',
    'in process': 'It is being connected or disconnected',
    processing: 'Another word of the provider for IN_PROCESS',
    failed: 'It could not be connected',
  },
);

@ObjectType('DedicatedVSwitchServer', { description: 'A server on a virtual switch' })
export class VSwitchServer extends OfServer {
  @Field(() => ConnectionStatus, {
    description: 'Whether it is connected; ask again while it is IN_PROCESS or PROCESSING, until it is READY or FAILED',
  })
  status!: ValueOf<typeof ConnectionStatus>;
}

@ObjectType('DedicatedVSwitchSubnet', { description: 'A network of addresses on a virtual switch' })
export class VSwitchSubnet {
  @Field({ description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Length of its prefix' })
  mask!: number;

  @Field({ description: 'Address of its gateway' })
  gateway!: string;
}

@ObjectType('DedicatedVSwitchCloudNetwork', { description: 'A network of the cloud on a virtual switch' })
export class VSwitchCloudNetwork extends VSwitchSubnet {
  @Field(() => ID, { description: 'Number of the network in the cloud API' })
  id!: number;
}

@ObjectType('DedicatedVSwitch', { description: 'A network of layer 2 that connects servers, wherever they stand' })
export class VSwitch {
  static readonly keys = { 'vswitch-id': 'id' } as const;

  @Field(() => ID, { description: 'Number of the virtual switch' })
  id!: number;

  @Field({ description: 'The name you gave it' })
  name!: string;

  @Field(() => Int, { description: 'Its VLAN, from 4000 to 4091' })
  vlan!: number;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Field(() => [VSwitchServer], {
    nullable: true,
    description: 'The servers on it; one more call where the virtual switch came from a list',
  })
  servers?: VSwitchServer[];

  @Field(() => [VSwitchSubnet], {
    nullable: true,
    description: 'The networks of addresses on it; one more call where the virtual switch came from a list',
  })
  subnets?: VSwitchSubnet[];

  @Field(() => [VSwitchCloudNetwork], {
    nullable: true,
    description: 'The networks of the cloud on it; one more call where the virtual switch came from a list',
  })
  cloudNetworks?: VSwitchCloudNetwork[];

  static reshape(vswitch: Wire): Wire {
    return renamed(vswitch, { server: 'servers', subnet: 'subnets', cloud_network: 'cloud_networks' });
  }
}

@InputType('CreateDedicatedVSwitchInput', { description: 'A virtual switch to create' })
class CreateVSwitch {
  @MinLength(1)
  @Field({ description: 'Your own name for it' })
  name!: string;

  @Min(4000)
  @Max(4091)
  @Field(() => Int, { description: 'Its VLAN, from 4000 to 4091' })
  vlan!: number;
}

@AtLeastOneOf('name', 'vlan')
@InputType('UpdateDedicatedVSwitchInput', { description: 'What to change of a virtual switch' })
class UpdateVSwitch {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'Your own name for it; stays unless given' })
  name?: string;

  @Min(4000)
  @Max(4091)
  @Field(() => Int, {
    nullable: true,
    description: 'The new VLAN, from 4000 to 4091, not used by another virtual switch of one of its servers',
  })
  vlan?: number;
}

@InputType('CancelDedicatedVSwitchInput', { description: 'When a virtual switch ends' })
class CancelVSwitch extends Cancel {}

@InputType('DedicatedVSwitchServersInput', { description: 'Servers to connect or disconnect' })
class VSwitchServers {
  @ArrayNotEmpty()
  @OnWire('server')
  @Field(() => [String], { description: 'Their numbers or main addresses' })
  servers!: string[];
}

export const vswitches = on(Dedicated, {
  vswitches: list('/vswitch', () => VSwitch, { key: null, limit: '500/1h' }),
  vswitch: get('/vswitch/{vswitch-id}', () => VSwitch, {
    about: 'A virtual switch; null when there is none',
    key: null,
    limit: '500/1h',
  }),
});

export const vswitchDetails = details(VSwitch, vswitches.rows.vswitch, ['servers', 'subnets', 'cloudNetworks']);

export const vswitchWrites = mutations({
  createDedicatedVSwitch: post('/vswitch', () => VSwitch, CreateVSwitch, {
    about: 'Creates a virtual switch, without servers at first',
    key: null,
    limit: '100/1h',
  }),
  updateDedicatedVSwitch: noAnswer(
    post('/vswitch/{vswitch-id}', () => Boolean, UpdateVSwitch, {
      about: 'Changes the name or VLAN of a virtual switch; servers lose the connection until they use the new VLAN',
      limit: '100/1h',
    }),
  ),
  cancelDedicatedVSwitch: del('/vswitch/{vswitch-id}', null, CancelVSwitch, {
    about: 'Cancels a virtual switch: on that day its servers are disconnected and its networks given up, for good',
    gone: false,
    limit: '100/1h',
  }),
  addServersToDedicatedVSwitch: noAnswer(
    post('/vswitch/{vswitch-id}/server', () => Boolean, VSwitchServers, {
      about: 'Connects servers to a virtual switch; it goes on after the answer: ask for the `status` of each',
      limit: '100/1h',
    }),
  ),
  removeServersFromDedicatedVSwitch: del('/vswitch/{vswitch-id}/server', null, VSwitchServers, {
    about: 'Disconnects servers from a virtual switch; it goes on after the answer',
    limit: '100/1h',
  }),
});
