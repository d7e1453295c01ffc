/** The shape of a record set: all records of a zone with one name and type. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import type { PartOf } from '../../../rest/identity/identity.js';
import type { Labels } from '../../../rest/rows/labels.js';
import { AnyRecord, RecordType as AnyRecordType, recordTypeMeanings } from '../../dns/record.js';
import { Optional } from '../../../base/optional-field.js';

const { CERT, DNSKEY, LOC, NAPTR, OPENPGPKEY, SMIMEA, SSHFP, URI, ...typeMeanings } = recordTypeMeanings;

/** The type in requests and of a set. Records have the type that all APIs share. */
export const RecordType = wireEnum('CloudDnsRecordType', 'The type of DNS records of the cloud', typeMeanings);

@ObjectType('CloudDnsRecordSetProtection', { description: 'The protection of a record set against changes' })
class RecordSetProtection {
  @Field({ description: 'It is protected against changes and deletion' })
  change!: boolean;
}

/** The fields of a set as the API sent them. */
interface SetOfRecord {
  readonly name: unknown;
  readonly type: unknown;
  readonly ttl: unknown;
  readonly zone: unknown;
}

@ObjectType('CloudDnsRecord', { implements: AnyRecord, description: 'A DNS record: one value of a record set' })
export class DnsRecord implements AnyRecord {
  static readonly keys = { name: 'setName', type: 'setType' } as const;
  static readonly partOf: PartOf = { parent: () => RecordSet, field: 'records', key: 'value' };

  @Field(() => ID, { description: 'The name and type of its set and its value, for instance `www/A/192.0.2.1`' })
  id!: string;

  @Field(() => AnyRecordType, { description: 'The record type' })
  type!: ValueOf<typeof AnyRecordType>;

  /** Copied from the set and the zone of the record. */
  name!: string;
  content!: string | null;
  ttl!: number | null;

  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  comment!: string | null;

  /** The fields of the set that apply to all its records. */
  ofSet!: SetOfRecord;
}

@ObjectType('CloudDnsRecordSet', { description: 'A record set: all records of a zone with one name and type' })
export class RecordSet {
  static readonly keysOfId = 2;

  @Field(() => ID, { description: 'Its name and type, for instance `www/A`' })
  id!: string;

  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field(() => RecordType, { description: 'The type of its records' })
  type!: ValueOf<typeof RecordType>;

  @Optional(() => Int, 'Time to live in seconds; null: that of the zone')
  ttl!: number | null;

  @Field(() => [DnsRecord], { description: 'Its records, in no particular order' })
  records!: DnsRecord[];

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => RecordSetProtection, { description: 'Protection against changes' })
  protection!: RecordSetProtection;

  /** The id of its zone; the field `zone` is a link. */
  dnsZone!: number;

  static reshape(wire: Wire): Wire {
    const { records, type } = wire;
    if (!Array.isArray(records)) return wire;
    const { name, ttl, zone } = wire;
    const of_set: SetOfRecord = { name, type, ttl, zone };
    const idOf = (value: unknown) => [name, type, value].map(String).join('/');
    return {
      ...wire,
      records: records.map((record) =>
        isObject(record)
          ? { ...record, id: idOf(record['value']), type, set_name: name, set_type: type, zone_id: zone, of_set }
          : record,
      ),
    };
  }
}
