/** Policies of Access apps: who is granted access. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Min } from 'class-validator';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { MfaConfig } from './access-shared.js';
import { Optional } from '../../../base/optional-field.js';

export const Decision = wireEnum('EdgeAccessDecision', 'What a policy does with the users it matches', {
  allow: 'Let them in once they have signed in',
  deny: 'Deny them',
  bypass: 'Let them in without authentication',
  non_identity: 'Service Auth: let them in by non-identity rules, such as a service token',
});

const ClipboardFormat = wireEnum('EdgeAccessClipboardFormat', 'A clipboard format that may be copied', {
  text: 'Text only',
  file: 'Files only',
});

@BothWays('EdgeAccessApprovalGroup', 'A group of approvers')
export class ApprovalGroup {
  @Min(0)
  @Field(() => Int, { description: 'How many of them must approve' })
  approvalsNeeded!: number;

  @Optional(() => [String], 'Their email addresses')
  emailAddresses?: string[] | null;

  @Optional(() => String, 'Id of an email list with their addresses')
  emailListUuid?: string | null;
}

@BothWays('EdgeAccessRdpRule', 'Clipboard rules of an RDP session')
class RdpRule {
  @Optional(() => [ClipboardFormat], 'Formats that may be copied from the local computer to the remote one')
  allowedClipboardLocalToRemoteFormats?: ValueOf<typeof ClipboardFormat>[] | null;

  @Optional(() => [ClipboardFormat], 'Formats that may be copied from the remote computer to the local one')
  allowedClipboardRemoteToLocalFormats?: ValueOf<typeof ClipboardFormat>[] | null;
}

@BothWays('EdgeAccessSshRule', 'The usernames that users may sign in with by SSH')
class SshRule {
  @Field(() => [String], { description: 'These UNIX usernames' })
  usernames!: string[];

  @Optional(() => Boolean, 'The part of their email address before the `@`')
  allowEmailAlias?: boolean | null;
}

@BothWays('EdgeAccessConnectionRule', 'What users may do on a target')
export class ConnectionRule {
  @Optional(() => RdpRule, 'By RDP')
  rdp?: RdpRule | null;

  @Optional(() => SshRule, 'By SSH')
  ssh?: SshRule | null;
}

@ObjectType('EdgeAccessPolicy', {
  description:
    'An Access policy: who may reach an application. Each rule is an object with one key, for instance `{ email_domain: { domain: "acme.example" } }` or `{ everyone: {} }`',
})
export class AccessPolicy {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => ID, 'Id of its account')
  accountId!: string | null;

  @Optional(() => [ApprovalGroup], 'Who must approve a request for access')
  approvalGroups!: ApprovalGroup[] | null;

  @Optional(() => Boolean, 'Access needs approval')
  approvalRequired!: boolean | null;

  @Optional(() => ConnectionRule, 'What users may do on a target')
  connectionRules!: ConnectionRule | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => Decision, 'What the policy does with the users it matches')
  decision!: ValueOf<typeof Decision> | null;

  @Optional(() => [GraphQLJSONObject], 'Exclude rules: the policy matches no user who meets any of these')
  exclude!: object[] | null;

  @Optional(() => [GraphQLJSONObject], 'Include rules: the policy matches users who meet any of these')
  include!: object[] | null;

  @Optional(() => Boolean, 'The application opens only in Browser Isolation')
  isolationRequired!: boolean | null;

  @Optional(() => MfaConfig, 'Multi-factor authentication settings')
  mfaConfig!: MfaConfig | null;

  @Optional(() => String, 'Name of the policy')
  name!: string | null;

  @Optional(() => Int, 'Its precedence within the application; the lowest is evaluated first')
  precedence!: number | null;

  @Optional(() => String, 'The question that asks users for a justification')
  purposeJustificationPrompt!: string | null;

  @Optional(() => Boolean, 'Users must give a justification')
  purposeJustificationRequired!: boolean | null;

  @Optional(() => [GraphQLJSONObject], 'Require rules: the policy matches only users who meet all of these')
  require!: object[] | null;

  @Optional(() => String, 'How long a session lasts, for instance `24h`; null: the session duration of the application')
  sessionDuration!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  updatedAt!: string | null;
}
