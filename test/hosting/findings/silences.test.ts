/** Findings that callers silence: until a date, and no longer than the cause stays the same. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import { storeKeyOf } from '../../../src/rest/transport/account.js';
import { LastingFindings } from '../../../src/hosting/findings/stored/lasting-findings.js';
import { type CloudWorld, type RecordedLab, day, off, recordedLab } from './recorded.js';

let lab: RecordedLab;
beforeAll(async () => {
  lab = await recordedLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.broken.clear();
  lab.worlds['prod'] = { servers: [off(1), off(2)] };
  lab.worlds['lab'] = { servers: [off(1)] };
  for (const id of await lab.findings(
    ', includeSilenced: true, kinds: [SERVER_OFF, LOAD_BALANCER_TARGET_UNHEALTHY]',
    'id',
  )) {
    await lab.ask(end, undefined, id);
  }
});

const begin = `mutation ($id: ID!, $reason: String!, $until: DateTime) {
  silenceFinding(id: $id, input: { reason: $reason, until: $until }) { findingId reason until } }`;
const end = 'mutation ($id: ID!) { unsilenceFinding(id: $id) { findingId wasSilenced } }';

async function idOf(account = 'prod', number = '1'): Promise<string> {
  const all = await lab.findings(', kinds: [SERVER_OFF], includeSilenced: true', 'id resourceId');
  return String(all.find((one) => one['resourceId'] === `cloud:${account}:server:${number}`)?.['id']);
}

const silence = async (id: string, variables: Record<string, unknown> = {}, scopes?: Scope[]) =>
  lab.ask(begin, scopes, { id, reason: 'kept for the audit', ...variables });

const serverId = 'cloud:prod:server:1';

/** Of that server, or of the load balancer of prod. */
async function silencedBy(kind = 'SERVER_OFF', scopes?: Scope[]): Promise<unknown> {
  const all = await lab.findings(`, kinds: [${kind}], includeSilenced: true`, 'resourceId silencedBy', scopes);
  const ids: readonly unknown[] = [serverId, 'cloud:prod:loadBalancer:1'];
  return all.find((one) => ids.includes(one['resourceId']))?.['silencedBy'];
}

describe('silenceFinding', () => {
  it('silences that finding and no other, and says why', async () => {
    const id = await idOf();
    const until = new Date(lab.clock.now() + day).toISOString();
    expect(await silence(id, { until, reason: '  kept – für März  ' })).toEqual({
      data: { silenceFinding: { findingId: id, reason: 'kept – für März', until: until } },
    });
    const shown = await lab.findings(', kinds: [SERVER_OFF]', 'accountName resourceId');
    expect(shown).toEqual([
      { accountName: 'prod', resourceId: 'cloud:prod:server:2' },
      { accountName: 'lab', resourceId: 'cloud:lab:server:1' },
    ]);
    const { data } = await lab.ask('{ hosting { findings(kinds: [SERVER_OFF]) { totalCount silencedCount } } }');
    expect(data).toEqual({ hosting: { findings: { totalCount: 2, silencedCount: 1 } } });
    const written = `${until.slice(0, 10)} ${until.slice(11, 16)}`;
    expect(await silencedBy()).toBe(`silenced until ${written}: kept – für März`);
  });

  it('says apart why, until when and which token has silenced it', async () => {
    const until = new Date(lab.clock.now() + day).toISOString();
    await silence(await idOf(), { until });
    const all = await lab.findings(
      ', kinds: [SERVER_OFF], includeSilenced: true',
      'resourceId silence { reason until silencedAt tokenId }',
    );
    const of = (id: string) => all.find((one) => one['resourceId'] === id)?.['silence'];
    const silencedAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const tokenId: unknown = expect.stringMatching(/^\w+$/);
    expect(of(serverId)).toEqual({ reason: 'kept for the audit', until, silencedAt, tokenId });
    expect(of('cloud:prod:server:2')).toBeNull();
  });

  it('ends by its date', async () => {
    await silence(await idOf(), { until: new Date(lab.clock.now() + day).toISOString() });
    await lab.clock.sleep(day - 60_000);
    expect(await silencedBy()).toMatch(/^silenced until/);
    await lab.clock.sleep(60_000);
    expect(await silencedBy()).toBeNull();
  });

  it('ends by unsilenceFinding, also once the finding is gone', async () => {
    const id = await idOf();
    await silence(id);
    lab.worlds['prod'] = {};
    expect(await lab.ask(end, undefined, { id })).toEqual({
      data: { unsilenceFinding: { findingId: id, wasSilenced: true } },
    });
    expect(await lab.ask(end, undefined, { id })).toEqual({
      data: { unsilenceFinding: { findingId: id, wasSilenced: false } },
    });
    lab.worlds['prod'] = { servers: [off(1)] };
    expect(await silencedBy()).toBeNull();
  });

  it('leaves a label its word', async () => {
    lab.worlds['prod'] = { servers: [off(1, { labels: { 'audit.ignore': '' } })] };
    await silence(await idOf());
    expect(await silencedBy()).toBe('label audit.ignore');
  });

  it('takes the place of an earlier one', async () => {
    const id = await idOf();
    await silence(id, { reason: 'first' });
    await silence(id, { reason: 'second' });
    expect(await silencedBy()).toBe('silenced until its cause changes: second');
  });
});

describe('a cause that changes', () => {
  const balancer = (more: object, targets: readonly object[]): CloudWorld => ({
    load_balancers: [
      { id: 1, name: 'front', labels: {}, services: [{ listen_port: 443, destination_port: 443 }], targets, ...more },
    ],
  });
  const target = (id: number, status: string) => ({
    type: 'server',
    server: { id },
    use_private_ip: true,
    health_status: [{ listen_port: 443, status }],
  });
  const kind = 'LOAD_BALANCER_TARGET_UNHEALTHY';
  const sick = balancer({}, [target(1, 'unhealthy'), target(2, 'healthy'), target(3, 'healthy')]);

  async function silenceSick(): Promise<void> {
    lab.worlds['prod'] = sick;
    const [found] = await lab.findings(`, kinds: [${kind}], includeSilenced: true`, 'id');
    expect((await silence(String(found?.['id']))).errors).toBeUndefined();
    expect(await silencedBy(kind)).toMatch(/^silenced/);
  }

  it('by another severity ends the silence', async () => {
    await silenceSick();
    lab.worlds['prod'] = balancer({}, [target(1, 'unhealthy'), target(2, 'unhealthy'), target(3, 'unhealthy')]);
    expect(await silencedBy(kind)).toBeNull();
  });

  it('by other evidence ends it, and for good once the account is recorded', async () => {
    await silenceSick();
    lab.worlds['prod'] = balancer({}, [target(1, 'healthy'), target(2, 'unhealthy'), target(3, 'healthy')]);
    expect(await silencedBy(kind)).toBeNull();
    await lab.clock.sleep(day);
    await lab.record('prod');
    lab.worlds['prod'] = sick;
    expect(await silencedBy(kind)).toBeNull();
  });

  it('is none where the account is recorded and nothing has changed', async () => {
    await silenceSick();
    await lab.clock.sleep(day);
    await lab.record('prod');
    expect(await silencedBy(kind)).toMatch(/^silenced/);
  });

  it('is none where something could not be read', async () => {
    await silence(await idOf());
    lab.broken.add('prod /servers');
    await lab.clock.sleep(day);
    await lab.record('prod');
    lab.broken.clear();
    expect(await silencedBy()).toMatch(/^silenced/);
  });

  it('because the finding is gone ends a silence without a date alone', async () => {
    await silence(await idOf('prod', '1'));
    await silence(await idOf('prod', '2'), { until: new Date(lab.clock.now() + 9 * day).toISOString() });
    lab.worlds['prod'] = {};
    await lab.clock.sleep(day);
    await lab.record('prod');
    lab.worlds['prod'] = { servers: [off(1), off(2)] };
    const shown = await lab.findings(', kinds: [SERVER_OFF], accounts: ["prod"]', 'resourceId');
    expect(shown).toEqual([{ resourceId: 'cloud:prod:server:1' }]);
  });

  it('by what moves by itself is none', async () => {
    const used = (outgoing: number) => ({
      servers: [off(1, { status: 'running', included_traffic: 1000, outgoing_traffic: outgoing })],
    });
    lab.worlds['prod'] = used(920);
    const traffic = 'SERVER_TRAFFIC_NEAR_LIMIT';
    const [found] = await lab.findings(`, kinds: [${traffic}]`, 'id');
    await silence(String(found?.['id']));
    lab.worlds['prod'] = used(950);
    expect(await silencedBy(traffic)).toMatch(/^silenced/);
  });

  it('is that more is affected, not that less is', async () => {
    const bare = (...ids: number[]) => ({
      servers: ids.map((id) => off(id, { status: 'running', protection: { delete: false } })),
    });
    lab.worlds['prod'] = bare(1, 2, 3);
    const shown = () =>
      lab.findings(', kinds: [SERVER_WITHOUT_DELETE_PROTECTION], accounts: ["prod"]', 'id resourceName');
    const [found] = await shown();
    expect(found?.['resourceName']).toBe('prod');
    await silence(String(found?.['id']));
    lab.worlds['prod'] = bare(1, 2);
    expect(await shown()).toEqual([]);
    lab.worlds['prod'] = bare(1, 2, 4);
    expect(await shown()).toEqual([found]);
    await lab.ask(end, undefined, { id: found?.['id'] });
  });
});

describe('who may', () => {
  it.each<[string, Scope[], string]>([
    ['writes nothing', ['hosting:read'], 'FORBIDDEN'],
    ['reads nothing', ['hosting:write@cloud:prod'], 'FORBIDDEN'],
    ['writes another account', ['hosting:read', 'hosting:write@cloud:lab'], 'FORBIDDEN'],
    ['knows another account alone', ['hosting:read@cloud:lab', 'hosting:write@cloud:lab'], 'NOT_FOUND'],
    ['has rates alone', ['rates'], 'FORBIDDEN'],
    ['has the sandbox alone', ['hosting:read@sandbox', 'hosting:write@sandbox'], 'FORBIDDEN'],
  ])('is not who %s', async (_, scopes, code) => {
    const id = await idOf();
    for (const answer of [await silence(id, {}, scopes), await lab.ask(end, scopes, { id })]) {
      expect(answer.errors?.map(({ extensions }) => extensions['code'])).toEqual([code]);
    }
    expect(await silencedBy()).toBeNull();
  });

  it('is who may read and write that account, and all who read it see it', async () => {
    const own: Scope[] = ['hosting:read@cloud:prod', 'hosting:write@cloud:prod'];
    const { errors } = await silence(await idOf(), {}, own);
    expect(errors).toBeUndefined();
    expect(await silencedBy('SERVER_OFF', ['hosting:read@cloud:prod'])).toMatch(/^silenced/);
    expect(await silencedBy('SERVER_OFF', ['hosting:read'])).toMatch(/^silenced/);
    const others = await lab.findings(', includeSilenced: true', 'accountName', ['hosting:read@cloud:lab']);
    expect(new Set(others.map(({ accountName }) => accountName))).toEqual(new Set(['lab']));
    await lab.ask(end, own, { id: await idOf() });
    expect(await silencedBy()).toBeNull();
  });
});

describe('wrong input', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['no reason', { reason: '' }, /reason: expected 1 to 500 visible characters, but got ""/],
    ['blanks', { reason: '   ' }, /reason: expected/],
    ['a reason of 501 characters', { reason: 'x'.repeat(501) }, /reason: expected/],
    ['what is not to be seen', { reason: 'a\u202Eb' }, /reason: expected/],
    ['a date that is past', { until: '2020-01-01T00:00:00Z' }, /until: expected a time in the future.*2020/],
    ['another id', { id: 'SERVER_OFF' }, /id: expected the id of a finding, .*but got "SERVER_OFF"/],
    [
      'an id of nothing',
      { id: 'cloud:prod:SERVER_OFF:AAAAAAAAAAAAAAAAAAAAAA' },
      /id: expected a finding that is there now/,
    ],
    [
      'an id of another kind',
      { id: 'cloud:prod:NOTHING:AAAAAAAAAAAAAAAAAAAAAA' },
      /id: expected a finding that is there/,
    ],
    [
      'an id of no account',
      { id: 'cloud:prdo:SERVER_OFF:AAAAAAAAAAAAAAAAAAAAAA' },
      /id: expected a finding that is there/,
    ],
  ])('such as %s is refused', async (_, variables, message) => {
    const { errors } = await silence(await idOf(), variables);
    expect(errors?.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
  });

  it('takes 500 characters', async () => {
    expect((await silence(await idOf(), { reason: '😀'.repeat(500) })).errors).toBeUndefined();
  });
});

describe('what is stored', () => {
  const entries = () => lab.meridian.services.store.namespace<unknown>('silences');

  it('is bounded: the 1,001st silence of an account is refused', async () => {
    const id = await idOf();
    await silence(id);
    const key = storeKeyOf(lab.account('prod'));
    const stored = JSON.parse(String(await entries().get(key))) as { silences: { hash: string }[] };
    const [one] = stored.silences;
    const many = Array.from({ length: 1000 }, (_, place) => ({ ...one, hash: String(place).padStart(22, 'x') }));
    await entries().set(key, JSON.stringify({ ...stored, silences: many }));
    const { errors } = await silence(id);
    expect(errors?.[0]?.message).toMatch(/at most 1000 silences of findings of an account/);
    await entries().delete(key);
  });

  it('costs itself alone where it is odd', async () => {
    await silence(await idOf('prod', '1'));
    await silence(await idOf('prod', '2'));
    const key = storeKeyOf(lab.account('prod'));
    const stored = JSON.parse(String(await entries().get(key))) as { silences: Record<string, unknown>[] };
    const [first, second] = stored.silences;
    await entries().set(
      key,
      JSON.stringify({ ...stored, silences: [{ ...first, severity: 'AWFUL' }, second, null, 7] }),
    );
    const { store } = lab.meridian.services;
    const fresh = await new LastingFindings(store).silences.inForce([lab.account('prod')], lab.clock.now());
    expect(JSON.parse(fresh.version)[1]).toBe(1);
    await entries().delete(key);
  });
});
