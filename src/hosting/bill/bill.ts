/** The bill: what a month of all that is billed costs, as things are now. */
import { Arg, Field, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../currency-code.js';
import { checkFirst } from '../../geography/bounds.js';
import { firstItems, items } from '../../geography/complexity.js';
import type { Connection } from '../../rest/connection.js';
import { maxFirst } from '../../rest/pages.js';
import { ReadAt } from '../inventory/read-at.js';
import { Source } from '../inventory/source.js';
import { BillRate } from './fixed-rates.js';
import { BillGroup } from './grouping.js';
import { type BillLine, BillLines, BillUnknown, keyOf, told } from './line.js';
import type { Priced } from './priced.js';
import { slice } from './slice.js';
import { Totals } from './totals.js';

const first = () =>
  Arg('first', () => Int, {
    defaultValue: 50,
    description: `How many at most, from 1 to ${maxFirst.toLocaleString('en')}`,
  });

/** A few currencies and accounts, on average. */
const averageRates = 2;
const averageSources = 4;

@ObjectType({ description: 'What a month of all that is billed costs, as things are now' })
export class Bill extends Totals {
  /** By gross, the greatest first. */
  allLines!: readonly Priced[];
  /** As the graph has it. */
  lineOf!: (line: Priced) => BillLine;
  allUnknown!: readonly BillUnknown[];
  allGroups!: readonly BillGroup[];

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => [BillRate], {
    complexity: items(averageRates),
    description: 'The exchange rates it is reckoned with: of each other currency that prices are in',
  })
  rates!: BillRate[];

  @Field(() => Int, { description: 'How many groups there are; none unless `groupBy` says by what' })
  get groupCount(): number {
    return this.allGroups.length;
  }

  @Field(() => [Source], {
    complexity: items(averageSources),
    description: 'The accounts it was made of, and what of them could not be read: that is in no amount',
  })
  sources!: Source[];

  @Field({
    description: 'Every list it was made of could be read, and all in it. What has no price is counted apart from that',
  })
  isWhole!: boolean;

  @ReadAt()
  readAt!: Date | null;

  @Field(() => [BillGroup], {
    complexity: firstItems(maxFirst),
    description: 'Its groups, by gross, the greatest first',
  })
  groups(@first() count: number): readonly BillGroup[] {
    checkFirst('groups', count, maxFirst);
    return this.allGroups.slice(0, count);
  }

  @Field(() => BillLines, {
    complexity: firstItems(maxFirst),
    description: 'Its lines, by gross, the greatest first, then by name',
  })
  lines(
    @first() count: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor behind which to begin' }) after: string | null,
  ): Promise<Connection> {
    checkFirst('lines', count, maxFirst);
    const keyOfLine = ({ draft }: Priced) => keyOf(told(draft));
    return slice(this.allLines, { keyOf: keyOfLine, nodeOf: this.lineOf }, { first: count, after });
  }

  @Field(() => [BillUnknown], {
    complexity: firstItems(maxFirst),
    description: 'What is billed, but of which it is not known what it costs: it is in no amount',
  })
  unknown(@first() count: number): readonly BillUnknown[] {
    checkFirst('unknown', count, maxFirst);
    return this.allUnknown.slice(0, count);
  }
}
