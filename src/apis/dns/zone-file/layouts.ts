/** The layout of each record type's data, in the order of a zone file. */

export type ValueSyntax =
  | 'int'
  /** A host name; in a zone file relative to the origin unless it ends with a dot. */
  | 'name'
  | 'word'
  | 'text'
  /** Digits, which spaces may divide. */
  | 'hex'
  | 'base64'
  /** Everything up to the end. */
  | 'rest';

type Layout = readonly (readonly [name: string, form: ValueSyntax])[];

/** Kinds whose value is text: `content` of the API. */
export const plainKinds: Readonly<Record<string, 'address' | 'name' | 'texts' | 'base64'>> = {
  A: 'address',
  AAAA: 'address',
  CNAME: 'name',
  MX: 'name',
  NS: 'name',
  OPENPGPKEY: 'base64',
  PTR: 'name',
  TXT: 'texts',
};

const certificate: Layout = [
  ['usage', 'int'],
  ['selector', 'int'],
  ['matching_type', 'int'],
  ['certificate', 'hex'],
];

const service: Layout = [
  ['priority', 'int'],
  ['target', 'name'],
  ['value', 'rest'],
];

/** Kinds whose value has parts: `data` of the API. LOC, a place on Earth, has its own format. */
export const layouts: Readonly<Record<string, Layout>> = {
  CAA: [
    ['flags', 'int'],
    ['tag', 'word'],
    ['value', 'text'],
  ],
  CERT: [
    ['type', 'int'],
    ['key_tag', 'int'],
    ['algorithm', 'int'],
    ['certificate', 'base64'],
  ],
  DNSKEY: [
    ['flags', 'int'],
    ['protocol', 'int'],
    ['algorithm', 'int'],
    ['public_key', 'base64'],
  ],
  DS: [
    ['key_tag', 'int'],
    ['algorithm', 'int'],
    ['digest_type', 'int'],
    ['digest', 'hex'],
  ],
  HINFO: [
    ['cpu', 'text'],
    ['os', 'text'],
  ],
  HTTPS: service,
  NAPTR: [
    ['order', 'int'],
    ['preference', 'int'],
    ['flags', 'text'],
    ['service', 'text'],
    ['regex', 'text'],
    ['replacement', 'name'],
  ],
  RP: [
    ['mailbox', 'name'],
    ['text', 'name'],
  ],
  SMIMEA: certificate,
  SRV: [
    ['priority', 'int'],
    ['weight', 'int'],
    ['port', 'int'],
    ['target', 'name'],
  ],
  SSHFP: [
    ['algorithm', 'int'],
    ['type', 'int'],
    ['fingerprint', 'hex'],
  ],
  SVCB: service,
  TLSA: certificate,
  URI: [
    ['weight', 'int'],
    ['target', 'text'],
  ],
};

/** Kinds that have a priority besides their value. Zone files write it first. */
export const prioritized: readonly string[] = ['MX', 'URI'];
