/** Boot configurations on the wire: lists of what can be chosen while inactive, the choice itself while active. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { SshKeyReference, keysOf } from '../key-ref.js';
import { OfServer } from '../shared.js';

/** Something that a server can boot into: either it is active, or it lists what is available. */
@ObjectType()
export abstract class Bootable extends OfServer {
  static reshape({ server_ip, server_ipv6_net, server_number, active, ...config }: Wire): Wire {
    return { server_ip, server_ipv6_net, server_number, [active === true ? 'active' : 'available']: config };
  }
}

@ObjectType()
export abstract class Choices {
  @Field(() => [Int], {
    description: 'Available architectures in bits',
    deprecationReason: 'Deprecated by the provider',
  })
  architectures!: number[];

  static reshape(config: Wire): Wire {
    return Object.fromEntries(choices.map(({ wire, list }) => [list, listOf(config[wire])]));
  }
}

/** What was chosen. */
@ObjectType()
export abstract class Choice {
  @Field(() => Int, {
    nullable: true,
    description: 'Architecture in bits',
    deprecationReason: 'Deprecated by the provider',
  })
  architecture!: number | null;

  @Secret()
  @Field(() => String, {
    nullable: true,
    description:
      'The administrator password, which the provider returns only while this is active; null when SSH keys are used',
  })
  password!: string | null;

  static reshape({ authorized_key, host_key, ...config }: Wire): Wire {
    const keys = { authorized_key: keysOf(authorized_key), host_key: keysOf(host_key) };
    return {
      ...config,
      ...keys,
      ...Object.fromEntries(choices.map(({ wire }) => [wire, listOf(config[wire])[0] ?? null])),
    };
  }
}

/** A choice that SSH keys can log in to. */
@ObjectType()
export abstract class ChoiceWithKeys extends Choice {
  @Field(() => [SshKeyReference], { description: 'The authorized SSH keys' })
  authorizedKeys!: SshKeyReference[];

  @Field(() => [SshKeyReference], { description: 'The host keys of the system' })
  hostKeys!: SshKeyReference[];
}

/** `list` is what there is to choose from. */
const choices = [
  { wire: 'os', list: 'operating_systems' },
  { wire: 'dist', list: 'distributions' },
  { wire: 'arch', list: 'architectures' },
  { wire: 'lang', list: 'languages' },
] as const;

function listOf(value: unknown): unknown[] {
  return value === null || value === undefined ? [] : [value].flat();
}
