/** SaaS applications that people sign in to through Access, by SAML or OpenID Connect. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => String, 'Name of the attribute at the identity provider')
  name?: string | null;

  @Optional(() => [GraphQLJSONObject], 'Name of the attribute at each identity provider, as `{ idp_id, source_name }`')
  nameByIdp?: object[] | null;
}

@BothWays('EdgeAccessSamlAttribute', 'A SAML attribute sent to the SaaS application')
class SamlAttribute {
  @Optional(() => String, 'The FriendlyName of the attribute')
  friendlyName?: string | null;

  @Optional(() => String, 'The Name of the attribute')
  name?: string | null;

  @Optional(() => NameFormat, 'The NameFormat of the attribute')
  nameFormat?: ValueOf<typeof NameFormat> | null;

  @Optional(() => Boolean, 'Users without the attribute cannot sign in')
  required?: boolean | null;

  @Optional(() => SamlAttributeSource, 'Which attribute of the identity provider supplies the value')
  source?: SamlAttributeSource | null;
}

@BothWays('EdgeAccessOidcClaimSource', 'Which claim of the identity provider supplies the value')
class OidcClaimSource {
  @Optional(() => String, 'Name of the claim at the identity provider')
  name?: string | null;

  @Optional(() => GraphQLJSON, 'Name of the claim at each identity provider, by the id of the provider')
  nameByIdp?: unknown;
}

@BothWays('EdgeAccessOidcClaim', 'A custom OpenID Connect claim')
class OidcClaim {
  @Optional(() => String, 'Name of the claim')
  name?: string | null;

  @Optional(() => Boolean, 'Users without the claim cannot sign in')
  required?: boolean | null;

  @Optional(() => Scope, 'The scope that includes the claim')
  scope?: ValueOf<typeof Scope> | null;

  @Optional(() => OidcClaimSource, 'Which claim of the identity provider supplies the value')
  source?: OidcClaimSource | null;
}

@BothWays('EdgeAccessOidcHybridOptions', 'What the authorization endpoint returns for the grants HYBRID and IMPLICIT')
class OidcHybridOptions {
  @Optional(() => Boolean, 'Return an access token')
  returnAccessTokenFromAuthorizationEndpoint?: boolean | null;

  @Optional(() => Boolean, 'Return an ID token')
  returnIdTokenFromAuthorizationEndpoint?: boolean | null;
}

@BothWays('EdgeAccessOidcRefreshOptions', 'Refresh token settings')
class OidcRefreshOptions {
  @Optional(() => String, 'Lifetime of a refresh token, for instance `30d`; more than a minute')
  lifetime?: string | null;
}

@BothWays(
  'EdgeAccessSaasSettings',
  'Single sign-on settings of a SaaS application; which fields apply depends on `authType`',
)
export class SaasSettings {
  @Optional(() => AuthType, 'The single sign-on protocol; null: SAML')
  authType?: ValueOf<typeof AuthType> | null;

  @Optional(
    () => String,
    'SAML: the assertion consumer service (ACS) URL of the service provider, which receives the assertions',
  )
  consumerServiceUrl?: string | null;

  @Optional(() => [SamlAttribute], 'SAML: custom attributes of the assertion')
  customAttributes?: SamlAttribute[] | null;

  @Optional(() => String, 'SAML: the default RelayState, where users land after an identity-provider-initiated sign-in')
  defaultRelayState?: string | null;

  @Optional(() => ID, 'SAML: the entity ID of Access as the identity provider')
  idpEntityId?: string | null;

  @Optional(() => NameIdFormat, 'SAML: the format of the NameID')
  nameIdFormat?: ValueOf<typeof NameIdFormat> | null;

  @Optional(() => String, 'SAML: a JSONata expression that transforms the NameID; it overrides the format')
  nameIdTransformJsonata?: string | null;

  @Optional(() => String, 'The public key (certificate) that verifies the signature of what Access issues')
  publicKey?: string | null;

  @Optional(
    () => String,
    'SAML: a JSONata expression that transforms the attributes of the user; it overrides `customAttributes`',
  )
  samlAttributeTransformJsonata?: string | null;

  @Optional(() => ID, 'SAML: the entity ID of the service provider')
  spEntityId?: string | null;

  @Optional(() => String, 'SAML: the single sign-on endpoint that the service provider redirects users to')
  ssoEndpoint?: string | null;

  @Optional(() => String, 'OIDC: lifetime of access tokens, from `1m` to `24h`')
  accessTokenLifetime?: string | null;

  @Optional(() => Boolean, 'OIDC: with PKCE, no client secret is required')
  allowPkceWithoutClientSecret?: boolean | null;

  @Optional(() => String, 'OIDC: the URL that the App Launcher opens')
  appLauncherUrl?: string | null;

  @Optional(() => ID, 'OIDC: the client id')
  clientId?: string | null;

  @Secret()
  @Optional(() => String, 'OIDC: the client secret; returned only when the application is created')
  clientSecret?: string | null;

  @Optional(() => [OidcClaim], 'OIDC: custom claims of the token')
  customClaims?: OidcClaim[] | null;

  @Optional(() => [GrantType], 'OIDC: the permitted grant types')
  grantTypes?: ValueOf<typeof GrantType>[] | null;

  @Optional(() => String, 'OIDC: a regular expression that filters the groups in the claims')
  groupFilterRegex?: string | null;

  @Optional(() => OidcHybridOptions, 'OIDC: what the authorization endpoint returns for HYBRID and IMPLICIT')
  hybridAndImplicitOptions?: OidcHybridOptions | null;

  @Optional(() => [String], 'OIDC: the permitted redirect URIs')
  redirectUris?: string[] | null;

  @Optional(() => OidcRefreshOptions, 'OIDC: refresh token settings')
  refreshTokenOptions?: OidcRefreshOptions | null;

  @Optional(() => [Scope], 'OIDC: the scopes of the application')
  scopes?: ValueOf<typeof Scope>[] | null;
}
