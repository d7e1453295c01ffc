/** The parts of the value of a record. */
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { DnsValue, valueOfParts } from '../../dns/value-types.js';
import { entriesOf } from '../../dns/zone-file/tokens.js';
import { valueOf } from '../../dns/zone-file/value.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { DnsRecord } from './record-set.js';
import { typesWithParts } from './record-inputs.js';

@Resolver(() => DnsRecord)
class RecordParts {
  @FieldResolver(() => DnsValue, {
    nullable: true,
    description:
      'The parts of the value, where a name without a dot at its end is relative to the zone; null for a type without any, and where the value cannot be read',
  })
  parts(@Root() record: DnsRecord): object | null {
    const { type, value }: Sent<DnsRecord> = record;
    if (type === undefined || typeof value !== 'string' || !isWithParts(type)) return null;
    try {
      const words = [...entriesOf(value)].flatMap(({ tokens }) => tokens);
      const { content, data, priority } = valueOf(type, words, (name) => name);
      return valueOfParts(type, data ?? { priority, host: content });
    } catch {
      return null;
    }
  }
}

const isWithParts = (type: string) => typesWithParts.some((known) => known === type);

export const recordParts: RowGroup = { rows: {}, resolver: RecordParts };
