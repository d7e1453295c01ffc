/** Key-value storage, buckets and SQL databases. */
import type { Difference, Particulars } from '../../particulars.js';

/** Numbers, or lists of values, of a type of their own: returned as they come. */
const asItIs = (as: string): Difference => ({ as, select: '', value: (wire) => wire ?? null });

const database = '/accounts/{accountId}/d1/database/{id}';
const namespace = '/accounts/{accountId}/storage/kv/namespaces/{id}';

/** At a moment or after a time. */
const expiry = [{ without: ['expiration'] }, { without: ['expiration_ttl'] }];

/** One text or a batch of them. */
const texts = [{ without: ['batch'] }, { without: ['sql', 'params'] }];

export const store: Partial<Particulars> = {
  differences: {
    'GET /accounts/{accountId}/r2/buckets.order': { absent: 'there is but one' },
    [`GET ${database}.fields`]: { absent: 'the selection says which' },
    // The number of a row, not an id.
    'D1QueryResultMeta.last_row_id': asItIs('lastRowId'),
    'D1RawRows.rows': asItIs('rows'),
  },
  revisions: {
    D1Database: { uuid: 'string!' },
    // Values of any type, whatever the facts say.
    [`POST ${database}/query`]: { params: '[json]' },
    [`POST ${database}/raw`]: { params: '[json]' },
    D1QueryInputBatch: { params: '[json]' },
  },
  ways: {
    [`PUT ${namespace}/values/{key}`]: expiry,
    KvBulkWriteItem: expiry,
    [`POST ${database}/query`]: texts,
    [`POST ${database}/raw`]: texts,
  },
  layouts: {
    D1Database: {
      fields: {
        id: 'id!',
        created_at: 'datetime',
        jurisdiction: 'enum(us|eu|fedramp)?',
        name: 'string',
        version: 'string',
        file_size: 'int',
        num_tables: 'int',
        read_replication: 'D1DatabaseReadReplication',
      },
      of: ({ uuid, ...others }) => ({ id: uuid, ...others }),
    },
  },
  further: [
    {
      method: 'GET',
      path: namespace,
      pathParams: { accountId: 'string', id: 'string' },
      query: {},
      body: null,
      response: { status: 200, key: 'result', shape: 'single', fields: { result: 'KvNamespace' } },
    },
  ],
};
