/** What an upstream says when it refuses or fails: never the credential, never without an end, and alike in answer and log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reply } from '../../support/scripted-upstream.js';
import { apis, credentials, type Hosted, type HostedApi, reads, startHosted } from './hosted.js';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.logged.splice(0);
  hosted.upstream.asked.splice(0);
  // Pauses of the test before are over.
  await hosted.clock.sleep(4_000_000);
});

/** As each API writes an error. */
function refusal(api: HostedApi, status: number, code: string, message: string, details: unknown): Reply {
  // Without it the call would be repeated after a pause.
  const headers = { 'retry-after': '30' };
  if (api === 'EDGE') return { status, headers, body: { success: false, errors: [{ code, message }], result: null } };
  const fields = { missing: details, invalid: details, details };
  return { status, headers, body: { error: { status, code, message, ...fields } } };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The secrets of an account, as an answer may echo them. */
function formsOf(api: HostedApi): string[] {
  const credential = credentials[api];
  const password = credential.slice(credential.indexOf(':') + 1);
  return [...new Set([credential, password])].flatMap((secret) => [
    secret,
    base64(secret),
    base64(secret).replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
    encodeURIComponent(secret),
  ]);
}

const statuses = [400, 401, 403, 404, 409, 412, 422, 423, 429, 500, 503];

describe.each(apis)('the %s API', (api) => {
  it.each(statuses)('that echoes the credential with %p shows it to nobody', async (status) => {
    const forms = formsOf(api);
    for (const form of forms) {
      for (const code of ['invalid_input', 'INVALID_INPUT', form]) {
        hosted.upstream.script = () =>
          refusal(api, status, code, `bad header: ${form}, ${form}`, { [form]: [{ name: 'a', messages: [form] }] });
        const { body } = await hosted.ask(reads[api]);
        const said = JSON.stringify(body) + hosted.logged.join();
        // What is not found is null.
        expect(body.errors ?? []).toHaveLength(status === 404 ? 0 : 1);
        expect(forms.filter((one) => said.includes(one))).toEqual([]);
        await hosted.clock.sleep(4_000_000);
      }
    }
  });

  it.each([400, 422, 500])('is as brief with %p as texts may be', async (status) => {
    const long = 'lorem ipsum '.repeat(25_000);
    hosted.upstream.script = () => refusal(api, status, 'c'.repeat(300_000), long, { a: long });
    const { body } = await hosted.ask(reads[api]);
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
    expect(hosted.logged.join().length).toBeLessThan(1_000);
    expect(body.errors?.[0]?.extensions['upstream']).toMatchObject({ code: `http_${status}` });
  });

  it.each([
    [401, 'it does not accept the credential', 'UPSTREAM_UNAUTHORIZED'],
    [403, 'this is not allowed', 'UPSTREAM_FORBIDDEN'],
    [429, 'it takes no more calls for now', 'UPSTREAM_RATE_LIMITED'],
  ])('tells a %p in words of our own', async (status, words, code) => {
    hosted.upstream.script = () => refusal(api, status, 'some_code', 'words of theirs', undefined);
    const { body } = await hosted.ask(reads[api]);
    expect(body.errors).toMatchObject([
      { message: `The ${api.toLowerCase()} API refused: ${words} (some_code)`, extensions: { code } },
    ]);
    expect(JSON.stringify(body)).not.toContain('theirs');
  });

  it('names where a redirect leads, without what may be secret', async () => {
    const location = 'https://user:pass@elsewhere.example/v2/servers/1?token=hush#top';
    hosted.upstream.script = () => ({ status: 301, headers: { location } });
    const { body } = await hosted.ask(reads[api]);
    expect(body.errors).toMatchObject([
      {
        message: `The ${api.toLowerCase()} API failed: it redirects to https://elsewhere.example/v2/servers/1, which is not followed`,
        extensions: { code: 'UPSTREAM_UNAVAILABLE', upstream: { status: 301 } },
      },
    ]);
  });

  it.each([
    [
      'a header that is too long',
      `HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`,
      'its headers are larger than 16 kB',
    ],
    ['what is no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n\r\n', 'its answer is not HTTP (HPE_INVALID_CONSTANT)'],
  ])('is not asked again after %s', async (_, text, message) => {
    hosted.upstream.script = () => (response) => void response.socket?.end(text);
    const { body } = await hosted.ask(reads[api]);
    expect(body.errors).toMatchObject([{ message: `The ${api.toLowerCase()} API failed: ${message}` }]);
    expect(hosted.upstream.asked).toHaveLength(1);
  });
});

describe('an action', () => {
  it('that fails with the credential in its error shows it to nobody', async () => {
    const secret = credentials.CLOUD;
    const error = { code: secret, message: `no ${base64(secret)} and ${'long '.repeat(10_000)}` };
    const action = { id: 7, command: 'start_server', status: 'error', progress: 100, started: '2026-01-01T00:00:00Z' };
    hosted.upstream.script = () => ({ status: 201, body: { action: { ...action, error } } });
    const { body } = await hosted.ask('mutation { powerOnCloudServer(id: "1", wait: true) { action { id } } }');
    expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    const said = JSON.stringify(body);
    expect(formsOf('CLOUD').filter((form) => said.includes(form))).toEqual([]);
    expect(said.length).toBeLessThan(1_500);
  });
});
