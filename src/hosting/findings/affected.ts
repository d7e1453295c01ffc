/** The objects that a finding affects beside its own resource. */
import { Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import { graphId } from '../../rest/identity/graph-id.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type Connection, connectionOf } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument } from '../../rest/schema/page-arguments.js';
import { slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { HostingApiName } from '../inventory/api.js';
import type { Inventory } from '../inventory/inventory.js';
import type { ListedItem } from '../inventory/item.js';
import { resolved } from '../inventory/joined-list.js';
import { HostingResource } from '../inventory/resource.js';
import type { AffectedItem } from './affected-item.js';
import { Finding } from './finding.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('AffectedResource', { description: 'A resource that the cause of a finding affects' })
class AffectedResource {
  @Field(() => HostingApiName, { description: 'The API of its account' })
  api!: Api;

  @Field({ description: 'Name of its account in the configuration' })
  accountName!: string;

  @Field(() => HostingResource, { description: 'The resource' })
  get resource(): object {
    return this.inventory.objectOf(this.item);
  }

  @Field(() => ID, { description: 'Id of the resource' })
  resourceId!: string;

  @Optional(() => String, 'Name of the resource, or of the part of it that is meant')
  resourceName!: string | null;

  item!: ListedItem;
  inventory!: Inventory;
}

const AffectedResources = connectionOf(AffectedResource, { mayFail: false });

@Resolver(() => Finding)
export class FindingAffected {
  @FieldResolver(() => AffectedResources, {
    complexity: items(2),
    description:
      'What the cause affects, for instance the DNS records that lead to an open server; empty where it is the resource alone. What is silenced by itself is left out; where all of it is, so is the finding',
  })
  affected(
    @Root() { kind, api, accountName: account, resourceName, touched, inventory }: Finding,
    @firstArgument() first: number,
    @afterArgument() after: string | null,
  ): Promise<Connection> {
    checkFirst('affected', first, maxFirst);
    const list = `affected ${JSON.stringify([kind, api, account, resourceName])}`;
    return resolved(slice(touched, keyOf, { first, after, list }), (item) =>
      Object.assign(new AffectedResource(), item, {
        accountName: item.account,
        resourceId: graphId(item.item, item.resourceId),
        inventory,
      }),
    );
  }
}

function keyOf({ item: { account, row, values }, resourceId, resourceName }: AffectedItem): string {
  return JSON.stringify([account.api, account.name, row.path, values, resourceId, resourceName]);
}
