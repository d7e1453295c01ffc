/** The members of an account, and the roles that they can have. */
import { ArgsType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { list } from '../../../rest/rows/row.js';
import { Account } from './account.js';
import { on } from '../bind.js';
import { Member } from './member.js';
import { Role } from './role.js';
import { Direction } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const MemberStatus = wireEnum('EdgeMemberStatus', 'The status of an invitation', {
  accepted: 'The user accepted it',
  pending: 'The user has not responded',
  rejected: 'The user rejected it',
});

const MemberOrder = wireEnum('EdgeMemberOrder', 'How to sort members', {
  'user.first_name': 'By first name',
  'user.last_name': 'By last name',
  'user.email': 'By email address',
  status: 'By status',
});

@ArgsType()
class MemberFilter {
  @Optional(() => MemberStatus, 'Only members with this status')
  status?: ValueOf<typeof MemberStatus>;

  @Optional(() => MemberOrder, 'How to sort the members')
  order?: ValueOf<typeof MemberOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

export const members = on(
  Account,
  {
    members: list('/accounts/{id}/members', () => Member, MemberFilter),
    roles: list('/accounts/{id}/roles', () => Role, {
      about: 'The roles available to its members, up to `first`',
      deprecationReason:
        'The provider is replacing roles by permission groups: see `members { policies { permissionGroups } }`',
    }),
  },
  { id: 'id' },
);
