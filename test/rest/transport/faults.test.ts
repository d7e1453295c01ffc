/** @decorates-classes */
import { Readable } from 'node:stream';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../../../src/rest/transport/account.js';
import type { RetryPolicy } from '../../../src/rest/transport/retry-policy.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { heldTimeouts } from '../../support/held-timeouts.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';
import { FastClock, asker, upstreamsOf, schemaOf } from '../harness.js';
import { disks, groups, pageOf, serving } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
let open: Upstreams[] = [];
const timeouts = heldTimeouts();
beforeAll(async () => {
  schema = await schemaOf(groups);
});
beforeEach(async () => {
  upstream = await ScriptedUpstream.start();
  clock = new FastClock();
});
afterEach(async () => {
  open.forEach((upstreams) => upstreams.close());
  open = [];
  await upstream.close();
});

function asking(retryPolicy: Partial<RetryPolicy> = {}, log?: Logger) {
  const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  const upstreams = upstreamsOf([account], retryPolicy, clock, log);
  open.push(upstreams);
  return asker(schema, upstreams);
}

const failing = (status: number, code: string, more: object = {}, headers = {}): Reply => ({
  status,
  headers,
  body: { error: { code, message: `it is ${code}`, ...more } },
});

/** Answers the disks and fails the machines. */
function halfFailing(reply: Reply) {
  const whole = serving({ disks: disks(2), places: [{ id: 1, name: 'here' }] });
  upstream.script = (asked, nth) => (asked.path.startsWith('/machines') ? reply : whole(asked, nth));
}

function* endless() {
  for (;;) yield 'a'.repeat(1024 * 1024);
}

const half = '{ lab { disks { nodes { name } } machines { nodes { name } } } }';
const rest = { disks: { nodes: [{ name: 'disk 1' }, { name: 'disk 2' }] }, machines: null };

describe('an upstream that refuses a read', () => {
  it.each([
    [401, 'unauthorized', 'UPSTREAM_UNAUTHORIZED', 1],
    [403, 'forbidden', 'UPSTREAM_FORBIDDEN', 1],
    [404, 'not_found', 'UPSTREAM_NOT_FOUND', 1],
    [409, 'conflict', 'UPSTREAM_CONFLICT', 1],
    [422, 'invalid_input', 'UPSTREAM_INVALID_INPUT', 1],
    [423, 'locked', 'UPSTREAM_CONFLICT', 1],
    [500, 'server_error', 'UPSTREAM_UNAVAILABLE', 1],
    [502, 'bad_gateway', 'UPSTREAM_UNAVAILABLE', 3],
    [503, 'unavailable', 'UPSTREAM_UNAVAILABLE', 3],
    [504, 'timeout', 'UPSTREAM_TIMEOUT', 3],
  ])('with %p %s gives %s after %p tries and leaves the rest intact', async (status, code, expected, tries) => {
    halfFailing(failing(status, code));
    const { data, errors } = await asking()(half);
    expect(data).toEqual({ lab: rest });
    const own = { 401: 'it does not accept the credential', 403: 'this is not allowed' }[status];
    const message = own ? `${own} (${code})` : status < 500 ? `it is ${code}` : `it answered ${status} (${code})`;
    expect(errors?.map(({ path, message, extensions }) => ({ path, message, extensions }))).toEqual([
      {
        path: ['lab', 'machines'],
        message: `The cloud API ${status < 500 ? 'refused' : 'failed'}: ${message}`,
        extensions: { code: expected, upstream: { api: 'CLOUD', account: 'default', status, code, message } },
      },
    ]);
    expect(upstream.asked.filter(({ path }) => path === '/machines').length).toBe(tries);
  });

  it('names which fields of an input it refused', async () => {
    const details = { fields: [{ name: 'name', messages: ['is taken'] }] };
    upstream.script = () => failing(422, 'invalid_input', { details });
    const { errors } = await asking()('mutation { updateDisk(id: 1, input: { name: "a" }) { disk { id } } }');
    expect(errors?.[0]?.extensions['upstream']).toMatchObject({
      status: 422,
      details: [{ input: 'name', message: 'is taken' }],
    });
  });

  it('is asked once more after the Retry-After that it names, when that is soon', async () => {
    const whole = serving({ disks: disks(2) });
    upstream.script = (asked, nth) =>
      nth === 1 ? failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '0' }) : whole(asked, nth);
    const { errors } = await asking()('{ lab { disks { nodes { name } } } }');
    expect(errors).toBeUndefined();
    expect(upstream.asked.length).toBe(2);
  });

  it('passes a long Retry-After on, and is not asked again before', async () => {
    upstream.script = () => failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '60' });
    const ask = asking();
    const { errors } = await ask('{ lab { disks { nodes { name } } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', retryAfter: 60 });
    const again = await ask('{ lab { disks { nodes { name } } } }');
    expect(again.errors?.[0]?.extensions['code']).toBe('UPSTREAM_RATE_LIMITED');
    expect(again.errors?.[0]?.extensions['retryAfter']).toBeGreaterThan(50);
    expect(upstream.asked.length).toBe(1);
  });

  it('is not asked before the longest Retry-After of calls side by side is over, whichever comes last', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    upstream.script = async ({ path }) => {
      if (path === '/disks/1') return failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '60' });
      await held;
      return failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '1' });
    };
    const ask = asking();
    const last = ask('{ lab { disk(id: 2) { name } } }');
    await until(() => upstream.asked.length === 1);
    await ask('{ lab { disk(id: 1) { name } } }');
    release();
    expect((await last).errors?.[0]?.extensions['retryAfter']).toBeGreaterThan(50);
    expect(upstream.asked.length).toBe(2);
  });

  it('has each call in the log, sent or not, for whoever wants it fine', async () => {
    upstream.script = () => failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '60' });
    const lines: [string, object][] = [];
    const log: Logger = { debug: (fields, message) => void lines.push([message, fields]), warn: () => undefined };
    const ask = asking({}, log);
    for (let asked = 0; asked < 2; asked += 1) await ask('{ lab { disks { nodes { name } } } }');
    const call = { api: 'CLOUD', account: 'default', method: 'GET', path: '/disks' };
    expect(lines).toEqual([
      ['upstream', { ...call, status: 429 }],
      ['not sent', { ...call, reason: 'rate_limit_exceeded' }],
    ]);
  });

  it('is asked again after a 429 that names no time', async () => {
    const whole = serving({ disks: disks(2) });
    upstream.script = (asked, nth) => (nth === 1 ? failing(429, 'rate_limit_exceeded') : whole(asked, nth));
    const { errors } = await asking()('{ lab { disks { nodes { name } } } }');
    expect(errors).toBeUndefined();
    expect(clock.slept.length).toBe(1);
  });

  it('is not asked again with a credential that it has just refused', async () => {
    upstream.script = () => failing(401, 'unauthorized');
    const ask = asking();
    await ask('{ lab { disk(id: 1) { name } } }');
    const { errors } = await ask('{ lab { disk(id: 1) { name } } }');
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAUTHORIZED');
    expect(upstream.asked.length).toBe(1);
  });

  it('serves on after one 500', async () => {
    const whole = serving({ disks: disks(2) });
    upstream.script = (asked, nth) => (nth === 1 ? failing(500, 'server_error') : whole(asked, nth));
    const ask = asking();
    expect((await ask('{ lab { disks { nodes { name } } } }')).errors?.length).toBe(1);
    expect((await ask('{ lab { disks { nodes { name } } } }')).errors).toBeUndefined();
  });
});

describe('an upstream in trouble', () => {
  const unavailable = { code: 'UPSTREAM_UNAVAILABLE' };

  it('that is down gives UPSTREAM_UNAVAILABLE', async () => {
    const ask = asking();
    await upstream.close();
    const { errors } = await ask('{ lab { disks { nodes { name } } } }');
    upstream = await ScriptedUpstream.start();
    expect(errors?.[0]?.extensions).toMatchObject(unavailable);
    expect(errors?.[0]?.message).toBe('The cloud API failed: it could not be reached');
  });

  it('that resets connections is tried again', async () => {
    const whole = serving({ disks: disks(2) });
    upstream.script = (asked, nth) => (nth < 3 ? (response) => response.socket?.destroy() : whole(asked, nth));
    const { errors } = await asking()('{ lab { disks { nodes { name } } } }');
    expect(errors).toBeUndefined();
    expect(upstream.asked.length).toBe(3);
  });

  it('that is slow gives UPSTREAM_TIMEOUT and is not tried again', async () => {
    halfFailing(() => undefined);
    let answered = 0;
    const log = { debug: () => (answered += 1), warn: () => undefined };
    const answer = asking({}, log)(half);
    await until(() => answered === 1 && upstream.asked.length === 2);
    timeouts.over();
    const { data, errors } = await answer;
    expect(data).toEqual({ lab: rest });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    expect(upstream.asked.filter(({ path }) => path === '/machines').length).toBe(1);
  });

  it.each([
    ['HTML', '<html><h1>It works!</h1></html>'],
    ['truncated JSON', '{"machines": [{"id": 1'],
  ])('that answers %s gives UPSTREAM_UNAVAILABLE and shows nothing of it', async (_, text) => {
    halfFailing({ status: 200, text });
    const { data, errors } = await asking()(half);
    expect(data).toEqual({ lab: rest });
    expect(errors?.[0]?.extensions).toMatchObject(unavailable);
    expect(JSON.stringify(errors)).not.toMatch(/It works|"id": 1/);
  });

  it('that breaks off in the middle of an answer gives UPSTREAM_UNAVAILABLE', async () => {
    halfFailing((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"machines": [');
      setTimeout(() => response.socket?.destroy(), 10);
    });
    const { data, errors } = await asking()(half);
    expect(data).toEqual({ lab: rest });
    expect(errors?.[0]?.extensions).toMatchObject(unavailable);
  });

  it('that answers an error page shows nothing of it', async () => {
    halfFailing({ status: 502, text: '<html>nginx secret</html>' });
    const { errors } = await asking()(half);
    expect(errors?.[0]?.message).toBe('The cloud API failed: it answered 502');
  });

  it.each([500, 502, 503, 504])(
    'that answers %p shows neither its words, its details nor an odd code',
    async (status) => {
      const log = { debug: () => undefined, warn: (fields: object) => void warned.push(JSON.stringify(fields)) };
      const warned: string[] = [];
      upstream.script = () => ({
        status,
        body: { error: { code: 'at db-7:5432', message: 'select * from users', details: { host: 'db-7' } } },
      });
      const { errors } = await asking({}, log)('{ lab { disk(id: 1) { name } } }');
      expect(errors?.[0]?.message).toBe(`The cloud API failed: it answered ${status}`);
      expect(errors?.[0]?.extensions['upstream']).toMatchObject({ status, code: `http_${status}` });
      expect(JSON.stringify(errors)).not.toMatch(/db-7|select/);
      expect(warned.join()).toContain('select * from users');
    },
  );

  it('that answers more than it may gets an error, and is not asked again', async () => {
    const ask = asking();
    upstream.script = () => (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"disk":"');
      Readable.from(endless()).pipe(response);
    };
    const { errors } = await ask('{ lab { disk(id: 1) { name } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', upstream: { code: 'too_large' } });
    expect(errors?.[0]?.message).toContain('it is larger than 64 MB');
    expect(upstream.asked.length).toBe(1);
    const write = await ask('mutation { wipeDisk(id: 7) { action { id } } }');
    expect(write.errors?.[0]?.message).toMatch(/^The cloud API succeeded, but the answer was not readable: /);
  });

  it('that redirects is not followed', async () => {
    upstream.script = () => ({ status: 302, headers: { location: `${upstream.url}/elsewhere` } });
    const { errors } = await asking()('{ lab { disk(id: 1) { name } } }');
    expect(errors?.[0]?.extensions).toMatchObject(unavailable);
    expect(upstream.lines).toEqual(['GET /disks/1']);
  });

  it('that keeps failing is left alone for a while', async () => {
    upstream.script = () => failing(500, 'server_error');
    const ask = asking();
    for (let call = 0; call < 8; call += 1) await ask('{ lab { disk(id: 1) { name } } }');
    expect(upstream.asked.length).toBe(5);
    const { errors } = await ask('{ lab { disk(id: 1) { name } } }');
    expect(errors?.[0]?.message).toBe('The cloud API failed: it keeps failing and is left alone for a while');
  });

  it('that answers what the graph does not expect fails the field alone', async () => {
    upstream.script = ({ query }) => ({ body: pageOf('disks', [...disks(1), { id: 2, name: null }], query) });
    const { data, errors } = await asking()('{ lab { disks { nodes { name } } disk(id: 1) { id } } }');
    expect(data).toEqual({ lab: { disks: { nodes: [{ name: 'disk 1' }, { name: null }] }, disk: null } });
    expect(errors?.[0]?.path).toEqual(['lab', 'disks', 'nodes', 1, 'name']);
  });
});

describe('a write', () => {
  const write = 'mutation { wipeDisk(id: 7) { action { id } } }';

  it.each([500, 502, 503, 504])('is sent once when it is answered %p', async (status) => {
    upstream.script = () => failing(status, 'trouble', {}, { 'retry-after': '0' });
    const { errors } = await asking()(write);
    expect(errors?.length).toBe(1);
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe']);
  });

  const done = { status: 201, body: { action: { id: 3, status: 'success' } } };

  it('that was turned away is sent once more after the Retry-After that it gets, when that is soon', async () => {
    upstream.script = (_, nth) => (nth === 1 ? failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '0' }) : done);
    const { data, errors } = await asking()(write);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ wipeDisk: { action: { id: '3' } } });
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe', 'POST /disks/7/actions/wipe']);
  });

  it.each([
    ['again', { 'retry-after': '0' }, 2],
    ['for long', { 'retry-after': '60' }, 1],
    ['for nobody knows how long', {}, 1],
  ])('that is turned away %s gets an error', async (_, headers, times) => {
    upstream.script = () => failing(429, 'rate_limit_exceeded', {}, headers);
    const { errors } = await asking()(write);
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_RATE_LIMITED');
    expect(upstream.asked.length).toBe(times);
  });

  it('that is turned away when its request has no time left gets an error', async () => {
    upstream.script = () => failing(429, 'rate_limit_exceeded', {}, { 'retry-after': '2' });
    const { errors } = await asking({ deadline: 1_900 })(write);
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_RATE_LIMITED');
    expect(upstream.asked.length).toBe(1);
  });

  it('is sent once when its connection breaks, and may have taken effect', async () => {
    upstream.script = () => (response) => response.socket?.destroy();
    const { errors } = await asking()(write);
    expect(errors?.[0]?.message).toMatch(/; the write may have taken effect$/);
    expect(upstream.lines).toEqual(['POST /disks/7/actions/wipe']);
  });

  it.each([408, 500, 501, 502, 503, 504])('answered %p may have taken effect', async (status) => {
    upstream.script = () => failing(status, 'trouble');
    const { errors } = await asking()(write);
    expect(errors?.[0]?.message).toMatch(/; the write may have taken effect$/);
  });

  it('that gets no answer in time may have taken effect', async () => {
    upstream.script = () => () => timeouts.over();
    const { errors } = await asking()(write);
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    expect(errors?.[0]?.message).toMatch(/; the write may have taken effect$/);
  });

  it.each([400, 409, 422, 423, 429])('answered %p took none', async (status) => {
    upstream.script = () => failing(status, 'trouble');
    expect((await asking()(write)).errors?.[0]?.message).not.toContain('effect');
  });

  it('that finds nobody was not sent', async () => {
    const ask = asking();
    await upstream.close();
    const { errors } = await ask(write);
    upstream = await ScriptedUpstream.start();
    expect(errors?.[0]?.message).toBe('The cloud API failed: it could not be reached; nothing was sent');
  });

  it('that succeeds with something unreadable says that it did', async () => {
    upstream.script = () => ({ status: 201, text: '<html>' });
    const { data, errors } = await asking()(write);
    expect(data).toEqual({ wipeDisk: null });
    expect(errors?.[0]?.message).toBe('The cloud API succeeded, but the answer was not readable: it is not JSON');
  });

  it('that fails leaves those before it intact', async () => {
    upstream.script = ({ method }) =>
      method === 'DELETE'
        ? failing(423, 'locked')
        : { status: 201, body: { disk: { id: 1, name: 'a' }, action: null, root_password: 's3cret' } };
    const { data, errors } = await asking()(
      'mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p" }) { rootPassword } deleteDisk(id: 1) { deletedId } }',
    );
    expect(data).toEqual({ createDisk: { rootPassword: 's3cret' }, deleteDisk: null });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_CONFLICT']);
  });
});
