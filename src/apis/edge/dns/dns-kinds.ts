/** The kinds of DNS records: of each a type of the graph, and an input where its value has parts. */
import type { GraphQLScalarType } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { type ClassType, Extensions, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { dialect } from '../dialect.js';
import { DnsRecord, DnsRecordType } from './dns-record.js';

interface Part {
  readonly type: () => GraphQLScalarType | typeof String;
  readonly description: string;
  /** May be left out. */
  readonly isOptional?: true;
}

type Parts = Readonly<Record<string, Part>>;

const int = (description: string): Part => ({ type: () => Int, description });
const float = (description: string): Part => ({ type: () => Float, description });
const text = (description: string): Part => ({ type: () => String, description });
const optional = (part: Part): Part => ({ ...part, isOptional: true });

const priority = int('The lowest priority is tried first');
const weight = int('The weight among targets of equal priority');
const algorithm = int('The algorithm number of the key');

const certificate: Parts = {
  usage: int('The certificate usage number'),
  selector: int('The selector: 0: full certificate, 1: public key'),
  matchingType: int('The matching type: 0: exact match, 1: SHA-256, 2: SHA-512'),
  certificate: text('The certificate association data, in hexadecimal'),
};

const service: Parts = {
  priority: int('The lowest priority is tried first; 0: alias mode'),
  target: text('The target host; `.` for this name itself'),
  value: optional(text('Service parameters, for instance `alpn="h3,h2"`')),
};

const place: Parts = {
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

/** By kind: the name of its type, and the parts of its value. */
const parts: Readonly<Record<string, Parts>> = {
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
  HTTPS: service,
  LOC: place,
  NAPTR: {
    order: int('The lowest order is processed first'),
    preference: int('Among records of equal order, the lowest preference is processed first'),
    flags: text('Flags that control the next step, for instance `U`'),
    service: text('The service, for instance `E2U+sip`'),
    regex: text('The substitution expression'),
    replacement: text('The next name to query; `.` for none'),
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

/** Beside the value. */
const beside: Readonly<Record<string, Parts>> = { MX: { priority }, URI: { priority } };

/** What records of all kinds have by that name: `type` is the kind, and `target` what a name leads to. */
const taken: Readonly<Record<string, string>> = { type: 'Type', target: 'Target' };

const inRecord = (kind: string, name: string) => (name in taken ? `${kind.toLowerCase()}${taken[name] ?? ''}` : name);

function recordClass(kind: string): ClassType<DnsRecord> {
  const own = Object.entries(parts[kind] ?? {});
  class Kind extends DnsRecord {
    /** The parts of its value stand beside the rest. */
    static reshape(wire: Wire): Wire {
      const data = wire['data'] ?? {};
      const { toWire } = dialect.names;
      // Odd data is odd in each part.
      const partIn = (name: string) => (isObject(data) ? data[toWire(name)] : { data });
      return {
        ...wire,
        ...Object.fromEntries(own.map(([name]) => [toWire(inRecord(kind, name)), partIn(name)])),
      };
    }
  }
  const word = kind.charAt(0) + kind.slice(1).toLowerCase();
  ObjectType(`EdgeDns${word}Record`, { implements: DnsRecord, description: `A DNS record of type ${kind}` })(Kind);
  for (const [name, { type, description }] of [...own, ...Object.entries(beside[kind] ?? {})])
    Field(type, { nullable: true, description })(Kind.prototype, inRecord(kind, name));
  return Kind;
}

@ObjectType('EdgeDnsOtherRecord', {
  implements: DnsRecord,
  description: 'A DNS record of a type unknown to this service',
})
class OtherRecord extends DnsRecord {
  @Field(() => String, { description: 'Its type, as the API spells it' })
  typeName!: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'The components of its value' })
  data!: unknown;

  static reshape(wire: Wire): Wire {
    return { ...wire, type_name: wire['type'] };
  }
}

const kinds = Object.values(DnsRecordType);
comesIn(DnsRecord, {
  by: 'type',
  kinds: Object.fromEntries(kinds.map((kind) => [kind, recordClass(kind)])),
  other: OtherRecord,
});

function inputClass(kind: string, own: Parts): ClassType<object> {
  class Value {}
  const word = kind.charAt(0) + kind.slice(1).toLowerCase();
  InputType(`EdgeDns${word}Input`, { description: `The value of a record of type ${kind}` })(Value);
  for (const [name, { type, description, isOptional = false }] of Object.entries(own))
    Field(type, { nullable: isOptional, description })(Value.prototype, name);
  return Value;
}

/** Adds a field for the value of each kind whose value has parts: all of them are `data` on the wire. */
export function withValues(Input: { readonly prototype: object }): void {
  for (const [kind, Value] of values) {
    const name = kind.toLowerCase();
    Field(() => Value, { nullable: true, description: `The value of a record of type ${kind}` })(Input.prototype, name);
    Extensions({ wire: 'data' })(Input.prototype, name);
  }
}

const values = Object.entries(parts).map(([kind, own]) => [kind, inputClass(kind, own)] as const);

/** The field of an input that has the value of a kind. */
export const valueField = (kind: string) => (kind in parts ? kind.toLowerCase() : 'content');

export const valueFields: readonly string[] = ['content', ...Object.keys(parts).map((kind) => kind.toLowerCase())];

/** What the value of a kind is made of. */
export const partsOf = (kind: string): readonly string[] => Object.keys(parts[kind] ?? {});
