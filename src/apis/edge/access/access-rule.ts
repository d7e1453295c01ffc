/** Rules of Access: whom a policy or a group matches. As on the wire, a rule is an object with one field. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { Optional } from '../../../base/optional-field.js';
import { textAt } from '../../../base/unknown.js';
import * as kinds from './access-rule-kinds.js';

@ObjectType()
@InputType()
abstract class AccessRuleParts {
  @Optional(() => GraphQLJSONObject, 'Every program with a valid service token: `{}`')
  anyValidServiceToken?: object | null;

  @Optional(() => kinds.AuthContextRule, 'An authentication context of Azure')
  authContext?: kinds.AuthContextRule | null;

  @Optional(() => kinds.AuthMethodRule, 'Users who authenticated in this way')
  authMethod?: kinds.AuthMethodRule | null;

  @Optional(() => kinds.AzureGroupRule, 'A group of Azure')
  azureAd?: kinds.AzureGroupRule | null;

  @Optional(() => GraphQLJSONObject, 'Every valid client certificate: `{}`')
  certificate?: object | null;

  @Optional(() => kinds.CommonNameRule, 'A client certificate by its common name')
  commonName?: kinds.CommonNameRule | null;

  @Optional(() => kinds.GeoRule, 'A country')
  geo?: kinds.GeoRule | null;

  @Optional(() => kinds.DevicePostureRule, 'A device posture check')
  devicePosture?: kinds.DevicePostureRule | null;

  @Optional(() => kinds.EmailDomainRule, 'A domain of email addresses')
  emailDomain?: kinds.EmailDomainRule | null;

  @Optional(() => kinds.Reference, 'A list of email addresses')
  emailList?: kinds.Reference | null;

  @Optional(() => kinds.EmailRule, 'An email address')
  email?: kinds.EmailRule | null;

  @Optional(() => GraphQLJSONObject, 'Everyone: `{}`')
  everyone?: object | null;

  @Optional(() => kinds.ExternalEvaluationRule, 'A service of your own that decides')
  externalEvaluation?: kinds.ExternalEvaluationRule | null;

  @Optional(() => kinds.GithubOrganizationRule, 'An organization of GitHub, or a team of it')
  githubOrganization?: kinds.GithubOrganizationRule | null;

  @Optional(() => kinds.GsuiteRule, 'A group of Google Workspace')
  gsuite?: kinds.GsuiteRule | null;

  @Optional(() => kinds.Reference, 'The identity provider that users signed in with')
  loginMethod?: kinds.Reference | null;

  @Optional(() => kinds.Reference, 'A list of IP addresses')
  ipList?: kinds.Reference | null;

  @Optional(() => kinds.IpRule, 'An IP address or network')
  ip?: kinds.IpRule | null;

  @Optional(() => kinds.OktaRule, 'A group of Okta')
  okta?: kinds.OktaRule | null;

  @Optional(() => kinds.SamlRule, 'An attribute of SAML')
  saml?: kinds.SamlRule | null;

  @Optional(() => kinds.OidcRule, 'A claim of OpenID Connect')
  oidc?: kinds.OidcRule | null;

  @Optional(() => kinds.LinkedAppTokenRule, 'Tokens that were issued for another application')
  linkedAppToken?: kinds.LinkedAppTokenRule | null;

  @Optional(() => kinds.UserRiskScoreRule, 'Risk scores of users')
  userRiskScore?: kinds.UserRiskScoreRule | null;

  @Optional(() => kinds.AccountMemberRule, 'Members of an account of the provider')
  cloudflareAccountMember?: kinds.AccountMemberRule | null;
}

@ObjectType('EdgeAccessRule', { description: 'A rule of Access: the field that is not null says whom it matches' })
export class AccessRule extends AccessRuleParts {
  static reshape(rule: Wire): Wire {
    return { group_id: groupIn(rule), service_token_id: serviceTokenIn(rule), ...rule };
  }

  /** An id on the wire; the field is a link. */
  groupId!: string | null;

  /** An id on the wire; the field is a link. */
  serviceTokenId!: string | null;
}

export const groupIn = ({ group }: Wire) => textAt(group, 'id');
export const serviceTokenIn = ({ service_token: token }: Wire) => textAt(token, 'token_id');

@InputType('EdgeAccessGroupRuleInput', { description: 'A group of Access' })
class GroupRule {
  @IdOf('accessGroup')
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@InputType('EdgeAccessServiceTokenRuleInput', { description: 'A service token' })
class ServiceTokenRule {
  @IdOf('accessServiceToken')
  @Field(() => ID, { description: 'Its id' })
  tokenId!: string;
}

@ExactlyOneOf(
  'group',
  'anyValidServiceToken',
  'authContext',
  'authMethod',
  'azureAd',
  'certificate',
  'commonName',
  'geo',
  'devicePosture',
  'emailDomain',
  'emailList',
  'email',
  'everyone',
  'externalEvaluation',
  'githubOrganization',
  'gsuite',
  'loginMethod',
  'ipList',
  'ip',
  'okta',
  'saml',
  'oidc',
  'serviceToken',
  'linkedAppToken',
  'userRiskScore',
  'cloudflareAccountMember',
)
@InputType('EdgeAccessRuleInput', { description: 'A rule of Access: exactly one field says whom it matches' })
export class AccessRuleInput extends AccessRuleParts {
  @Optional(() => GroupRule, 'A group of Access')
  group?: GroupRule;

  @Optional(() => ServiceTokenRule, 'A service token')
  serviceToken?: ServiceTokenRule;
}
