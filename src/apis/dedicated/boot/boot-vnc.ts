/** Manual installations of Linux over VNC. */
import { InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { ActivateInstallation, Installable, Installation } from './boot-install.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedVncActivation', { description: 'An activated VNC installation' })
class VncActivation extends Installation {}

@ObjectType('DedicatedVnc', { description: 'The VNC installation of a server' })
export class Vnc extends Installable {
  @Optional(() => VncActivation, 'The installation that is active for the next boot; null when inactive')
  active?: VncActivation | null;
}

@InputType('ActivateDedicatedVncInput', { description: 'The VNC installation to activate' })
class ActivateVnc extends ActivateInstallation {}

export const bootVncReads = on(Server, {
  vnc: get('/boot/{server-number}/vnc', () => Vnc, {
    about: 'Its VNC installation settings; null where it is not possible. One call per server',
    limit: '500/1h',
  }),
});

export const bootVncWrites = mutations({
  activateDedicatedVnc: post('/boot/{server-number}/vnc', () => Vnc, ActivateVnc, {
    about:
      'Activates a VNC installation for the next boot of a server, which overwrites its drives: all data on them is lost. The answer contains the password',
    limit: '500/1h',
  }),
  deactivateDedicatedVnc: del('/boot/{server-number}/vnc', () => Vnc, {
    about: 'Deactivates a VNC installation that has not started',
    limit: '500/1h',
  }),
});
