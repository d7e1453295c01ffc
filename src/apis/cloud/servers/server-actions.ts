/** What can be done with a server: power, operating system, discs, networks, firewalls. */
import { ArrayMaxSize, IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { type Official, Parts, post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from '../networks/cidr.js';
import { mutations } from '../bind.js';
import { FirewallTargetInput } from '../networks/firewall-targets.js';
import { RebuildServer } from './server-inputs.js';

const RescueType = wireEnum('CloudRescueType', 'A rescue system', ['linux64'], { linux64: 'Linux, 64 bits' });

@ObjectType()
export class ServerRebuilt extends Parts {
  @Field(() => Action, { nullable: true, description: 'Filling the disk' })
  action!: Action | null;

  @Field(() => String, { nullable: true, description: 'Told here once and never again; null when it lets in SSH keys' })
  rootPassword!: string | null;
}

@ObjectType()
export class RescueEnabled extends Parts {
  @Field(() => Action, { nullable: true, description: 'Readying the rescue system' })
  action!: Action | null;

  @Field(() => String, { nullable: true, description: 'Of the rescue system; told here once and never again' })
  rootPassword!: string | null;
}

@InputType('EnableCloudServerRescueInput', { description: 'Which rescue system to boot, and who may enter' })
class EnableRescue {
  @Field(() => RescueType, { nullable: true, description: 'LINUX64 unless given' })
  type?: ValueOf<typeof RescueType>;

  @OnWire('ssh_keys')
  @Field(() => [ID], {
    nullable: true,
    description: 'Numbers of the SSH keys to let in',
  })
  sshKeyIds?: string[];
}

@InputType('AttachCloudServerIsoInput', { description: 'The disc to put into a server' })
class AttachIso {
  @Field({ description: 'Id or name of the ISO' })
  iso!: string;
}

@InputType('AttachCloudServerToNetworkInput', { description: 'The place of a server in a private network' })
class AttachToNetwork {
  @OnWire('network')
  @Field(() => ID, { description: 'Number of the network; a subnet of it must be in the network zone of the server' })
  networkId!: string;

  @IsIP(4)
  @Field(() => String, { nullable: true, description: 'Its address there; the next free one unless given' })
  ip?: string;

  @IsIP(4, { each: true })
  @ArrayMaxSize(5)
  @Field(() => [String], { nullable: true, description: 'Further addresses it has there, at most 5' })
  aliasIps?: string[];

  @IsCidr('4')
  @Field(() => String, {
    nullable: true,
    description: 'The subnet to take the address from, for instance `10.0.1.0/24`',
  })
  ipRange?: string;
}

@InputType('DetachCloudServerFromNetworkInput', { description: 'The private network that a server leaves' })
class DetachFromNetwork {
  @OnWire('network')
  @Field(() => ID, { description: 'Number of the network' })
  networkId!: string;
}

@InputType('AddCloudServerToFirewallInput', { description: 'The firewall to put in front of a server' })
class AddToFirewall {
  @OnWire('firewall')
  @Field(() => ID, { description: 'Number of the firewall' })
  firewallId!: string;

  @Field(() => [FirewallTargetInput], { nullable: true, description: 'What to put behind it besides this server' })
  applyTo?: FirewallTargetInput[];
}

@InputType('RemoveCloudServerFromFirewallInput', { description: 'The firewall to take from before a server' })
class RemoveFromFirewall {
  @OnWire('firewall')
  @Field(() => ID, { description: 'Number of the firewall' })
  firewallId!: string;

  @Field(() => [FirewallTargetInput], {
    nullable: true,
    description: 'What to take from behind it besides this server',
  })
  removeFrom?: FirewallTargetInput[];
}

/** The provider's calls belong to the firewall and name the servers in their body. */
function ofFirewall(action: string, key: string): { readonly official: Official } {
  const body: Official['body'] = ({ id, [key]: others }) => ({
    [key]: [{ type: 'server', server: { id: Number(id) } }, ...(Array.isArray(others) ? others : [])],
  });
  return { official: { call: `POST /firewalls/{firewall}/actions/${action}`, body } };
}

export const serverPower = mutations({
  powerOnCloudServer: post('/servers/{id}/actions/poweron', () => Action, { about: 'Starts a server' }),
  powerOffCloudServer: post('/servers/{id}/actions/poweroff', () => Action, {
    about: 'Cuts the power of a server: what is not yet on its disk is lost; it still costs money',
  }),
  shutDownCloudServer: post('/servers/{id}/actions/shutdown', () => Action, {
    about:
      'Asks the operating system of a server to shut down; the action ends with the asking, not with the server off',
  }),
  rebootCloudServer: post('/servers/{id}/actions/reboot', () => Action, {
    about: 'Asks the operating system of a server to restart; it does nothing where that does not listen',
  }),
  resetCloudServer: post('/servers/{id}/actions/reset', () => Action, {
    about: 'Cuts the power of a server and starts it again: what is not yet on its disk is lost',
  }),
});

export const serverSystem = mutations({
  rebuildCloudServer: post('/servers/{id}/actions/rebuild', () => ServerRebuilt, RebuildServer, {
    about: 'Cuts the power of a server and fills its disk from an image: all data on the disk is lost',
  }),
  enableCloudServerRescue: post('/servers/{id}/actions/enable_rescue', () => RescueEnabled, EnableRescue, {
    about: 'Lets a server boot into a rescue system when it is next started, within 60 minutes; it does not restart it',
  }),
  disableCloudServerRescue: post('/servers/{id}/actions/disable_rescue', () => Action, {
    about: 'Lets a server boot from its own disk again',
  }),
  enableCloudServerBackup: post('/servers/{id}/actions/enable_backup', () => Action, {
    about: 'Has a backup of a server made each day; it costs a percentage of the price of the server',
  }),
  disableCloudServerBackup: post('/servers/{id}/actions/disable_backup', () => Action, {
    about: 'Has no more backups of a server made and deletes those there are, for good',
    changes: ['/images'],
  }),
  attachCloudServerIso: post('/servers/{id}/actions/attach_iso', () => Action, AttachIso, {
    about: 'Puts a disc into a server, in place of the one in it; it boots from that when it is next started',
  }),
  detachCloudServerIso: post('/servers/{id}/actions/detach_iso', () => Action, {
    about: 'Takes the disc out of a server',
  }),
});

export const serverNet = mutations({
  attachCloudServerToNetwork: post('/servers/{id}/actions/attach_to_network', () => Action, AttachToNetwork, {
    about: 'Attaches a server to a private network',
    changes: ['/networks'],
  }),
  detachCloudServerFromNetwork: post('/servers/{id}/actions/detach_from_network', () => Action, DetachFromNetwork, {
    about: 'Detaches a server from a private network: its connections there break',
    changes: ['/load_balancers', '/networks'],
  }),
  addCloudServerToFirewall: post('/servers/{id}/actions/add_to_firewall', () => [Action], AddToFirewall, {
    about: 'Puts a server behind a firewall; it is cut off from what the rules do not let through',
    ...ofFirewall('apply_to_resources', 'apply_to'),
    changes: ['/firewalls'],
  }),
  removeCloudServerFromFirewall: post(
    '/servers/{id}/actions/remove_from_firewall',
    () => [Action],
    RemoveFromFirewall,
    {
      about: 'Takes a server from behind a firewall; without another one, all traffic reaches it',
      ...ofFirewall('remove_from_resources', 'remove_from'),
      changes: ['/firewalls'],
    },
  ),
});
