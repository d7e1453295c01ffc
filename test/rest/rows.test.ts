/** @decorates-classes */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { rowsOf } from '../../src/rest/schema/fields-of-rows.js';
import { keyOf } from '../../src/rest/rows/named-keys.js';
import { emitSdl } from '../../src/rest/schema/sdl.js';
import { schemaOf } from './harness.js';
import { groups, reads, writes } from './lab.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await schemaOf(groups);
});

describe('rows', () => {
  it('become fields that say which call they make', () => {
    const sdl = emitSdl(schema);
    expect(sdl).toContain('directive @rest(');
    expect(sdl).toContain('standby: Machine @rest(api: CLOUD, method: "GET", path: "/standby", listed: false)');
    expect(sdl).toContain('): DiskConnection @rest(api: CLOUD, method: "GET", path: "/disks")');
    expect(sdl).toContain('): WipeDiskPayload @rest(api: CLOUD, method: "POST", path: "/disks/{id}/actions/wipe")');
    expect(sdl).toContain('load: Load @rest(api: CLOUD, method: "GET", path: "/machines/{id}/load")');
  });

  it('leave links without a call of their own', () => {
    expect(emitSdl(schema)).toMatch(/^ {2}machine: Machine$/m);
  });

  it('can be counted from the schema', () => {
    const all = [...rowsOf(schema).keys()].map(({ name, method, path }) => `${name} ${method} ${path}`);
    expect(all).toContain('machine GET /machines/{id}');
    expect(all).toContain('notes GET /machines/{id}/notes');
    expect(new Set(all).size).toBe(18);
  });

  it('wait where their answer holds actions, and only there', () => {
    const mutation = schema.getMutationType()?.getFields() ?? {};
    const waiting = Object.values(mutation).filter(({ args }) => args.some(({ name }) => name === 'wait'));
    expect(waiting.map(({ name }) => name).sort()).toEqual(['createDisk', 'elsewhere', 'unsupported', 'wipeDisk']);
  });

  it('give every field and argument a description', () => {
    for (const field of rowsOf(schema).values()) {
      expect(field.description).toBeTruthy();
      const own = field.args.filter(({ name }) => ['first', 'after', 'input', 'wait'].includes(name));
      expect(own.every(({ description }) => description)).toBe(true);
    }
  });

  it('know the object that a list is made of', () => {
    expect(reads.rows.disks.partner).toBe(reads.rows.disk);
    expect(reads.rows.disk.partner).toBe(reads.rows.disks);
    expect(reads.rows.jobs.partner).toBe(reads.rows.job);
  });

  it('find their payload by the words of their path', () => {
    expect(keyOf(reads.rows.disks)).toBe('disks');
    expect(keyOf(reads.rows.disk)).toBe('disk');
    expect(keyOf(writes.rows.wipeDisk)).toBe('action');
    expect(keyOf(writes.rows.createDisk)).toBeNull();
    expect(keyOf({ ...reads.rows.disk, path: '/storage_boxes/{id}' })).toBe('storage_box');
    expect(keyOf({ ...reads.rows.disk, path: '/isos/{id}' })).toBe('iso');
    expect(keyOf({ ...reads.rows.disk, path: '/pricing' })).toBe('pricing');
  });
});
