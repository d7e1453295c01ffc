/** DNS zones: to find, create, change and delete them; their records are in record-sets.ts. */
import { ArrayNotEmpty, Max, MaxLength, Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { ActionFilter } from '../../machines/action.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { ResultParts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { AtLeastOneOf, AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { mutations, on } from '../bind.js';
import { Cloud } from '../cloud.js';
import { ChangeProtection, Filter } from '../shared.js';
import { RecordSetInput } from './record-inputs.js';
import { longestTtl, shortestTtl } from './ttl.js';
import { DnsZone, PrimaryNameserverInput, ZoneMode } from './zone.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class ZoneFilter extends Filter {
  @Optional(() => ZoneMode, 'Only zones of this mode')
  mode?: ValueOf<typeof ZoneMode>;
}

@ObjectType()
class DnsZoneCreated extends ResultParts {
  @Field(() => DnsZone, { description: 'The new zone' })
  dnsZone!: DnsZone;

  @Field(() => Action, { description: 'The action that creates it' })
  action!: Action;
}

@AtMostOneOf('recordSets', 'zoneFile')
@InputType('CreateCloudDnsZoneInput', { description: 'A zone to create' })
class CreateZone {
  @MinLength(1)
  @MaxLength(255)
  @Field({ description: 'The domain in lower case, for instance `example.com`; other scripts in Punycode' })
  name!: string;

  @Field(() => ZoneMode, { description: 'Where its records are kept; it cannot be changed' })
  mode!: ValueOf<typeof ZoneMode>;

  @Min(shortestTtl)
  @Max(longestTtl)
  @Optional(() => Int, 'Time to live in seconds of record sets that have none of their own; 3600 unless given')
  ttl?: number;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;

  @Optional(() => [PrimaryNameserverInput], 'For mode SECONDARY: the name servers to transfer it from')
  primaryNameservers?: PrimaryNameserverInput[];

  @Optional(() => [RecordSetInput], 'For mode PRIMARY: its record sets')
  recordSets?: RecordSetInput[];

  @OnWire('zonefile')
  @Optional(() => String, 'For mode PRIMARY: its records as a zone file, in BIND format')
  zoneFile?: string;
}

@AtLeastOneOf('labels')
@InputType('UpdateCloudDnsZoneInput', { description: 'What to change in a zone' })
class UpdateZone {
  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'The new labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('ChangeCloudDnsZoneTtlInput', { description: 'The new time to live of a zone' })
class ChangeTtl {
  @Min(shortestTtl)
  @Max(longestTtl)
  @Field(() => Int, { description: 'Time to live in seconds of record sets that have none of their own' })
  ttl!: number;
}

@InputType('ChangeCloudDnsZonePrimaryNameserversInput', { description: 'Where to transfer a secondary zone from' })
class ChangePrimaryNameservers {
  @ArrayNotEmpty()
  @Field(() => [PrimaryNameserverInput], { description: 'The name servers, which replace all existing ones' })
  primaryNameservers!: PrimaryNameserverInput[];
}

@InputType('ImportCloudDnsZoneFileInput', { description: 'A zone file to import' })
class ImportZoneFile {
  @OnWire('zonefile')
  @Field({ description: 'The zone file, in BIND format, with the SOA and NS records of the zone' })
  zoneFile!: string;
}

export const dnsZones = on(Cloud, {
  dnsZones: list('/zones', () => DnsZone, ZoneFilter, { about: 'DNS zones, up to `first`', listed: false }),
  dnsZone: get('/zones/{id}', () => DnsZone, { listed: false }),
  dnsZoneActions: list('/zones/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all DNS zones',
    listed: false,
  }),
  dnsZoneAction: get('/zones/actions/{id}', () => Action, { listed: false }),
});

export const dnsZoneReads = on(DnsZone, {
  actions: list('/zones/{id}/actions', () => Action, ActionFilter, {
    about: 'Running and past actions of the zone and of its record sets',
    listed: false,
  }),
  zoneFile: get('/zones/{id}/zonefile', () => String, {
    about: 'All its records, as a zone file; only of primary zones',
    listed: false,
  }),
});

/** A zone goes by its id and its name: a write by one makes reads by the other stale. */
const changes = ['/zones'] as const;

export const dnsZoneWrites = mutations({
  createCloudDnsZone: post('/zones', () => DnsZoneCreated, CreateZone, {
    about: 'Creates a DNS zone, with its records if given; the domain itself is delegated at its registrar',
    listed: false,
  }),
  updateCloudDnsZone: put('/zones/{id}', () => DnsZone, UpdateZone, {
    about: 'Changes the labels of a DNS zone',
    changes,
    listed: false,
  }),
  deleteCloudDnsZone: del('/zones/{id}', () => Action, {
    about: 'Deletes a DNS zone with all its records, for good: its names are no longer answered',
    key: 'action',
    changes,
    listed: false,
  }),
  changeCloudDnsZoneProtection: post('/zones/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of a DNS zone',
    changes,
    listed: false,
  }),
  changeCloudDnsZoneTtl: post('/zones/{id}/actions/change_ttl', () => Action, ChangeTtl, {
    about: 'Changes the time to live of all record sets of a primary zone that have none of their own',
    changes,
    listed: false,
  }),
  changeCloudDnsZonePrimaryNameservers: post(
    '/zones/{id}/actions/change_primary_nameservers',
    () => Action,
    ChangePrimaryNameservers,
    { about: 'Changes the name servers that a secondary zone is transferred from', changes, listed: false },
  ),
  importCloudDnsZoneFile: post('/zones/{id}/actions/import_zonefile', () => Action, ImportZoneFile, {
    about:
      'Replaces all records of a primary zone by those of a zone file; comments and labels may be lost. `syncCloudDnsRecords` can preview what it does',
    changes,
    listed: false,
  }),
});
