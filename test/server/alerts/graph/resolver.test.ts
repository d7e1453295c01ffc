/** Alert rules through the graph: who may make, see and change them, what they send, and what is refused. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { Alerts } from '../../../../src/server/alerts/alerts.js';
import { contextOfToken } from '../../../../src/server/own-context.js';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { type Answer, type Meridian, startMeridian } from '../../../support/meridian.js';
import { type Receiver, startReceiver } from '../receiver.js';
import { makeRules } from '../senders.js';
import { alertsConfig } from '../alerts-config.js';

let meridian: Meridian;
let receiver: Receiver;
const lines: string[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  meridian = await startMeridian({}, (services) => {
    const log = pino({ level: 'trace' }, stream);
    const alerts = new Alerts({
      ...services,
      log,
      config: alertsConfig(),
      contextOf: (token) => contextOfToken(services, token),
      connector: { ca: receiver.ca, resolve: receiver.resolve },
    });
    return { ...services, alerts, log };
  });
  meridian.services.alerts.start();
});
afterAll(async () => {
  await meridian.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.reply = (_, response) => response.writeHead(204).end();
});

function ask(query: string, variables: object, token?: string): Promise<Answer> {
  return meridian.query({ query, variables }, token === undefined ? {} : { authorization: `Bearer ${token}` });
}
const codes = ({ body }: Answer) => body.errors?.map(({ extensions }) => extensions['code']);
const messages = ({ body }: Answer) => body.errors?.map(({ message }) => message).join();

/** Of a token that may make rules about rates. */
const own: Scope[] = ['alerts', 'rates'];
const fields = `id tokenId name kind timeZone createdAt stopReason stoppedAt
  condition { apis accounts minSeverity minMonthlyAmount currency days percent } channel { kind targets }
  quietHours { from to } digest { period hour weekday }
  evaluation { evaluatedAt problem firingCount } lastDeliveries { id isTest attempt outcome status milliseconds at }`;
const createText = `mutation ($input: CreateAlertRuleInput!) { createAlertRule(input: $input) { secret rule { ${fields} } } }`;
const updateText = `mutation ($id: ID!, $input: UpdateAlertRuleInput!) { updateAlertRule(id: $id, input: $input) { secret rule { ${fields} } } }`;
const deleteText = 'mutation ($id: ID!) { deleteAlertRule(id: $id) { deletedId } }';
const testText =
  'mutation ($id: ID!) { testAlertRule(id: $id) { delivery { id attempt outcome status milliseconds } } }';
const listText = `{ alertRules { ${fields} } }`;

interface Created {
  readonly secret: string;
  readonly rule: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly lastDeliveries: readonly unknown[];
  };
}

const webhook = () => ({ webhook: { url: `${receiver.url}?key=hidden` } });
const input = (given: object = {}) => ({ name: 'Rates', kind: 'RATES_STALE', channel: webhook(), ...given });

async function create(token: string, given: object = {}): Promise<Created> {
  const { body } = await ask(createText, { input: input(given) }, token);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data as { createAlertRule: Created }).createAlertRule;
}

async function listed(token: string): Promise<Created['rule'][]> {
  const { body } = await ask(listText, {}, token);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data as { alertRules: Created['rule'][] }).alertRules;
}

describe('createAlertRule', () => {
  it('makes a rule of the token, and returns the secret this once', async () => {
    const token = await meridian.token(['alerts', 'hosting:read']);
    const { rule, secret } = await create(token, {
      kind: 'NEW_FINDING',
      condition: { minSeverity: 'CRITICAL', accounts: ['sandbox'] },
      timeZone: 'Europe/Berlin',
      quietHours: { from: '22:00', to: '07:00' },
      digest: { period: 'WEEKLY', weekday: 'FRIDAY' },
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rule).toMatchObject({
      tokenId: token.slice(4, 16),
      kind: 'NEW_FINDING',
      condition: { apis: null, accounts: ['sandbox'], minSeverity: 'CRITICAL', days: null, percent: null },
      channel: { kind: 'WEBHOOK', targets: [new URL(receiver.url).origin] },
      timeZone: 'Europe/Berlin',
      quietHours: { from: '22:00', to: '07:00' },
      digest: { period: 'WEEKLY', hour: 8, weekday: 'FRIDAY' },
      stopReason: null,
      lastDeliveries: [],
    });
    const shown = JSON.stringify(await listed(token));
    expect(shown).toContain(rule.id);
    expect(shown).not.toContain('hidden');
    expect(shown).not.toContain('whsec_');
  });

  it.each<[Scope[] | null, string, string[] | undefined]>([
    [null, 'RATES_STALE', ['UNAUTHENTICATED']],
    [['alerts', 'rates'], 'RATES_STALE', undefined],
    [['alerts', 'hosting:read@sandbox'], 'RATES_STALE', undefined],
    [['admin', 'rates'], 'RATES_STALE', undefined],
    [['alerts'], 'RATES_STALE', ['FORBIDDEN']],
    [['admin'], 'RATES_STALE', ['FORBIDDEN']],
    [['rates', 'hosting:read', 'hosting:write'], 'RATES_STALE', ['FORBIDDEN']],
    [['alerts', 'rates'], 'TRAFFIC', ['FORBIDDEN']],
    [['alerts', 'hosting:write'], 'TRAFFIC', ['FORBIDDEN']],
    [['alerts', 'hosting:read@sandbox'], 'TRAFFIC', undefined],
    [['alerts', 'hosting:read'], 'NEW_FINDING', undefined],
    [['hosting:read'], 'NEW_FINDING', ['FORBIDDEN']],
  ])('a token with %j may have one of %s: %j', async (scopes, kind, expected) => {
    const token = scopes ? await meridian.token(scopes) : undefined;
    expect(codes(await ask(createText, { input: input({ kind }) }, token))).toEqual(expected);
  });

  it.each<[string, object, string]>([
    ['a part that the kind does not take', { condition: { days: 3 } }, 'condition: expected nothing'],
    [
      'another',
      { kind: 'TRAFFIC', condition: { days: 3 } },
      'expected accounts, percent for a rule of the kind TRAFFIC',
    ],
    ['days', { kind: 'CERTIFICATE_EXPIRES', condition: { days: 0 } }, 'days: expected a whole number from 1 to 365'],
    ['per cent', { kind: 'TRAFFIC', condition: { percent: 101 } }, 'percent: expected'],
    ['an amount alone', { kind: 'NEW_FINDING', condition: { minMonthlyAmount: '5' } }, 'expected currency'],
    [
      'a negative amount',
      { kind: 'NEW_FINDING', condition: { minMonthlyAmount: '-5', currency: 'EUR' } },
      'minMonthlyAmount: expected no negative amount',
    ],
    ['an odd account', { kind: 'TRAFFIC', condition: { accounts: ['a b'] } }, 'accounts: expected names'],
    [
      'many accounts',
      { kind: 'TRAFFIC', condition: { accounts: Array.from({ length: 51 }, (_, index) => `a${index}`) } },
      'accounts: expected 50 at most',
    ],
    ['a time zone', { timeZone: '+02:00' }, 'timeZone: expected an IANA name'],
    ['a time of day', { quietHours: { from: '24:00', to: '07:00' } }, 'from: expected a time of day'],
    ['no time', { quietHours: { from: '07:00', to: '07:00' } }, 'to: expected another time'],
    ['an hour', { digest: { period: 'DAILY', hour: 24 } }, 'hour: expected one from 0 to 23'],
    ['a name', { name: 'two\nlines' }, 'name must be 1 to 100 visible characters'],
    [
      'plain HTTP',
      { channel: { webhook: { url: 'http://example.com/' } } },
      'url: expected an address that starts with https',
    ],
    [
      'credentials',
      { channel: { slack: { url: 'https://user:pw@example.com/' } } },
      'url: expected no user and password',
    ],
    ['a metadata service', { channel: { webhook: { url: 'https://169.254.169.254/' } } }, 'a metadata service'],
    ['e-mail without a server', { channel: { email: { to: ['a@example.com'] } } }, 'SMTP_URL is not set'],
  ])('refuses %s', async (_, given, expected) => {
    const answer = await ask(createText, { input: input(given) }, await meridian.token(['alerts', 'hosting:read']));
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(messages(answer)).toContain(expected);
    expect(messages(answer)).not.toContain('pw@');
  });

  it.each([{}, { webhook: { url: 'https://a.example/' }, slack: { url: 'https://b.example/' } }])(
    'takes exactly one channel, not %j',
    async (channel) => {
      const answer = await ask(createText, { input: input({ channel }) }, await meridian.token(own));
      expect(answer.body.errors).toHaveLength(1);
    },
  );
});

describe('whose a rule is', () => {
  it('its token and admin see and change it, others learn nothing of it', async () => {
    const [owner, other, admin] = [
      await meridian.token(own),
      await meridian.token(own),
      await meridian.token(['admin']),
    ];
    const { rule } = await create(owner);
    const idsOf = async (token: string) => (await listed(token)).map(({ id }) => id);
    expect(await idsOf(owner)).toEqual([rule.id]);
    expect(await idsOf(other)).toEqual([]);
    expect(await idsOf(admin)).toContain(rule.id);
    for (const [text, variables] of [
      [updateText, { id: rule.id, input: { name: 'Mine' } }],
      [deleteText, { id: rule.id }],
      [testText, { id: rule.id }],
    ] as const) {
      expect(codes(await ask(text, variables, other))).toEqual(['NOT_FOUND']);
      expect(codes(await ask(text, variables))).toEqual(['UNAUTHENTICATED']);
    }
    expect(codes(await ask(updateText, { id: rule.id, input: { name: 'Renamed' } }, admin))).toBeUndefined();
    expect((await listed(owner))[0]).toMatchObject({ name: 'Renamed', tokenId: owner.slice(4, 16) });
    expect((await ask(deleteText, { id: rule.id }, owner)).body.data).toEqual({
      deleteAlertRule: { deletedId: rule.id },
    });
    expect(await idsOf(owner)).toEqual([]);
  });

  it('an id that is none is not found', async () => {
    for (const id of ['', 'x', '0123456789abcdef', '../tokens', 'x'.repeat(500)])
      expect(codes(await ask(deleteText, { id }, await meridian.token(own)))).toEqual(['NOT_FOUND']);
  });
});

describe('a token without the scope alerts', () => {
  it('whose rules stand already lists and deletes them, and changes and tests none; they go on', async () => {
    const token = await meridian.token(['rates']);
    const [rule] = await makeRules(meridian.services.store, receiver.url, 1, {
      tokenId: token.slice(4, 16),
      kind: 'RATES_STALE',
    });
    if (!rule) throw new Error('Expected a rule');
    expect(codes(await ask(testText, { id: rule.id }, token))).toEqual(['FORBIDDEN']);
    expect(messages(await ask(updateText, { id: rule.id, input: { name: 'New' } }, token))).toBe(
      'This needs a token with the scope alerts, but got one with: rates',
    );
    expect(codes(await ask(createText, { input: input() }, token))).toEqual(['FORBIDDEN']);
    const admin = await meridian.token(['admin']);
    const { body } = await ask(testText, { id: rule.id }, admin);
    expect(body.data).toMatchObject({ testAlertRule: { delivery: { outcome: 'DELIVERED' } } });
    expect(await listed(token)).toMatchObject([{ id: rule.id, stopReason: null }]);
    expect(codes(await ask(deleteText, { id: rule.id }, token))).toBeUndefined();
  });
});

describe('updateAlertRule', () => {
  it('changes what is given alone, and a webhook keeps its secret unless a new one is wanted', async () => {
    const token = await meridian.token(own);
    const { rule, secret } = await create(token, { quietHours: { from: '22:00', to: '07:00' } });
    const update = async (given: object) => {
      const { body } = await ask(updateText, { id: rule.id, input: given }, token);
      return (body.data as { updateAlertRule: Created }).updateAlertRule;
    };
    expect(await update({ timeZone: 'Asia/Tokyo' })).toMatchObject({
      secret: null,
      rule: { timeZone: 'Asia/Tokyo', quietHours: { from: '22:00', to: '07:00' }, name: 'Rates' },
    });
    expect(await update({ quietHours: null })).toMatchObject({ rule: { quietHours: null, timeZone: 'Asia/Tokyo' } });
    expect(await update({ channel: webhook() })).toMatchObject({ secret: null });
    const renewed = await update({ channel: { webhook: { url: receiver.url, newSecret: true } } });
    expect(renewed.secret).toMatch(/^whsec_/);
    expect(renewed.secret).not.toBe(secret);
    const [first] = await Promise.all([ask(testText, { id: rule.id }, token)]);
    expect(codes(first)).toBeUndefined();
    const [one] = receiver.received;
    const headers = Object.fromEntries(
      Object.entries(one?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(renewed.secret).verify(one?.body ?? '', headers)).toMatchObject({ type: 'alerts.test' });
    expect(() => new Webhook(secret).verify(one?.body ?? '', headers)).toThrow();
  });
});

describe('testAlertRule', () => {
  it('sends a test at once, in quiet hours too, and says what came', async () => {
    const token = await meridian.token(own);
    const [from, to] = ['00:00', '23:59'];
    const { rule } = await create(token, { quietHours: { from, to } });
    const { body } = await ask(testText, { id: rule.id }, token);
    expect(body.data).toEqual({
      testAlertRule: {
        delivery: {
          id: receiver.received[0]?.headers['webhook-id'],
          attempt: 1,
          outcome: 'DELIVERED',
          status: 204,
          milliseconds: expect.any(Number),
        },
      },
    });
    expect((await listed(token))[0]?.lastDeliveries).toMatchObject([
      { isTest: true, outcome: 'DELIVERED', status: 204 },
    ]);
  });

  it('is tried once, and nothing that came is shown or logged', async () => {
    const token = await meridian.token(own);
    const { rule } = await create(token);
    receiver.reply = (_, response) => response.writeHead(418, { 'x-teapot': 'header-of-it' }).end('body-of-it');
    const { body } = await ask(testText, { id: rule.id }, token);
    expect(body.data).toMatchObject({ testAlertRule: { delivery: { outcome: 'FAILED', status: 418 } } });
    expect(receiver.received).toHaveLength(1);
    const all = JSON.stringify([body, await listed(token), lines]);
    for (const secret of ['header-of-it', 'body-of-it', 'hidden', 'whsec_']) expect(all).not.toContain(secret);
  });

  it('is accepted once in ten seconds', async () => {
    const token = await meridian.token(own);
    const { rule } = await create(token);
    const answers = await Promise.all([1, 2, 3].map(() => ask(testText, { id: rule.id }, token)));
    expect(answers.flatMap((answer) => codes(answer) ?? []).sort()).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends nothing for a token that was deactivated, and its rule stops', async () => {
    const [token, admin] = [await meridian.token(own), await meridian.token(['admin'])];
    const { rule } = await create(token);
    await meridian.services.tokens.deactivate(token.slice(4, 16));
    const { body } = await ask(testText, { id: rule.id }, admin);
    expect(body.data).toMatchObject({ testAlertRule: { delivery: { outcome: 'DROPPED', status: null } } });
    expect(receiver.received).toEqual([]);
    const stopped = (await listed(admin)).find(({ id }) => id === rule.id);
    expect(stopped).toMatchObject({ stopReason: 'TOKEN_INACTIVE', stoppedAt: expect.any(String) });
  });
});
