import { describe, expect, it } from '@jest/globals';
import { rowAt, zoneNameAt } from '../../../../src/dashboard/pages/names/name-row.js';

const row = (account: string, zone: string, record: string) => {
  const id = `edge:${account}:dnsRecord:${zone}:${record}`;
  return { key: id, id, zoneId: `edge:${account}:zone:${zone}` };
};
const rows = [row('a', 'z1', 'r1'), row('b', 'z1', 'r1'), row('b', 'z2', 'r1')];

describe('the record of an address', () => {
  it.each([
    ['edge:b:dnsRecord:z1:r1', 1],
    ['edge:b:dnsRecord:z2:r1', 2],
    // As addresses were before ids were of the whole graph.
    ['z2:r1', 2],
    ['z1:r1', 0],
    ['z3:r1', -1],
  ])('is found by its id, and by the keys of its provider: %s', (key, place) => {
    expect(rowAt(rows, key)).toBe(rows[place]);
  });
});

describe('the zone of an address', () => {
  const zones = [
    { id: 'edge:a:zone:z1', name: 'acme.example' },
    { id: 'edge:a:zone:z2', name: 'z1' },
  ];

  it.each([
    ['acme.example', 'acme.example'],
    ['edge:a:zone:z1', 'acme.example'],
    ['z2', 'z1'],
    ['z1', 'z1'],
    ['gone.example', 'gone.example'],
  ])('is found by its name, then by its id: %s', (key, name) => {
    expect(zoneNameAt(zones, key)).toBe(name);
  });
});
