/** SQL databases, and the statements that run on them. */
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Jurisdiction, Region } from '../shared.js';
import { RawSqlResult, RunSql, SqlResult } from './sql-statements.js';

const ReplicationMode = wireEnum(
  'EdgeSqlReplicationMode',
  'Whether a database may be read from copies',
  ['disabled', 'auto'],
  { disabled: 'It is read at its one place', auto: 'The edge keeps copies in every region' },
);

@ObjectType('EdgeSqlReadReplication', { description: 'The copies that a database may be read from' })
export class SqlReadReplication {
  @Field(() => ReplicationMode, { description: 'Whether there are any' })
  mode!: ValueOf<typeof ReplicationMode>;
}

@ObjectType('EdgeSqlDatabase', { description: 'A SQLite database at the edge' })
export class SqlDatabase {
  static readonly keys = { accountId: 'accountId', id: 'uuid' } as const;

  static reshape(this: void, wire: Wire): Wire {
    return { ...wire, id: wire['uuid'] };
  }

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdAt!: string | null;

  @Field(() => Jurisdiction, { nullable: true, description: 'Where its data has to stay; null: anywhere' })
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;

  @Field(() => String, { nullable: true, description: 'The generation of the engine behind it' })
  version!: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes that it takes' })
  fileSize!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many tables it has' })
  numTables!: number | null;

  @Field(() => SqlReadReplication, { nullable: true, description: 'The copies that it may be read from' })
  readReplication!: SqlReadReplication | null;
}

@ArgsType()
class SqlDatabaseFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of this name' })
  name?: string;
}

@InputType('EdgeSqlReadReplicationInput', { description: 'The copies that a database may be read from' })
class SqlReadReplicationInput {
  @Field(() => ReplicationMode, { description: 'Whether there shall be any' })
  mode!: ValueOf<typeof ReplicationMode>;
}

@InputType('CreateEdgeSqlDatabaseInput', { description: 'A database to create' })
class CreateSqlDatabase {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => Jurisdiction, {
    nullable: true,
    description: 'Where its data has to stay, for good; anywhere unless given',
  })
  jurisdiction?: ValueOf<typeof Jurisdiction>;

  @Field(() => Region, { nullable: true, description: 'Where it should be; near the caller unless given' })
  primaryLocationHint?: ValueOf<typeof Region>;

  @Field(() => SqlReadReplicationInput, { nullable: true, description: 'The copies that it may be read from' })
  readReplication?: SqlReadReplicationInput;
}

export const sqlDatabases = on(Account, {
  sqlDatabases: list('/accounts/{accountId}/d1/database', () => SqlDatabase, SqlDatabaseFilter),
  sqlDatabase: get('/accounts/{accountId}/d1/database/{id}', () => SqlDatabase),
});

export const sqlWrites = mutations({
  createEdgeSqlDatabase: post('/accounts/{accountId}/d1/database', () => SqlDatabase, CreateSqlDatabase),
  deleteEdgeSqlDatabase: del('/accounts/{accountId}/d1/database/{id}', null, {
    about: 'Deletes a database with all its data, for good',
  }),
  queryEdgeSqlDatabase: post('/accounts/{accountId}/d1/database/{id}/query', () => [SqlResult], RunSql, {
    about: 'Runs SQL, which may read or change data; rows come as objects by the names of their columns',
    part: 'statements',
  }),
  rawEdgeSqlDatabase: post('/accounts/{accountId}/d1/database/{id}/raw', () => [RawSqlResult], RunSql, {
    about:
      'Runs SQL, which may read or change data; rows come as lists beside the names of their columns, which may repeat',
    part: 'statements',
  }),
});
