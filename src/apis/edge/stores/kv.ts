/** Key-value storage: namespaces, the keys in each, and their values. */
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Base64Bytes } from '../../../rest/mapping/base64-bytes.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { DeleteKvValues, PutKvValue, PutKvValues, longestKey } from './kv-inputs.js';
import { Direction, Jurisdiction } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const KvNamespaceOrder = wireEnum('EdgeKvNamespaceOrder', 'How to sort namespaces', {
  id: 'By id',
  title: 'By title',
});

@ObjectType('EdgeKvNamespace', { description: 'A Workers KV namespace' })
export class KvNamespace {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its title, unique within the account' })
  title!: string;

  @Optional(() => Jurisdiction, 'The jurisdiction that its data must stay in; null: none')
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;

  @Optional(() => Boolean, 'Keys may be percent-encoded in URLs')
  supportsUrlEncoding!: boolean | null;
}

@ObjectType('EdgeKvKey', { description: 'A key in a KV namespace' })
export class KvKey {
  @Field({ description: 'Name of the key' })
  name!: string;

  @Optional(() => GraphQLSafeInt, 'When it expires, as a Unix timestamp in seconds; null: never')
  expiration!: number | null;

  @Optional(() => GraphQLJSON, 'Its metadata; null: none')
  metadata!: unknown;
}

@ObjectType('EdgeKvBulkResult', { description: 'The result of a bulk write or delete' })
class KvBulkResult {
  @Optional(() => GraphQLSafeInt, 'Number of keys written or deleted')
  successfulKeyCount!: number | null;

  @Optional(() => [String], 'Keys that failed and can be retried')
  unsuccessfulKeys!: string[] | null;
}

@ArgsType()
class KvNamespaceFilter {
  @Optional(() => KvNamespaceOrder, 'How to sort the namespaces')
  order?: ValueOf<typeof KvNamespaceOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@ArgsType()
class KvKeyFilter {
  @Optional(() => String, 'Only keys that start with this')
  prefix?: string;
}

@InputType('CreateEdgeKvNamespaceInput', { description: 'A KV namespace to create' })
class CreateKvNamespace {
  @Field({ description: 'Its title' })
  title!: string;

  @Optional(
    () => Jurisdiction,
    'The jurisdiction that its data must stay in, which cannot be changed; none unless given',
  )
  jurisdiction?: ValueOf<typeof Jurisdiction>;
}

@InputType('UpdateEdgeKvNamespaceInput', { description: 'What to change in a KV namespace' })
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
    about: 'Its keys in UTF-8 order, up to `first`',
    paging: cursors('limit'),
  }),
  value: get('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', () => Base64Bytes, {
    about: 'The value of a key; null when there is none',
    longest: { key: longestKey },
  }),
});

export const kvWrites = mutations({
  createEdgeKvNamespace: post('/accounts/{accountId}/storage/kv/namespaces', () => KvNamespace, CreateKvNamespace),
  updateEdgeKvNamespace: put('/accounts/{accountId}/storage/kv/namespaces/{id}', () => KvNamespace, UpdateKvNamespace, {
    // The documents promise the namespace; null has been seen.
    nullable: true,
  }),
  deleteEdgeKvNamespace: del('/accounts/{accountId}/storage/kv/namespaces/{id}', null, {
    about: 'Deletes a KV namespace with all its keys, for good',
  }),
  putEdgeKvValue: put('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', null, PutKvValue, {
    about:
      'Writes a value, replacing any existing one; it may take a minute until it is visible everywhere. The key is any text of up to 512 bytes except `.` and `..`, which the API cannot take',
    longest: { key: longestKey },
    body: 'multipart',
    query: ['expiration', 'expiration_ttl'],
  }),
  deleteEdgeKvValue: del('/accounts/{accountId}/storage/kv/namespaces/{id}/values/{key}', null, {
    about: 'Deletes a key with its value',
    longest: { key: longestKey },
  }),
  putEdgeKvValues: post('/accounts/{accountId}/storage/kv/namespaces/{id}/bulk', () => KvBulkResult, PutKvValues, {
    about: 'Writes many key-value pairs in one call',
    part: 'result',
    nullable: true,
    body: { items: 'values' },
    official: { call: 'PUT /accounts/{accountId}/storage/kv/namespaces/{id}/bulk' },
  }),
  deleteEdgeKvValues: del('/accounts/{accountId}/storage/kv/namespaces/{id}/bulk', () => KvBulkResult, DeleteKvValues, {
    about: 'Deletes many keys with their values in one call',
    part: 'result',
    nullable: true,
    body: { items: 'keys' },
    official: { call: 'POST /accounts/{accountId}/storage/kv/namespaces/{id}/bulk/delete' },
  }),
});
