/** Policies of Access apps: who is granted access. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { MfaConfig } from './access-shared.js';

const Decision = wireEnum('EdgeAccessDecision', 'What a policy does with the users it matches', {
  allow: 'Let them in once they have signed in',
  deny: 'Deny them',
  bypass: 'Let them in without authentication',
  non_identity: 'Service Auth: let them in by non-identity rules, such as a service token',
});

const ClipboardFormat = wireEnum('EdgeAccessClipboardFormat', 'A clipboard format that may be copied', {
  text: 'Text only',
  file: 'Files only',
});

@ObjectType('EdgeAccessApprovalGroup', { description: 'A group of approvers' })
class ApprovalGroup {
  @Field(() => Int, { description: 'How many of them must approve' })
  approvalsNeeded!: number;

  @Field(() => [String], { nullable: true, description: 'Their email addresses' })
  emailAddresses!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Id of an email list with their addresses' })
  emailListUuid!: string | null;
}

@ObjectType('EdgeAccessRdpRule', { description: 'Clipboard rules of an RDP session' })
class RdpRule {
  @Field(() => [ClipboardFormat], {
    nullable: true,
    description: 'Formats that may be copied from the local computer to the remote one',
  })
  allowedClipboardLocalToRemoteFormats!: ValueOf<typeof ClipboardFormat>[] | null;

  @Field(() => [ClipboardFormat], {
    nullable: true,
    description: 'Formats that may be copied from the remote computer to the local one',
  })
  allowedClipboardRemoteToLocalFormats!: ValueOf<typeof ClipboardFormat>[] | null;
}

@ObjectType('EdgeAccessSshRule', { description: 'The usernames that users may sign in with by SSH' })
class SshRule {
  @Field(() => [String], { description: 'These UNIX usernames' })
  usernames!: string[];

  @Field(() => Boolean, { nullable: true, description: 'The part of their email address before the `@`' })
  allowEmailAlias!: boolean | null;
}

@ObjectType('EdgeAccessConnectionRule', { description: 'What users may do on a target' })
class ConnectionRule {
  @Field(() => RdpRule, { nullable: true, description: 'By RDP' })
  rdp!: RdpRule | null;

  @Field(() => SshRule, { nullable: true, description: 'By SSH' })
  ssh!: SshRule | null;
}

@ObjectType('EdgeAccessPolicy', {
  description:
    'An Access policy: who may reach an application. Each rule is an object with one key, for instance `{ email_domain: { domain: "acme.example" } }` or `{ everyone: {} }`',
})
export class AccessPolicy {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Id of its account' })
  accountId!: string | null;

  @Field(() => [ApprovalGroup], { nullable: true, description: 'Who must approve a request for access' })
  approvalGroups!: ApprovalGroup[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Access needs approval' })
  approvalRequired!: boolean | null;

  @Field(() => ConnectionRule, { nullable: true, description: 'What users may do on a target' })
  connectionRules!: ConnectionRule | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdAt!: string | null;

  @Field(() => Decision, { nullable: true, description: 'What the policy does with the users it matches' })
  decision!: ValueOf<typeof Decision> | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: 'Exclude rules: the policy matches no user who meets any of these',
  })
  exclude!: object[] | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: 'Include rules: the policy matches users who meet any of these',
  })
  include!: object[] | null;

  @Field(() => Boolean, { nullable: true, description: 'The application opens only in Browser Isolation' })
  isolationRequired!: boolean | null;

  @Field(() => MfaConfig, { nullable: true, description: 'Multi-factor authentication settings' })
  mfaConfig!: MfaConfig | null;

  @Field(() => String, { nullable: true, description: 'Name of the policy' })
  name!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its precedence within the application; the lowest is evaluated first',
  })
  precedence!: number | null;

  @Field(() => String, { nullable: true, description: 'The question that asks users for a justification' })
  purposeJustificationPrompt!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Users must give a justification' })
  purposeJustificationRequired!: boolean | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: 'Require rules: the policy matches only users who meet all of these',
  })
  require!: object[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long a session lasts, for instance `24h`; null: the session duration of the application',
  })
  sessionDuration!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  updatedAt!: string | null;
}
