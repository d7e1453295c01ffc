/** The rescue system: boots a server once from the network, leaving its drives untouched. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { Bootable, ChoiceWithKeys, Choices } from './boot-options.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { SshKey } from '../keys.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedRescueOptions', { description: 'The options of the rescue system' })
class RescueOptions extends Choices {
  @Field(() => [String], { description: 'Operating systems, for instance `linux`' })
  operatingSystems!: string[];
}

@ObjectType('DedicatedRescueActivation', { description: 'An activated rescue system' })
class RescueActivation extends ChoiceWithKeys {
  @Optional(() => String, 'The operating system, for instance `linux`')
  operatingSystem!: string | null;
}

@ObjectType('DedicatedRescue', { description: 'The rescue system of a server' })
export class Rescue extends Bootable {
  @Optional(() => RescueOptions, 'The available options; null while it is active')
  available?: RescueOptions | null;

  @Optional(() => RescueActivation, 'The rescue system that is active for the next boot; null when inactive')
  active?: RescueActivation | null;
}

@InputType('ActivateDedicatedRescueInput', { description: 'The rescue system to activate' })
class ActivateRescue {
  @Field({ description: 'One of `rescue { available { operatingSystems } }` of the server' })
  operatingSystem!: string;

  @Optional(() => Int, 'Architecture in bits', { deprecationReason: 'Deprecated by the provider' })
  architecture?: number;

  @ArrayNotEmpty()
  @IdOf(() => SshKey)
  @Optional(() => [ID], 'Fingerprints of the SSH keys to authorize; without any, a password is set')
  authorizedKeys?: string[];

  @Optional(() => String, 'Keyboard layout, for instance `de`; `us` unless given')
  keyboard?: string;
}

export const bootRescueReads = on(Server, {
  rescue: get('/boot/{server-number}/rescue', () => Rescue, {
    about: 'Its rescue system settings; null where it has none. One call per server',
    limit: '500/1h',
  }),
  lastRescue: get('/boot/{server-number}/rescue/last', () => RescueActivation, {
    about: 'The last activated rescue system',
    key: 'rescue',
    limit: '500/1h',
  }),
});

export const bootRescueWrites = mutations({
  activateDedicatedRescue: post('/boot/{server-number}/rescue', () => Rescue, ActivateRescue, {
    about:
      'Activates the rescue system for the next boot of a server, once; the answer contains the password. Reset the server to boot it',
    limit: '500/1h',
  }),
  deactivateDedicatedRescue: del('/boot/{server-number}/rescue', () => Rescue, {
    about: 'Deactivates the rescue system; the server boots from its drives again',
    limit: '500/1h',
  }),
});
