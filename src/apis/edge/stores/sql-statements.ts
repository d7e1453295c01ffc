/** SQL statements, and what each of them gives. */
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';

const ServingRegion = wireEnum(
  'EdgeSqlRegion',
  'Where a database ran a statement',
  ['WNAM', 'ENAM', 'OC', 'WEUR', 'EEUR', 'APAC'],
  {
    WNAM: 'Western North America',
    ENAM: 'Eastern North America',
    OC: 'Oceania',
    WEUR: 'Western Europe',
    EEUR: 'Eastern Europe',
    APAC: 'Asia and the Pacific',
  },
);

const parameters =
  'A value for each `?` of the text, in their order: texts, numbers, booleans, null, and lists of numbers from 0 to 255 for bytes';

@InputType('EdgeSqlStatementInput', { description: 'One of several statements' })
class SqlStatement {
  @Field({ description: 'Its text' })
  sql!: string;

  @Field(() => [GraphQLJSON], { nullable: 'itemsAndList', description: parameters })
  params?: unknown[] | null;
}

@ExactlyOneOf('sql', 'batch')
@InputType('RunEdgeSqlInput', { description: 'SQL to run: one text, or several that succeed or fail together' })
export class RunSql {
  @Field(() => String, { nullable: true, description: 'The text; several statements are divided by `;`' })
  sql?: string;

  @Field(() => [GraphQLJSON], { nullable: 'itemsAndList', description: parameters })
  params?: unknown[] | null;

  @Field(() => [SqlStatement], { nullable: true, description: 'Several texts, each with values of its own' })
  batch?: SqlStatement[];
}

@ObjectType('EdgeSqlTimings', { description: 'How long the parts of a statement took' })
export class SqlTimings {
  @Field(() => Float, { nullable: true, description: 'Milliseconds that the database took for it' })
  sqlDurationMs!: number | null;
}

@ObjectType('EdgeSqlMeta', { description: 'What a statement cost and changed' })
export class SqlMeta {
  @Field(() => Float, { nullable: true, description: 'Milliseconds that it took' })
  duration!: number | null;

  @Field(() => SqlTimings, { nullable: true, description: 'How these divide' })
  timings!: SqlTimings | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Rows it has looked at, those of indexes included' })
  rowsRead!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Rows it has written, those of indexes included' })
  rowsWritten!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Rows it has inserted, changed or deleted' })
  changes!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has changed the database at all' })
  changedDb!: boolean | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Number of the row that was inserted last' })
  lastRowId!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes that the database takes after it' })
  sizeAfter!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'The database itself has run it, not a copy for reads' })
  servedByPrimary!: boolean | null;

  @Field(() => ServingRegion, { nullable: true, description: 'Where it ran' })
  servedByRegion!: ValueOf<typeof ServingRegion> | null;

  @Field(() => String, { nullable: true, description: 'The data center where it ran, as its airport is called' })
  servedByColo!: string | null;
}

@ObjectType('EdgeSqlResult', { description: 'What a statement gave' })
export class SqlResult {
  @Field(() => [GraphQLJSON], {
    nullable: true,
    description: 'Its rows as the API gives them: objects, whose integers are exact up to 2^53, and bytes are lists',
  })
  results!: unknown[] | null;

  @Field(() => SqlMeta, { nullable: true, description: 'What it cost and changed' })
  meta!: SqlMeta | null;

  @Field(() => Boolean, { nullable: true, description: 'It has succeeded' })
  success!: boolean | null;
}

@ObjectType('EdgeSqlRows', { description: 'Rows as lists' })
export class SqlRows {
  @Field(() => [String], { nullable: true, description: 'The names of the columns, in the order of the statement' })
  columns!: string[] | null;

  @Field(() => [[GraphQLJSON]], {
    nullable: 'itemsAndList',
    description: 'The values of each row, in the order of the columns; integers are exact up to 2^53, bytes are lists',
  })
  rows!: unknown[][] | null;
}

@ObjectType('EdgeRawSqlResult', { description: 'What a statement gave, its rows as lists' })
export class RawSqlResult {
  @Field(() => SqlRows, { nullable: true, description: 'Its rows' })
  results!: SqlRows | null;

  @Field(() => SqlMeta, { nullable: true, description: 'What it cost and changed' })
  meta!: SqlMeta | null;

  @Field(() => Boolean, { nullable: true, description: 'It has succeeded' })
  success!: boolean | null;
}
