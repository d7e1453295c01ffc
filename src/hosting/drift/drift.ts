/** The GraphQL types of changes that were made elsewhere. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type Connection, connectionOf } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { BillKind } from '../bill/kind-type.js';
import type { Price } from '../bill/lines/bill-draft.js';
import { BillGap } from '../history/bill-history.js';
import { HostingApiName } from '../inventory/api.js';
import { DriftField } from './drift-field.js';
import { Optional } from '../../base/optional-field.js';

const usualFields = 2;
const usualGaps = 2;

export enum DriftChange {
  APPEARED = 'APPEARED',
  DISAPPEARED = 'DISAPPEARED',
  CHANGED = 'CHANGED',
}

registerEnumType(DriftChange, {
  name: 'HostingDriftChange',
  description: 'A change of a billed thing',
  valuesConfig: {
    APPEARED: { description: 'It was not there before' },
    DISAPPEARED: { description: 'It is not there any more' },
    CHANGED: { description: 'It is there as before, but something of it has changed' },
  },
});

@ObjectType('HostingDriftFieldChange', { description: 'A field that has changed' })
export class DriftFieldChange {
  @Field(() => DriftField, { description: 'The field' })
  field!: DriftField;

  @Optional(() => String, 'Its value before; null for none')
  before!: string | null;

  @Optional(() => String, 'Its value after; null for none')
  after!: string | null;
}

@ObjectType('HostingDriftItem', {
  description: 'A change of something that is billed which was not written through this service',
})
export class DriftItem {
  /** Distinguishes it from all others. */
  key!: string;

  @Field(() => DriftChange, { description: 'What has happened' })
  change!: DriftChange;

  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => BillKind, { description: 'The kind of its line of the bill' })
  kind!: BillKind;

  @Field(() => ID, { description: 'The id that the resource has, or had' })
  resourceId!: string;

  @Field({ description: 'Its name, as it was last' })
  name!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last read before the change' })
  since!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was first read after the change' })
  until!: Date;

  @Field(() => [DriftFieldChange], {
    complexity: items(usualFields),
    description: 'What has changed; empty where it appeared or disappeared',
  })
  fields!: DriftFieldChange[];

  @Optional(() => HostingPrice, 'Monthly cost of its line before; null if there was none or its cost was unknown')
  before!: Price | null;

  @Optional(() => HostingPrice, 'Monthly cost after, at the same exchange rate: that of the day of `until`')
  after!: Price | null;
}

const DriftItems = connectionOf(DriftItem, { mayFail: false });

@ObjectType('HostingDrift', {
  description: 'What appeared, disappeared or changed among what is billed without a write of this service',
})
export class Drift {
  /** The latest first. */
  allItems!: readonly DriftItem[];

  @Field(() => GraphQLDate, { description: 'The day since which changes are listed' })
  since!: string;

  @Optional(() => GraphQLDate, 'The day of the last snapshot that was compared; null where there is none')
  lastDay!: string | null;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => Int, { description: 'The number of items' })
  itemCount!: number;

  @Field({ description: 'Every account was read wholly on every day' })
  isComplete!: boolean;

  @Field(() => [BillGap], {
    complexity: items(usualGaps),
    description:
      'By account: the days without a snapshot, or with one that lacks something. What changed then is found by the next snapshot that has it',
  })
  gaps!: BillGap[];

  @Field(() => DriftItems, { complexity: pageComplexity(), description: 'The changes, the latest first' })
  items(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('items', first, maxFirst);
    return slice(this.allItems, ({ key }) => key, { first, after, list: 'drift items' });
  }
}
