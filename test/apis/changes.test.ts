import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { rowsOf } from '../../src/rest/schema/fields-of-rows.js';
import { sharedGraph } from '../support/shared/graph.js';
import { FastClock, asker, upstreamsOf } from '../rest/harness.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

let schema: GraphQLSchema;
let upstream: ScriptedUpstream;
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
afterAll(() => upstream.close());

describe('what writes change', () => {
  it('is there to be read, in every API', () => {
    const rows = [...rowsOf(schema).keys()];
    const named = rows.flatMap(({ dialect, options }) => (options.changes ?? []).map((path) => ({ dialect, path })));
    expect(named.length).toBeGreaterThan(50);
    const isRead = ({ dialect, path }: (typeof named)[number]) =>
      rows.some((row) => row.dialect === dialect && row.kind !== 'write' && `${row.path}/`.startsWith(`${path}/`));
    expect(named.filter((one) => !isRead(one))).toEqual([]);
  });

  it('is named by writes alone', () => {
    const reads = [...rowsOf(schema).keys()].filter(({ kind }) => kind !== 'write');
    expect(reads.filter(({ options }) => options.changes)).toEqual([]);
  });

  it('is read anew: the backups of a server that is gone go with it', async () => {
    const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const ask = asker(schema, upstreamsOf([account]));
    let images = [{ id: 1, description: 'a backup' }];
    upstream.script = ({ method }) => {
      if (method === 'DELETE') {
        images = [];
        return { body: { action: { id: 1, status: 'success', command: 'delete_server' } } };
      }
      return { body: { images, meta: { pagination: { page: 1, per_page: 50, total_entries: images.length } } } };
    };
    const backups = '{ cloud { images { nodes { id } } } }';
    expect((await ask(backups)).data).toEqual({ cloud: { images: { nodes: [{ id: 'cloud:default:image:1' }] } } });
    expect((await ask('mutation { deleteCloudServer(id: 7) { deletedId } }')).errors).toBeUndefined();
    expect((await ask(backups)).data).toEqual({ cloud: { images: { nodes: [] } } });
  });

  it('is read anew once more when the work that a write began has ended', async () => {
    const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const ask = asker(schema, upstreamsOf([account], {}, new FastClock()));
    const backups = '{ cloud { images { nodes { id } } } }';
    let images = [{ id: 1, description: 'a backup' }];
    let between: unknown;
    upstream.script = async ({ method, path }) => {
      if (method === 'POST') return { body: { action: { id: 9, status: 'running', command: 'disable_backup' } } };
      if (path === '/images') {
        return { body: { images, meta: { pagination: { page: 1, per_page: 50, total_entries: images.length } } } };
      }
      between = (await ask(backups)).data;
      images = [];
      return { body: { actions: [{ id: 9, status: 'success', command: 'disable_backup' }] } };
    };
    const { errors } = await ask('mutation { disableCloudServerBackup(id: 7, wait: true) { action { status } } }');
    expect(errors).toBeUndefined();
    expect(between).toEqual({ cloud: { images: { nodes: [{ id: 'cloud:default:image:1' }] } } });
    expect((await ask(backups)).data).toEqual({ cloud: { images: { nodes: [] } } });
  });
});
