/** Statements as types of the graph. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal } from '../../base/decimal.js';
import { Optional } from '../../base/optional-field.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import { Money } from '../../data/rates/money/money.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type Connection, connectionOf } from '../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { slice } from '../../rest/schema/slice.js';
import { maxFirst } from '../../rest/transport/pages.js';
import { HostingApiName } from '../inventory/api.js';
import { StatementForm, type StatementRow } from './statement.js';
import { StatementTie, type StoredStatement } from './statement-store.js';

registerEnumType(StatementForm, {
  name: 'StatementForm',
  description: "The form of a statement's file",
  valuesConfig: {
    ITEMISED: {
      description:
        'The itemised statement since October 2024, of cloud, storage boxes and dedicated servers in one file',
    },
    EIGHT_COLUMNS: { description: 'The invoice until September 2024: eight columns by their places, without a header' },
  },
});

registerEnumType(StatementTie, {
  name: 'StatementTie',
  description: 'How it is known which accounts a grouping of a statement is',
  valuesConfig: {
    CALLER: { description: 'Whoever imported the statement said so' },
    RESOURCES: { description: 'Snapshots of those accounts have resources with its numbers, and no other account has' },
  },
});

const usualGroupings = 3;
const usualAccounts = 1;

@ObjectType({ description: 'A row of a statement, as its provider wrote it' })
export class StatementLine {
  @Field(() => Int, { description: 'The line of the file on which it begins, from 1' })
  line!: number;

  @Optional(() => String, 'Its project or panel; null in files that have none')
  grouping!: string | null;

  @Field({ description: 'The product, such as `CX33 Cloud Server`' })
  product!: string;

  @Field({ description: 'The name of the resource' })
  description!: string;

  @Optional(() => String, 'The kind and number of the resource, such as `Server 90000031`')
  reference!: string | null;

  @Optional(() => String, "The provider's number of the resource")
  resourceId!: string | null;

  @Field(() => Decimal, { description: 'The number of units' })
  quantity!: string;

  @Optional(() => String, 'The unit, such as `Hours`; null in files that have none')
  unit!: string | null;

  @Field(() => GraphQLDate, { description: 'Its first day' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'Its last day' })
  until!: string;

  @Optional(() => Decimal, 'The price of a unit, without tax, in the currency of the statement')
  unitPrice!: string | null;

  @Field(() => Decimal, { description: 'The amount, without tax, in the currency of the statement' })
  total!: string;
}

const StatementLines = connectionOf(StatementLine, { mayFail: false });

@ObjectType({ description: 'An account that a grouping of a statement is' })
class StatementAccountName {
  @Field(() => HostingApiName, { description: 'Its API' })
  api!: Api;

  @Field({ description: 'Its name' })
  accountName!: string;
}

@ObjectType({ description: 'A project or panel of a statement' })
class StatementGrouping {
  @Optional(() => String, 'Its name, such as `Project shop`; null for all of a file that has no groupings')
  name!: string | null;

  @Field(() => [StatementAccountName], {
    complexity: items(usualAccounts),
    description: 'The accounts that it is, at most one of each API; none where that is not known',
  })
  accounts!: StatementAccountName[];

  @Optional(() => StatementTie, 'How its accounts are known; null where they are not')
  tie!: StatementTie | null;
}

@ObjectType('Statement', { description: 'What a provider has billed, from a file of its own' })
export class ImportedStatement {
  stored!: StoredStatement;
  /** Its rows, in the order of the file. */
  allRows!: readonly StatementRow[];

  @Field(() => ID, { description: 'Its id, by its form, period, groupings and resources, as its file has no number' })
  id!: string;

  @Field(() => StatementForm, { description: 'The form of its file' })
  form!: StatementForm;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => GraphQLDate, { description: 'The first day of its rows' })
  from!: string;

  @Field(() => GraphQLDate, { description: 'The last day of its rows' })
  until!: string;

  @Field(() => [StatementGrouping], {
    complexity: items(usualGroupings),
    description: 'Its projects and panels, in the order of the file',
  })
  groupings!: StatementGrouping[];

  @Field(() => Money, { description: 'The sum of its rows, without tax' })
  total!: Money;

  @Field(() => GraphQLDateTime, { description: 'When it was imported' })
  importedAt!: Date;

  @Field(() => Int, { description: 'The number of rows' })
  rowCount!: number;

  @Field(() => StatementLines, { complexity: pageComplexity(), description: 'Its rows, in the order of the file' })
  rows(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('rows', first, maxFirst);
    return slice(this.allRows, ({ line }) => String(line), { first, after, list: `statement ${this.id}` });
  }
}
