/** What the bill and the findings cost over 200 servers, 200 volumes and 30 zones, one of them of 3,000 records. */
import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../src/server/config/config.js';
import type { Api } from '../../src/rest/rows/dialect.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import type { WriteObserver } from '../../src/rest/transport/write-observer.js';
import { sharedGraph } from '../support/shared/graph.js';
import { asker, silent, upstreamsOf } from '../rest/harness.js';
import { enlarge } from '../sandbox/large.js';
import { type Served, serve } from '../sandbox/served.js';
import { openAddressHistory } from '../support/address-history.js';
import { geography, rates } from './bill/fleet.js';
import { itSome } from '../support/scale.js';

const apis: readonly Api[] = ['CLOUD', 'STORAGE', 'DEDICATED', 'EDGE'];

let served: Served;
let schema: GraphQLSchema;
let upstreams: Upstreams;
/** `CLOUD /servers`, once for each answer. */
let asked: string[];
const opened = openAddressHistory();
const writeObserver: WriteObserver = {
  saw(account, call, body) {
    asked.push(`${account.api} ${call.path}`);
    opened.addressHistory.saw(account, call, body);
  },
  unseen: () => null,
};

beforeAll(async () => {
  schema = await sharedGraph();
  served = await serve(schema);
  await enlarge(served.account('CLOUD'));
}, 60_000);
beforeEach(() => {
  asked = [];
  const accounts = apis.map((api) => served.account(api));
  upstreams = upstreamsOf(accounts, {}, served.clock, silent, writeObserver);
});
afterAll(async () => {
  await served.close();
  await opened.close();
});

/** Answers by list, once what they are below is left out. */
function tally(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const call of asked) {
    const list = call.replace(/\?.*/, '').replace(/[0-9a-f]{32}|(?<=\/(?:firewall|zones)\/)\d+/g, '*');
    counts[list] = (counts[list] ?? 0) + 1;
  }
  return counts;
}

async function answered(fields: string): Promise<Record<string, unknown>> {
  const services = {
    geography,
    rates,
    upstreams,
    config: readConfig({}),
    hosting: { addressHistory: opened.addressHistory },
  };
  const { data, errors } = await asker(schema, upstreams, undefined, services)(`{ hosting { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.['hosting'] as Record<string, unknown>;
}

async function pagesOf(list: string): Promise<number> {
  const { cloud } = await served.data(`{ cloud { ${list} { totalCount } } }`);
  const { totalCount } = (cloud as Record<string, { totalCount: number }>)[list] ?? { totalCount: 0 };
  return Math.max(1, Math.ceil(totalCount / 50));
}

const once = (...lists: string[]) => Object.fromEntries(lists.map((list) => [list, 1]));
const each = (count: number, of: string, ...lists: string[]) =>
  Object.fromEntries(lists.map((list) => [`EDGE /${of}/*/${list}`, count]));

const bill = 'bill { isComplete }';
const findings = 'findings { isComplete }';
const find = 'find(text: "web-1") { isComplete }';

describe('joined answers over a large sandbox', () => {
  const shared = {
    'CLOUD /servers': 4,
    'CLOUD /volumes': 4,
    ...once('CLOUD /floating_ips', 'CLOUD /load_balancers', 'CLOUD /images', 'STORAGE /storage_boxes'),
    ...once('DEDICATED /server', 'DEDICATED /ip', 'DEDICATED /subnet', 'DEDICATED /failover', 'DEDICATED /storagebox'),
    ...once('EDGE /zones'),
  };
  const ofFindings = {
    ...once('CLOUD /certificates', 'CLOUD /firewalls', 'EDGE /accounts'),
    // The firewall of a dedicated server, and the health of a pool, are in no list.
    'DEDICATED /firewall/*': 32,
    'EDGE /accounts/*/load_balancers/pools/*/health': 3,
    ...each(30, 'zones', 'ssl/certificate_packs', 'custom_certificates', 'custom_hostnames', 'dns_records'),
    ...each(30, 'zones', 'load_balancers', 'healthchecks', 'settings', 'rulesets'),
    // Two of the three are primary.
    'CLOUD /zones': 1,
    'CLOUD /zones/*/rrsets': 2,
    ...each(2, 'accounts', 'load_balancers/monitors', 'load_balancers/pools', 'cfd_tunnel', 'pages/projects'),
  };
  const ofFind = {
    ...once('CLOUD /networks', 'CLOUD /placement_groups', 'CLOUD /ssh_keys'),
    ...once('DEDICATED /rdns', 'DEDICATED /vswitch', 'DEDICATED /firewall/template', 'DEDICATED /key'),
    ...each(2, 'accounts', 'challenges/widgets', 'workers/scripts', 'storage/kv/namespaces', 'r2/buckets'),
    ...each(2, 'accounts', 'd1/database', 'access/apps'),
  };
  /** Of the second account usage is not known, so its products are looked for. */
  const ofEdgeBill = {
    ...once('EDGE /accounts', 'EDGE /accounts/*/billable-usage/info', 'EDGE /accounts/*/images/v1/stats'),
    ...each(2, 'accounts', 'subscriptions', 'billable-usage'),
    ...each(1, 'accounts', 'd1/database', 'load_balancers/pools', 'r2/buckets', 'storage/kv/namespaces'),
    ...each(1, 'accounts', 'stream', 'workers/scripts'),
  };
  const addresses = async () => ({ 'CLOUD /primary_ips': await pagesOf('primaryIps') });

  itSome('make a bill of one pass over each list, and of none the second time', async () => {
    expect(await answered(bill)).toEqual({ bill: { isComplete: true } });
    expect(tally()).toEqual({ ...shared, ...(await addresses()), ...once('CLOUD /pricing'), ...ofEdgeBill });
    const { length } = asked;
    await answered(bill);
    expect(asked).toHaveLength(length);
  });

  itSome('find all that is the matter with one pass over each list, and with none the second time', async () => {
    expect(await answered(findings)).toEqual({ findings: { isComplete: true } });
    expect(tally()).toEqual({ ...shared, ...(await addresses()), ...ofFindings });
    const { length } = asked;
    await answered(findings);
    expect(asked).toHaveLength(length);
  });

  itSome('read each list once for several in one question', async () => {
    await answered(`${bill} ${findings} ${find}`);
    const ofBill = { ...once('CLOUD /pricing'), ...ofEdgeBill };
    const all = { ...shared, ...(await addresses()), ...ofBill, ...ofFindings, ...ofFind };
    expect(tally()).toEqual(all);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
