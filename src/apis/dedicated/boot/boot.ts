/** All boot configurations of a server, in one call. */
import { ObjectType } from 'type-graphql';
import { get } from '../../../rest/rows/row.js';
import { Installable, Installation } from './boot-install.js';
import { Linux } from './boot-linux.js';
import { Rescue } from './boot-rescue.js';
import { Vnc } from './boot-vnc.js';
import { Windows } from './boot-windows.js';
import { on } from '../bind.js';
import { Server } from '../server.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedPanelActivation', { description: 'An activated control panel installation' })
class PanelActivation extends Installation {
  @Optional(() => String, 'Host name of the server')
  hostname!: string | null;
}

@ObjectType('DedicatedPanel', {
  description: 'The control panel installation of a server, with its operating system',
})
class Panel extends Installable {
  @Optional(() => PanelActivation, 'The installation that is active for the next boot; null when inactive')
  active?: PanelActivation | null;
}

@ObjectType('DedicatedBoot', { description: 'The boot configuration of a server; null what it does not support' })
class Boot {
  @Optional(() => Rescue, 'The rescue system')
  rescue!: Rescue | null;

  @Optional(() => Linux, 'The Linux installation')
  linux!: Linux | null;

  @Optional(() => Vnc, 'The VNC installation')
  vnc!: Vnc | null;

  @Optional(() => Windows, 'The Windows installation')
  windows!: Windows | null;

  @Optional(() => Panel, 'The Plesk installation')
  plesk!: Panel | null;

  @Optional(() => Panel, 'The cPanel installation')
  cpanel!: Panel | null;
}

export const bootReads = on(Server, {
  boot: get('/boot/{server-number}', () => Boot, {
    about:
      'Its whole boot configuration, in one call per server; `rescue`, `linux`, `vnc` and `windows` take one call each',
    limit: '500/1h',
  }),
});
