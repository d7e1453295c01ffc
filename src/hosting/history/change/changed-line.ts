/** A line that costs something else than before, whatever is compared. */
import type { GraphQLSchema } from 'graphql';
import { Field, ID, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import { Optional } from '../../../base/optional-field.js';
import { items } from '../../../data/geography/complexity.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { BillKind } from '../../bill/kind-type.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { HostingApiName } from '../../inventory/api.js';
import type { HistoryLine } from '../history-line.js';
import { resourceIdOf } from '../resource-id.js';
import { BillChangePart } from './bill-change-part.js';

const usualParts = 2;

@ObjectType()
export abstract class ChangedLine {
  /** Distinguishes it from all others. */
  key!: string;

  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => BillKind, { description: 'The kind' })
  kind!: BillKind;

  @Field(() => ID, { description: 'The id that the resource has, or had' })
  resourceId!: string;

  @Field({ description: 'Its name, as it was last' })
  name!: string;

  @Optional(() => String, 'Product name before, such as `cx22`; null if it did not exist or has no types')
  productBefore!: string | null;

  @Optional(() => String, 'Product name after; null if it no longer exists or has no types')
  productAfter!: string | null;

  @Field(() => HostingPrice, { description: 'The difference: the exact sum of its parts' })
  difference!: Price;

  @Field(() => [BillChangePart], { complexity: items(usualParts), description: 'The difference by reason' })
  parts!: BillChangePart[];
}

/** The thing that the line is about. */
export function changedThing(key: string, line: HistoryLine, schema: GraphQLSchema) {
  const { account, kind, name } = line;
  const resourceId = resourceIdOf(line, account, schema);
  return { key, api: account.api, accountName: account.name, kind, resourceId, name };
}
