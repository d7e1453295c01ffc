/** A token is rotated in a file that replicas read, which share that the one before was refused. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { engines, Service } from './replicas.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-rotated-'));
const file = join(folder, 'token');
afterAll(() => rmSync(folder, { recursive: true }));

function put(content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

describeEach(engines, 'a token in a file, sharing by $kind', (engine) => {
  let service: Service;
  afterEach(() => service.close());

  it('that was refused rests in all replicas, and the one that replaces it is used by all', async () => {
    const [refused, accepted] = [`refused-${Math.random()}`, `accepted-${Math.random()}`];
    put(`${refused}\n`);
    service = await Service.start(engine, (url) => ({ CLOUD_TOKEN_FILE: file, CLOUD_BASE_URL: url }), 2);
    const calls = (token: string) =>
      service.upstream.asked.filter(({ headers }) => headers.authorization === `Bearer ${token}`).length;
    service.upstream.script = ({ headers }) =>
      headers.authorization === `Bearer ${accepted}`
        ? { body: { server: { id: 1, name: 'web' } } }
        : { status: 401, body: { error: { code: 'unauthorized', message: 'no such token' } } };
    const ask = () => Promise.all(service.replicas.map((each) => each.ask('{ cloud { server(id: 1) { name } } }')));
    const [first] = service.replicas;
    await first?.ask('{ cloud { server(id: 1) { name } } }');
    for (const { errors } of await ask()) expect(errors[0]?.extensions['code']).toBe('UPSTREAM_UNAUTHORIZED');
    expect(calls(refused)).toBe(1);
    put('\n');
    await Promise.all(
      service.replicas.map(({ process }) => process.printed(/CLOUD_TOKEN_FILE: expected a file.*an empty one/)),
    );
    put(`${accepted}\n`);
    const isUsed = /CLOUD_TOKEN_FILE: the file is good again, a new credential is in use/;
    await Promise.all(service.replicas.map(({ process }) => process.printed(isUsed)));
    for (const { data, errors } of await ask()) {
      expect(errors).toEqual([]);
      expect(data).toEqual({ cloud: { server: { name: 'web' } } });
    }
    expect(calls(refused)).toBe(1);
    for (const { process } of service.replicas)
      expect(process.errors()).not.toMatch(new RegExp(`${refused}|${accepted}`));
  });
});
