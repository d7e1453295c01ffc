/** Common parts of orders. A real order costs money: without an explicit `test: false` it is only a test. */
import { ArrayNotEmpty } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { type Result, get, list } from '../../../rest/rows/row.js';
import { SshKeyReference, keysOf } from '../key-ref.js';
import { deprecated } from './order-shapes.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { SshKey } from '../keys.js';
import { Optional } from '../../../base/optional-field.js';

const OrderStatus = wireEnum('DedicatedOrderStatus', 'The status of an order', {
  ready: 'Ready: completed',
  'in process': 'Being processed, which takes from minutes to days',
  cancelled: 'Cancelled: it will not be delivered',
});

/** Ends the descriptions of mutations that place orders. */
export const costs =
  'A real order costs money and needs an explicit `test: false`; without it, the order is only checked and nothing is bought';

/** Rows for the orders of the last 30 days and for a single one; `what` names the product. */
export function transactions<Path extends string, T>(path: Path, result: Result<T>, what: string) {
  const limit = '500/1h';
  return {
    many: list(path, result, { about: `Orders ${what}, of the last 30 days`, limit }),
    one: get(`${path}/{id}` as const, result, { about: `An order ${what}; null when there is none`, limit }),
  };
}

@ObjectType()
export abstract class Transaction {
  @Field(() => ID, { description: 'Id of the transaction, for instance `B20150121-344958-251479`' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was placed' })
  date!: string;

  @Field(() => OrderStatus, {
    description:
      'The status of the order; poll while it is IN_PROCESS, from minutes to days, until it is READY or CANCELLED',
  })
  status!: ValueOf<typeof OrderStatus>;
}

/** An order of a server. */
@ObjectType()
export abstract class ServerOrder extends Transaction {
  @Optional(() => ID, 'Number of the server; null until the order is READY')
  serverId!: number | null;

  @Optional(() => String, 'Main IPv4 address of the server; null until the order is READY')
  serverIp!: string | null;

  @Field(() => [SshKeyReference], { description: 'The authorized SSH keys' })
  authorizedKeys!: SshKeyReference[];

  @Field(() => [SshKeyReference], { description: 'The host keys of the server; empty until it is installed' })
  hostKeys!: SshKeyReference[];

  @Optional(() => String, 'Your comment to the provider')
  comment!: string | null;

  @Optional(() => [String], 'Ids of the ordered add-ons')
  addons?: string[];

  static reshape({ authorized_key, host_key, ...order }: Wire): Wire {
    return { ...order, authorized_key: keysOf(authorized_key), host_key: keysOf(host_key) };
  }
}

@InputType()
export abstract class Order {
  #isTest = true;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Only check the order. `false` places a binding order that costs money; null does not',
  })
  get test(): boolean {
    return this.#isTest;
  }

  // The provider treats a missing value as a real order, so null and undefined mean a test here.
  set test(value: boolean | null) {
    this.#isTest = value !== false;
  }
}

@AtMostOneOf('authorizedKeys', 'password')
@InputType()
export abstract class OrderOfServer extends Order {
  @ArrayNotEmpty()
  @IdOf(() => SshKey)
  @Optional(() => [ID], 'Fingerprints of the SSH keys to authorize')
  authorizedKeys?: string[];

  @Optional(() => String, 'The root password, if no keys are given')
  password?: string;

  @Optional(() => String, 'The distribution to install, one of `distributions` of the product')
  distribution?: string;

  @Optional(() => Int, 'Architecture in bits', { deprecationReason: deprecated })
  architecture?: number;

  @Optional(() => String, 'The language, one of `languages` of the product')
  language?: string;

  @Optional(() => String, 'A comment to the provider; orders with one are processed by hand, which takes longer')
  comment?: string;

  @Optional(
    () => [ID],
    'Ids of the add-ons, from `orderableAddons` of the product; without `primary_ipv4` the server has no IPv4 address',
  )
  addons?: string[];
}
