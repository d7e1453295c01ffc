/** Placement groups: where servers stand relative to each other. */
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Created, Filter, Labelled, Rename } from '../shared.js';

const PlacementGroupType = wireEnum(
  'CloudPlacementGroupType',
  'How the servers of a placement group stand: `SPREAD`, each on a host of its own',
  ['spread'],
  { spread: 'Each on a host of its own' },
);

@ObjectType('CloudPlacementGroup', { description: 'Servers placed with regard to each other' })
export class PlacementGroup extends Labelled {
  @Field(() => PlacementGroupType, { description: 'How its servers are placed' })
  type!: ValueOf<typeof PlacementGroupType>;

  /** Ids on the wire; the field is a link. */
  servers!: number[];
}

@ObjectType()
export class PlacementGroupCreated extends Created {
  @Field(() => PlacementGroup, { description: 'The new placement group' })
  placementGroup!: PlacementGroup;
}

@ArgsType()
class PlacementGroupFilter extends Filter {
  @OnWire('type')
  @Field(() => [PlacementGroupType], { nullable: true, description: 'Only those of one of these types' })
  types?: ValueOf<typeof PlacementGroupType>[];
}

@InputType('CreateCloudPlacementGroupInput', { description: 'A placement group to create' })
class CreatePlacementGroup extends Create {
  @Field(() => PlacementGroupType, { description: 'How its servers shall be placed' })
  type!: ValueOf<typeof PlacementGroupType>;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudPlacementGroupInput', { description: 'What to change of a placement group' })
class UpdatePlacementGroup extends Rename {}

export const placementGroups = on(Cloud, {
  placementGroups: list('/placement_groups', () => PlacementGroup, PlacementGroupFilter),
  placementGroup: get('/placement_groups/{id}', () => PlacementGroup),
});

export const placementGroupWrites = mutations({
  createCloudPlacementGroup: post('/placement_groups', () => PlacementGroupCreated, CreatePlacementGroup, {
    about: 'Creates a placement group; servers are put into it when they are created',
  }),
  updateCloudPlacementGroup: put('/placement_groups/{id}', () => PlacementGroup, UpdatePlacementGroup, {
    about: 'Changes the name or labels of a placement group',
    changes: ['/servers'],
  }),
  deleteCloudPlacementGroup: del('/placement_groups/{id}', null, {
    about: 'Deletes a placement group; its servers stay as they are',
    changes: ['/servers'],
  }),
});
