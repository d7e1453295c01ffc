/**
 * One action on many servers: each has its own outcome, whatever becomes of the others.
 *
 * @in-order
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { Fleet, actionOf } from './fleet.js';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start();
});
beforeEach(() => fleet.reset());
afterAll(() => fleet.close());

const fields =
  'isDone totalCount callCount refusalReason isComplete outcomes { status api accountName id: resourceId errorCode reason }';

interface Outcome {
  readonly status: string;
  readonly accountName: string | null;
  readonly id: string;
  readonly errorCode: string | null;
  readonly reason: string | null;
  readonly server?: object | null;
}
interface Outcomes {
  readonly isDone: boolean;
  readonly totalCount: number;
  readonly callCount: number;
  readonly refusalReason: string | null;
  readonly isComplete: boolean;
  readonly outcomes: readonly Outcome[];
  readonly sources: readonly object[];
}

const waits = ', wait: true';

/** As it stands beside the input. */
const written = (args: string) =>
  args.endsWith(waits) ? `input: { ${args.slice(0, -waits.length)} }${waits}` : `input: { ${args} }`;

async function run(args: string, selected = fields, scopes?: Parameters<Fleet['ask']>[1]): Promise<Outcomes> {
  const { data, errors } = await fleet.ask(
    `mutation { run: runServerActions(${written(args)}) { ${selected} } }`,
    scopes,
  );
  expect(errors).toBeUndefined();
  return data?.['run'] as Outcomes;
}

async function refusal(args: string, scopes?: Parameters<Fleet['ask']>[1]) {
  const { data, errors } = await fleet.ask(`mutation { run: runServerActions(${written(args)}) { isDone } }`, scopes);
  expect(fleet.writes).toEqual([]);
  return data?.['run'] === null ? [errors?.[0]?.extensions['code'], errors?.[0]?.message] : errors?.[0]?.message;
}

const statuses = ({ outcomes }: Outcomes) => Object.fromEntries(outcomes.map(({ id, status }) => [id, status]));
const polls = () => fleet.upstream.lines.filter((line) => line.startsWith('GET /actions'));

describe('an action on many servers', () => {
  it('is sent to all side by side, and waited for together', async () => {
    fleet.together = 8;
    const outcomes = await run(
      'where: { apis: [CLOUD] }, action: POWER_OFF, wait: true',
      `${fields} outcomes { server { id name status accountName } }`,
    );
    expect(outcomes).toMatchObject({
      isDone: true,
      totalCount: 8,
      callCount: 8,
      refusalReason: null,
      isComplete: true,
    });
    expect(new Set(outcomes.outcomes.map(({ status }) => status))).toEqual(new Set(['DONE']));
    expect(outcomes.outcomes.map(({ server }) => server)).toEqual(
      ['web-1', 'web-2', 'web-3', 'web-4', 'lab-5', 'lab-6', 'lab-7', 'lab-8'].map((name) => ({
        id: `cloud:${name.startsWith('web') ? 'prod' : 'test'}:server:${name.slice(-1)}`,
        name,
        status: 'OFF',
        accountName: name.startsWith('web') ? 'prod' : 'test',
      })),
    );
    expect(fleet.writes.sort()).toEqual([
      ...[1, 2, 3, 4].map((id) => `prod POST /servers/${id}/actions/poweroff`),
      ...[5, 6, 7, 8].map((id) => `test POST /servers/${id}/actions/poweroff`),
    ]);
    // One question for all actions of an account.
    expect(polls()).toHaveLength(2);
  });

  it('is accepted at once where nobody waits', async () => {
    const { outcomes, isDone } = await run('where: { ids: [1, 5] }, action: REBOOT');
    expect(outcomes.map(({ id, status }) => [id, status])).toEqual([
      ['cloud:prod:server:1', 'ACCEPTED'],
      ['cloud:test:server:5', 'ACCEPTED'],
    ]);
    expect(isDone).toBe(false);
    expect(polls()).toEqual([]);
  });

  it('ends for each in its own way, and is sent to each once', async () => {
    fleet.object('prod', 'servers', 1)['status'] = 'off';
    fleet.trouble = ({ path, method }) => {
      if (path === '/servers/2/actions/poweroff')
        return { status: 423, body: { error: { code: 'locked', message: 'another action runs' } } };
      if (path === '/servers/3/actions/poweroff') return { status: 500 };
      if (path === '/servers/4/actions/poweroff') return { text: 'fine' };
      if (path === '/servers/5/actions/poweroff') return { status: 201, body: { action: actionOf(77, 'running') } };
      if (path !== '/actions' || method !== 'GET') return undefined;
      const failed = actionOf(77, 'error', { code: 'resource_unavailable', message: 'it does not listen' });
      return { body: { actions: [failed, actionOf(1, 'success')] } };
    };
    const outcomes = await run(
      'where: { ids: [1, 2, 3, 4, 5, 6, 902, 999] }, action: POWER_OFF, wait: true',
      fields.replace('isDone', 'isDone sources { accountName state }'),
    );
    expect(outcomes.outcomes).toEqual([
      {
        status: 'ALREADY',
        api: 'CLOUD',
        accountName: 'prod',
        id: 'cloud:prod:server:1',
        errorCode: null,
        reason: null,
      },
      {
        status: 'FAILED',
        api: 'CLOUD',
        accountName: 'prod',
        id: 'cloud:prod:server:2',
        errorCode: 'UPSTREAM_CONFLICT',
        reason: 'The cloud API refused: another action runs',
      },
      {
        status: 'UNCERTAIN',
        api: 'CLOUD',
        accountName: 'prod',
        id: 'cloud:prod:server:3',
        errorCode: 'UPSTREAM_UNAVAILABLE',
        reason: expect.stringContaining('the write may have taken effect'),
      },
      {
        status: 'ACCEPTED',
        api: 'CLOUD',
        accountName: 'prod',
        id: 'cloud:prod:server:4',
        errorCode: 'UPSTREAM_ANSWER_UNREADABLE',
        reason: expect.stringContaining('the answer was not readable'),
      },
      {
        status: 'FAILED',
        api: 'CLOUD',
        accountName: 'test',
        id: 'cloud:test:server:5',
        errorCode: 'UPSTREAM_CONFLICT',
        reason: 'The cloud API failed: it does not listen',
      },
      { status: 'DONE', api: 'CLOUD', accountName: 'test', id: 'cloud:test:server:6', errorCode: null, reason: null },
      {
        status: 'UNSUPPORTED',
        api: 'DEDICATED',
        accountName: 'default',
        id: 'dedicated:default:server:902',
        errorCode: null,
        reason: 'This takes a reset of the type POWER_LONG, and the server has SW, HW, MAN',
      },
      {
        status: 'NOT_SENT',
        api: null,
        accountName: null,
        id: '999',
        errorCode: 'NOT_FOUND',
        reason: 'Nothing that may be selected has this id',
      },
    ]);
    expect(outcomes).toMatchObject({ isDone: false, totalCount: 7, callCount: 5, isComplete: true });
    expect(fleet.writes.sort()).toEqual([
      ...[2, 3, 4].map((id) => `prod POST /servers/${id}/actions/poweroff`),
      ...[5, 6].map((id) => `test POST /servers/${id}/actions/poweroff`),
    ]);
  });

  it('does only what is missing when it is sent again', async () => {
    fleet.trouble = ({ path }) => (path.startsWith('/servers/3/') ? { status: 503 } : undefined);
    const where = 'where: { accounts: ["prod"] }, action: POWER_OFF';
    expect(statuses(await run(where))).toEqual({
      'cloud:prod:server:1': 'ACCEPTED',
      'cloud:prod:server:2': 'ACCEPTED',
      'cloud:prod:server:3': 'UNCERTAIN',
      'cloud:prod:server:4': 'ACCEPTED',
    });
    fleet.trouble = () => undefined;
    fleet.forget();
    expect(statuses(await run(where))).toEqual({
      'cloud:prod:server:1': 'ALREADY',
      'cloud:prod:server:2': 'ALREADY',
      'cloud:prod:server:3': 'ACCEPTED',
      'cloud:prod:server:4': 'ALREADY',
    });
    expect(fleet.writes).toEqual(['prod POST /servers/3/actions/poweroff']);
  });

  it.each([
    ['POWER_ON', 'running', 'starting'],
    ['POWER_OFF', 'off', 'off'],
    ['SHUT_DOWN', 'off', 'stopping'],
  ])('leaves alone what is so already: %s of %s and %s', async (action, one, other) => {
    fleet.object('prod', 'servers', 1)['status'] = one;
    fleet.object('prod', 'servers', 2)['status'] = other;
    // A status that is not known settles nothing.
    fleet.object('prod', 'servers', 3)['status'] = undefined;
    const outcomes = await run(`where: { ids: [1, 2, 3] }, action: ${action}`);
    expect(statuses(outcomes)).toEqual({
      'cloud:prod:server:1': 'ALREADY',
      'cloud:prod:server:2': 'ALREADY',
      'cloud:prod:server:3': 'ACCEPTED',
    });
  });

  it('takes the calls of the API that a server has', async () => {
    const of = (action: string, ids = '[901, 902]') => run(`where: { ids: ${ids} }, action: ${action}`);
    const bodies = () => fleet.bodies.splice(0);
    expect(statuses(await of('RESET'))).toEqual({
      'dedicated:default:server:901': 'DONE',
      'dedicated:default:server:902': 'DONE',
    });
    expect(bodies()).toEqual(['type=hw', 'type=hw']);
    expect(statuses(await of('REBOOT'))).toEqual({
      'dedicated:default:server:901': 'DONE',
      'dedicated:default:server:902': 'DONE',
    });
    expect(bodies()).toEqual(['type=sw', 'type=sw']);
    expect(statuses(await of('POWER_OFF'))).toEqual({
      'dedicated:default:server:901': 'DONE',
      'dedicated:default:server:902': 'UNSUPPORTED',
    });
    expect(bodies()).toEqual(['type=power_long']);
    expect(statuses(await of('POWER_ON'))).toEqual({
      'dedicated:default:server:901': 'DONE',
      'dedicated:default:server:902': 'DONE',
    });
    expect(fleet.writes.filter((line) => line.includes('/wol/'))).toHaveLength(2);
    fleet.forget();
    const { outcomes } = await of('SHUT_DOWN', '[901]');
    expect(outcomes[0]).toMatchObject({ status: 'UNSUPPORTED', reason: expect.stringContaining('power button') });
    expect(fleet.writes).toEqual([]);
    // A server that the list of resets lacks has none; a list that cannot be read says nothing.
    delete fleet.resets[902];
    expect(statuses(await of('RESET', '[902]'))).toEqual({ 'dedicated:default:server:902': 'UNSUPPORTED' });
    fleet.trouble = ({ method, path }) => (method === 'GET' && path === '/reset' ? { status: 503 } : undefined);
    expect(statuses(await of('RESET', '[902]'))).toEqual({ 'dedicated:default:server:902': 'DONE' });
  });

  it('is chosen by labels, which the provider filters by, and by names', async () => {
    const of = async (where: string) => Object.keys(statuses(await run(`where: ${where}, action: RESET`)));
    fleet.object('prod', 'servers', 2).labels = { env: 'prod', tier: 'db' };
    expect(await of('{ labels: ["env=prod", "tier = web"] }')).toEqual([
      'cloud:prod:server:1',
      'cloud:prod:server:3',
      'cloud:prod:server:4',
    ]);
    // Dedicated servers have no labels: none of their lists is read.
    expect(fleet.upstream.lines.filter((line) => line.startsWith('GET')).map((line) => line.split('&')[0])).toEqual([
      'GET /servers?label_selector=env%3Dprod%2Ctier%3Dweb',
      'GET /servers?label_selector=env%3Dprod%2Ctier%3Dweb',
    ]);
    expect(await of('{ labels: ["tier"], name: "WEB-2" }')).toEqual(['cloud:prod:server:2']);
    expect(await of('{ name: "lab", accounts: ["test"], ids: [5, 6] }')).toEqual([
      'cloud:test:server:5',
      'cloud:test:server:6',
    ]);
    expect(await of('{ ids: [] }')).toEqual([]);
  });

  it('chooses by what is so now, not by what was read before', async () => {
    const kept = async () => {
      const query = '{ cloud(account: "prod") { servers { nodes { status } } } }';
      const { data } = await fleet.ask(query, undefined, { 'x-meridian-max-age': '3600' });
      return JSON.stringify(data).match(/"OFF"/g)?.length ?? 0;
    };
    expect(await kept()).toBe(0);
    fleet.object('prod', 'servers', 1)['status'] = 'off';
    expect(await kept()).toBe(0);
    const mutation =
      'mutation { run: runServerActions(input: { where: { ids: [1, 2] }, action: POWER_OFF }) { outcomes { status } } }';
    const { data } = await fleet.ask(mutation, undefined, { 'x-meridian-max-age': '3600' });
    expect(data).toEqual({ run: { outcomes: [{ status: 'ALREADY' }, { status: 'ACCEPTED' }] } });
    // What it changed is not answered from what was read before.
    expect(await kept()).toBe(2);
  });

  it('goes on where an account cannot be read, and says what that leaves open', async () => {
    fleet.trouble = (_, account) => (account === 'test' ? { status: 503 } : undefined);
    const outcomes = await run(
      'where: { ids: [1, 5] }, action: RESET',
      `${fields} sources { api accountName state error }`,
    );
    expect(outcomes).toMatchObject({ isComplete: false, isDone: false, totalCount: 1 });
    expect(outcomes.outcomes).toMatchObject([
      { id: 'cloud:prod:server:1', status: 'ACCEPTED' },
      { id: '5', status: 'NOT_SENT', errorCode: 'UPSTREAM_UNAVAILABLE' },
    ]);
    expect(outcomes.sources).toContainEqual({
      api: 'CLOUD',
      accountName: 'test',
      state: 'FAILED',
      error: expect.stringContaining('servers'),
    });
  });

  it('leaves the rest unsent where the calls that its API allows are spent', async () => {
    fleet.dedicated = Array.from({ length: 12 }, (_, nth) => 950 + nth);
    const { outcomes } = await run('where: { apis: [DEDICATED] }, action: POWER_ON');
    const sent = outcomes.filter(({ status }) => status === 'DONE');
    const left = outcomes.filter(({ status }) => status === 'NOT_SENT');
    expect(sent.length).toBe(fleet.writes.length);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length + left.length).toBe(12);
    expect(new Set(left.map(({ errorCode }) => errorCode))).toEqual(new Set(['UPSTREAM_RATE_LIMITED']));
    expect(left[0]?.reason).toContain('nothing was sent');
  });

  it('leaves the rest unsent once its time is over', async () => {
    fleet.lists['prod'] = { servers: Array.from({ length: 40 }, (_, nth) => ({ id: nth + 1, status: 'running' })) };
    const account = { api: 'CLOUD', name: 'prod', credential: 'one', baseUrl: fleet.upstream.url, sandbox: false };
    let isGone = false;
    fleet.trouble = ({ method }) => void (isGone ||= method === 'POST');
    const ask = asker(await sharedGraph(), upstreamsOf([account]), undefined, {}, { isGone: () => isGone });
    const { data } = await ask(
      `mutation { run: runServerActions(input: { where: { apis: [CLOUD] }, action: RESET }) { ${fields} } }`,
    );
    const { outcomes } = data?.['run'] as Outcomes;
    const count = (status: string) => outcomes.filter((one) => one.status === status).length;
    expect(outcomes).toHaveLength(40);
    expect(count('ACCEPTED')).toBe(fleet.writes.length);
    expect(count('NOT_SENT')).toBe(40 - fleet.writes.length);
    expect(count('NOT_SENT')).toBeGreaterThan(0);
    expect(outcomes.find(({ status }) => status === 'NOT_SENT')).toMatchObject({
      errorCode: 'UPSTREAM_TIMEOUT',
      reason: expect.stringContaining('nothing was sent'),
    });
  });
});

describe('a preview of it', () => {
  it('says for each what would be sent, and sends nothing', async () => {
    fleet.object('prod', 'servers', 1)['status'] = 'off';
    const outcomes = await run(
      'where: { ids: [1, 2, 901, 902, 7000] }, action: POWER_OFF, preview: true',
      `${fields} outcomes { server { name } }`,
    );
    expect(statuses(outcomes)).toEqual({
      'cloud:prod:server:1': 'ALREADY',
      'cloud:prod:server:2': 'PLANNED',
      'dedicated:default:server:901': 'PLANNED',
      'dedicated:default:server:902': 'UNSUPPORTED',
      7000: 'NOT_SENT',
    });
    expect(outcomes).toMatchObject({ isDone: false, callCount: 2, refusalReason: null });
    expect(outcomes.outcomes.map(({ server }) => server)).toContainEqual({ name: 'web-2' });
    expect(fleet.writes).toEqual([]);
  });

  it('says why it would be refused, and shows no more than may be done', async () => {
    const outcomes = await run('where: { apis: [CLOUD] }, action: RESET, max: 3, preview: true');
    expect(outcomes.refusalReason).toContain('`where` selects 8 objects, but no more than 3 may be');
    expect(outcomes.outcomes).toHaveLength(3);
    expect(fleet.writes).toEqual([]);
  });
});

describe('nothing is sent', () => {
  it('where more are selected than may be', async () => {
    expect(await refusal('where: { apis: [CLOUD] }, action: RESET, max: 7')).toEqual([
      'BAD_USER_INPUT',
      'max: `where` selects 8 objects, but no more than 7 may be. Look at what they are with preview: true, and select fewer or say a higher max',
    ]);
    fleet.lists['prod'] = { servers: Array.from({ length: 51 }, (_, nth) => ({ id: nth + 1, status: 'running' })) };
    expect(await refusal('where: { accounts: ["prod"] }, action: RESET')).toContainEqual(
      expect.stringContaining('no more than 50 may be'),
    );
  });

  it('where an id selects several', async () => {
    fleet.dedicated = [1];
    expect(await refusal('where: { ids: [1] }, action: RESET')).toEqual([
      'BAD_USER_INPUT',
      'where.ids: expected each id to select one object, but "1" selects server "web-1" of cloud "prod" and server "web 1" of dedicated "default": say more, such as `apis` and `accounts`',
    ]);
    expect(statuses(await run('where: { ids: [1], apis: [CLOUD] }, action: RESET'))).toEqual({
      'cloud:prod:server:1': 'ACCEPTED',
    });
  });

  it('where one of the accounts may not be written, whatever becomes of the others', async () => {
    const scopes = ['hosting:read', 'hosting:write@cloud:prod'] as const;
    const [code] = (await refusal('where: { ids: [1, 5] }, action: RESET', [...scopes])) ?? [];
    expect(code).toBe('FORBIDDEN');
    expect(statuses(await run('where: { ids: [1] }, action: RESET', fields, [...scopes]))).toEqual({
      'cloud:prod:server:1': 'ACCEPTED',
    });
  });

  it('and nothing is read where none of them may be', async () => {
    const [code] = (await refusal('where: { ids: [1, 5] }, action: RESET', ['hosting:read'])) ?? [];
    expect(code).toBe('FORBIDDEN');
    expect(fleet.upstream.asked).toEqual([]);
  });

  it.each([
    ['{}', 'input.where: expected at least one condition, but got none'],
    ['{ ids: null, accounts: ["prod"] }', 'input.where: ids: expected a value, or to be left out, but got none'],
    ['{ name: "" }', 'input.where: name: expected a value, or to be left out, but got none'],
    ['{ labels: ["env in (a)"] }', 'input.where: labels: expected "key=value" or "key", but got "env in (a)"'],
    ['{ labels: ["env=prod,x"] }', 'input.where: labels: expected "key=value" or "key", but got "env=prod,x"'],
    [
      '{ accounts: ["none"] }',
      'accounts: expected names of accounts that the token holds for (prod, test, default), but got "none".',
    ],
  ])('where it is not said what is meant: %s', async (where, message) => {
    expect(await refusal(`where: ${where}, action: RESET`)).toEqual(['BAD_USER_INPUT', message]);
    expect(fleet.upstream.asked).toEqual([]);
  });

  it('where the outcomes would be more than an answer may have', async () => {
    const selected = Array.from({ length: 180 }, (_, nth) => `f${nth}: server { id name status addresses }`).join(' ');
    const mutation = `mutation { runServerActions(input: { where: { ids: [1] }, action: RESET, max: 500 }) { outcomes { ${selected} } } }`;
    expect((await fleet.ask(mutation)).errors?.[0]?.extensions['code']).toBe('OPERATION_TOO_LARGE');
    // Refused by what was estimated.
    expect(fleet.writes).toEqual([]);
  });

  it.each([0, 501])('beyond the bounds: %d', async (max) => {
    const [code] = (await refusal(`where: { ids: [1] }, action: RESET, max: ${max}`)) ?? [];
    expect(code).toBe('BAD_USER_INPUT');
  });
});
