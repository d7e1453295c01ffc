/** SaaS applications that people sign in to through Access, by SAML or OpenID Connect. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';

const AuthType = wireEnum('EdgeAccessSaasAuthType', 'The single sign-on protocol of a SaaS application', {
  saml: 'Security Assertion Markup Language (SAML)',
  oidc: 'OpenID Connect',
});

const NameIdFormat = wireEnum('EdgeAccessNameIdFormat', 'The format of the SAML NameID', {
  email: 'The email address of the user',
  id: 'A unique id of the user',
});

const NameFormat = wireEnum('EdgeAccessSamlNameFormat', 'The NameFormat of a SAML attribute', {
  'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified': 'Unspecified: the service provider interprets the name',
  'urn:oasis:names:tc:SAML:2.0:attrname-format:basic': 'Basic: a simple name',
  'urn:oasis:names:tc:SAML:2.0:attrname-format:uri': 'URI: the name is a URI',
});

const GrantType = wireEnum('EdgeAccessGrantType', 'An OpenID Connect grant type', {
  authorization_code: 'Authorization code flow',
  authorization_code_with_pkce: 'Authorization code flow with proof key for code exchange (PKCE)',
  refresh_tokens: 'New access tokens by refresh token',
  hybrid: 'Hybrid flow: some tokens at once, others by authorization code',
  implicit: 'Implicit flow: tokens at once, without an authorization code',
});

const Scope = wireEnum('EdgeAccessScope', 'An OpenID Connect scope', {
  email: 'The email address',
  groups: 'Group memberships',
  profile: 'The profile: the name and other personal claims',
  openid: "The user's identity (`sub`)",
});

@BothWays('EdgeAccessSamlAttributeSource', 'Which attribute of the identity provider supplies the value')
class SamlAttributeSource {
  @Field(() => String, { nullable: true, description: 'Name of the attribute at the identity provider' })
  name?: string | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: 'Name of the attribute at each identity provider, as `{ idp_id, source_name }`',
  })
  nameByIdp?: object[] | null;
}

@BothWays('EdgeAccessSamlAttribute', 'A SAML attribute sent to the SaaS application')
class SamlAttribute {
  @Field(() => String, { nullable: true, description: 'The FriendlyName of the attribute' })
  friendlyName?: string | null;

  @Field(() => String, { nullable: true, description: 'The Name of the attribute' })
  name?: string | null;

  @Field(() => NameFormat, { nullable: true, description: 'The NameFormat of the attribute' })
  nameFormat?: ValueOf<typeof NameFormat> | null;

  @Field(() => Boolean, { nullable: true, description: 'Users without the attribute cannot sign in' })
  required?: boolean | null;

  @Field(() => SamlAttributeSource, {
    nullable: true,
    description: 'Which attribute of the identity provider supplies the value',
  })
  source?: SamlAttributeSource | null;
}

@BothWays('EdgeAccessOidcClaimSource', 'Which claim of the identity provider supplies the value')
class OidcClaimSource {
  @Field(() => String, { nullable: true, description: 'Name of the claim at the identity provider' })
  name?: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'Name of the claim at each identity provider, by the id of the provider',
  })
  nameByIdp?: unknown;
}

@BothWays('EdgeAccessOidcClaim', 'A custom OpenID Connect claim')
class OidcClaim {
  @Field(() => String, { nullable: true, description: 'Name of the claim' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Users without the claim cannot sign in' })
  required?: boolean | null;

  @Field(() => Scope, { nullable: true, description: 'The scope that includes the claim' })
  scope?: ValueOf<typeof Scope> | null;

  @Field(() => OidcClaimSource, {
    nullable: true,
    description: 'Which claim of the identity provider supplies the value',
  })
  source?: OidcClaimSource | null;
}

@BothWays('EdgeAccessOidcHybridOptions', 'What the authorization endpoint returns for the grants HYBRID and IMPLICIT')
class OidcHybridOptions {
  @Field(() => Boolean, { nullable: true, description: 'Return an access token' })
  returnAccessTokenFromAuthorizationEndpoint?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Return an ID token' })
  returnIdTokenFromAuthorizationEndpoint?: boolean | null;
}

@BothWays('EdgeAccessOidcRefreshOptions', 'Refresh token settings')
class OidcRefreshOptions {
  @Field(() => String, {
    nullable: true,
    description: 'Lifetime of a refresh token, for instance `30d`; more than a minute',
  })
  lifetime?: string | null;
}

@BothWays(
  'EdgeAccessSaasSettings',
  'Single sign-on settings of a SaaS application; which fields apply depends on `authType`',
)
export class SaasSettings {
  @Field(() => AuthType, { nullable: true, description: 'The single sign-on protocol; null: SAML' })
  authType?: ValueOf<typeof AuthType> | null;

  @Field(() => String, {
    nullable: true,
    description:
      'SAML: the assertion consumer service (ACS) URL of the service provider, which receives the assertions',
  })
  consumerServiceUrl?: string | null;

  @Field(() => [SamlAttribute], { nullable: true, description: 'SAML: custom attributes of the assertion' })
  customAttributes?: SamlAttribute[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'SAML: the default RelayState, where users land after an identity-provider-initiated sign-in',
  })
  defaultRelayState?: string | null;

  @Field(() => ID, { nullable: true, description: 'SAML: the entity ID of Access as the identity provider' })
  idpEntityId?: string | null;

  @Field(() => NameIdFormat, { nullable: true, description: 'SAML: the format of the NameID' })
  nameIdFormat?: ValueOf<typeof NameIdFormat> | null;

  @Field(() => String, {
    nullable: true,
    description: 'SAML: a JSONata expression that transforms the NameID; it overrides the format',
  })
  nameIdTransformJsonata?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The public key (certificate) that verifies the signature of what Access issues',
  })
  publicKey?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'SAML: a JSONata expression that transforms the attributes of the user; it overrides `customAttributes`',
  })
  samlAttributeTransformJsonata?: string | null;

  @Field(() => ID, { nullable: true, description: 'SAML: the entity ID of the service provider' })
  spEntityId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SAML: the single sign-on endpoint that the service provider redirects users to',
  })
  ssoEndpoint?: string | null;

  @Field(() => String, { nullable: true, description: 'OIDC: lifetime of access tokens, from `1m` to `24h`' })
  accessTokenLifetime?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'OIDC: with PKCE, no client secret is required' })
  allowPkceWithoutClientSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'OIDC: the URL that the App Launcher opens' })
  appLauncherUrl?: string | null;

  @Field(() => ID, { nullable: true, description: 'OIDC: the client id' })
  clientId?: string | null;

  @Secret()
  @Field(() => String, {
    nullable: true,
    description: 'OIDC: the client secret; returned only when the application is created',
  })
  clientSecret?: string | null;

  @Field(() => [OidcClaim], { nullable: true, description: 'OIDC: custom claims of the token' })
  customClaims?: OidcClaim[] | null;

  @Field(() => [GrantType], { nullable: true, description: 'OIDC: the permitted grant types' })
  grantTypes?: ValueOf<typeof GrantType>[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'OIDC: a regular expression that filters the groups in the claims',
  })
  groupFilterRegex?: string | null;

  @Field(() => OidcHybridOptions, {
    nullable: true,
    description: 'OIDC: what the authorization endpoint returns for HYBRID and IMPLICIT',
  })
  hybridAndImplicitOptions?: OidcHybridOptions | null;

  @Field(() => [String], { nullable: true, description: 'OIDC: the permitted redirect URIs' })
  redirectUris?: string[] | null;

  @Field(() => OidcRefreshOptions, { nullable: true, description: 'OIDC: refresh token settings' })
  refreshTokenOptions?: OidcRefreshOptions | null;

  @Field(() => [Scope], { nullable: true, description: 'OIDC: the scopes of the application' })
  scopes?: ValueOf<typeof Scope>[] | null;
}
