/** Key-value storage: namespaces, the keys in each, and their values. */
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Bytes } from '../../../rest/mapping/base64-bytes.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { DeleteKvValues, PutKvValue, PutKvValues, longestKey } from './kv-inputs.js';
import { Direction, Jurisdiction } from '../shared.js';

const KvNamespaceOrder = wireEnum('EdgeKvNamespaceOrder', 'What namespaces are ordered by', ['id', 'title']);

@ObjectType('EdgeKvNamespace', { description: 'A namespace of key-value storage: keys, each with one value' })
export class KvNamespace {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its title, one of a kind within the account' })
  title!: string;

  @Field(() => Jurisdiction, { nullable: true, description: 'Where its data has to stay; null: anywhere' })
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;

  @Field(() => Boolean, { nullable: true, description: 'Keys may be percent-encoded in the paths of calls' })
  supportsUrlEncoding!: boolean | null;
}

@ObjectType('EdgeKvKey', { description: 'A key of a namespace, and what is known of its value' })
export class KvKey {
  @Field({ description: 'The key itself' })
  name!: string;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'When it expires, in seconds since 1970; null: never',
  })
  expiration!: number | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'What was put beside its value; null: nothing' })
  metadata!: unknown;
}

@ObjectType('EdgeKvWritten', { description: 'What came of a write of many keys' })
class KvWritten {
  @Field(() => GraphQLSafeInt, { nullable: true, description: 'How many keys were written or deleted' })
  successfulKeyCount!: number | null;

  @Field(() => [String], { nullable: true, description: 'Keys that were not, and may be tried again' })
  unsuccessfulKeys!: string[] | null;
}

@ArgsType()
class KvNamespaceFilter {
  @Field(() => KvNamespaceOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof KvNamespaceOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@ArgsType()
class KvKeyFilter {
  @Field(() => String, { nullable: true, description: 'Only those that begin with this' })
  prefix?: string;
}

@InputType('CreateEdgeKvNamespaceInput', { description: 'A namespace to create' })
class CreateKvNamespace {
  @Field({ description: 'Its title' })
  title!: string;

  @Field(() => Jurisdiction, {
    nullable: true,
    description: 'Where its data has to stay, for good; anywhere unless given',
  })
  jurisdiction?: ValueOf<typeof Jurisdiction>;
}

@InputType('UpdateEdgeKvNamespaceInput', { description: 'What to change of a namespace' })
class UpdateKvNamespace {
  @Field({ description: 'Its new title' })
  title!: string;
}

export const kvNamespaces = on(Account, {
  kvNamespaces: list('/accounts/{accountId}/storage/kv/namespaces', () => KvNamespace, KvNamespaceFilter),
  kvNamespace: get('/accounts/{accountId}/storage/kv/namespaces/{id}', () => KvNamespace, { listed: false }),
});

export const kvKeys = on(KvNamespace, {
  keys: list('/accounts/{accountId}/storage/kv/namespaces/{id}/keys', () => KvKey, KvKeyFilter, {
    about: 'Its keys in the order of their UTF-8, as many as `first` says',
    paging: cursors('limit'),
  }),
  value: get('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', () => Bytes, {
    about: 'The value under a key; null when there is none',
    longest: { key: longestKey },
  }),
});

export const kvWrites = mutations({
  createEdgeKvNamespace: post('/accounts/{accountId}/storage/kv/namespaces', () => KvNamespace, CreateKvNamespace),
  updateEdgeKvNamespace: put('/accounts/{accountId}/storage/kv/namespaces/{id}', () => KvNamespace, UpdateKvNamespace),
  deleteEdgeKvNamespace: del('/accounts/{accountId}/storage/kv/namespaces/{id}', null, {
    about: 'Deletes a namespace with all its keys, for good',
  }),
  putEdgeKvValue: put('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', null, PutKvValue, {
    about:
      'Puts a value under a key, in place of any that is there; it may take a minute until it is read everywhere. A key is any text of at most 512 bytes but `.` and `..`, which no call takes',
    longest: { key: longestKey },
    body: 'multipart',
    query: ['expiration', 'expiration_ttl'],
  }),
  deleteEdgeKvValue: del('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', null, {
    about: 'Deletes a key with its value',
    longest: { key: longestKey },
  }),
  putEdgeKvValues: post('/accounts/{accountId}/storage/kv/namespaces/{id}/bulk', () => KvWritten, PutKvValues, {
    about: 'Puts many values under their keys in one call',
    part: 'written',
    nullable: true,
    body: { items: 'values' },
    official: { call: 'PUT /accounts/{accountId}/storage/kv/namespaces/{id}/bulk' },
  }),
  deleteEdgeKvValues: del('/accounts/{accountId}/storage/kv/namespaces/{id}/bulk', () => KvWritten, DeleteKvValues, {
    about: 'Deletes many keys with their values in one call',
    part: 'written',
    nullable: true,
    body: { items: 'keys' },
    official: { call: 'POST /accounts/{accountId}/storage/kv/namespaces/{id}/bulk/delete' },
  }),
});
