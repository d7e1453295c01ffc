/** The kinds of rules of Access, each with what it matches by. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

const RiskScore = wireEnum('EdgeAccessRiskScore', 'A risk score of a user', {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
  unscored: 'Not rated yet',
});

@ObjectType()
@InputType()
abstract class OfIdentityProvider {
  @Field(() => ID, { description: 'Id of the identity provider' })
  identityProviderId!: string;
}

@BothWays('EdgeAccessReference', 'What a rule names by its id')
export class Reference {
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}

@BothWays('EdgeAccessAuthContextRule', 'An authentication context of Azure')
export class AuthContextRule extends OfIdentityProvider {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => ID, { description: 'Its id at Azure' })
  acId!: string;
}

@BothWays('EdgeAccessAuthMethodRule', 'A way to authenticate')
export class AuthMethodRule {
  @Field({ description: 'The method by its code of RFC 8176, for instance `mfa`' })
  authMethod!: string;
}

@BothWays('EdgeAccessAzureGroupRule', 'A group of Azure')
export class AzureGroupRule extends OfIdentityProvider {
  @Field(() => ID, { description: 'Id of the group' })
  id!: string;
}

@BothWays('EdgeAccessCommonNameRule', 'A client certificate')
export class CommonNameRule {
  @Field({ description: 'The common name of its subject' })
  commonName!: string;
}

@BothWays('EdgeAccessGeoRule', 'A country')
export class GeoRule {
  @Field({ description: 'Its code of two letters' })
  countryCode!: string;
}

@BothWays('EdgeAccessDevicePostureRule', 'A device posture check')
export class DevicePostureRule {
  @Field({ description: 'Id of its integration' })
  integrationUid!: string;
}

@BothWays('EdgeAccessEmailRule', 'An email address')
export class EmailRule {
  @Field({ description: 'The address' })
  email!: string;
}

@BothWays('EdgeAccessEmailDomainRule', 'A domain of email addresses')
export class EmailDomainRule {
  @Field({ description: 'The domain' })
  domain!: string;
}

@BothWays('EdgeAccessExternalEvaluationRule', 'A service of your own that decides')
export class ExternalEvaluationRule {
  @Field({ description: 'Where it is asked' })
  evaluateUrl!: string;

  @Field({ description: 'Where its public keys are' })
  keysUrl!: string;
}

@BothWays('EdgeAccessGithubOrganizationRule', 'An organization of GitHub')
export class GithubOrganizationRule extends OfIdentityProvider {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => String, 'A team of it; all unless given')
  team?: string | null;
}

@BothWays('EdgeAccessGsuiteRule', 'A group of Google Workspace')
export class GsuiteRule extends OfIdentityProvider {
  @Field({ description: 'Email address of the group' })
  email!: string;
}

@BothWays('EdgeAccessIpRule', 'An IP address or network')
export class IpRule {
  @Field({ description: 'The address or network' })
  ip!: string;
}

@BothWays('EdgeAccessOktaRule', 'A group of Okta')
export class OktaRule extends OfIdentityProvider {
  @Field({ description: 'Its name' })
  name!: string;
}

@BothWays('EdgeAccessSamlRule', 'An attribute of SAML')
export class SamlRule extends OfIdentityProvider {
  @Field({ description: 'Its name' })
  attributeName!: string;

  @Field({ description: 'Its value' })
  attributeValue!: string;
}

@BothWays('EdgeAccessOidcRule', 'A claim of OpenID Connect')
export class OidcRule extends OfIdentityProvider {
  @Field({ description: 'Its name' })
  claimName!: string;

  @Field({ description: 'Its value' })
  claimValue!: string;
}

@BothWays('EdgeAccessLinkedAppTokenRule', 'Tokens that were issued for another application')
export class LinkedAppTokenRule {
  @IdOf('accessApp')
  @Field({ description: 'Id of that application' })
  appUid!: string;
}

@BothWays('EdgeAccessUserRiskScoreRule', 'Risk scores of users')
export class UserRiskScoreRule {
  @Field(() => [RiskScore], { description: 'The scores; any one of them matches' })
  userRiskScore!: ValueOf<typeof RiskScore>[];
}

@BothWays('EdgeAccessAccountMemberRule', 'Members of an account of the provider')
export class AccountMemberRule {
  @IdOf('account')
  @Optional(() => ID, 'Id of the account; this one unless given')
  accountId?: string | null;
}
