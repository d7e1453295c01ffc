/** @decorates-classes */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/server/config/config.js';
import { accountsFrom, fingerprint } from '../../../src/rest/transport/account.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, hasty, upstreamsOf, schemaOf } from '../harness.js';
import { dialect, groups } from '../lab.js';

const none = { accounts: [], baseUrl: null };

let upstream: ScriptedUpstream;
beforeEach(async () => {
  upstream = await ScriptedUpstream.start();
});
afterEach(() => upstream.close());

describe('an account', () => {
  it('is made of a credential and the address of the provider', () => {
    const { apis } = readConfig({ CLOUD_TOKEN: 'abc' });
    expect(accountsFrom(dialect, apis['CLOUD'] ?? none)).toEqual([
      { api: 'CLOUD', name: 'default', credential: 'abc', baseUrl: 'https://provider.invalid/v1', sandbox: false },
    ]);
  });

  it('may be at an address that the user sets', () => {
    const { apis } = readConfig({ CLOUD_TOKEN: 'abc', CLOUD_BASE_URL: 'http://127.0.0.1:9/v1/' });
    expect(accountsFrom(dialect, apis['CLOUD'] ?? none).map(({ baseUrl }) => baseUrl)).toEqual([
      'http://127.0.0.1:9/v1',
    ]);
  });

  it('is not there without a credential', () => {
    expect(accountsFrom(dialect, readConfig({}).apis['STORAGE'] ?? none)).toEqual([]);
  });

  it('is distinguished from others without its secret', () => {
    const account = {
      api: 'CLOUD',
      name: 'default',
      credential: 'secret',
      baseUrl: 'http://a',
      sandbox: false,
    } as const;
    expect(fingerprint(account)).not.toBe(fingerprint({ ...account, credential: 'other' }));
    expect(fingerprint(account)).not.toBe(fingerprint({ ...account, baseUrl: 'http://b' }));
    expect(fingerprint(account)).not.toContain('secret');
  });

  it('that is missing is named in the error', async () => {
    const { errors } = await asker(await schemaOf(groups), upstreamsOf([]))('{ lab { disk(id: 1) { name } } }');
    expect(errors?.[0]?.message).toMatch(
      /^The cloud API is off: no credentials are set for it, .* Set its credentials \(CLOUD_ACCOUNTS/,
    );
  });

  it('leaves neither its credential nor a one-time secret in the log', async () => {
    const lines: string[] = [];
    const note = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
    const log = { debug: note, warn: note };
    const accounts = [
      { api: 'CLOUD' as const, name: 'default', credential: 'top-secret', baseUrl: upstream.url, sandbox: false },
    ];
    upstream.script = () => ({ status: 201, body: { disk: { id: 1, name: 'a' }, root_password: 'one-time' } });
    const { data } = await asker(
      await schemaOf(groups),
      new Upstreams({ accounts, log, retryPolicy: hasty }),
    )('mutation { createDisk(input: { name: "private", sizeGb: 10, place: "p" }) { rootPassword } }');
    expect(data).toEqual({ createDisk: { rootPassword: 'one-time' } });
    expect(lines.length).toBe(1);
    expect(lines.join()).not.toMatch(/top-secret|one-time|private/);
  });

  it('does not leave in the log what a failing upstream repeats of them', async () => {
    const lines: string[] = [];
    const note = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
    const accounts = [
      { api: 'CLOUD' as const, name: 'default', credential: 'top-secret', baseUrl: upstream.url, sandbox: false },
    ];
    const message = 'broken pipe at Bearer top-secret, token hunter22';
    upstream.script = () => ({ status: 500, body: { error: { code: 'server_error', message } } });
    await asker(
      await schemaOf(groups),
      upstreamsOf(accounts, {}, undefined, { debug: note, warn: note }),
    )(
      'mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p", labels: { apiToken: "hunter22" } }) { rootPassword } }',
    );
    expect(lines.join()).toContain('broken pipe at');
    expect(lines.join()).not.toMatch(/top-secret|hunter22/);
  });
});
