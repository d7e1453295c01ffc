import { describe, expect, it } from '@jest/globals';
import { type Row, get, list, post } from '../../src/rest/rows.js';
import { about, words } from '../../src/rest/words.js';
import { dialect } from './lab.js';

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
    ['vswitches', 'virtual switches'],
    ['subaccountUsername', 'sub-account username'],
    ['description', 'description'],
  ])('such as %s reads as %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });
});

describe('a row that says no more', () => {
  it.each<[string, Row, string]>([
    ['floatingIps', many, 'Floating IPs, as many as `first` says'],
    ['isos', many, 'ISOs, as many as `first` says'],
    ['firewall', one, 'A firewall; null when there is none'],
    ['iso', one, 'An ISO; null when there is none'],
    ['sshKey', one, 'An SSH key; null when there is none'],
    ['createCloudFirewall', write, 'Create a cloud firewall'],
    ['updateCloudPrimaryIp', write, 'Update a cloud primary IP'],
    ['updateImage', write, 'Update an image'],
    ['updateSettings', write, 'Update settings'],
    ['wake', write, 'Wake'],
  ])('is described by its name %s', (name, row, expected) => {
    expect(about({ ...row, name, dialect, paging: dialect.paging, partner: null })).toBe(expected);
  });
});
