/** Resets: restarting a server from outside. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { details } from '../../rest/planner/missing-fields.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { get, list, post } from '../../rest/rows/row.js';
import { renamed } from '../../rest/mapping/renamed.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { Dedicated } from './dedicated.js';
import { mutations, on } from './bind.js';
import { OfServer } from './shared.js';

const ResetType = wireEnum(
  'DedicatedResetType',
  'Ways to restart a server: SW sends Ctrl+Alt+Del, HW resets the hardware, MAN has a technician do it by hand, POWER presses the power button, POWER_LONG holds it until the server is off',
  ['sw', 'hw', 'man', 'power', 'power_long'],
  {
    sw: 'Sends Ctrl+Alt+Del to the operating system',
    hw: 'Resets the hardware at once',
    man: 'A technician restarts it by hand, which takes a while',
    power: 'Presses the power button',
    power_long: 'Holds the power button until the server is off',
  },
);

@ObjectType('DedicatedReset', { description: 'How a server can be restarted from outside' })
export class Reset extends OfServer {
  static readonly keys = { 'server-number': 'serverId' } as const;

  @Field(() => [ResetType], { description: 'The ways that it offers' })
  types!: ValueOf<typeof ResetType>[];

  @Field(() => String, {
    nullable: true,
    description: 'Whether the server runs, where that can be told; one more call where this came from a list',
  })
  operatingStatus?: string | null;

  static reshape(reset: Wire): Wire {
    return renamed(reset, { type: 'types' });
  }
}

@ObjectType('DedicatedRestart', { description: 'A restart of a server that has been asked for' })
export class Restart {
  @Field(() => String, { nullable: true, description: 'Main IPv4 address of the server' })
  serverIp!: string | null;

  @Field({ description: 'Main IPv6 network of the server' })
  serverIpv6Net!: string;

  @Field(() => ID, { nullable: true, description: 'Number of the server' })
  serverId!: number | null;

  @Field(() => ResetType, { description: 'The way in which it is restarted' })
  type!: ValueOf<typeof ResetType>;
}

@InputType('ResetDedicatedServerInput', { description: 'How to restart a server' })
class ResetServer {
  @Field(() => ResetType, { description: 'One of `reset { types }` of the server' })
  type!: ValueOf<typeof ResetType>;
}

export const resets = on(Dedicated, {
  resets: list('/reset', () => Reset, {
    about: 'How servers can be restarted from outside; those that cannot are left out',
    limit: '500/1h',
  }),
  reset: get('/reset/{server-number}', () => Reset, {
    about: 'How a server can be restarted from outside; null where it cannot',
    limit: '500/1h',
  }),
});

export const resetDetails = details(Reset, resets.rows.reset, ['operatingStatus']);

export const resetWrites = mutations({
  resetDedicatedServer: post('/reset/{server-number}', () => Restart, ResetServer, {
    about:
      'Restarts a server from outside or, by POWER and POWER_LONG, switches it: what it runs is INTERRUPTED, and data not yet written is lost',
    object: '/server/{server-number}',
    part: 'restart',
    limit: '50/1h',
  }),
});
