/** Names that callers give are resolved as the system would, and a name server that is silent holds nothing up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shares } from '../../../../src/base/shares/shares.js';
import { Connector } from '../../../../src/server/alerts/delivery/connector.js';
import { Alerts } from '../../../../src/server/alerts/alerts.js';
import { HostResolver } from '../../../../src/server/alerts/delivery/host-resolver.js';
import { contextOfToken } from '../../../../src/server/own-context.js';
import { startMeridian } from '../../../support/meridian.js';
import { type NameServer, startNameServer } from '../../../support/name-server.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { until } from '../../../support/until.js';
import { type Receiver, startReceiver } from '../receiver.js';
import { alertsConfig } from '../alerts-config.js';

let folder: string;
let server: NameServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-names-'));
  server = await startNameServer((name) => known[name] ?? (name.startsWith('silent') ? 'silent' : undefined));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  server.asked.splice(0);
});

const known: Readonly<Record<string, readonly string[] | 'failing'>> = {
  'receiver.example': ['198.51.100.7', '2001:0db8:0:0:0:0:0:7'],
  'alerts.monitoring.svc.cluster.test': ['10.0.0.7'],
  'alerts.monitoring': ['198.51.100.8'],
  'broken.first.test': 'failing',
  'broken.second.test': ['10.0.0.8'],
  'v6.example': ['2001:0db8:0:0:0:0:0:9'],
};

const cluster =
  'nameserver 10.0.0.1\nsearch app.svc.cluster.test svc.cluster.test cluster.test\noptions ndots:5 timeout:1\n';

function resolverOf({ hosts = '', rules = '' } = {}): HostResolver {
  const [hostsFile, resolverFile] = [join(folder, 'hosts'), join(folder, 'resolv.conf')];
  writeFileSync(hostsFile, hosts);
  writeFileSync(resolverFile, rules);
  return new HostResolver({ hostsFile, resolverFile, nameServers: [server.address] });
}

const never = new AbortController().signal;
const resolved = async (host: string, files: Parameters<typeof resolverOf>[0] = {}) =>
  (await resolverOf(files).resolve(host, never)).map(({ address, family }) => `${family} ${address}`);

describe('a name', () => {
  it('is resolved by DNS, in both versions of IP', async () => {
    expect(await resolved('receiver.example')).toEqual(['4 198.51.100.7', '6 2001:db8::7']);
    expect(await resolved('v6.example')).toEqual(['6 2001:db8::9']);
  });

  it('of the hosts file is what stands there, whatever its case, and DNS is not asked', async () => {
    const hosts =
      '# 10.1.1.1 receiver.example\n10.0.0.1\tother Receiver.Example alias # 1\n::1 receiver.example\nodd alias\n';
    for (const host of ['receiver.example', 'RECEIVER.example', 'receiver.example.']) {
      expect(await resolved(host, { hosts })).toEqual(['4 10.0.0.1', '6 ::1']);
    }
    expect(await resolved('alias', { hosts })).toEqual(['4 10.0.0.1']);
    expect(server.asked).toEqual([]);
  });

  it('with fewer dots than ndots is tried with the search domains first', async () => {
    expect(await resolved('alerts.monitoring', { rules: cluster })).toEqual(['4 10.0.0.7']);
    expect(server.asked).toEqual(['alerts.monitoring.app.svc.cluster.test', 'alerts.monitoring.svc.cluster.test']);
  });

  it('with as many dots is tried as it is first', async () => {
    const rules = cluster.replace('ndots:5', 'ndots:1');
    expect(await resolved('alerts.monitoring', { rules })).toEqual(['4 198.51.100.8']);
    expect(server.asked).toEqual(['alerts.monitoring']);
  });

  it('with a full stop at its end is tried as it is alone', async () => {
    expect(await resolved('alerts.monitoring.', { rules: cluster })).toEqual(['4 198.51.100.8']);
    await expect(resolved('alerts.app.', { rules: cluster })).rejects.toThrow('The host has no address');
    expect(server.asked).toEqual(['alerts.monitoring', 'alerts.app']);
  });

  it('is searched on where a name server fails, by the last line of search domains', async () => {
    const rules = 'search none.test\nsearch first.test. second.test\n';
    expect(await resolved('broken', { rules })).toEqual(['4 10.0.0.8']);
    expect(server.asked).toEqual(['broken.first.test', 'broken.second.test']);
  });

  it('that does not exist has no address', async () => {
    await expect(resolved('nowhere.example')).rejects.toThrow('The host has no address');
  });
});

describe('a name server that is silent', () => {
  it('is given up when its caller gives up', async () => {
    const end = new AbortController();
    const resolving = resolverOf().resolve('silent.example', end.signal);
    await until(() => server.asked.length > 0);
    end.abort();
    await expect(resolving).rejects.toMatchObject({ code: 'ECANCELLED' });
  });

  it('is given up in time by itself', async () => {
    await expect(resolved('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });

  describe('about 40 names', () => {
    let receiver: Receiver;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => receiver.close());

    it('holds up neither calls of hosting nor alerts to others', async () => {
      const upstream = await ScriptedUpstream.start(() => ({ body: { server: { id: 1, name: 'web' } } }));
      // A name, which Node looks up in the pool of threads.
      const url = upstream.url.replace('127.0.0.1', 'localhost');
      const meridian = await startMeridian({ CLOUD_TOKEN: 'cloud', CLOUD_BASE_URL: url });
      const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
      const resolver = resolverOf({ hosts: '127.0.0.1 receiver.test' });
      const connector = new Connector({
        allowsPrivate: true,
        ca: receiver.ca,
        resolve: (host, signal) => resolver.resolve(host, signal),
      });
      const content = { headers: {}, body: '{}' };
      const ended: string[] = [];
      const greedy = { caller: 'greedy', stop: null };
      const hanging = Array.from({ length: 40 }, (_, place) =>
        connector.post(`https://silent${place}.example/`, content, greedy).catch(() => ended.push('silent')),
      );
      await until(() => server.asked.length === shares.lookUps.total - shares.lookUps.part);
      const { body } = await meridian.query({ query: '{ cloud { server(id: "1") { name } } }' }, { authorization });
      ended.push('hosting');
      expect(await connector.post(receiver.url, content)).toMatchObject({ status: 204 });
      ended.push('alert');
      await Promise.all(hanging);
      expect(body).toEqual({ data: { cloud: { server: { name: 'web' } } } });
      expect(ended.slice(0, 2)).toEqual(['hosting', 'alert']);
      await meridian.close();
      await upstream.close();
    });

    it('holds up no call of hosting where a token of rates alone tests rules', async () => {
      const upstream = await ScriptedUpstream.start(() => ({ body: { server: { id: 1, name: 'web' } } }));
      const url = upstream.url.replace('127.0.0.1', 'localhost');
      const resolver = resolverOf();
      const meridian = await startMeridian({ CLOUD_TOKEN: 'cloud', CLOUD_BASE_URL: url }, (services) => {
        const alerts = new Alerts({
          ...services,
          config: alertsConfig({ allowsPrivate: false }),
          publicUrl: null,
          contextOf: (token) => contextOfToken(services, token),
          connector: { resolve: (host, signal) => resolver.resolve(host, signal) },
        });
        return { ...services, alerts };
      });
      meridian.services.alerts.start();
      const [strange, own] = [await meridian.token(['rates', 'alerts']), await meridian.token(['hosting:read'])];
      const ask = async (token: string, query: string, variables = {}) =>
        (await meridian.query({ query, variables }, { authorization: `Bearer ${token}` })).body;
      const create = 'mutation ($input: CreateAlertRuleInput!) { createAlertRule(input: $input) { rule { id } } }';
      const ids: string[] = [];
      for (let place = 0; place < 40; place += 1) {
        const channel = { webhook: { url: `https://silent${place}.example/` } };
        const { data } = await ask(strange, create, { input: { name: `n${place}`, kind: 'RATES_STALE', channel } });
        ids.push((data as { createAlertRule: { rule: { id: string } } }).createAlertRule.rule.id);
      }
      const ended: string[] = [];
      const testing = ids.map((id) =>
        ask(strange, `mutation { testAlertRule(id: "${id}") { delivery { outcome } } }`).then(() => ended.push('test')),
      );
      await until(() => server.asked.length > 3);
      for (const place of [1, 2, 3]) {
        const answer = await ask(own, `{ cloud { server(id: "${place}") { name } } }`);
        expect(answer).toEqual({ data: { cloud: { server: { name: 'web' } } } });
      }
      ended.push('hosting');
      await Promise.all(testing);
      expect(ended[0]).toBe('hosting');
      await meridian.close();
      await upstream.close();
    });
  });
});
