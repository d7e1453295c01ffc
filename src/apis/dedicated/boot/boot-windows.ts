/** Installations of Windows, which require an add-on to be ordered first. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { InstallOptions, Installation } from './boot-install.js';
import { Bootable } from './boot-options.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedWindowsOptions', { description: 'The options of a Windows installation' })
class WindowsOptions extends InstallOptions {
  @Field(() => [String], { description: 'Operating systems, where the provider offers several' })
  operatingSystems!: string[];
}

@ObjectType('DedicatedWindowsActivation', { description: 'An activated Windows installation' })
class WindowsActivation extends Installation {
  @Optional(() => String, 'The operating system, where the provider offers several')
  operatingSystem!: string | null;
}

@ObjectType('DedicatedWindows', { description: 'The Windows installation of a server' })
export class Windows extends Bootable {
  @Optional(() => WindowsOptions, 'The available options; null while an installation is active')
  available?: WindowsOptions | null;

  @Optional(() => WindowsActivation, 'The installation that is active for the next boot; null when inactive')
  active?: WindowsActivation | null;
}

@InputType('ActivateDedicatedWindowsInput', { description: 'The Windows installation to activate' })
class ActivateWindows {
  @Field({ description: 'One of `windows { available { languages } }` of the server' })
  language!: string;
}

export const bootWindowReads = on(Server, {
  windows: get('/boot/{server-number}/windows', () => Windows, {
    about: 'Its Windows installation settings; null where it is not possible. One call per server',
    limit: '500/1h',
  }),
});

export const bootWindowWrites = mutations({
  activateDedicatedWindows: post('/boot/{server-number}/windows', () => Windows, ActivateWindows, {
    about:
      'Activates a Windows installation for the next boot of a server: all data on its drives is lost then. The answer contains the password',
    limit: '500/1h',
  }),
  deactivateDedicatedWindows: del('/boot/{server-number}/windows', () => Windows, {
    about: 'Deactivates a Windows installation that has not started',
    limit: '500/1h',
  }),
});
