/** The worker thread that runs SQL: it retains no database, but receives an image and returns the changed one. */
import { parentPort } from 'node:worker_threads';
import initSqlJs, { type Database, type SqlJsStatic, type SqlValue, type Statement } from 'sql.js';
import type { SqlAnswer, WireSqlMeta, SqlOutcome, SqlTask } from './sql-thread.js';

/** Bytes of memory that a task may use, of which its image may be half. */
const memory = 64 * 1024 * 1024;
const pageSize = 4096;

/** The pragmas that are allowed. */
const allowedPragma =
  /^PRAGMA (table_(x?info|list)|index_(x?info|list)|foreign_key(s|_list|_check)|defer_foreign_keys|integrity_check|quick_check|optimize)\b/i;
const forbidden = /^(ATTACH|DETACH|VACUUM|BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i;

function run({ Database }: SqlJsStatic, { image, setup, statements }: SqlTask): SqlOutcome {
  const database = new Database(image);
  try {
    database.exec(`PRAGMA hard_heap_limit = ${memory}; PRAGMA max_page_count = ${memory / 2 / pageSize};`);
    if (image === null) database.exec(setup);
    const answers = statements.flatMap(({ sql, params }) => answersOf(database, sql, params));
    const isChanged = image === null || answers.some(({ meta }) => meta.changed_db);
    const [tables = 0] = numbersOf(database, "SELECT count(*) FROM sqlite_schema WHERE type = 'table'");
    return { answers, image: isChanged ? database.export() : null, tables };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    database.close();
  }
}

function answersOf(database: Database, sql: string, params: SqlValue[]): SqlAnswer[] {
  const answers: SqlAnswer[] = [];
  for (const statement of database.iterateStatements(sql)) {
    if (answers.length > 0 && params.length > 0) throw new Error('parameters go with one statement alone');
    answers.push(answerOf(database, statement, params));
  }
  if (answers.length === 0) throw new Error('No SQL statements detected.');
  return answers;
}

function answerOf(database: Database, statement: Statement, params: SqlValue[]): SqlAnswer {
  refuse(statement.getNormalizedSQL().trim());
  const before = stateOf(database);
  const begun = performance.now();
  if (params.length > 0) statement.bind(params);
  const columns = statement.getColumnNames();
  const rows = [];
  while (statement.step()) rows.push(statement.get().map(onWire));
  statement.reset();
  const duration = performance.now() - begun;
  return { columns, rows, meta: metaOf(before, stateOf(database), rows.length, duration) };
}

function refuse(sql: string): void {
  if (forbidden.test(sql) || (/^PRAGMA\b/i.test(sql) && !allowedPragma.test(sql))) {
    throw new Error(`not authorized: ${sql.split(/[\s;]/, 2).join(' ')}`);
  }
}

interface ConnectionState {
  readonly changes: number;
  readonly last: number;
  readonly size: number;
  readonly layout: number;
}

function stateOf(database: Database): ConnectionState {
  const [changes = 0, last = 0, size = 0, layout = 0] = numbersOf(
    database,
    `SELECT total_changes(), last_insert_rowid(), page_count * page_size, schema_version
     FROM pragma_page_count, pragma_page_size, pragma_schema_version`,
  );
  return { changes, last, size, layout };
}

function numbersOf(database: Database, sql: string): number[] {
  const [answer] = database.exec(sql);
  return answer?.values[0]?.map(Number) ?? [];
}

function metaOf(before: ConnectionState, after: ConnectionState, rows: number, duration: number): WireSqlMeta {
  const changes = after.changes - before.changes;
  return {
    served_by_region: 'WEUR',
    served_by_colo: 'FRA',
    served_by_primary: true,
    duration,
    timings: { sql_duration_ms: duration },
    changes,
    changed_db: changes > 0 || after.layout !== before.layout,
    last_row_id: after.last,
    rows_read: rows,
    rows_written: changes,
    size_after: after.size,
  };
}

function onWire(value: SqlValue): unknown {
  return value instanceof Uint8Array ? [...value] : value;
}

const engine = await initSqlJs();
parentPort?.on('message', (task: SqlTask) => parentPort?.postMessage(run(engine, task)));
parentPort?.postMessage('ready');
