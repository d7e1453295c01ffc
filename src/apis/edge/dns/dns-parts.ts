/** The parts of the value of a record, in the types that records of every API share. */
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';
import { DnsValue, valueOfParts } from '../../dns/value-types.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { DnsRecord } from './dns-record.js';

@Resolver(() => DnsRecord)
class DnsParts {
  @FieldResolver(() => DnsValue, {
    nullable: true,
    description: 'The parts of the value; null for a type without any',
  })
  parts(@Root() record: DnsRecord): object | null {
    const { type, content } = record;
    const [data, priority]: unknown[] = ['data', 'priority'].map((name) => Reflect.get(record, name));
    if (type === 'MX') return valueOfParts(type, { priority, host: content });
    return isObject(data) ? valueOfParts(type, { ...(priority !== undefined && { priority }), ...data }) : null;
  }
}

export const dnsParts: RowGroup = { rows: {}, resolver: DnsParts };
