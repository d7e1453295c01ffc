/** Actions on a server: power, operating system, ISOs, networks, firewalls. */
import { ArrayMaxSize, IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { type Official, ResultParts, post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { IsCidr } from '../networks/cidr.js';
import { mutations } from '../bind.js';
import { FirewallTargetInput } from '../networks/firewall-targets.js';
import { RebuildServer } from './server-inputs.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Network } from '../networks/networks.js';
import { Firewall } from '../networks/firewalls.js';
import { SshKey } from './ssh-keys.js';
import { Optional } from '../../../base/optional-field.js';

const RescueType = wireEnum('CloudRescueType', 'A rescue system', { linux64: 'Linux, 64-bit' });

@ObjectType()
class ServerRebuilt extends ResultParts {
  @Optional(() => Action, 'The action that rebuilds the server')
  action!: Action | null;

  @Optional(() => String, 'The new root password, returned only here; null if SSH keys are used')
  rootPassword!: string | null;
}

@ObjectType()
class RescueEnabled extends ResultParts {
  @Optional(() => Action, 'The action that enables the rescue system')
  action!: Action | null;

  @Optional(() => String, 'The root password of the rescue system, returned only here')
  rootPassword!: string | null;
}

@InputType('EnableCloudServerRescueInput', { description: 'The rescue system to enable, and its SSH keys' })
class EnableRescue {
  @Optional(() => RescueType, 'The type of rescue system; LINUX64 unless given')
  type?: ValueOf<typeof RescueType>;

  @OnWire('ssh_keys')
  @IdOf(() => SshKey)
  @Optional(() => [ID], 'Ids of the SSH keys for the rescue system')
  sshKeyIds?: string[];
}

@InputType('AttachCloudServerIsoInput', { description: 'The ISO to attach to a server' })
class AttachIso {
  @IdOf('iso')
  @Field({ description: 'Id or name of the ISO' })
  iso!: string;
}

@InputType('AttachCloudServerToNetworkInput', { description: 'The network to attach a server to' })
class AttachToNetwork {
  @OnWire('network')
  @IdOf(() => Network)
  @Field(() => ID, { description: "Id of the network; it needs a subnet in the server's network zone" })
  networkId!: string;

  @IsIP(4)
  @Optional(() => String, 'The IP address in the network; the next free one unless given')
  ip?: string;

  @IsIP(4, { each: true })
  @ArrayMaxSize(5)
  @Optional(() => [String], 'Alias IPs in the network, at most 5')
  aliasIps?: string[];

  @IsCidr('4')
  @Optional(() => String, 'The subnet to assign the address from, for instance `10.0.1.0/24`')
  ipRange?: string;
}

@InputType('DetachCloudServerFromNetworkInput', { description: 'The network to detach a server from' })
class DetachFromNetwork {
  @OnWire('network')
  @IdOf(() => Network)
  @Field(() => ID, { description: 'Id of the network' })
  networkId!: string;
}

@InputType('AddCloudServerToFirewallInput', { description: 'The firewall to apply to a server' })
class AddToFirewall {
  @OnWire('firewall')
  @IdOf(() => Firewall)
  @Field(() => ID, { description: 'Id of the firewall' })
  firewallId!: string;

  @Optional(() => [FirewallTargetInput], 'Further resources to apply it to')
  applyTo?: FirewallTargetInput[];
}

@InputType('RemoveCloudServerFromFirewallInput', { description: 'The firewall to remove from a server' })
class RemoveFromFirewall {
  @OnWire('firewall')
  @IdOf(() => Firewall)
  @Field(() => ID, { description: 'Id of the firewall' })
  firewallId!: string;

  @Optional(() => [FirewallTargetInput], 'Further resources to remove it from')
  removeFrom?: FirewallTargetInput[];
}

/** The provider's own calls are on the firewall, with the servers in the body. */
function ofFirewall(action: string, key: string): { readonly official: Official } {
  const body: Official['body'] = ({ id, [key]: others }) => ({
    [key]: [{ type: 'server', server: { id: Number(id) } }, ...(Array.isArray(others) ? others : [])],
  });
  return { official: { call: `POST /firewalls/{firewall}/actions/${action}`, body } };
}

export const serverPower = mutations({
  powerOnCloudServer: post('/servers/{id}/actions/poweron', () => Action, { about: 'Powers a server on' }),
  powerOffCloudServer: post('/servers/{id}/actions/poweroff', () => Action, {
    about: 'Powers a server off by cutting its power: unwritten data is lost; a server that is off is still billed',
  }),
  shutDownCloudServer: post('/servers/{id}/actions/shutdown', () => Action, {
    about:
      'Shuts a server down by an ACPI request to its operating system; the action ends with the request, not when the server is off',
  }),
  rebootCloudServer: post('/servers/{id}/actions/reboot', () => Action, {
    about: 'Reboots a server by an ACPI request to its operating system; nothing happens if that ignores it',
  }),
  resetCloudServer: post('/servers/{id}/actions/reset', () => Action, {
    about: 'Resets a server by cutting its power and starting it again: unwritten data is lost',
  }),
});

export const serverSystem = mutations({
  rebuildCloudServer: post('/servers/{id}/actions/rebuild', () => ServerRebuilt, RebuildServer, {
    about: 'Rebuilds a server: cuts its power and overwrites its disk with an image; all data on the disk is lost',
  }),
  enableCloudServerRescue: post('/servers/{id}/actions/enable_rescue', () => RescueEnabled, EnableRescue, {
    about:
      'Enables the rescue system, which a server boots into on its next start within 60 minutes; the server is not restarted',
  }),
  disableCloudServerRescue: post('/servers/{id}/actions/disable_rescue', () => Action, {
    about: 'Disables the rescue system, so that a server boots from its own disk again',
  }),
  enableCloudServerBackup: post('/servers/{id}/actions/enable_backup', () => Action, {
    about: 'Enables daily backups of a server, which cost a percentage of its price',
  }),
  disableCloudServerBackup: post('/servers/{id}/actions/disable_backup', () => Action, {
    about: 'Disables backups of a server and deletes the existing ones, for good',
    changes: ['/images'],
  }),
  attachCloudServerIso: post('/servers/{id}/actions/attach_iso', () => Action, AttachIso, {
    about: 'Attaches an ISO to a server in place of any other one; the server boots from it on its next start',
  }),
  detachCloudServerIso: post('/servers/{id}/actions/detach_iso', () => Action, {
    about: 'Detaches the ISO from a server',
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
    about: 'Applies a firewall to a server; traffic that its rules do not allow is blocked',
    ...ofFirewall('apply_to_resources', 'apply_to'),
    changes: ['/firewalls'],
  }),
  removeCloudServerFromFirewall: post(
    '/servers/{id}/actions/remove_from_firewall',
    () => [Action],
    RemoveFromFirewall,
    {
      about: 'Removes a firewall from a server; without another one, all traffic reaches it',
      ...ofFirewall('remove_from_resources', 'remove_from'),
      changes: ['/firewalls'],
    },
  ),
});
