import { describe } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const deprecation = { announced: '2024-06-06T06:00:00Z', unavailable_after: '2024-09-06T06:00:00Z' };
const location = { id: 1, name: 'fsn1' };
const type = {
  id: 22,
  name: 'cpx11',
  deprecated: false,
  deprecation: null,
  locations: [
    { id: 1, name: 'fsn1', deprecation: null },
    { id: 2, name: 'nbg1', deprecation },
  ],
};
const healthy = {
  id: 1,
  name: 'web-1',
  status: 'running',
  backup_window: '22-02',
  location,
  server_type: type,
  public_net: {
    ipv4: { id: 8, ip: '203.0.113.8', blocked: false },
    ipv6: null,
    floating_ips: [],
    firewalls: [{ id: 3, status: 'applied' }],
  },
  protection: { delete: true, rebuild: true },
  image: { id: 5, type: 'system', name: 'debian-12', deprecated: null },
  iso: { id: 6, name: 'debian-12.iso', deprecation: null },
};
const list = 'cloud /servers';
const going = { status: 'deleting' };

describe('the rules of servers', () => {
  holdsTwins(lab, {
    kind: 'SERVER_OFF',
    list,
    healthy: { ...healthy, protection: { delete: false } },
    sick: {
      'one that is off': [{ status: 'off' }, { remedies: [remedy('deleteCloudServer', 'cloud:prod:server:1')] }],
    },
    spared: { 'one whose status is new': { status: 'dreaming' } },
  });

  const bare = { ...healthy.public_net, firewalls: [] };
  holdsTwins(lab, {
    kind: 'SERVER_WITHOUT_FIREWALL',
    list,
    healthy,
    sick: { 'one without': [{ public_net: bare }, { severity: 'MEDIUM', remedies: [] }] },
    spared: {
      'one that nobody reaches': { public_net: { ...bare, ipv4: null } },
      'one whose firewalls are not reported': { public_net: { ...bare, firewalls: undefined } },
      'one whose firewalls are odd': { public_net: { ...bare, firewalls: [null] } },
      'one that is on its way out': { public_net: bare, ...going },
    },
  });

  holdsTwins(lab, {
    kind: 'SERVER_WITHOUT_BACKUPS',
    list,
    healthy,
    sick: {
      'one without': [
        { backup_window: null },
        { remedies: [remedy('enableCloudServerBackup', 'cloud:prod:server:1')] },
      ],
    },
    spared: { 'one that is on its way out': { backup_window: null, ...going } },
  });

  holdsTwins(lab, {
    kind: 'SERVER_WITHOUT_DELETE_PROTECTION',
    list,
    healthy,
    sick: {
      'one without': [
        { protection: { delete: false, rebuild: true } },
        {
          severity: 'LOW',
          remedies: [remedy('changeCloudServerProtection', 'cloud:prod:server:1', { delete: true, rebuild: true })],
        },
      ],
    },
    spared: { 'one that is on its way out': { protection: { delete: false }, ...going } },
  });

  holdsTwins(lab, {
    kind: 'SERVER_TYPE_DEPRECATED',
    list,
    healthy,
    sick: {
      'a type that goes everywhere': [{ server_type: { ...type, deprecated: true, deprecation, locations: [] } }],
      'a type that goes where the server is': [
        { location: { id: 2, name: 'nbg1' } },
        {
          evidence: [
            { name: 'serverType.name', value: 'cpx11' },
            { name: 'location.name', value: 'nbg1' },
            { name: 'serverType.deprecated', value: false },
            { name: 'unavailableAfter', value: deprecation.unavailable_after },
          ],
        },
      ],
    },
    spared: {
      'one in a place without a name': {
        location: { id: 2 },
        server_type: { ...type, locations: [{ id: 2, deprecation }] },
      },
    },
  });

  holdsTwins(lab, {
    kind: 'SERVER_IMAGE_DEPRECATED',
    list,
    healthy,
    sick: {
      'an image on its way out': [
        { image: { ...healthy.image, deprecated: '2025-01-01T00:00:00Z' } },
        { verdict: 'LIKELY' },
      ],
    },
    spared: { 'one whose image is gone': { image: null } },
  });

  holdsTwins(lab, {
    kind: 'SERVER_ISO_DEPRECATED',
    list,
    healthy,
    sick: {
      'a disc on its way out': [
        { iso: { ...healthy.iso, deprecation } },
        { remedies: [remedy('detachCloudServerIso', 'cloud:prod:server:1')] },
      ],
    },
    spared: { 'an empty drive': { iso: null } },
  });
});

describe('the rules of volumes', () => {
  holdsTwins(lab, {
    kind: 'VOLUME_UNATTACHED',
    list: 'cloud /volumes',
    healthy: { id: 7, name: 'data', size: 10, server: 1, status: 'available', protection: { delete: false } },
    sick: {
      'one that no server has': [{ server: null }, { remedies: [remedy('deleteCloudVolume', 'cloud:prod:volume:7')] }],
    },
    spared: { 'one that is being made': { server: null, status: 'creating' } },
  });
});
