/** The fingerprints of public SSH keys. */
import { createHash } from 'node:crypto';

export interface PublicKey {
  /**
   * The fingerprint as `ssh-keygen -E md5 -l` prints it, without the name of the digest: pairs of hexadecimal digits
   * with colons.
   */
  readonly md5: string;
  /** The fingerprint as `ssh-keygen -l` prints it: `SHA256:` and the digest in base64. */
  readonly sha256: string;
}

const openSsh = /(?:^|[\s"])(?:ssh-|ecdsa-|sk-)[\w@.-]{1,60} +([a-z\d+/]{40,}={0,2})(?!\S)/i;
const ssh2 = /---- BEGIN SSH2 PUBLIC KEY ----(.*?)---- END SSH2 PUBLIC KEY ----/s;

/** The first key in a text, in OpenSSH or SSH2 format; null if there is none. */
export function publicKeyIn(text: string): PublicKey | null {
  const base64 = openSsh.exec(text)?.[1] ?? bodyOfSsh2(text);
  if (!base64?.startsWith('AAAA')) return null;
  const bytes = Buffer.from(base64, 'base64');
  const digest = (algorithm: string) => createHash(algorithm).update(bytes);
  return {
    md5: digest('md5').digest('hex').match(/../g)?.join(':') ?? '',
    sha256: `SHA256:${digest('sha256').digest('base64').replace(/=+$/, '')}`,
  };
}

/** Headers before it are skipped, for instance `Comment: "web"`. */
function bodyOfSsh2(text: string): string | undefined {
  const [, body] = ssh2.exec(text) ?? [];
  return body
    ?.split(/\r?\n/)
    .filter((line) => !line.includes(':'))
    .join('')
    .replace(/\s/g, '');
}
