/** Policies of Access apps: who is let through. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { MfaConfig } from './access-shared.js';

const Decision = wireEnum(
  'EdgeAccessDecision',
  'What a policy does with those whom it is about',
  ['allow', 'deny', 'bypass', 'non_identity'],
  {
    allow: 'They are let through once they have signed in',
    deny: 'They are turned away',
    bypass: 'They are let through without a look',
    non_identity: 'They are let through for what they bring, such as a service token',
  },
);

const ClipboardFormat = wireEnum('EdgeAccessClipboardFormat', 'What may be pasted', ['text', 'file']);

@ObjectType('EdgeAccessApprovalGroup', { description: 'People of whom some have to agree' })
class ApprovalGroup {
  @Field(() => Int, { description: 'How many of them' })
  approvalsNeeded!: number;

  @Field(() => [String], { nullable: true, description: 'Their email addresses' })
  emailAddresses!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Id of a list that has their addresses' })
  emailListUuid!: string | null;
}

@ObjectType('EdgeAccessRdpRule', { description: 'What may be pasted into a remote desktop, and out of it' })
class RdpRule {
  @Field(() => [ClipboardFormat], { nullable: true, description: 'Into it' })
  allowedClipboardLocalToRemoteFormats!: ValueOf<typeof ClipboardFormat>[] | null;

  @Field(() => [ClipboardFormat], { nullable: true, description: 'Out of it' })
  allowedClipboardRemoteToLocalFormats!: ValueOf<typeof ClipboardFormat>[] | null;
}

@ObjectType('EdgeAccessSshRule', { description: 'As whom people may sign in by SSH' })
class SshRule {
  @Field(() => [String], { description: 'As these' })
  usernames!: string[];

  @Field(() => Boolean, { nullable: true, description: 'As what their email address begins with' })
  allowEmailAlias!: boolean | null;
}

@ObjectType('EdgeAccessConnectionRule', { description: 'What people may do on a server' })
class ConnectionRule {
  @Field(() => RdpRule, { nullable: true, description: 'By RDP' })
  rdp!: RdpRule | null;

  @Field(() => SshRule, { nullable: true, description: 'By SSH' })
  ssh!: SshRule | null;
}

@ObjectType('EdgeAccessPolicy', {
  description:
    'Who is let through to an app. Its rules are objects of one key each, for instance `{ email_domain: { domain: "acme.example" } }` or `{ everyone: {} }`',
})
export class AccessPolicy {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of its account' })
  accountId!: string | null;

  @Field(() => [ApprovalGroup], { nullable: true, description: 'Who has to agree, for those that need it' })
  approvalGroups!: ApprovalGroup[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Somebody has to agree' })
  approvalRequired!: boolean | null;

  @Field(() => ConnectionRule, { nullable: true, description: 'What people may do on a server' })
  connectionRules!: ConnectionRule | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdAt!: string | null;

  @Field(() => Decision, { nullable: true, description: 'What it does' })
  decision!: ValueOf<typeof Decision> | null;

  @Field(() => [GraphQLJSONObject], { nullable: true, description: 'About nobody whom any of these rules fits' })
  exclude!: object[] | null;

  @Field(() => [GraphQLJSONObject], { nullable: true, description: 'About those whom any of these rules fits' })
  include!: object[] | null;

  @Field(() => Boolean, { nullable: true, description: 'People see the app by a browser at the edge alone' })
  isolationRequired!: boolean | null;

  @Field(() => MfaConfig, { nullable: true, description: 'Which second factor is asked for' })
  mfaConfig!: MfaConfig | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place among those of the app: the smallest counts first' })
  precedence!: number | null;

  @Field(() => String, { nullable: true, description: 'How people are asked why they want in' })
  purposeJustificationPrompt!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'People are asked why they want in' })
  purposeJustificationRequired!: boolean | null;

  @Field(() => [GraphQLJSONObject], { nullable: true, description: 'Of those only whom all of these rules fit' })
  require!: object[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long they stay signed in, for instance `24h`; null: as long as the app says',
  })
  sessionDuration!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  updatedAt!: string | null;
}
