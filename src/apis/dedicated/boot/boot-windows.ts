/** Installing Windows, which takes an add-on that is ordered first. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { InstallOptions, Installation } from './boot-install.js';
import { Bootable } from './boot-options.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';

@ObjectType('DedicatedWindowsOptions', { description: 'What can be chosen of an installation of Windows' })
class WindowsOptions extends InstallOptions {
  @Field(() => [String], { description: 'Operating systems, where the provider tells them apart' })
  operatingSystems!: string[];
}

@ObjectType('DedicatedWindowsActivation', { description: 'An installation of Windows as it was activated' })
class WindowsActivation extends Installation {
  @Field(() => String, { nullable: true, description: 'The operating system, where the provider tells them apart' })
  operatingSystem!: string | null;
}

@ObjectType('DedicatedWindows', { description: 'The installation of Windows on a server' })
export class Windows extends Bootable {
  @Field(() => WindowsOptions, { nullable: true, description: 'What can be chosen; null while one is active' })
  available?: WindowsOptions | null;

  @Field(() => WindowsActivation, {
    nullable: true,
    description: 'What is installed at its next start; null while none is',
  })
  active?: WindowsActivation | null;
}

@InputType('ActivateDedicatedWindowsInput', { description: 'Which Windows to install' })
class ActivateWindows {
  @Field({ description: 'One of `windows { available { languages } }` of the server' })
  language!: string;
}

export const bootWindowReads = on(Server, {
  windows: get('/boot/{server-number}/windows', () => Windows, {
    about: 'The installation of Windows on it; null where none is possible. One call per server',
    limit: '500/1h',
  }),
});

export const bootWindowWrites = mutations({
  activateDedicatedWindows: post('/boot/{server-number}/windows', () => Windows, ActivateWindows, {
    about:
      'Has a server install Windows at its next start: ALL DATA on its drives is lost then. The answer tells the password',
    limit: '500/1h',
  }),
  deactivateDedicatedWindows: del('/boot/{server-number}/windows', () => Windows, {
    about: 'Calls off an installation of Windows that has not begun',
    limit: '500/1h',
  }),
});
