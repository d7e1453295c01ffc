/** When a finding was first seen. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { HostingContext } from '../../context.js';
import { Finding } from '../finding.js';

@Resolver(() => Finding)
export class FindingFirstSeen {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When it was first recorded, since it was last resolved; null where it never was. Each account is recorded once a day, all kinds but those that are judged by name alone',
  })
  async firstSeen(
    @Root() { id, recordedOf }: Finding,
    @Ctx() { lastingFindings }: HostingContext,
  ): Promise<Date | null> {
    if (!recordedOf) return null;
    const [record] = await lastingFindings.records.of([recordedOf]);
    const recorded = record?.open.get(id);
    return recorded ? new Date(recorded.firstSeen) : null;
  }
}
