/** The parts of DNS record values: one set for the record types of every API. */
import type { GraphQLScalarType } from 'graphql';
import { Float, Int } from 'type-graphql';

interface Part {
  readonly type: () => GraphQLScalarType | typeof String;
  readonly description: string;
  /** May be left out. */
  readonly isOptional?: true;
}

export type DnsValueParts = Readonly<Record<string, Part>>;

const int = (description: string): Part => ({ type: () => Int, description });
const float = (description: string): Part => ({ type: () => Float, description });
const text = (description: string): Part => ({ type: () => String, description });
const optional = (part: Part): Part => ({ ...part, isOptional: true });

export const priority = int('The lowest priority is tried first');
const weight = int('The weight among targets of equal priority');
const algorithm = int('The algorithm number of the key');

const certificate: DnsValueParts = {
  usage: int('The certificate usage number'),
  selector: int('The selector: 0: full certificate, 1: public key'),
  matchingType: int('The matching type: 0: exact match, 1: SHA-256, 2: SHA-512'),
  certificate: text('The certificate association data, in hexadecimal'),
};

const service: DnsValueParts = {
  priority: int('The lowest priority is tried first; 0: alias mode'),
  target: text('The target host; `.` for this name itself'),
  value: optional(text('Service parameters, for instance `alpn="h3,h2"`')),
};

const place: DnsValueParts = {
  latDegrees: int('Degrees of latitude'),
  latMinutes: optional(int('Minutes of latitude')),
  latSeconds: optional(float('Seconds of latitude')),
  latDirection: text('`N` or `S`'),
  longDegrees: int('Degrees of longitude'),
  longMinutes: optional(int('Minutes of longitude')),
  longSeconds: optional(float('Seconds of longitude')),
  longDirection: text('`E` or `W`'),
  altitude: float('Altitude in metres above sea level'),
  size: optional(float('Diameter of the located object in metres')),
  precisionHorz: optional(float('Horizontal precision in metres')),
  precisionVert: optional(float('Vertical precision in metres')),
};

/** The parts of a value by record type, with the graph's names. */
export const valueParts: Readonly<Record<string, DnsValueParts>> = {
  CAA: {
    flags: int('128: critical: a certificate authority that does not understand the tag must not issue'),
    tag: text('The property tag: `issue`, `issuewild` or `iodef`'),
    value: text('The property value, for instance `letsencrypt.org`'),
  },
  CERT: {
    type: int('The certificate type number'),
    keyTag: int('The key tag'),
    algorithm,
    certificate: text('The certificate in base64'),
  },
  DNSKEY: {
    flags: int('256: zone signing key, 257: key signing key'),
    protocol: int('Always 3'),
    algorithm,
    publicKey: text('The public key in base64'),
  },
  DS: {
    keyTag: int('The key tag'),
    algorithm,
    digestType: int('The digest type number: 2 is SHA-256'),
    digest: text('The digest in hexadecimal'),
  },
  HINFO: { cpu: text('The CPU type'), os: text('The operating system') },
  HTTPS: service,
  LOC: place,
  MX: { priority, host: text('The mail server') },
  NAPTR: {
    order: int('The lowest order is processed first'),
    preference: int('Among records of equal order, the lowest preference is processed first'),
    flags: text('Flags that control the next step, for instance `U`'),
    service: text('The service, for instance `E2U+sip`'),
    regex: text('The substitution expression'),
    replacement: text('The next name to query; `.` for none'),
  },
  RP: {
    mailbox: text('The mailbox, as a name: `admin.example.com`'),
    text: text('The name of a TXT record that says more'),
  },
  SMIMEA: certificate,
  SRV: { priority, weight, port: int('The port'), target: text('The target host; `.`: the service is not available') },
  SSHFP: {
    algorithm,
    type: int('The fingerprint type number: 2 is SHA-256'),
    fingerprint: text('The fingerprint in hexadecimal'),
  },
  SVCB: service,
  TLSA: certificate,
  URI: { weight, target: text('The target URI') },
};
