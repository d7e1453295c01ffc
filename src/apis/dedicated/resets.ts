/** Resets: restart a server by hardware. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { details } from '../../rest/planner/missing-fields.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { get, list, post } from '../../rest/rows/row.js';
import { renamed } from '../../rest/mapping/renamed.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { Dedicated } from './dedicated.js';
import { mutations, on } from './bind.js';
import { OfServer } from './shared.js';
import { Optional } from '../../base/optional-field.js';

const ResetType = wireEnum(
  'DedicatedResetType',
  'The type of a reset: SW sends Ctrl+Alt+Del, HW triggers a hardware reset, MAN has a technician do it by hand, POWER presses the power button, POWER_LONG holds it until the server is off',
  {
    sw: 'Sends Ctrl+Alt+Del to the operating system',
    hw: 'Triggers a hardware reset at once',
    man: 'A technician resets it by hand, which takes a while',
    power: 'Presses the power button',
    power_long: 'Holds the power button until the server is off',
  },
);

@ObjectType('DedicatedReset', { description: 'The reset options of a server' })
export class Reset extends OfServer {
  static readonly keys = { 'server-number': 'serverId' } as const;

  @Field(() => [ResetType], { description: 'The available types of reset' })
  types!: ValueOf<typeof ResetType>[];

  @Optional(() => String, 'The operating status of the server, where it is known; one more call per item of a list')
  operatingStatus?: string | null;

  static reshape(reset: Wire): Wire {
    return renamed(reset, { type: 'types' });
  }
}

@ObjectType('DedicatedResetResult', { description: 'A reset that was triggered' })
export class ResetResult {
  @Optional(() => String, 'Main IPv4 address of the server')
  serverIp!: string | null;

  @Field({ description: 'Main IPv6 network of the server' })
  serverIpv6Net!: string;

  @Optional(() => ID, 'Number of the server')
  serverId!: number | null;

  @Field(() => ResetType, { description: 'The type of reset' })
  type!: ValueOf<typeof ResetType>;
}

@InputType('ResetDedicatedServerInput', { description: 'The reset to trigger' })
class ResetServer {
  @Field(() => ResetType, { description: 'One of `reset { types }` of the server' })
  type!: ValueOf<typeof ResetType>;
}

export const resets = on(Dedicated, {
  resets: list('/reset', () => Reset, {
    about: 'Reset options of servers; those that cannot be reset are left out',
    limit: '500/1h',
  }),
  reset: get('/reset/{server-number}', () => Reset, {
    about: 'The reset options of a server; null where it cannot be reset',
    limit: '500/1h',
  }),
});

export const resetDetails = details(Reset, resets.rows.reset, ['operatingStatus']);

export const resetWrites = mutations({
  resetDedicatedServer: post('/reset/{server-number}', () => ResetResult, ResetServer, {
    about:
      'Resets a server, or switches it with POWER and POWER_LONG: whatever it runs is interrupted, and unwritten data is lost',
    object: '/server/{server-number}',
    part: 'result',
    limit: '50/1h',
  }),
});
