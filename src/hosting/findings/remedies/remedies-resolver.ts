/** The remedies of a finding: those of protected resources only for callers that include them. */
import { type GraphQLResolveInfo, GraphQLBoolean } from 'graphql';
import { Arg, Field, FieldResolver, ID, Info, ObjectType, Resolver, Root } from 'type-graphql';
import { Finding } from '../finding.js';
import { ReadyRemedy, readyRemedy } from './remedy.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('FindingProtectedResource', {
  description: 'A resource that the remedies of a finding leave out because it is protected',
})
class ProtectedResource {
  @Field(() => ID, { description: 'Its id, as `affected` and `remedies` have it' })
  resourceId!: string;

  @Optional(() => String, 'Its name')
  resourceName!: string | null;

  @Field({ description: 'Why it is left out, and how to include it' })
  reason!: string;
}

const reason =
  'It, or the zone that it is in, is protected, so there is no remedy for it. `remedies(includeProtected: true)` has steps that lift the protection first';

@Resolver(() => Finding)
export class RemediesResolver {
  @FieldResolver(() => [ReadyRemedy], {
    description:
      'The steps that would resolve it, each to be sent once the one before is done; empty where no call can. Without `includeProtected` there are none for the resources that `protectedResources` lists',
  })
  remedies(
    @Root() { steps }: Finding,
    @Arg('includeProtected', () => GraphQLBoolean, {
      defaultValue: false,
      description: 'Also the steps for protected resources, of which the first ones lift the protection',
    })
    includeProtected: boolean,
    @Info() { schema }: GraphQLResolveInfo,
  ): readonly ReadyRemedy[] {
    return steps.filter(({ isProtected }) => includeProtected || !isProtected).map((step) => readyRemedy(step, schema));
  }

  @FieldResolver(() => [ProtectedResource], {
    description: 'The resources that `remedies` leaves out unless `includeProtected` is true',
  })
  protectedResources(@Root() { steps }: Finding): readonly ProtectedResource[] {
    const found = steps
      .filter(({ isProtected }) => isProtected)
      .map(({ resourceId, resourceName }) => ({ resourceId, resourceName, reason }));
    return [
      ...new Map(found.map((one) => [JSON.stringify(one), Object.assign(new ProtectedResource(), one)])).values(),
    ];
  }
}
