/** Links of the storage API: between boxes, their types and locations, sub-accounts, snapshots and actions. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RestContext } from '../../rest/transport/context.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { actionResources } from '../machines/action-resource.js';
import { located } from '../machines/location.js';
import { links, lookup, one } from '../../rest/planner/links.js';
import { objectsOf } from '../../rest/planner/read-objects.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { Action, ActionResource } from './action.js';
import { BoxType, BoxTypePrice } from './box-types.js';
import { Box } from './box.js';
import { boxes } from './boxes.js';
import { Location, locations } from './locations.js';
import { Snapshot } from './snapshot.js';
import { snapshots } from './snapshots.js';
import { Subaccount } from './subaccount.js';
import { subaccounts } from './subaccounts.js';

/** Used to estimate the cost of a query. */
const typicalBoxes = 10;

/** Boxes refer to their type and location; the reverse filters the list of all boxes, which a request reads once. */
function boxesOf<P extends { id: number }>(
  Parent: ClassType<P>,
  idOf: (box: Sent<Box>) => number | null | undefined,
  description: string,
): RowGroup {
  @Resolver(() => Parent)
  class BoxesOfParent {
    @FieldResolver(() => [Box], {
      nullable: true,
      description,
      complexity: ({ childComplexity }) => 1 + typicalBoxes * childComplexity,
    })
    async storageBoxes(
      @Root() parent: P,
      @Ctx() context: RestContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Box[]> {
      const all = await objectsOf(boxes.rows.storageBoxes, {}, { context, info, parent });
      return all.filter((box) => String(idOf(box)) === String(parent.id));
    }
  }
  return { rows: {}, resolver: BoxesOfParent };
}

export const groups: readonly RowGroup[] = [
  boxesOf(BoxType, (box) => box.storageBoxType?.id, 'The storage boxes of this type'),
  boxesOf(Location, (box) => box.location?.id, 'The storage boxes at this location'),
  actionResources(ActionResource),
  located(BoxTypePrice, Location, locations.rows.locations),
  links(Action, {
    storageBox: lookup(
      boxes.rows.storageBox,
      ({ resources }) => resources?.find(({ type }) => type === 'storage_box')?.id,
      'The storage box; null when it is gone',
    ),
    subaccount: lookup(
      subaccounts.rows.subaccount,
      ({ resources }) => resources?.find(({ type }) => type === 'storage_box_subaccount')?.id,
      'The sub-account, if it is about one; null when it is gone',
    ),
    snapshot: lookup(
      snapshots.rows.snapshot,
      ({ resources }) => resources?.find(({ type }) => type === 'storage_box_snapshot')?.id,
      'The snapshot, if it is about one; null when it is gone',
    ),
  }),
  links(Subaccount, {
    storageBox: one(boxes.rows.storageBox, ({ storageBox }) => storageBox, 'The storage box'),
  }),
  links(Snapshot, {
    storageBox: one(boxes.rows.storageBox, ({ storageBox }) => storageBox, 'The storage box'),
  }),
];
