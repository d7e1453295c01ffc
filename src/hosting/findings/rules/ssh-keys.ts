/** SSH keys that new servers get, of the cloud and of dedicated servers. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { sshKeyWrites, sshKeys } from '../../../apis/cloud/servers/ssh-keys.js';
import { keys } from '../../../apis/dedicated/keys.js';
import { daysUntil } from '../evidence/days.js';
import { keyStrength } from '../evidence/key-strength.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const calls = 'One call per page of the SSH keys of each account';

/** Days. */
const old = 2 * 365;
const settled = 30;

/** Bits of an RSA key: shorter ones than the first are refused today, shorter ones than the second will be soon. */
const fewest = 2048;
const few = 3072;

const weak = {
  kind: 'SSH_KEY_WEAK',
  severity: Severity.HIGH,
  calls,
  isByName: true,
  about: `An SSH key that new servers get and that is weak: DSA, or RSA of less than ${fewest} bits; LOW if RSA of less than ${few}`,
} as const;

const aged = {
  kind: 'SSH_KEY_OLD',
  severity: Severity.LOW,
  calls,
  isByName: true,
  about: `An SSH key that new servers get and that was added more than ${old} days ago: whoever had it then still gets in`,
} as const;

export const rules: readonly Rule[] = [
  rule({
    ...weak,
    of: sshKeys.rows.sshKeys,
    judge: ({ publicKey, fingerprint }) => {
      const strength = publicKey ? keyStrength(publicKey) : null;
      return strength && weakSickness(strength.algorithm, strength.bits, fingerprint);
    },
  }),
  rule({
    ...weak,
    of: keys.rows.sshKeys,
    judge: ({ type, size, fingerprint }) => (type ? weakSickness(type.toUpperCase(), size, fingerprint) : null),
  }),
  rule({
    ...aged,
    of: sshKeys.rows.sshKeys,
    judge: ({ created, fingerprint }, _beside, { now }) => {
      const left = daysUntil(created, now);
      return left !== null && left < -old ? { evidence: { created, fingerprint } } : null;
    },
  }),
  rule({
    ...aged,
    of: keys.rows.sshKeys,
    judge: ({ createdAt, fingerprint }, _beside, { now }) => {
      const left = daysUntil(createdAt, now);
      return left !== null && left < -old ? { evidence: { createdAt, fingerprint } } : null;
    },
  }),
  rule({
    kind: 'SSH_KEY_UNUSED',
    severity: Severity.LOW,
    about: `An SSH key of the cloud that is older than ${settled} days and than every server of its project: no server was made with it`,
    calls,
    isByName: true,
    of: sshKeys.rows.sshKeys,
    prepare: async (look) => (await look.in(servers.rows.servers)).map(({ created }) => Date.parse(created ?? '')),
    judge: ({ id, created, fingerprint }, creations, { now }) => {
      const left = daysUntil(created, now);
      const added = Date.parse(created ?? '');
      // One that was made on no day may have it.
      if (left === null || left >= -settled || creations.some((then) => Number.isNaN(then) || then >= added))
        return null;
      return {
        evidence: { created, fingerprint, servers: creations.length },
        // It may be for the rescue system, or for servers that come and go.
        verdict: Verdict.LIKELY,
        remedies: [{ mutation: sshKeyWrites.rows.deleteCloudSshKey.name, arguments: { id } }],
      };
    },
  }),
];

function weakSickness(
  algorithm: string,
  bits: number | null | undefined,
  fingerprint: string | null | undefined,
): Sickness | null {
  const evidence = { algorithm, bits, fingerprint };
  if (algorithm === 'DSA') return { evidence, severity: Severity.HIGH };
  const isFew = algorithm === 'RSA' && typeof bits === 'number' && bits > 0 && bits < few;
  return isFew ? { evidence, severity: bits < fewest ? Severity.HIGH : Severity.LOW } : null;
}
