/** Placement groups: on which hosts servers run relative to each other. */
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Created, Filter, Labelled, Rename } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const PlacementGroupType = wireEnum('CloudPlacementGroupType', 'The type of a placement group', {
  spread: 'Each server on a different host',
});

@ObjectType('CloudPlacementGroup', { description: 'A placement group, which controls on which hosts its servers run' })
export class PlacementGroup extends Labelled {
  @Field(() => PlacementGroupType, { description: 'The type of the placement group' })
  type!: ValueOf<typeof PlacementGroupType>;

  /** Ids on the wire; the field is a link. */
  servers!: number[];
}

@ObjectType()
class PlacementGroupCreated extends Created {
  @Field(() => PlacementGroup, { description: 'The new placement group' })
  placementGroup!: PlacementGroup;
}

@ArgsType()
class PlacementGroupFilter extends Filter {
  @OnWire('type')
  @Optional(() => [PlacementGroupType], 'Only placement groups of one of these types')
  types?: ValueOf<typeof PlacementGroupType>[];
}

@InputType('CreateCloudPlacementGroupInput', { description: 'A placement group to create' })
class CreatePlacementGroup extends Create {
  @Field(() => PlacementGroupType, { description: 'The type of the placement group' })
  type!: ValueOf<typeof PlacementGroupType>;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudPlacementGroupInput', { description: 'What to change in a placement group' })
class UpdatePlacementGroup extends Rename {}

export const placementGroups = on(Cloud, {
  placementGroups: list('/placement_groups', () => PlacementGroup, PlacementGroupFilter),
  placementGroup: get('/placement_groups/{id}', () => PlacementGroup),
});

export const placementGroupWrites = mutations({
  createCloudPlacementGroup: post('/placement_groups', () => PlacementGroupCreated, CreatePlacementGroup, {
    about: 'Creates a placement group; servers are added when they are created',
  }),
  updateCloudPlacementGroup: put('/placement_groups/{id}', () => PlacementGroup, UpdatePlacementGroup, {
    about: 'Changes the name or labels of a placement group',
    changes: ['/servers'],
  }),
  deleteCloudPlacementGroup: del('/placement_groups/{id}', null, {
    about: 'Deletes a placement group; its servers stay where they are',
    changes: ['/servers'],
  }),
});
