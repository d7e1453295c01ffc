/** A second API made for tests: what differs from row to row, and stands below several path parameters. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { bind } from '../../src/rest/schema/bind.js';
import { Base64Bytes } from '../../src/rest/mapping/base64-bytes.js';
import { FileInput } from '../../src/rest/rows/file-input.js';
import { backLinks, naming } from '../../src/rest/planner/back-links.js';
import { links, many, one } from '../../src/rest/planner/links.js';
import { unpaged } from '../../src/rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../src/rest/rows/row.js';
import type { Reply } from '../support/scripted-upstream.js';
import { byTime, cursors, dialect } from './enveloped.js';

export const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
export class Zones {}

@ObjectType({ description: 'A zone' })
export class Zone {
  static readonly keys = { zoneId: 'id' } as const;
  @Field(() => ID) id!: string;
  @Field() name!: string;
}

@ObjectType({ description: 'A space of keys' })
export class Space {
  static readonly keys = { id: 'id' } as const;
  @Field(() => ID) id!: string;
  @Field() title!: string;
}

@ObjectType({ description: 'A key' })
class Key {
  @Field() name!: string;
}

@ObjectType({ description: 'A record' })
class Entry {
  @Field(() => ID) id!: string;
  @Field() text!: string;
  copyOf!: string | null;
  others!: string[];
}

@ObjectType({ description: 'What a record is used for' })
class Use {
  @Field(() => ID) id!: string;
  zoneId!: string;
  record!: string;
}

@ObjectType({ description: 'A bucket' })
class Bucket {
  @Field() name!: string;
}

@ObjectType({ description: 'A film' })
class Film {
  @Field(() => ID) uid!: string;
  @Field() created!: string;
}

@ObjectType({ description: 'What became of something' })
class Done {
  @Field() id!: string;
}

@InputType()
class NameFilter {
  @Field(() => String, { nullable: true }) contains?: string;
  @Field(() => [String], { nullable: true }) startsWith?: string[];
}

@ArgsType()
class ZoneFilter {
  @Field(() => NameFilter, { nullable: true }) name?: NameFilter;
}

@ArgsType()
class BucketFilter {
  @Field(() => String, { nullable: true }) inJurisdiction?: string;
  @Field(() => String, { nullable: true }) nameContains?: string;
}

@InputType()
class NewBucket {
  @Field() name!: string;
  @Field(() => String, { nullable: true }) inJurisdiction?: string;
  @Field(() => Boolean, { nullable: true }) dryRun?: boolean;
}

@InputType()
class BucketPlace {
  @Field(() => String, { nullable: true }) where?: string;
}

@InputType()
class Force {
  @Field(() => Boolean, { nullable: true }) force?: boolean;
}

@InputType()
class PutValue {
  @Field(() => FileInput) value!: FileInput;
  @Field(() => GraphQLJSONObject, { nullable: true }) metaData?: object;
  @Field(() => Int, { nullable: true }) expirationTtl?: number;
}

@InputType()
class Script {
  @Field(() => FileInput) script!: FileInput;
}

@InputType()
class Modules {
  @Field(() => GraphQLJSONObject) settings!: object;
  @Field(() => [FileInput]) modules!: FileInput[];
}

@InputType()
class Pair {
  @Field() key!: string;
  @Field() longValue!: string;
}

@InputType()
class Pairs {
  @Field(() => [Pair]) pairs!: Pair[];
}

@InputType()
class Names {
  @Field(() => [String]) names!: string[];
}

const jurisdiction = { in_jurisdiction: 'cf-r2-jurisdiction' };
const account = '/accounts/{accountId}';

export const reads = on(Zones, {
  zones: list('/zones', () => Zone, ZoneFilter, { ttl: 3600 }),
  zone: get('/zones/{id}', () => Zone, { ttl: 3600 }),
  spaces: list(`${account}/spaces`, () => Space),
  buckets: list(`${account}/buckets`, () => Bucket, BucketFilter, {
    paging: cursors,
    key: 'buckets',
    headers: jurisdiction,
  }),
  bucket: get(`${account}/buckets/{name}`, () => Bucket, BucketFilter, { headers: jurisdiction, ttl: 60 }),
  images: list(`${account}/images/v1`, () => Bucket, { key: 'images', pageSize: 100 }),
  films: list(`${account}/films`, () => Film, { paging: byTime }),
  film: get(`${account}/films/{uid}`, () => Film),
  value: get(`${account}/spaces/{id}/values/{key}`, () => Base64Bytes),
  keptValue: get(`${account}/spaces/{id}/kept/{key}`, () => Base64Bytes, { ttl: 60 }),
  script: get(`${account}/scripts/{name}`, () => String, { answer: 'text' }),
  uses: list(`${account}/uses`, () => Use),
  plans: list('/plans', () => Key, { paging: unpaged, ttl: 3600 }),
  zonePlans: list('/zones/plans', () => Key, { paging: unpaged, ttl: 3600 }),
  settings: list('/zones/{zoneId}/settings', () => Key, { paging: unpaged }),
});

export const zoneReads = on(Zone, {
  records: list('/zones/{zoneId}/records', () => Entry, { ttl: 3600 }),
  record: get('/zones/{zoneId}/records/{id}', () => Entry, { ttl: 3600 }),
  zoneUses: list('/zones/{zoneId}/uses', () => Use, { paging: unpaged }),
  exported: get('/zones/{zoneId}/records/export', () => String, { answer: 'text', ttl: 3600 }),
});

export const writes = mutations({
  makeBucket: post(`${account}/buckets`, () => Bucket, NewBucket, { headers: jurisdiction, query: ['dry_run'] }),
  dropScript: del(`${account}/scripts/{name}`, null, Force, { query: ['force'] }),
  dropFilm: del(`${account}/films/{uid}`, null, { key: null }),
  putValue: put(`${account}/spaces/{id}/values/{key}`, () => Done, PutValue, {
    body: 'multipart',
    query: ['expiration_ttl'],
  }),
  putScript: put(`${account}/scripts/{name}`, () => Done, Script, { body: { only: 'script' } }),
  putModules: put(`${account}/modules/{name}`, () => Done, Modules, { body: 'multipart' }),
  putPairs: post(`${account}/spaces/{id}/bulk`, () => Done, Pairs, { body: { items: 'pairs' } }),
  lockBucket: put(`${account}/buckets/{name}/lock`, () => Done, BucketPlace, {
    headers: { where: 'cf-r2-jurisdiction' },
  }),
  dropKeys: del(`${account}/spaces/{id}/bulk`, () => Done, Names, { body: { items: 'names' } }),
  makeZone: post('/zones', () => Zone, Names),
  makeRecord: post('/zones/{zoneId}/records', () => Entry, Names),
  dropRecord: del('/zones/{zoneId}/records/{id}'),
  orderZones: put('/zones/order', () => [Zone], Names),
  moveZone: post('/zones/{id}/move', () => Zone, { changes: ['/accounts/{id}/buckets', '/plans'] }),
  dropBucket: del(`${account}/buckets/{name}`),
  pauseZone: patch('/zones/{id}', () => Zone, Force),
});

export const groups = [
  root(Zones, 'edge'),
  reads,
  zoneReads,
  writes,
  links(Entry, {
    original: one(zoneReads.rows.record, ({ copyOf }) => copyOf, 'What it is a copy of'),
    related: many(zoneReads.rows.record, ({ others }) => others, 'What it belongs with'),
  }),
  links(Use, { entry: one(zoneReads.rows.record, ({ record }) => record, 'The record') }),
  backLinks(Entry, {
    uses: naming(zoneReads.rows.zoneUses, 'record', ({ id }) => id, 'Where it is used'),
  }),
];

export const envelope = (result: unknown, info?: object): Reply => ({
  body: { success: true, errors: [], messages: [], result, ...(info && { result_info: info }) },
});

export const refused = (status: number, code: number, message: string): Reply => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});
