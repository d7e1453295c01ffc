/** Zones: domains with everything that is set for them. */
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Direction, Match } from '../shared.js';
import { Zone, ZoneStatus, ZoneType } from './zone.js';

const ZoneOrder = wireEnum('EdgeZoneOrder', 'What zones are ordered by', [
  'status',
  'name',
  'account.id',
  'account.name',
  'plan.id',
]);

@InputType('EdgeZoneAccountFilter', { description: 'The account that a zone belongs to' })
class ZoneAccountFilter {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name; the API takes rules as well, such as `contains:Acme`',
  })
  name?: string;
}

/** Filters that hold within one account as well: with `match` the account would be one of several to pass. */
@ArgsType()
export class OwnZoneFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The domain; the API takes rules as well, such as `starts_with:dev`',
  })
  name?: string;

  @Field(() => ZoneStatus, { nullable: true, description: 'Only those in this state' })
  status?: ValueOf<typeof ZoneStatus>;

  @Field(() => [ZoneType], { nullable: true, description: 'Only those of one of these types' })
  type?: ValueOf<typeof ZoneType>[];

  @Field(() => ZoneOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof ZoneOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@ArgsType()
class ZoneFilter extends OwnZoneFilter {
  @Field(() => ZoneAccountFilter, { nullable: true, description: 'Only those of this account' })
  account?: ZoneAccountFilter;

  @Field(() => Match, { nullable: true, description: 'How many of the filters a zone has to pass; all unless given' })
  match?: ValueOf<typeof Match>;
}

@InputType('EdgeZoneAccountInput', { description: 'The account that a zone shall belong to' })
class ZoneAccountInput {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string;
}

@InputType('CreateEdgeZoneInput', { description: 'A zone to create' })
class CreateZone {
  @Field({ description: 'The domain' })
  name!: string;

  @Field(() => ZoneAccountInput, { description: 'The account that it shall belong to' })
  account!: ZoneAccountInput;

  @Field(() => ZoneType, { nullable: true, description: 'Who shall answer for its names; the edge alone unless given' })
  type?: ValueOf<typeof ZoneType>;
}

@AtLeastOneOf('paused', 'type', 'vanityNameServers')
@InputType('UpdateEdgeZoneInput', { description: 'What to change of a zone; the API takes one of these at a time' })
class UpdateZone {
  @Field(() => Boolean, { nullable: true, description: 'Serve nothing but DNS for now, or all again' })
  paused?: boolean;

  @Field(() => ZoneType, { nullable: true, description: 'Who shall answer for its names' })
  type?: ValueOf<typeof ZoneType>;

  @Field(() => [String], { nullable: true, description: 'Name servers under its own name; takes a paid plan' })
  vanityNameServers?: string[];
}

export const zones = on(Edge, {
  zones: list('/zones', () => Zone, ZoneFilter, {
    central: true,
    about: 'Zones of all accounts that the credential reaches, as many as `first` says',
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
    about: 'Has the name servers of a pending zone looked up now, to see whether it can be activated',
    official: { call: 'PUT /zones/{id}/activation_check' },
  }),
});
