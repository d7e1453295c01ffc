/** Boot configurations on the wire: lists of choices while inactive, the chosen values while active. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { SshKeyReference, keysOf } from '../key-ref.js';
import { OfServer } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

/** A boot configuration of a server: either active, or a list of what is available. */
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

/** The chosen values. */
@ObjectType()
export abstract class Choice {
  @Optional(() => Int, 'Architecture in bits', { deprecationReason: 'Deprecated by the provider' })
  architecture!: number | null;

  @Secret()
  @Optional(
    () => String,
    'The administrator password, which the provider returns only while this is active; null when SSH keys are used',
  )
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

/** A choice with SSH keys for access. */
@ObjectType()
export abstract class ChoiceWithKeys extends Choice {
  @Field(() => [SshKeyReference], { description: 'The authorized SSH keys' })
  authorizedKeys!: SshKeyReference[];

  @Field(() => [SshKeyReference], { description: 'The host keys of the system' })
  hostKeys!: SshKeyReference[];
}

/** `list` is the field that lists the choices. */
const choices = [
  { wire: 'os', list: 'operating_systems' },
  { wire: 'dist', list: 'distributions' },
  { wire: 'arch', list: 'architectures' },
  { wire: 'lang', list: 'languages' },
] as const;

function listOf(value: unknown): unknown[] {
  return value === null || value === undefined ? [] : [value].flat();
}
