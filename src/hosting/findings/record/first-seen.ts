/** When a finding was first seen. */
import { GraphQLDateTime } from 'graphql-scalars';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../../context.js';
import { Finding } from '../finding.js';
import { readableRecords } from './readable-records.js';

@Resolver(() => Finding)
export class FindingFirstSeen {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When it was first recorded, since it was last resolved; null where it never was, or only on the basis of accounts that the token may not read. Each account is recorded once a day, with all kinds but those that are judged by name alone',
  })
  async firstSeenAt(
    @Root() { id, recordedOf }: Finding,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Date | null> {
    if (!recordedOf) return null;
    const [record] = await readableRecords({ context, info }, [recordedOf]);
    const recorded = record?.open.get(id);
    return recorded ? new Date(recorded.firstSeen) : null;
  }
}
