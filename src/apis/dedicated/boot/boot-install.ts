/** Common parts of the installations of Linux, over VNC, of Windows and of control panels. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Bootable, Choice, ChoiceWithKeys, Choices } from './boot-options.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedInstallOptions', { description: 'The options of an installation' })
export class InstallOptions extends Choices {
  @Field(() => [String], { description: 'Distributions, by name and version' })
  distributions!: string[];

  @Field(() => [String], { description: 'Languages, for instance `en`' })
  languages!: string[];
}

@ObjectType()
export abstract class Installable extends Bootable {
  @Optional(() => InstallOptions, 'The available options; null while an installation is active')
  available?: InstallOptions | null;
}

@ObjectType()
export abstract class Installation extends Choice {
  @Optional(() => String, 'The distribution to install, by name and version')
  distribution!: string | null;

  @Optional(() => String, 'The language, for instance `en`')
  language!: string | null;
}

@ObjectType()
export abstract class InstallationWithKeys extends ChoiceWithKeys {
  @Optional(() => String, 'The distribution to install, by name and version')
  distribution!: string | null;

  @Optional(() => String, 'The language, for instance `en`')
  language!: string | null;
}

@InputType()
export abstract class ActivateInstallation {
  @Field({ description: 'One of `linux { available { distributions } }` of the server, or of its `vnc`' })
  distribution!: string;

  @Optional(() => Int, 'Architecture in bits', { deprecationReason: 'Deprecated by the provider' })
  architecture?: number;

  @Field({ description: 'One of `languages` there' })
  language!: string;
}
