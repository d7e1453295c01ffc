/** The kinds of DNS records: of each a type of the graph. */
import { GraphQLJSON } from 'graphql-scalars';
import { type ClassType, Field, ObjectType } from 'type-graphql';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { typeWord, valueField as fieldOf } from '../../dns/value-inputs.js';
import { AnyRecord } from '../../dns/record.js';
import { type DnsValueParts, priority, valueParts } from '../../dns/value-parts.js';
import { dialect } from '../dialect.js';
import { DnsRecord, DnsRecordType } from './dns-record.js';
import { Optional } from '../../../base/optional-field.js';

/** Kinds whose value has parts, which are `data` on the wire. */
export const kindsWithData: readonly string[] =
  'CAA CERT DNSKEY DS HTTPS LOC NAPTR SMIMEA SRV SSHFP SVCB TLSA URI'.split(' ');

const hasData = (kind: string) => kindsWithData.includes(kind);

/** Parts besides the value. */
const beside: Readonly<Record<string, DnsValueParts>> = { MX: { priority }, URI: { priority } };

/** Names that every record already has: `type` is its kind, `target` the object that its name leads to. */
const taken: Readonly<Record<string, string>> = { type: 'Type', target: 'Target' };

const inRecord = (kind: string, name: string) => (name in taken ? `${kind.toLowerCase()}${taken[name] ?? ''}` : name);

function recordClass(kind: string): ClassType<DnsRecord> {
  const own = Object.entries(hasData(kind) ? (valueParts[kind] ?? {}) : {});
  class Kind extends DnsRecord {
    /** Moves the parts of the value next to the other fields. */
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
  ObjectType(`EdgeDns${typeWord(kind)}Record`, {
    implements: [AnyRecord, DnsRecord],
    description: `A DNS record of type ${kind}`,
  })(Kind);
  for (const [name, { type, description }] of [...own, ...Object.entries(beside[kind] ?? {})])
    Field(type, { nullable: true, description })(Kind.prototype, inRecord(kind, name));
  return Kind;
}

@ObjectType('EdgeDnsOtherRecord', {
  implements: [AnyRecord, DnsRecord],
  description: 'A DNS record of a type unknown to this service',
})
class OtherRecord extends DnsRecord {
  @Field(() => String, { description: 'Its type, as the API spells it' })
  typeName!: string;

  @Optional(() => GraphQLJSON, 'The components of its value')
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

/** The field of an input that has the value of a kind. */
export const valueField = (kind: string) => (hasData(kind) ? fieldOf(kind) : 'content');

export const valueFields: readonly string[] = ['content', ...kindsWithData.map(fieldOf)];
