/** The ids of what actions relate to. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { idFrom, identitiesOf, startOf } from '../../rest/identity/identity.js';
import { OfClass } from '../../rest/mapping/declared.js';
import { UnknownValue } from '../../rest/mapping/invalid-value.js';
import { originOf } from '../../rest/mapping/to-graph.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { keyOf } from '../../rest/rows/named-keys.js';
import { isId } from '../../base/unknown.js';
import type { AnyActionResource } from './action.js';

/** Resolves the ids of an action's resources, for the class of one API. */
export function actionResources(ActionResource: ClassType<AnyActionResource>): RowGroup {
  @Resolver(() => ActionResource)
  class ResourceIds {
    @OfClass()
    @OnWire('id')
    @FieldResolver(() => ID, { description: 'The id of the resource' })
    resourceId(@Root() resource: AnyActionResource, @Info() { schema }: GraphQLResolveInfo): string | Error {
      const { id, type }: { readonly id: unknown; readonly type: unknown } = resource;
      const { account, dialect } = originOf(resource)?.client.upstream ?? {};
      if (!isId(id) || !account) return new UnknownValue(account ?? null, 'ActionResource.resourceId', id);
      // Actions name types as the API names its objects: `storage_box`.
      const identity = [...identitiesOf(schema).values()].find(
        ({ row, keys }) => row.dialect === dialect && keys.length === 1 && keyOf(row) === type,
      );
      return identity ? idFrom(startOf(account, identity.type), [String(id)]) : String(id);
    }
  }
  return { rows: {}, resolver: ResourceIds };
}
