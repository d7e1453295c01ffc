/** Buckets of object storage. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import type { KeyBeside } from '../../../rest/rows/key-beside.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { Direction, LocationHint } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const jurisdictions = {
  us: 'The United States',
  eu: 'The European Union',
  fedramp: 'Data centers authorized under FedRAMP for agencies of the United States',
  'fedramp-high': 'FedRAMP at its high impact level',
  default: 'No jurisdiction: data may be anywhere',
};

const BucketJurisdiction = wireEnum(
  'EdgeBucketJurisdiction',
  'The jurisdiction of a bucket, where its data must stay; bucket names are unique within it',
  jurisdictions,
);

const StorageClass = wireEnum('EdgeStorageClass', 'The storage class of objects', {
  Standard: 'Standard: for frequent access',
  InfrequentAccess: 'Infrequent Access: cheaper to store, dearer to read',
});

@ObjectType('EdgeBucket', { description: 'An R2 bucket' })
export class Bucket {
  static readonly keys = { accountId: 'accountId', name: 'name' } as const;
  static readonly keyBeside: KeyBeside = {
    property: 'jurisdiction',
    values: ['default', ...Object.keys(jurisdictions)],
  };

  @Field({ description: 'Its name, unique within the jurisdiction' })
  name!: string;

  @Optional(() => BucketJurisdiction, 'The jurisdiction that its data must stay in')
  jurisdiction!: ValueOf<typeof BucketJurisdiction> | null;

  @Optional(() => LocationHint, 'The location of its data')
  location!: ValueOf<typeof LocationHint> | null;

  @Optional(() => StorageClass, 'The default storage class of new objects')
  storageClass!: ValueOf<typeof StorageClass> | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  creationDate!: string | null;
}

@ArgsType()
class InJurisdiction {
  @Optional(() => BucketJurisdiction, 'The jurisdiction of the buckets; `DEFAULT` unless given')
  jurisdiction?: ValueOf<typeof BucketJurisdiction>;
}

@ArgsType()
class BucketFilter extends InJurisdiction {
  @Optional(() => String, 'Only buckets whose name contains this')
  nameContains?: string;

  @Optional(() => String, 'Only buckets whose name comes after this')
  startAfter?: string;

  @Optional(() => Direction, 'The sort direction, by name')
  direction?: ValueOf<typeof Direction>;
}

@InputType('CreateEdgeBucketInput', { description: 'An R2 bucket to create' })
class CreateBucket {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(
    () => BucketJurisdiction,
    'The jurisdiction that its data must stay in, which cannot be changed; `DEFAULT` unless given',
  )
  jurisdiction?: ValueOf<typeof BucketJurisdiction>;

  @OnWire('locationHint')
  @Optional(() => LocationHint, 'A location hint; close to the caller unless given')
  locationHint?: ValueOf<typeof LocationHint>;

  @OnWire('storageClass')
  @Optional(() => StorageClass, 'The default storage class of new objects; `STANDARD` unless given')
  storageClass?: ValueOf<typeof StorageClass>;
}

@InputType('DeleteEdgeBucketInput', { description: 'Which bucket of this name to delete' })
class DeleteBucket {
  @Optional(() => BucketJurisdiction, 'The jurisdiction of the bucket; `DEFAULT` unless given')
  jurisdiction?: ValueOf<typeof BucketJurisdiction>;
}

const headers = { jurisdiction: 'cf-r2-jurisdiction' };

export const accountBuckets = on(Account, {
  buckets: list('/accounts/{accountId}/r2/buckets', () => Bucket, BucketFilter, {
    key: 'buckets',
    paging: cursors('per_page'),
    headers,
  }),
  bucket: get('/accounts/{accountId}/r2/buckets/{name}', () => Bucket, InJurisdiction, { headers }),
});

export const bucketWrites = mutations({
  createEdgeBucket: post('/accounts/{accountId}/r2/buckets', () => Bucket, CreateBucket, { headers }),
  deleteEdgeBucket: del('/accounts/{accountId}/r2/buckets/{name}', null, DeleteBucket, {
    about: 'Deletes an R2 bucket, which has to be empty',
    headers,
  }),
});
