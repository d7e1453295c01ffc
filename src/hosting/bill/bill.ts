/** The bill: the monthly cost of everything that is billed, as things are now. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import type { Connection } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { slice } from '../../rest/schema/slice.js';
import { resolved } from '../inventory/joined-list.js';
import { ReadAt } from '../inventory/read-at.js';
import { HostingSource } from '../inventory/source.js';
import { BillSharedAccount } from './count-once.js';
import { BillRate } from './amounts/fixed-rates.js';
import { type BillGroup, BillGroups, textOf } from './grouping.js';
import { type BillLine, BillLines, type BillUnknown, BillUnknowns } from './line.js';
import type { Priced, Unpriced } from './amounts/priced.js';
import { Totals } from './amounts/totals.js';

/** A few currencies and accounts, on average. */
const averageRates = 2;
const averageSources = 4;

@ObjectType({ description: 'Monthly cost of all billed resources at present' })
export class Bill extends Totals {
  /** The lines by gross cost, the greatest first. */
  allLines!: readonly Priced[];
  /** Converts a line to its GraphQL type. */
  lineOf!: (line: Priced) => BillLine;
  allUnknown!: readonly Unpriced[];
  unknownOf!: (thing: Unpriced) => BillUnknown;
  /** The groups as GraphQL objects. */
  allGroups!: readonly BillGroup[];

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => [BillRate], {
    complexity: items(averageRates),
    description: 'The exchange rates used: one for each other currency of the prices',
  })
  rates!: BillRate[];

  @Field(() => Int, { description: 'The number of groups; 0 without `groupBy`' })
  get groupCount(): number {
    return this.allGroups.length;
  }

  @Field(() => [HostingSource], {
    complexity: items(averageSources),
    description: 'The accounts included, and what of them could not be read and is in no amount',
  })
  sources!: HostingSource[];

  @Field(() => [BillSharedAccount], {
    complexity: items(1),
    description:
      'Accounts that are left out, as their credentials reach the same objects as those of another account: each resource is counted once',
  })
  shared!: readonly BillSharedAccount[];

  @Field({
    description: 'Every list was read completely. Resources without a price do not count here',
  })
  isComplete!: boolean;

  @ReadAt()
  readAt!: Date | null;

  /** Milliseconds since 1970. */
  now!: number;

  @Field(() => GraphQLDateTime, { description: 'The time of `accruedEstimate`' })
  get estimatedAt(): Date {
    return new Date(this.now);
  }

  @Field(() => BillGroups, {
    complexity: pageComplexity(),
    description: 'Its groups, by gross amount, largest first',
  })
  groups(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('groups', first, maxFirst);
    return slice(this.allGroups, textOf, { first, after, list: 'bill groups' });
  }

  @Field(() => BillLines, {
    complexity: pageComplexity(),
    description: 'Its lines, by gross amount, largest first, then by name',
  })
  lines(@firstArgument() first: number, @afterArgument() after: string | null): Promise<Connection> {
    checkFirst('lines', first, maxFirst);
    return resolved(
      slice(this.allLines, ({ key }) => key, { first, after, list: 'bill lines' }),
      this.lineOf,
    );
  }

  @Field(() => BillUnknowns, {
    complexity: pageComplexity(),
    description: 'Billed resources whose cost is unknown, by name; they are in no amount',
  })
  unknown(@firstArgument() first: number, @afterArgument() after: string | null): Promise<Connection> {
    checkFirst('unknown', first, maxFirst);
    return resolved(
      slice(this.allUnknown, ({ key }) => key, { first, after, list: 'bill unknown' }),
      this.unknownOf,
    );
  }
}
