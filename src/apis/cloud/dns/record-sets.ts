/** Record sets: the records of a zone by name and type. */
import { ArrayMaxSize, ArrayNotEmpty, Max, Min } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { links, one } from '../../../rest/planner/links.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { ResultParts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { Action } from '../action.js';
import { mutations, on } from '../bind.js';
import { Filter } from '../shared.js';
import { RecordInput, RecordSetInput } from './record-inputs.js';
import { RecordSet, RecordType } from './record-set.js';
import { longestTtl, shortestTtl } from './ttl.js';
import { DnsZone } from './zone.js';
import { dnsZones } from './zones.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

/** Records that one call may write. */
export const recordsPerCall = 50;

@ArgsType()
class RecordSetFilter extends Filter {
  @OnWire('type')
  @Optional(() => [RecordType], 'Only record sets of one of these types')
  types?: ValueOf<typeof RecordType>[];
}

@ObjectType()
class RecordSetCreated extends ResultParts {
  @Field(() => RecordSet, { description: 'The new record set' })
  recordSet!: RecordSet;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

@AtLeastOneOf('labels')
@InputType('UpdateCloudDnsRecordSetInput', { description: 'What to change in a record set' })
class UpdateRecordSet {
  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'The new labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('ChangeCloudDnsRecordSetProtectionInput', { description: 'The protection of a record set' })
class ChangeProtection {
  @Field({ description: 'Protect it against changes and deletion' })
  change!: boolean;
}

@AtLeastOneOf('ttl')
@InputType('ChangeCloudDnsRecordSetTtlInput', { description: 'The new time to live of a record set' })
class ChangeTtl {
  @TakesNull()
  @Min(shortestTtl)
  @Max(longestTtl)
  @Optional(() => Int, 'Time to live in seconds; null: that of the zone')
  ttl?: number | null;
}

@InputType('SetCloudDnsRecordsInput', { description: 'The records of a record set' })
class SetRecords {
  @ArrayNotEmpty()
  @ArrayMaxSize(recordsPerCall)
  @Field(() => [RecordInput], { description: 'The records, which replace all existing ones; at most 50' })
  records!: RecordInput[];
}

@InputType('AddCloudDnsRecordsInput', { description: 'Records to add to a record set' })
class AddRecords {
  @TakesNull()
  @Min(shortestTtl)
  @Max(longestTtl)
  @Optional(
    () => Int,
    'Time to live in seconds of a new record set, null: that of the zone; an existing one must have the same',
  )
  ttl?: number | null;

  @ArrayNotEmpty()
  @ArrayMaxSize(recordsPerCall)
  @Field(() => [RecordInput], { description: 'The records to add, at most 50' })
  records!: RecordInput[];
}

@InputType('RemoveCloudDnsRecordsInput', { description: 'Records to remove from a record set' })
class RemoveRecords {
  @ArrayNotEmpty()
  @ArrayMaxSize(recordsPerCall)
  @Field(() => [RecordInput], { description: 'The records to remove, by their values; at most 50' })
  records!: RecordInput[];
}

@InputType('CloudDnsRecordCommentInput', { description: 'The new comment of a record' })
class CommentInput {
  @Field({ description: 'The value of the record' })
  value!: string;

  @Field({ description: 'The comment' })
  comment!: string;
}

@InputType('UpdateCloudDnsRecordsInput', { description: 'Comments of records of a record set' })
class UpdateRecords {
  @ArrayNotEmpty()
  @ArrayMaxSize(recordsPerCall)
  @Field(() => [CommentInput], { description: 'The records, by their values, and their new comments; at most 50' })
  records!: CommentInput[];
}

/** Values of paths. */
const enums = { type: RecordType };

/** The most that the provider allows, of these lists alone. */
const pageSize = 100;

export const recordSets = on(
  DnsZone,
  {
    recordSets: list('/zones/{zoneId}/rrsets', () => RecordSet, RecordSetFilter, {
      about: 'Its record sets, up to `first`; only of primary zones',
      pageSize,
      listed: false,
    }),
    recordSet: get('/zones/{zoneId}/rrsets/{name}/{type}', () => RecordSet, {
      about: 'The record set of a name and type; null when there is none',
      enums,
      listed: false,
    }),
  },
  { zoneId: 'id' },
);

const changes = ['/zones'] as const;

export const recordSetWrites = mutations({
  createCloudDnsRecordSet: post('/zones/{zoneId}/rrsets', () => RecordSetCreated, RecordSetInput, {
    changes,
    listed: false,
  }),
  updateCloudDnsRecordSet: put('/zones/{zoneId}/rrsets/{name}/{type}', () => RecordSet, UpdateRecordSet, {
    about: 'Changes the labels of a record set',
    enums,
    changes,
    listed: false,
  }),
  deleteCloudDnsRecordSet: del('/zones/{zoneId}/rrsets/{name}/{type}', () => Action, {
    about: 'Deletes a record set with all its records',
    key: 'action',
    enums,
    changes,
    listed: false,
  }),
  changeCloudDnsRecordSetProtection: post(
    '/zones/{zoneId}/rrsets/{name}/{type}/actions/change_protection',
    () => Action,
    ChangeProtection,
    { about: 'Changes the protection of a record set against changes', enums, changes, listed: false },
  ),
  changeCloudDnsRecordSetTtl: post('/zones/{zoneId}/rrsets/{name}/{type}/actions/change_ttl', () => Action, ChangeTtl, {
    about: 'Changes the time to live of a record set',
    enums,
    changes,
    listed: false,
  }),
  setCloudDnsRecords: post('/zones/{zoneId}/rrsets/{name}/{type}/actions/set_records', () => Action, SetRecords, {
    about: 'Replaces the records of a record set; many sets are changed by `changeCloudDnsRecords`',
    enums,
    changes,
    listed: false,
  }),
  addCloudDnsRecords: post('/zones/{zoneId}/rrsets/{name}/{type}/actions/add_records', () => Action, AddRecords, {
    about: 'Adds records to a record set, which is created unless it exists',
    enums,
    changes,
    listed: false,
  }),
  removeCloudDnsRecords: post(
    '/zones/{zoneId}/rrsets/{name}/{type}/actions/remove_records',
    () => Action,
    RemoveRecords,
    { about: 'Removes records from a record set, which is deleted with its last one', enums, changes, listed: false },
  ),
  updateCloudDnsRecords: post(
    '/zones/{zoneId}/rrsets/{name}/{type}/actions/update_records',
    () => Action,
    UpdateRecords,
    { about: 'Changes the comments of records', enums, changes, listed: false },
  ),
});

export const recordSetLinks = links(RecordSet, {
  zone: one(dnsZones.rows.dnsZone, ({ dnsZone }) => dnsZone, 'The zone that it is in'),
});
