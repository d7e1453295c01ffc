/** SQL statements and their results. */
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { Optional } from '../../../base/optional-field.js';

const ServingRegion = wireEnum('EdgeSqlRegion', 'The region that ran a statement', {
  WNAM: 'Western North America',
  ENAM: 'Eastern North America',
  OC: 'Oceania',
  WEUR: 'Western Europe',
  EEUR: 'Eastern Europe',
  APAC: 'Asia-Pacific',
});

const parameters =
  'A parameter for each `?` in the SQL, in order: strings, numbers, booleans, null, and lists of numbers from 0 to 255 for bytes';

@InputType('EdgeSqlStatementInput', { description: 'A statement of a batch' })
class SqlStatement {
  @Field({ description: 'The SQL text' })
  sql!: string;

  @Field(() => [GraphQLJSON], { nullable: 'itemsAndList', description: parameters })
  params?: unknown[] | null;
}

@ExactlyOneOf('sql', 'batch')
@InputType('RunEdgeSqlInput', { description: 'SQL to run: one text, or a batch that succeeds or fails as a whole' })
export class RunSql {
  @Optional(() => String, 'The SQL text; statements are separated by `;`')
  sql?: string;

  @Field(() => [GraphQLJSON], { nullable: 'itemsAndList', description: parameters })
  params?: unknown[] | null;

  @Optional(() => [SqlStatement], 'A batch of statements, each with its own parameters')
  batch?: SqlStatement[];
}

@ObjectType('EdgeSqlTimings', { description: 'Timings of a statement' })
class SqlTimings {
  @Optional(() => Float, 'Time the database took, in milliseconds')
  sqlDurationMs!: number | null;
}

@ObjectType('EdgeSqlMeta', { description: "Metadata of a statement's result" })
class SqlMeta {
  @Optional(() => Float, 'Duration in milliseconds')
  duration!: number | null;

  @Optional(() => SqlTimings, 'Timings in detail')
  timings!: SqlTimings | null;

  @Optional(() => GraphQLSafeInt, 'Rows read, including those of indexes')
  rowsRead!: number | null;

  @Optional(() => GraphQLSafeInt, 'Rows written, including those of indexes')
  rowsWritten!: number | null;

  @Optional(() => GraphQLSafeInt, 'Rows inserted, changed or deleted')
  changes!: number | null;

  @Optional(() => Boolean, 'Whether the database was changed')
  changedDb!: boolean | null;

  @Optional(() => GraphQLSafeInt, 'Row id of the last inserted row')
  lastRowId!: number | null;

  @Optional(() => GraphQLSafeInt, 'Size of the database afterwards, in bytes')
  sizeAfter!: number | null;

  @Optional(() => Boolean, 'The primary ran it, not a read replica')
  servedByPrimary!: boolean | null;

  @Optional(() => ServingRegion, 'The region that ran it')
  servedByRegion!: ValueOf<typeof ServingRegion> | null;

  @Optional(() => String, 'The data center that ran it, by airport code')
  servedByColo!: string | null;
}

@ObjectType('EdgeSqlResult', { description: 'The result of a statement' })
export class SqlResult {
  @Optional(
    () => [GraphQLJSON],
    'Rows as the API returns them: objects, with integers exact up to 2^53 and bytes as lists',
  )
  results!: unknown[] | null;

  @Optional(() => SqlMeta, 'Metadata of the result')
  meta!: SqlMeta | null;

  @Optional(() => Boolean, 'The statement succeeded')
  success!: boolean | null;
}

@ObjectType('EdgeSqlRows', { description: 'Rows as arrays' })
class SqlRows {
  @Optional(() => [String], 'Column names, in the order of the statement')
  columns!: string[] | null;

  @Field(() => [[GraphQLJSON]], {
    nullable: 'itemsAndList',
    description: 'The values of each row, in column order; integers are exact up to 2^53, bytes are lists',
  })
  rows!: unknown[][] | null;
}

@ObjectType('EdgeRawSqlResult', { description: 'The result of a statement, with rows as arrays' })
export class RawSqlResult {
  @Optional(() => SqlRows, 'Its rows')
  results!: SqlRows | null;

  @Optional(() => SqlMeta, 'Metadata of the result')
  meta!: SqlMeta | null;

  @Optional(() => Boolean, 'The statement succeeded')
  success!: boolean | null;
}
