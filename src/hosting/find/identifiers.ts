/** Extracts ids from pasted text: MAC addresses, fingerprints, and public keys by their fingerprints. */
import { type PublicKey, publicKeyIn } from '../../apis/machines/public-key.js';

/** The fingerprints and MAC addresses in a text, in the form in which APIs write and compare them. */
export function identifiersIn(text: string): readonly string[] {
  const key = publicKeyIn(text);
  return key ? fingerprintsOf(key) : [...macsIn(text), ...fingerprintsIn(text)];
}

function fingerprintsOf({ md5, sha256 }: PublicKey): readonly string[] {
  return [md5, sha256.toLowerCase()];
}

function macsIn(text: string): readonly string[] {
  const isMac = /^(?:(?:[\da-f]{2}[-:]){5}[\da-f]{2}|(?:[\da-f]{4}\.){2}[\da-f]{4}|[\da-f]{12})$/i.test(text);
  return isMac ? [inPairs(text)] : [];
}

/** Finds fingerprints, alone or in the output of `ssh-keygen -l` and `openssl x509 -fingerprint`. */
function fingerprintsIn(text: string): readonly string[] {
  const [sha256] = /(?<![a-z\d])sha256:[a-z\d+/]{43}(?![a-z\d+/])/i.exec(text) ?? [];
  const [pairs] = /(?<![\da-f:])(?:[\da-f]{2}:){15,31}[\da-f]{2}(?![\da-f:])/i.exec(text.replace(/md5:/gi, '')) ?? [];
  const [digits] = /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/i.exec(text) ?? [];
  return [
    ...(sha256 ? [sha256.toLowerCase()] : []),
    ...(pairs ? [inPairs(pairs), pairs.replaceAll(':', '').toLowerCase()] : []),
    ...(digits ? [inPairs(digits)] : []),
  ];
}

function inPairs(text: string): string {
  const digits = text.replace(/[^\da-f]/gi, '').toLowerCase();
  return digits.match(/../g)?.join(':') ?? '';
}
