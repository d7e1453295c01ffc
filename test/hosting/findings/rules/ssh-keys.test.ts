import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';
import { itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const daysAgo = (days: number) => new Date(lab.now() - days * 86_400_000).toISOString();

/** With the length of each part before it. */
function written(type: string, ...parts: readonly Buffer[]): string {
  const all = [Buffer.from(type), ...parts].flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  return `${type} ${Buffer.concat(all).toString('base64')} ada@laptop`;
}

/** With any number of that length: to find primes takes seconds. */
function rsa(modulusLength: number): string {
  const modulus = Buffer.alloc(modulusLength / 8, 0xc5);
  return written('ssh-rsa', Buffer.from([1, 0, 1]), Buffer.concat([Buffer.from([0]), modulus]));
}

const ed25519 = written('ssh-ed25519', Buffer.alloc(32, 7));
const healthy = {
  id: 4,
  name: 'ada@laptop',
  fingerprint: 'b7:2f',
  labels: {},
  public_key: ed25519,
  created: daysAgo(700),
};
const list = 'cloud /ssh_keys';

describe('the rules of SSH keys of the cloud', () => {
  holdsTwins(lab, {
    kind: 'SSH_KEY_WEAK',
    list,
    healthy,
    sick: {
      'RSA of 1024 bits': [
        { public_key: rsa(1024) },
        {
          severity: 'HIGH',
          evidence: [
            { name: 'algorithm', value: 'RSA' },
            { name: 'bits', value: 1024 },
            { name: 'fingerprint', value: 'b7:2f' },
          ],
        },
      ],
      'RSA of 2048 bits': [{ public_key: rsa(2048) }, { severity: 'LOW' }],
      DSA: [{ public_key: written('ssh-dss', Buffer.alloc(129), Buffer.alloc(21)) }, { severity: 'HIGH' }],
    },
    spared: {
      'RSA of 3072 bits': { public_key: rsa(3072) },
      'a curve': { public_key: written('ecdsa-sha2-nistp256', Buffer.from('nistp256'), Buffer.alloc(65)) },
      'what is cut off': { public_key: rsa(1024).slice(0, 60) },
      'what says two things': { public_key: rsa(1024).replace('ssh-rsa', 'ssh-ed25519') },
      'what is no key': { public_key: 'ssh-rsa not base64' },
    },
  });

  holdsTwins(lab, {
    kind: 'SSH_KEY_OLD',
    list,
    healthy,
    sick: { 'one of more than two years': [{ created: daysAgo(731) }, { severity: 'LOW', remedies: [] }] },
  });

  const servers = (...days: readonly (number | undefined)[]) => ({
    cloud: {
      '/servers': {
        servers: days.map((age, place) => ({
          id: place + 1,
          name: `web-${place}`,
          status: 'running',
          created: age === undefined ? undefined : daysAgo(age),
        })),
      },
    },
  });
  holdsTwins(lab, {
    kind: 'SSH_KEY_UNUSED',
    list,
    healthy: { ...healthy, created: daysAgo(100) },
    beside: servers(50),
    sick: {
      'one added after all servers': [
        { created: daysAgo(40) },
        { severity: 'LOW', verdict: 'LIKELY', remedies: [remedy('deleteCloudSshKey', 'cloud:prod:sshKey:4')] },
      ],
    },
    spared: { 'one that is new': { created: daysAgo(29) } },
  });

  it.each([
    ['any server', [50, 10]],
    ['a server that was made on no day', [50, undefined]],
  ])('SSH_KEY_UNUSED spares one that %s may have', async (_, days) => {
    const key = { ...healthy, created: daysAgo(40) };
    const { cloud } = servers(...days);
    const world = { cloud: { ...cloud, '/ssh_keys': { ssh_keys: [key] } } };
    expect(await lab.finds('SSH_KEY_UNUSED', world)).toEqual([]);
  });

  it('SSH_KEY_UNUSED is unknown while the servers cannot be read', async () => {
    const world = { cloud: { '/ssh_keys': { ssh_keys: [healthy] } } };
    expect(await lab.findsWithout('cloud /servers', 'SSH_KEY_UNUSED', world)).toMatchObject([{ verdict: 'UNKNOWN' }]);
  });
});

const key = { name: 'ada', fingerprint: 'b7:2f', data: 'ssh-rsa AAAA', created_at: '2020-01-01 10:00:00' };
itDistinguishesTwins(lab, [
  {
    kind: 'SSH_KEY_WEAK',
    world: (object) => ({ dedicated: { '/key': [{ key: object }] } }),
    sick: { ...key, type: 'RSA', size: 1024 },
    healthy: {
      'it is long': { size: 4096 },
      'it is of another kind': { type: 'ED25519', size: 256 },
      'its size is not reported': { size: undefined },
      'its kind is not reported': { type: undefined },
    },
    lists: ['dedicated /key'],
    found: {
      severity: 'HIGH',
      resource: { __typename: 'DedicatedSshKey' },
      resourceId: 'dedicated:prod:sshKey:b7%3A2f',
    },
  },
  {
    kind: 'SSH_KEY_OLD',
    world: (object) => ({ dedicated: { '/key': [{ key: object }] } }),
    sick: { ...key, type: 'ED25519', size: 256 },
    healthy: {
      'it was added of late': { created_at: daysAgo(300).slice(0, 19).replace('T', ' ') },
      'no day is reported': { created_at: undefined },
    },
    lists: ['dedicated /key'],
    found: { severity: 'LOW', resourceId: 'dedicated:prod:sshKey:b7%3A2f' },
  },
]);
