import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups } from '../../src/cloud/index.js';
import { emitSdl } from '../../src/rest/sdl.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { asker, poolOf, schemaOf } from './harness.js';

const volume = {
  id: 1,
  name: 'data',
  size: 10,
  server: 5,
  labels: { a_b: 'c_d' },
  linux_device: '/dev/x',
  status: 'available',
};

describe('volumes', () => {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    schema = await schemaOf(groups);
  });
  afterEach(() => void upstream.asked.splice(0));
  afterAll(() => upstream.close());
  const ask = (query: string, variables?: Record<string, unknown>) =>
    asker(schema, poolOf([{ api: 'CLOUD', credential: 'secret', baseUrl: upstream.url, sandbox: false }]))(
      query,
      variables,
    );

  it('lists', async () => {
    upstream.script = () => ({
      body: { volumes: [volume], meta: { pagination: { total_entries: 1, next_page: null } } },
    });
    const { data, errors } = await ask(
      '{ cloud { volumes(status: AVAILABLE, sort: NAME_DESC) { totalCount nodes { id name size status linuxDevice labels } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        volumes: {
          totalCount: 1,
          nodes: [
            { id: '1', name: 'data', size: 10, status: 'AVAILABLE', linuxDevice: '/dev/x', labels: { a_b: 'c_d' } },
          ],
        },
      },
    });
    expect(upstream.lines).toEqual(['GET /volumes?sort=name%3Adesc&status=available&page=1&per_page=50']);
  });
  it('writes', async () => {
    upstream.script = () => ({
      status: 201,
      body: {
        action: {
          id: 3,
          command: 'attach_volume',
          status: 'running',
          progress: 0,
          started: '2026-01-01T00:00:00+00:00',
          finished: null,
          error: null,
          resources: [],
        },
      },
    });
    const { data, errors } = await ask(
      'mutation { attachCloudVolume(id: 7, input: { server: 5, automount: true }) { id command status started } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      attachCloudVolume: {
        id: '3',
        command: 'attach_volume',
        status: 'RUNNING',
        started: new Date('2026-01-01T00:00:00Z'),
      },
    });
    expect(upstream.lines).toEqual(['POST /volumes/7/actions/attach']);
    expect(upstream.asked[0]?.body).toEqual({ server: 5, automount: true });
  });
  it('says in the schema which call each field makes', () => {
    const sdl = emitSdl(schema);
    expect(sdl).toContain('): CloudVolumeConnection @rest(api: CLOUD, method: "GET", path: "/volumes")');
    expect(sdl).toContain('@rest(api: CLOUD, method: "POST", path: "/volumes/{id}/actions/attach")');
  });
});
