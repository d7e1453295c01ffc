/** All that a server can boot into, in one call. */
import { Field, ObjectType } from 'type-graphql';
import { get } from '../../../rest/rows/row.js';
import { Installable, Installation } from './boot-install.js';
import { Linux } from './boot-linux.js';
import { Rescue } from './boot-rescue.js';
import { Vnc } from './boot-vnc.js';
import { Windows } from './boot-windows.js';
import { on } from '../bind.js';
import { Server } from '../server.js';

@ObjectType('DedicatedPanelActivation', { description: 'An installation of a control panel as it was activated' })
class PanelActivation extends Installation {
  @Field(() => String, { nullable: true, description: 'Host name of the server' })
  hostname!: string | null;
}

@ObjectType('DedicatedPanel', {
  description: 'The installation of a control panel, and of Linux below it, on a server',
})
class Panel extends Installable {
  @Field(() => PanelActivation, {
    nullable: true,
    description: 'What is installed at its next start; null while none is',
  })
  active?: PanelActivation | null;
}

@ObjectType('DedicatedBoot', { description: 'All that a server can boot into; null what it cannot' })
export class Boot {
  @Field(() => Rescue, { nullable: true, description: 'The rescue system' })
  rescue!: Rescue | null;

  @Field(() => Linux, { nullable: true, description: 'The installation of Linux' })
  linux!: Linux | null;

  @Field(() => Vnc, { nullable: true, description: 'The installation over VNC' })
  vnc!: Vnc | null;

  @Field(() => Windows, { nullable: true, description: 'The installation of Windows' })
  windows!: Windows | null;

  @Field(() => Panel, { nullable: true, description: 'The installation of Plesk' })
  plesk!: Panel | null;

  @Field(() => Panel, { nullable: true, description: 'The installation of cPanel' })
  cpanel!: Panel | null;
}

export const bootReads = on(Server, {
  boot: get('/boot/{server-number}', () => Boot, {
    about: 'All that it can boot into; one call per server, where its `rescue`, `linux`, `vnc`, `windows` are one each',
    limit: '500/1h',
  }),
});
