/** Inputs for the policies of an Access app. */
import { ArrayNotEmpty } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';
import { ApprovalGroup, ConnectionRule, Decision } from './access-policy.js';
import { AccessRuleInput } from './access-rule.js';
import { MfaConfig } from './access-shared.js';

@InputType('CreateEdgeAccessPolicyInput', { description: 'A policy to add to an Access application' })
export class CreateAccessPolicy {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => Decision, { description: 'What the policy does with the users it matches' })
  decision!: ValueOf<typeof Decision>;

  @ArrayNotEmpty()
  @Field(() => [AccessRuleInput], { description: 'Include rules: it matches users who meet any of these' })
  include!: AccessRuleInput[];

  @Optional(() => [AccessRuleInput], 'Exclude rules: it matches no user who meets any of these')
  exclude?: AccessRuleInput[];

  @Optional(() => [AccessRuleInput], 'Require rules: it matches only users who meet all of these')
  require?: AccessRuleInput[];

  @Optional(() => Int, 'Its precedence, unique within the application; the lowest is evaluated first')
  precedence?: number;

  @Optional(() => [ApprovalGroup], 'Who must approve a request for access')
  approvalGroups?: ApprovalGroup[];

  @Optional(() => Boolean, 'Access needs approval')
  approvalRequired?: boolean;

  @Optional(() => ConnectionRule, 'What users may do on a target')
  connectionRules?: ConnectionRule;

  @Optional(() => Boolean, 'The application opens only in Browser Isolation')
  isolationRequired?: boolean;

  @Optional(() => MfaConfig, 'Multi-factor authentication settings')
  mfaConfig?: MfaConfig;

  @Optional(() => String, 'The question that asks users for a justification')
  purposeJustificationPrompt?: string;

  @Optional(() => Boolean, 'Users must give a justification')
  purposeJustificationRequired?: boolean;

  @TakesNull()
  @Optional(() => String, 'How long a session lasts, `24h` unless given; null: the session duration of the application')
  sessionDuration?: string | null;
}

@InputType('UpdateEdgeAccessPolicyInput', {
  description: 'The complete new state of a policy of an Access application: fields left out are reset',
})
export class UpdateAccessPolicy extends CreateAccessPolicy {}
