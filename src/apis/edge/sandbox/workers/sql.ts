/** SQL databases: two with tables and rows, run by SQLite itself from the first query on. */
import { type SqlAnswer, type SqlText, refused, sqlThread } from '../../../../sandbox/sql/sql-thread.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { textAt } from '../../../../base/unknown.js';
import { logs, shop } from './sql-seed.js';
import type { ProviderPart } from '../part.js';

const path = '/accounts/{accountId}/d1/database';

const databases: SandboxResource = {
  key: 'uuid',
  missing: '7404',
  hides: ['image', 'setup'],
  make: (body, world) => ({
    id: uuid(world),
    ...pick(body, 'name', 'jurisdiction'),
    version: 'production',
    created_at: timestamp(world.now()),
    file_size: 12_288,
    num_tables: 0,
    read_replication: body['read_replication'] ?? { mode: 'disabled' },
    image: null,
    setup: '',
  }),
};

const resources = { [path]: databases };

function uuid({ random }: SandboxWorld): string {
  return [8, 4, 4, 4, 12].map((length) => random.hex(length)).join('-');
}

/** The results of the statements, which succeed or fail together. */
async function run({ body, values, world }: SpecialCall): Promise<readonly SqlAnswer[]> {
  const collection = `/accounts/${values['accountId']}/d1/database`;
  const statements = Array.isArray(body['batch']) ? objectsAt(body, 'batch').map(textOf) : [textOf(body)];
  return sqlThread.inTurn(async (ask) => {
    const { id, image, ...item } = world.must(collection, values['id']);
    const outcome = await ask({
      image: image instanceof Uint8Array ? image : null,
      setup: textAt(item, 'setup') ?? '',
      statements,
    });
    if ('problem' in outcome) throw refused(outcome.problem);
    if (outcome.image) {
      world.change(collection, id, {
        image: outcome.image,
        file_size: outcome.image.length,
        num_tables: outcome.tables,
      });
    }
    return outcome.answers;
  });
}

function textOf(statement: Fields): SqlText {
  return { sql: textAt(statement, 'sql') ?? '', params: listAt(statement, 'params').map(bound) };
}

function bound(value: unknown): SqlText['params'][number] {
  if (typeof value === 'number' || typeof value === 'string' || value === null) return value;
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte))) return Uint8Array.from(value);
  throw refused('a parameter is neither a text, a number, a boolean, null nor a list of bytes');
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}/{id}/query`]: async (call) => ({
    statements: (await run(call)).map(({ columns, rows, meta }) => ({
      results: rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]]))),
      success: true,
      meta,
    })),
  }),
  [`POST ${path}/{id}/raw`]: async (call) => ({
    statements: (await run(call)).map(({ columns, rows, meta }) => ({
      results: { columns, rows },
      success: true,
      meta,
    })),
  }),
};

function seed(world: SandboxWorld): void {
  const [account] = world.all('/accounts');
  const collection = `/accounts/${account?.id}/d1/database`;
  for (const { name, tables, setup } of [shop, logs]) {
    const { id } = world.create(collection, { name });
    world.change(collection, id, { setup, num_tables: tables, created_at: '2025-01-20T14:09:55.000Z' });
  }
}

export const sql: ProviderPart = { resources, specialCalls, seed };
