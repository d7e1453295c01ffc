import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from '../account.js';
import { itLong } from '../../../support/scale.js';

// A thread may take a while to begin on a busy machine.
const account = new EdgeAccount();

async function created(name: string): Promise<string> {
  const [id = ''] = textsOf(
    await account.write(`createEdgeSqlDatabase(input: { name: "${name}" })`, 'sqlDatabase { id }'),
    'id',
  );
  return id;
}

const types = '($input: RunEdgeSqlInput!)';
const query = (id: string, input: object, fields = 'results') =>
  account.write(`queryEdgeSqlDatabase(id: "${id}", input: $input)`, `statements { ${fields} }`, types, { input });
const raw = (id: string, input: object) =>
  account.write(`rawEdgeSqlDatabase(id: "${id}", input: $input)`, 'statements { results { columns rows } }', types, {
    input,
  });
const rows = async (id: string, sql: string) => query(id, { sql });

describe('SQL databases', () => {
  it('take text with parameters and give rows by column', async () => {
    const id = await created('rows');
    await query(id, { sql: 'CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c BLOB)' });
    const params = ["it's ?", [0, 255]];
    const meta = 'success meta { changes changedDb lastRowId rowsRead rowsWritten duration sizeAfter }';
    expect(await query(id, { sql: 'INSERT INTO t (b, c) VALUES (?, ?)', params }, `results ${meta}`)).toMatchObject({
      statements: [
        {
          results: [],
          success: true,
          meta: { changes: 1, changedDb: true, lastRowId: 1, duration: expect.any(Number) },
        },
      ],
    });
    expect(await query(id, { sql: 'SELECT c, b, a FROM t' }, `results ${meta}`)).toMatchObject({
      statements: [
        { results: [{ c: [0, 255], b: "it's ?", a: 1 }], meta: { changes: 0, changedDb: false, rowsRead: 1 } },
      ],
    });
  });

  it('give values as they are stored, and columns in the order of the statement, whatever their names', async () => {
    const id = await created('values');
    expect(
      await raw(id, {
        sql: `SELECT 1 AS "2", 9007199254740991 AS "1", 1.5, NULL AS a, NULL AS a, '' AS "ä b", true, x'' `,
      }),
    ).toEqual({
      statements: [
        {
          results: {
            columns: ['2', '1', '1.5', 'a', 'a', 'ä b', 'true', "x''"],
            rows: [[1, 9007199254740991, 1.5, null, null, '', 1, []]],
          },
        },
      ],
    });
  });

  it('run several statements, all of them or none', async () => {
    const id = await created('batch');
    const batch = [
      { sql: 'CREATE TABLE t (a UNIQUE)' },
      { sql: 'INSERT INTO t VALUES (?), (?)', params: [1, 'two'] },
      { sql: 'SELECT count(*) AS n FROM t' },
    ];
    expect(await query(id, { batch })).toEqual({
      statements: [{ results: [] }, { results: [] }, { results: [{ n: 2 }] }],
    });
    const failing = [{ sql: 'DELETE FROM t' }, { sql: 'INSERT INTO t VALUES (1), (1)' }];
    expect(await query(id, { batch: failing })).toMatchObject([
      { message: expect.stringContaining('UNIQUE constraint failed'), extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
    expect(await rows(id, 'SELECT count(*) AS n FROM t; SELECT a FROM t WHERE a > 0')).toEqual({
      statements: [{ results: [{ n: 2 }] }, { results: [{ a: 1 }, { a: 'two' }] }],
    });
  });

  it('take one text or a batch', async () => {
    const id = await created('either');
    const refusal = [{ message: expect.stringContaining('exactly one of sql, batch') }];
    expect(await query(id, {})).toMatchObject(refusal);
    expect(await query(id, { sql: 'SELECT 1', batch: [] })).toMatchObject(refusal);
  });

  itLong('stop what does not end, or takes too much, and go on', async () => {
    const id = await created('endless');
    await query(id, { sql: 'CREATE TABLE t (a); INSERT INTO t VALUES (1)' });
    const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
    const many = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
    const large =
      'WITH RECURSIVE n (i) AS (SELECT randomblob(40000000) UNION ALL SELECT i || i FROM n) SELECT i FROM n';
    const grown =
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) INSERT INTO t SELECT randomblob(1000000) FROM n';
    const [first, others] = [query(id, { sql: endless }), query(id, { sql: 'SELECT a FROM t' })];
    expect(await account.read('sqlDatabases { nodes { name } }')).toBeTruthy();
    expect(await first).toMatchObject([{ message: expect.stringContaining('exceeded its CPU time limit') }]);
    expect(await others).toEqual({ statements: [{ results: [{ a: 1 }] }] });
    for (const sql of [many, large, grown]) {
      expect(await query(id, { sql })).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_INPUT' } }]);
      expect(await rows(id, 'SELECT a FROM t')).toEqual({ statements: [{ results: [{ a: 1 }] }] });
    }
  });

  it.each(['ATTACH "a" AS b', '/* */ vacuum into "x"', 'BEGIN', 'PRAGMA max_page_count = 1000000000', 'SELEC', '  '])(
    'refuse %s',
    async (sql) => {
      const [id = ''] = textsOf(await account.read('sqlDatabases(first: 1) { nodes { id } }'), 'id');
      expect(await query(id, { sql })).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_INPUT' } }]);
    },
  );

  it('describe themselves, and are gone when they are deleted', async () => {
    const id = await created('tables');
    await query(id, { sql: 'CREATE TABLE a (x); CREATE TABLE b (x)' });
    const own = 'id name version numTables fileSize readReplication { mode }';
    expect(
      await account.read(`sqlDatabase(id: "${id}") { ${own} } sqlDatabases(name: "tables") { nodes { id } }`),
    ).toEqual({
      sqlDatabase: {
        id,
        name: 'tables',
        version: 'production',
        numTables: 2,
        fileSize: expect.any(Number),
        readReplication: { mode: 'DISABLED' },
      },
      sqlDatabases: { nodes: [{ id }] },
    });
    await account.write(`deleteEdgeSqlDatabase(id: "${id}")`, 'deletedId');
    expect(await account.read(`sqlDatabase(id: "${id}") { id }`)).toEqual({ sqlDatabase: null });
    expect(await query(id, { sql: 'SELECT 1' })).toMatchObject([{ extensions: { code: 'UPSTREAM_NOT_FOUND' } }]);
  });

  it('hold rows to play with', async () => {
    const [id = ''] = textsOf(await account.read('sqlDatabases(name: "shop") { nodes { id } }'), 'id');
    expect(
      await rows(
        id,
        'SELECT name, sum(amount) AS sold FROM orders JOIN products ON products.id = product GROUP BY name',
      ),
    ).toMatchObject({ statements: [{ results: [{ name: 'Mug', sold: expect.any(Number) }, {}, {}, {}] }] });
  });
});
