/** Buckets of object storage. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { Direction, Region } from '../shared.js';

const BucketJurisdiction = wireEnum(
  'EdgeBucketJurisdiction',
  'A set of buckets whose data stays within a law; each has names of its own',
  ['us', 'eu', 'fedramp', 'fedramp-high', 'default'],
  {
    us: 'The United States',
    eu: 'The European Union',
    fedramp: 'Data centers with an authorization for agencies of the United States',
    'fedramp-high': 'The same at its high level',
    default: 'None: data may be anywhere',
  },
);

const StorageClass = wireEnum(
  'EdgeStorageClass',
  'How often objects are expected to be read',
  ['Standard', 'InfrequentAccess'],
  { Standard: 'At any time', InfrequentAccess: 'Seldom: cheaper to keep, dearer to read' },
);

@ObjectType('EdgeBucket', { description: 'A bucket of object storage' })
export class Bucket {
  static readonly keys = { accountId: 'accountId', name: 'name' } as const;

  @Field({ description: 'Its name, one of a kind within its jurisdiction' })
  name!: string;

  @Field(() => BucketJurisdiction, { nullable: true, description: 'Where its data has to stay' })
  jurisdiction!: ValueOf<typeof BucketJurisdiction> | null;

  @Field(() => Region, { nullable: true, description: 'Where it is' })
  location!: ValueOf<typeof Region> | null;

  @Field(() => StorageClass, {
    nullable: true,
    description: 'The class of new objects that ask for no other',
  })
  storageClass!: ValueOf<typeof StorageClass> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  creationDate!: string | null;
}

@ArgsType()
class InJurisdiction {
  @Field(() => BucketJurisdiction, {
    nullable: true,
    description: 'The jurisdiction that is meant; `DEFAULT` unless given',
  })
  jurisdiction?: ValueOf<typeof BucketJurisdiction>;
}

@ArgsType()
class BucketFilter extends InJurisdiction {
  @Field(() => String, { nullable: true, description: 'Only those whose names contain this' })
  nameContains?: string;

  @Field(() => String, { nullable: true, description: 'Only those whose names come after this' })
  startAfter?: string;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered, by name' })
  direction?: ValueOf<typeof Direction>;
}

@InputType('CreateEdgeBucketInput', { description: 'A bucket to create' })
class CreateBucket {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => BucketJurisdiction, {
    nullable: true,
    description: 'Where its data has to stay, for good; `DEFAULT` unless given',
  })
  jurisdiction?: ValueOf<typeof BucketJurisdiction>;

  @OnWire('locationHint')
  @Field(() => Region, { nullable: true, description: 'Where it should be; near the caller unless given' })
  locationHint?: ValueOf<typeof Region>;

  @OnWire('storageClass')
  @Field(() => StorageClass, {
    nullable: true,
    description: 'The class of new objects that ask for no other; `STANDARD` unless given',
  })
  storageClass?: ValueOf<typeof StorageClass>;
}

@InputType('DeleteEdgeBucketInput', { description: 'Which bucket of this name to delete' })
class DeleteBucket {
  @Field(() => BucketJurisdiction, {
    nullable: true,
    description: 'The jurisdiction that it is in; `DEFAULT` unless given',
  })
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
    about: 'Deletes a bucket, which has to be empty',
    headers,
  }),
});
