/** The members of an account, and the roles that these may have. */
import { ArgsType, Field } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { list } from '../../../rest/rows/row.js';
import { Account } from './account.js';
import { on } from '../bind.js';
import { Member } from './member.js';
import { Role } from './role.js';
import { Direction } from '../shared.js';

const MemberStatus = wireEnum(
  'EdgeMemberStatus',
  'What became of the invitation of a user',
  ['accepted', 'pending', 'rejected'],
  {
    accepted: 'The user is a member',
    pending: 'The user has not answered',
    rejected: 'The user does not want to be a member',
  },
);

const MemberOrder = wireEnum('EdgeMemberOrder', 'What members are ordered by', [
  'user.first_name',
  'user.last_name',
  'user.email',
  'status',
]);

@ArgsType()
class MemberFilter {
  @Field(() => MemberStatus, { nullable: true, description: 'Only those whose invitation has come so far' })
  status?: ValueOf<typeof MemberStatus>;

  @Field(() => MemberOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof MemberOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

export const members = on(
  Account,
  {
    members: list('/accounts/{id}/members', () => Member, MemberFilter),
    roles: list('/accounts/{id}/roles', () => Role, {
      about: 'The roles that its members may have, as many as `first` says',
      deprecationReason:
        'The provider is replacing roles by groups of permissions: see `members { policies { permissionGroups } }`',
    }),
  },
  { id: 'id' },
);
