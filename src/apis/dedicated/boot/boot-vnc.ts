/** Installing Linux by hand over VNC. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { del, get, post } from '../../../rest/rows/row.js';
import { ActivateInstallation, Installable, Installation } from './boot-install.js';
import { mutations, on } from '../bind.js';
import { Server } from '../server.js';

@ObjectType('DedicatedVncActivation', { description: 'An installation over VNC as it was activated' })
class VncActivation extends Installation {}

@ObjectType('DedicatedVnc', { description: 'The installation over VNC on a server' })
export class Vnc extends Installable {
  @Field(() => VncActivation, { nullable: true, description: 'What begins at its next start; null while none does' })
  active?: VncActivation | null;
}

@InputType('ActivateDedicatedVncInput', { description: 'What to install over VNC' })
class ActivateVnc extends ActivateInstallation {}

export const bootVncReads = on(Server, {
  vnc: get('/boot/{server-number}/vnc', () => Vnc, {
    about: 'The installation over VNC on it; null where none is possible. One call per server',
    limit: '500/1h',
  }),
});

export const bootVncWrites = mutations({
  activateDedicatedVnc: post('/boot/{server-number}/vnc', () => Vnc, ActivateVnc, {
    about:
      'Has a server start an installation over VNC at its next start, which overwrites its drives: the DATA on them is lost. The answer tells the password',
    limit: '500/1h',
  }),
  deactivateDedicatedVnc: del('/boot/{server-number}/vnc', () => Vnc, {
    about: 'Calls off an installation over VNC that has not begun',
    limit: '500/1h',
  }),
});
