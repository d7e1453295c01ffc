/** SQL databases, and queries against them. */
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Jurisdiction, LocationHint } from '../shared.js';
import { RawSqlResult, RunSql, SqlResult } from './sql-statements.js';
import { Optional } from '../../../base/optional-field.js';

const ReplicationMode = wireEnum('EdgeSqlReplicationMode', 'The mode of read replication', {
  disabled: 'Disabled: the primary serves all reads',
  auto: 'Auto: the provider keeps read replicas in every region',
});

@ObjectType('EdgeSqlReadReplication', { description: 'Read replication settings of a database' })
class SqlReadReplication {
  @Field(() => ReplicationMode, { description: 'The mode of read replication' })
  mode!: ValueOf<typeof ReplicationMode>;
}

@ObjectType('EdgeSqlDatabase', { description: 'A D1 database: SQLite at the edge' })
export class SqlDatabase {
  static readonly keys = { accountId: 'accountId', id: 'uuid' } as const;

  static reshape(this: void, wire: Wire): Wire {
    return { ...wire, id: wire['uuid'] };
  }

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => Jurisdiction, 'The jurisdiction that its data must stay in; null: none')
  jurisdiction!: ValueOf<typeof Jurisdiction> | null;

  @Optional(() => String, 'The version of the D1 back end')
  version!: string | null;

  @Optional(() => GraphQLSafeInt, 'Size in bytes')
  fileSize!: number | null;

  @Optional(() => Int, 'Number of tables')
  numTables!: number | null;

  @Optional(() => SqlReadReplication, 'Read replication settings')
  readReplication!: SqlReadReplication | null;
}

@ArgsType()
class SqlDatabaseFilter {
  @Optional(() => String, 'Only the database of this name')
  name?: string;
}

@InputType('EdgeSqlReadReplicationInput', { description: 'Read replication settings of a database' })
class SqlReadReplicationInput {
  @Field(() => ReplicationMode, { description: 'The mode of read replication' })
  mode!: ValueOf<typeof ReplicationMode>;
}

@InputType('CreateEdgeSqlDatabaseInput', { description: 'A D1 database to create' })
class CreateSqlDatabase {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(
    () => Jurisdiction,
    'The jurisdiction that its data must stay in, which cannot be changed; none unless given',
  )
  jurisdiction?: ValueOf<typeof Jurisdiction>;

  @Optional(() => LocationHint, 'A location hint for the primary; close to the caller unless given')
  primaryLocationHint?: ValueOf<typeof LocationHint>;

  @Optional(() => SqlReadReplicationInput, 'Read replication settings')
  readReplication?: SqlReadReplicationInput;
}

export const sqlDatabases = on(Account, {
  sqlDatabases: list('/accounts/{accountId}/d1/database', () => SqlDatabase, SqlDatabaseFilter),
  sqlDatabase: get('/accounts/{accountId}/d1/database/{id}', () => SqlDatabase),
});

export const sqlWrites = mutations({
  createEdgeSqlDatabase: post('/accounts/{accountId}/d1/database', () => SqlDatabase, CreateSqlDatabase),
  deleteEdgeSqlDatabase: del('/accounts/{accountId}/d1/database/{id}', null, {
    about: 'Deletes a D1 database with all its data, for good',
  }),
  queryEdgeSqlDatabase: post('/accounts/{accountId}/d1/database/{id}/query', () => [SqlResult], RunSql, {
    about: 'Runs SQL, which may read or change data; rows come as objects keyed by column name',
    part: 'statements',
  }),
  rawEdgeSqlDatabase: post('/accounts/{accountId}/d1/database/{id}/raw', () => [RawSqlResult], RunSql, {
    about:
      'Runs SQL, which may read or change data; rows come as arrays, apart from the column names, which may repeat',
    part: 'statements',
  }),
});
