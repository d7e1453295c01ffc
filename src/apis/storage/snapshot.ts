/** The snapshot type: the content of a storage box at one time. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Labels } from '../../rest/rows/labels.js';

@ObjectType('StorageBoxSnapshotStats', { description: 'Usage statistics of a snapshot' })
class SnapshotStats {
  @Field(() => GraphQLSafeInt, { description: 'Space that the snapshot takes up in the storage box, in bytes' })
  size!: number;

  @Field(() => GraphQLSafeInt, { description: 'Space used by the files in it, in bytes' })
  sizeFilesystem!: number;
}

@ObjectType('StorageBoxSnapshot', {
  description: 'A snapshot of a storage box: its content at one time, created manually or by plan',
})
export class Snapshot {
  static readonly keys = { storageBoxId: 'storageBox', snapshotId: 'id' } as const;

  @Field(() => ID, { description: 'Id of the snapshot' })
  id!: number;

  @Field({ description: 'Its name, made from its time, for instance `2026-01-21T12-40-38`' })
  name!: string;

  @Field({ description: 'Description' })
  description!: string;

  @Field(() => SnapshotStats, { description: 'Usage statistics' })
  stats!: SnapshotStats;

  @Field({ description: 'It was created by the snapshot plan' })
  isAutomatic!: boolean;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  /** The id of its storage box; the field is a link. */
  storageBox!: number;
}
