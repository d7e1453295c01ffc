/** Automated installations of Linux. */
import { ArrayNotEmpty } from 'class-validator';
import { ID, InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { ActivateInstallation, Installable, InstallationWithKeys } from './boot-install.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { SshKey } from '../keys.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedLinuxActivation', { description: 'An activated Linux installation' })
class LinuxActivation extends InstallationWithKeys {}

@ObjectType('DedicatedLinux', { description: 'The Linux installation of a server' })
export class Linux extends Installable {
  @Optional(() => LinuxActivation, 'The installation that is active for the next boot; null when inactive')
  active?: LinuxActivation | null;
}

@InputType('ActivateDedicatedLinuxInput', { description: 'The Linux installation to activate' })
class ActivateLinux extends ActivateInstallation {
  @ArrayNotEmpty()
  @IdOf(() => SshKey)
  @Optional(() => [ID], 'Fingerprints of the SSH keys to authorize; without any, a password is set')
  authorizedKeys?: string[];
}

export const bootLinuxReads = on(Server, {
  linux: get('/boot/{server-number}/linux', () => Linux, {
    about: 'Its Linux installation settings; null where it is not possible. One call per server',
    limit: '500/1h',
  }),
  lastLinux: get('/boot/{server-number}/linux/last', () => LinuxActivation, {
    about: 'The last activated Linux installation',
    key: 'linux',
    limit: '500/1h',
  }),
});

export const bootLinuxWrites = mutations({
  activateDedicatedLinux: post('/boot/{server-number}/linux', () => Linux, ActivateLinux, {
    about:
      'Activates a Linux installation for the next boot of a server: all data on its drives is lost then. The answer contains the password',
    limit: '500/1h',
  }),
  deactivateDedicatedLinux: del('/boot/{server-number}/linux', () => Linux, {
    about: 'Deactivates a Linux installation that has not started',
    limit: '500/1h',
  }),
});
