/** The rescue system: a server boots it once from the network, with its drives untouched. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { Bootable, ChoiceWithKeys, Choices } from './boot-options.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';

@ObjectType('DedicatedRescueOptions', { description: 'What can be chosen of the rescue system' })
class RescueOptions extends Choices {
  @Field(() => [String], { description: 'Operating systems, for instance `linux`' })
  operatingSystems!: string[];
}

@ObjectType('DedicatedRescueActivation', { description: 'The rescue system as it was activated' })
export class RescueActivation extends ChoiceWithKeys {
  @Field(() => String, { nullable: true, description: 'The operating system that it boots, for instance `linux`' })
  operatingSystem!: string | null;
}

@ObjectType('DedicatedRescue', { description: 'The rescue system of a server' })
export class Rescue extends Bootable {
  @Field(() => RescueOptions, { nullable: true, description: 'What can be chosen; null while it is active' })
  available?: RescueOptions | null;

  @Field(() => RescueActivation, {
    nullable: true,
    description: 'What it boots at its next start; null while inactive',
  })
  active?: RescueActivation | null;
}

@InputType('ActivateDedicatedRescueInput', { description: 'Which rescue system to boot' })
class ActivateRescue {
  @Field({ description: 'One of `rescue { available { operatingSystems } }` of the server' })
  operatingSystem!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Word length of the processor in bits',
    deprecationReason: 'The provider has deprecated this choice',
  })
  architecture?: number;

  @ArrayNotEmpty()
  @Field(() => [ID], { nullable: true, description: 'Fingerprints of SSH keys that may log in; else a password may' })
  authorizedKeys?: string[];

  @Field(() => String, { nullable: true, description: 'Layout of the keyboard, for instance `de`; `us` unless given' })
  keyboard?: string;
}

export const bootRescueReads = on(Server, {
  rescue: get('/boot/{server-number}/rescue', () => Rescue, {
    about: 'Its rescue system; null where it has none. One call per server',
    limit: '500/1h',
  }),
  lastRescue: get('/boot/{server-number}/rescue/last', () => RescueActivation, {
    about: 'Its rescue system as it was activated last',
    key: 'rescue',
    limit: '500/1h',
  }),
});

export const bootRescueWrites = mutations({
  activateDedicatedRescue: post('/boot/{server-number}/rescue', () => Rescue, ActivateRescue, {
    about:
      'Has a server boot the rescue system at its next start, once; the answer tells the password. Reset it to go there',
    limit: '500/1h',
  }),
  deactivateDedicatedRescue: del('/boot/{server-number}/rescue', () => Rescue, {
    about: 'Has a server boot from its drives again at its next start',
    limit: '500/1h',
  }),
});
