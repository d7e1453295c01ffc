/** Reads, creates, changes and deletes zones. */
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Account } from '../accounts/account.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Direction, Match } from '../shared.js';
import { Zone, ZoneStatus, ZoneType } from './zone.js';
import { Optional } from '../../../base/optional-field.js';

const ZoneOrder = wireEnum('EdgeZoneOrder', 'How to sort zones', {
  status: 'By status',
  name: 'By domain name',
  'account.id': 'By account id',
  'account.name': 'By account name',
  'plan.id': 'By plan id',
});

@InputType('EdgeZoneAccountFilter', { description: 'The account of a zone' })
class ZoneAccountFilter {
  @IdOf(() => Account)
  @Optional(() => ID, 'Its id')
  id?: string;

  @Optional(() => String, 'Its name; the API also takes operators, such as `contains:Acme`')
  name?: string;
}

/** Filters that also apply within one account: with `match`, the account would be just one of several filters. */
@ArgsType()
export class OwnZoneFilter {
  @Optional(() => String, 'The domain name; the API also takes operators, such as `starts_with:dev`')
  name?: string;

  @Optional(() => ZoneStatus, 'Only zones with this status')
  status?: ValueOf<typeof ZoneStatus>;

  @Optional(() => [ZoneType], 'Only zones of one of these types')
  type?: ValueOf<typeof ZoneType>[];

  @Optional(() => ZoneOrder, 'How to sort the zones')
  order?: ValueOf<typeof ZoneOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@ArgsType()
class ZoneFilter extends OwnZoneFilter {
  @Optional(() => ZoneAccountFilter, 'Only zones of this account')
  account?: ZoneAccountFilter;

  @Optional(() => Match, 'Whether a zone has to match any filter or all of them; all unless given')
  match?: ValueOf<typeof Match>;
}

@InputType('EdgeZoneAccountInput', { description: 'The account of the new zone' })
class ZoneAccountInput {
  @IdOf(() => Account)
  @Optional(() => ID, 'Its id')
  id?: string;
}

@InputType('CreateEdgeZoneInput', { description: 'A zone to create' })
class CreateZone {
  @Field({ description: 'The domain name' })
  name!: string;

  @Field(() => ZoneAccountInput, { description: 'The account of the new zone' })
  account!: ZoneAccountInput;

  @Optional(() => ZoneType, 'The type of the zone; `FULL` unless given')
  type?: ValueOf<typeof ZoneType>;
}

@AtLeastOneOf('paused', 'type', 'vanityNameServers')
@InputType('UpdateEdgeZoneInput', { description: 'What to change in a zone; the API takes one of these at a time' })
class UpdateZone {
  @Optional(() => Boolean, 'Pause the zone, so that it serves DNS only, or resume it')
  paused?: boolean;

  @Optional(() => ZoneType, 'The type of the zone')
  type?: ValueOf<typeof ZoneType>;

  @Optional(() => [String], 'Custom name servers under its own domain; needs a paid plan')
  vanityNameServers?: string[];
}

export const zones = on(Edge, {
  zones: list('/zones', () => Zone, ZoneFilter, {
    central: true,
    about: 'Zones of all accounts that the credential reaches, up to `first`',
  }),
  zone: get('/zones/{id}', () => Zone),
});

export const zoneWrites = mutations({
  createEdgeZone: post('/zones', () => Zone, CreateZone),
  updateEdgeZone: patch('/zones/{id}', () => Zone, UpdateZone),
  deleteEdgeZone: del('/zones/{id}', null, {
    about: 'Deletes a zone with all its records and settings, for good',
  }),
  checkEdgeZoneActivation: post('/zones/{id}/activation_check', null, {
    about: 'Checks the name servers of a pending zone now, to see whether it can be activated',
    official: { call: 'PUT /zones/{id}/activation_check' },
  }),
});
