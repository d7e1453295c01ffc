/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import { type Row, get, list, post } from '../../../src/rest/rows/row.js';
import { about, words } from '../../../src/rest/schema/descriptions.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { dialect } from '../lab.js';

class Thing {}
const one = get('/things/{id}', () => Thing);
const many = list('/things', () => Thing);
const write = post('/things', () => Thing);

describe('a name', () => {
  it.each([
    ['floatingIps', 'floating IPs'],
    ['dnsPtr', 'DNS ptr'],
    ['failover_ip', 'failover IP'],
    ['server-number', 'server number'],
    ['vswitches', 'vSwitches'],
    ['subaccountUsername', 'sub-account username'],
    ['dnsRecords', 'DNS records'],
    ['kvNamespaces', 'KV namespaces'],
    ['createEdgeSqlDatabase', 'create edge SQL database'],
    ['minTlsVersion', 'min TLS version'],
    ['r2Bucket', 'R2 bucket'],
    ['customSslUrls', 'custom SSL URLs'],
    ['healthchecks', 'health checks'],
    ['logpushJob', 'Logpush job'],
    ['addonTransaction', 'add-on transaction'],
    ['workerRoutes', 'Worker routes'],
    ['pagesProjects', 'Pages projects'],
    ['accessApps', 'Access applications'],
    ['description', 'description'],
  ])('such as %s reads as %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });
});

describe('a row that says no more', () => {
  it.each<[string, Row, string]>([
    ['floatingIps', many, 'Floating IPs, up to `first`'],
    ['isos', many, 'ISOs, up to `first`'],
    ['firewall', one, 'A firewall; null when there is none'],
    ['iso', one, 'An ISO; null when there is none'],
    ['sshKey', one, 'An SSH key; null when there is none'],
    ['sqlDatabase', one, 'An SQL database; null when there is none'],
    ['kvNamespace', one, 'A KV namespace; null when there is none'],
    ['dnsRecord', one, 'A DNS record; null when there is none'],
    ['user', one, 'A user; null when there is none'],
    ['createEdgeZone', write, 'Creates an edge zone'],
    ['createCloudFirewall', write, 'Creates a cloud firewall'],
    ['updateCloudPrimaryIp', write, 'Updates a cloud primary IP'],
    ['updateImage', write, 'Updates an image'],
    ['updateSettings', write, 'Updates settings'],
    ['wake', write, 'Wakes'],
  ])('is described by its name %s', (name, row, expected) => {
    expect(about({ ...row, name, dialect, shape: row.path, paging: dialect.paging, partner: null })).toBe(expected);
  });
});

describe('a place in a list', () => {
  it.each([
    ['EdgeZone', 'An EdgeZone with its cursor in a list.'],
    ['CloudServer', 'A CloudServer with its cursor in a list.'],
  ])('of a %s is described as people write', async (name, expected) => {
    expect((await sharedGraph()).getType(`${name}Edge`)?.description).toBe(expected);
  });
});
