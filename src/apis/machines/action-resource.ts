/** The ids of what actions relate to. */
import type { GraphQLResolveInfo } from 'graphql';
import { type ClassType, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { idFrom, identitiesOf, startOf } from '../../rest/identity/identity.js';
import { OfClass } from '../../rest/mapping/declared.js';
import { UnknownValue } from '../../rest/mapping/invalid-value.js';
import { originOf } from '../../rest/mapping/to-graph.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import type { RowGroup } from '../../rest/rows/group.js';
import { isParam } from '../../rest/rows/path.js';
import { knownValue } from '../../rest/planner/path-values.js';
import { isId, isText } from '../../base/unknown.js';
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
      const identity = [...identitiesOf(schema).values()].find(
        ({ row }) => row.dialect === dialect && typeAt(row.path) === type,
      );
      const above = identity?.keys.slice(0, -1).map((param) => knownValue(resource, param)) ?? [];
      // Without its keys above, an object has no id in the graph.
      if (!identity || !above.every(isText)) return String(id);
      return idFrom(startOf(account, identity.type), [...above, String(id)]);
    }
  }
  return { rows: {}, resolver: ResourceIds };
}

/** Actions name types as the paths of its objects do: `storage_box`, `storage_box_snapshot`. */
function typeAt(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !isParam(word));
  return words.map((word) => word.replace(/(?<=x)es$|s$/, '')).join('_');
}
