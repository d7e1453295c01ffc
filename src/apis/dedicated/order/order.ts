/** What orders have alike. An order costs money: it is a test unless `test: false` is written out. */
import { ArrayNotEmpty } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { type Result, get, list } from '../../../rest/rows/row.js';
import { KeyRef, keysOf } from '../key-ref.js';
import { deprecated } from './order-shapes.js';

const OrderStatus = wireEnum('DedicatedOrderStatus', 'How far an order is', ['ready', 'in process', 'cancelled'], {
  ready: 'It is carried out',
  'in process': 'It is being carried out, which takes from minutes to days',
  cancelled: 'It is not carried out',
});

/** For descriptions of the mutations that order. */
export const costs =
  'A real order costs money and needs `test: false` written out; without it the order is only checked, and nothing is bought';

/** The orders of the last 30 days, and each of them; `what` they are of. */
export function transactions<Path extends string, T>(path: Path, result: Result<T>, what: string) {
  const limit = '500/1h';
  return {
    many: list(path, result, { about: `Orders ${what}, of the last 30 days`, limit }),
    one: get(`${path}/{id}` as const, result, { about: `An order ${what}; null when there is none`, limit }),
  };
}

@ObjectType()
export abstract class Transaction {
  @Field(() => ID, { description: 'Number of the order, for instance `B20150121-344958-251479`' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was ordered' })
  date!: string;

  @Field(() => OrderStatus, {
    description: 'How far it is; ask again while it is IN_PROCESS, from minutes to days, until READY or CANCELLED',
  })
  status!: ValueOf<typeof OrderStatus>;
}

/** An order of a server. */
@ObjectType()
export abstract class ServerOrder extends Transaction {
  @Field(() => ID, { nullable: true, description: 'Number of the server; null until the order is READY' })
  serverId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Main IPv4 address of the server; null until the order is READY',
  })
  serverIp!: string | null;

  @Field(() => [KeyRef], { description: 'The SSH keys that the server lets in' })
  authorizedKeys!: KeyRef[];

  @Field(() => [KeyRef], { description: 'The keys by which the server proves what it is; none until it is installed' })
  hostKeys!: KeyRef[];

  @Field(() => String, { nullable: true, description: 'Your words to the provider' })
  comment!: string | null;

  @Field(() => [String], { nullable: true, description: 'Ids of what was ordered with it' })
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
    description: 'Only check the order. `false` orders bindingly and costs money; null does not',
  })
  get test(): boolean {
    return this.#isTest;
  }

  // What is not sent, buys: neither null nor a variable without a value may get that far.
  set test(value: boolean | null) {
    this.#isTest = value !== false;
  }
}

@AtMostOneOf('authorizedKeys', 'password')
@InputType()
export abstract class OrderOfServer extends Order {
  @ArrayNotEmpty()
  @Field(() => [ID], { nullable: true, description: 'Fingerprints of the SSH keys that it shall let in' })
  authorizedKeys?: string[];

  @Field(() => String, { nullable: true, description: 'Password of root, when no keys are given' })
  password?: string;

  @Field(() => String, { nullable: true, description: 'What to install, one of `distributions` of the product' })
  distribution?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Word length of the processor in bits',
    deprecationReason: deprecated,
  })
  architecture?: number;

  @Field(() => String, {
    nullable: true,
    description: 'Language of what to install, one of `languages` of the product',
  })
  language?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Words to the provider; with them people work on the order, which takes longer',
  })
  comment?: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of what to order with it, from `orderableAddons` of the product; without `primary_ipv4` the server has no IPv4 address',
  })
  addons?: string[];
}
