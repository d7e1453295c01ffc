import { describe, expect, it } from '@jest/globals';
import { findingsLab, type World } from '../lab.js';

const lab = findingsLab();

const location = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 };
const serverOf = (id: number, more: object) => ({
  id,
  name: `web-${id}`,
  status: 'off',
  labels: {},
  location,
  server_type: { id: 11, name: 'cx22' },
  backup_window: null,
  created: '2026-01-01T00:00:00Z',
  ...more,
});
const monthly = { net: '4.50', gross: '5.355' };
const pricing = {
  currency: 'EUR',
  server_backup: { percentage: '20' },
  volume: { price_per_gb_month: { net: '0.04', gross: '0.0476' } },
  server_types: [
    {
      id: 11,
      name: 'cx22',
      prices: [{ location: 'fsn1', price_monthly: monthly, price_hourly: { net: '0.01', gross: '0.012' } }],
    },
  ],
};

async function amounts(world: World): Promise<unknown> {
  await lab.all(world, ', kinds: [SERVER_OFF]');
  const { data, errors } = await lab.ask(
    '{ hosting { findings(kinds: [SERVER_OFF, VOLUME_UNATTACHED]) { nodes { resourceName monthlyAmount { net { amount currency } gross { amount } } } } } }',
  );
  expect(errors).toBeUndefined();
  return (data as { hosting: { findings: { nodes: unknown } } }).hosting.findings.nodes;
}

describe('the amount that ends with a finding', () => {
  it('is what the bill has of its resource', async () => {
    const servers = [
      serverOf(1, {}),
      serverOf(2, { backup_window: '22-02' }),
      serverOf(3, { server_type: { id: 12 } }),
    ];
    const volumes = [{ id: 7, name: 'data', size: 10, server: null, status: 'available', labels: {}, location }];
    const cloud = { '/servers': { servers }, '/volumes': { volumes }, '/pricing': { pricing } };
    expect(await amounts({ cloud })).toEqual([
      {
        resourceName: 'web-1',
        monthlyAmount: { net: { amount: '4.50', currency: 'EUR' }, gross: { amount: '5.355' } },
      },
      {
        resourceName: 'web-2',
        monthlyAmount: {
          net: { amount: expect.stringMatching(/^5\.40*$/), currency: 'EUR' },
          gross: { amount: expect.stringMatching(/^6\.4260*$/) },
        },
      },
      { resourceName: 'web-3', monthlyAmount: null },
      {
        resourceName: 'data',
        monthlyAmount: {
          net: { amount: expect.stringMatching(/^0\.40*$/), currency: 'EUR' },
          gross: { amount: expect.stringMatching(/^0\.4760*$/) },
        },
      },
    ]);
  });

  it('has the addresses of a server that are deleted with it, and no others', async () => {
    const address = (id: number, assignee: number | null, auto: boolean) => {
      const common = { id, name: `ip-${id}`, ip: `198.18.0.${id}`, type: 'ipv4', labels: {}, location, blocked: false };
      return { ...common, assignee_type: 'server', assignee_id: assignee, auto_delete: auto, dns_ptr: [] };
    };
    const addresses = [address(1, 1, true), address(2, 1, false), address(3, null, true), address(4, 99, true)];
    const monthlyOfOne = { net: '0.50', gross: '0.595' };
    const prices = [
      { location: 'fsn1', price_hourly: { net: '0.001', gross: '0.00119' }, price_monthly: monthlyOfOne },
    ];
    const priced = { ...pricing, primary_ips: [{ type: 'ipv4', prices }] };
    const cloud = { '/servers': { servers: [serverOf(1, {})] }, '/primary_ips': { primary_ips: addresses } };
    expect(await amounts({ cloud: { ...cloud, '/pricing': { pricing: priced } } })).toEqual([
      {
        resourceName: 'web-1',
        monthlyAmount: {
          net: { amount: expect.stringMatching(/^5\.00*$/), currency: 'EUR' },
          gross: { amount: expect.stringMatching(/^5\.950*$/) },
        },
      },
    ]);
  });

  it('is not known without a price list', async () => {
    expect(await amounts({ cloud: { '/servers': { servers: [serverOf(1, {})] } } })).toEqual([
      { resourceName: 'web-1', monthlyAmount: null },
    ]);
  });
});
