/** How strong a public SSH key is. */

interface KeyStrength {
  readonly algorithm: string;
  /** The length of an RSA key; null for other algorithms. */
  readonly bits: number | null;
}

/** The strength of a key in `authorized_keys` format; null for anything else. */
export function keyStrength(publicKey: string): KeyStrength | null {
  const [, type, blob = ''] = /^\s*((?:ssh|ecdsa|sk)-\S+)\s+([\w+/]+={0,2})(?:\s|$)/.exec(publicKey) ?? [];
  const parts = partsOf(Buffer.from(blob, 'base64'));
  const [algorithm, , modulus] = parts;
  if (type === undefined || algorithm?.toString('latin1') !== type) return null;
  if (type !== 'ssh-rsa') return { algorithm: type === 'ssh-dss' ? 'DSA' : type, bits: null };
  return modulus ? { algorithm: 'RSA', bits: bitsOf(modulus) } : null;
}

/** Each has its length before it, in four bytes. */
function partsOf(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) return [];
    parts.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return parts;
}

function bitsOf(number: Buffer): number {
  const highest = number.find((byte) => byte !== 0);
  return highest === undefined ? 0 : (number.length - number.indexOf(highest)) * 8 - Math.clz32(highest) + 24;
}
