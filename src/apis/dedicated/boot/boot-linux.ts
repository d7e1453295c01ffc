/** Installing Linux without a hand on it. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { ActivateInstallation, Installable, InstallationWithKeys } from './boot-install.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';

@ObjectType('DedicatedLinuxActivation', { description: 'An installation of Linux as it was activated' })
export class LinuxActivation extends InstallationWithKeys {}

@ObjectType('DedicatedLinux', { description: 'The installation of Linux on a server' })
export class Linux extends Installable {
  @Field(() => LinuxActivation, {
    nullable: true,
    description: 'What is installed at its next start; null while none is',
  })
  active?: LinuxActivation | null;
}

@InputType('ActivateDedicatedLinuxInput', { description: 'Which Linux to install' })
class ActivateLinux extends ActivateInstallation {
  @ArrayNotEmpty()
  @Field(() => [ID], { nullable: true, description: 'Fingerprints of SSH keys that may log in; else a password may' })
  authorizedKeys?: string[];
}

export const bootLinuxReads = on(Server, {
  linux: get('/boot/{server-number}/linux', () => Linux, {
    about: 'The installation of Linux on it; null where none is possible. One call per server',
    limit: '500/1h',
  }),
  lastLinux: get('/boot/{server-number}/linux/last', () => LinuxActivation, {
    about: 'The installation of Linux as it was activated last',
    key: 'linux',
    limit: '500/1h',
  }),
});

export const bootLinuxWrites = mutations({
  activateDedicatedLinux: post('/boot/{server-number}/linux', () => Linux, ActivateLinux, {
    about:
      'Has a server install Linux at its next start: ALL DATA on its drives is lost then. The answer tells the password',
    limit: '500/1h',
  }),
  deactivateDedicatedLinux: del('/boot/{server-number}/linux', () => Linux, {
    about: 'Calls off an installation of Linux that has not begun',
    limit: '500/1h',
  }),
});
