/** Services elsewhere that people sign in to by Access, by SAML or OpenID Connect. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';

const AuthType = wireEnum('EdgeAccessSaasAuthType', 'How a service is told who signs in', ['saml', 'oidc'], {
  saml: 'By SAML',
  oidc: 'By OpenID Connect',
});

const NameIdFormat = wireEnum('EdgeAccessNameIdFormat', 'What people are called', ['email', 'id'], {
  email: 'By their email address',
  id: 'By an id',
});

const NameFormat = wireEnum(
  'EdgeAccessSamlNameFormat',
  'What the name of an attribute is',
  [
    'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified',
    'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
    'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  ],
  {
    'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified': 'Whatever the service takes it for',
    'urn:oasis:names:tc:SAML:2.0:attrname-format:basic': 'A name',
    'urn:oasis:names:tc:SAML:2.0:attrname-format:uri': 'A URI',
  },
);

const GrantType = wireEnum('EdgeAccessGrantType', 'A way in which OpenID Connect grants something', [
  'authorization_code',
  'authorization_code_with_pkce',
  'refresh_tokens',
  'hybrid',
  'implicit',
]);

const Scope = wireEnum(
  'EdgeAccessScope',
  'What a service is told of people',
  ['email', 'groups', 'profile', 'openid'],
  {
    email: 'Their email address',
    groups: 'The groups that they are in',
    profile: 'Their name and the like',
    openid: 'Who they are',
  },
);

@BothWays('EdgeAccessSamlAttributeSource', 'Where the value of an attribute comes from')
export class SamlAttributeSource {
  @Field(() => String, { nullable: true, description: 'What the identity provider calls it' })
  name?: string | null;

  @Field(() => [GraphQLJSONObject], {
    nullable: true,
    description: 'What each identity provider calls it, as `{ idp_id, source_name }`',
  })
  nameByIdp?: object[] | null;
}

@BothWays('EdgeAccessSamlAttribute', 'What SAML tells of people beyond what they are called')
export class SamlAttribute {
  @Field(() => String, { nullable: true, description: 'Its name for people' })
  friendlyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string | null;

  @Field(() => NameFormat, { nullable: true, description: 'What that is' })
  nameFormat?: ValueOf<typeof NameFormat> | null;

  @Field(() => Boolean, { nullable: true, description: 'Without it nobody gets in' })
  required?: boolean | null;

  @Field(() => SamlAttributeSource, { nullable: true, description: 'Where its value comes from' })
  source?: SamlAttributeSource | null;
}

@BothWays('EdgeAccessOidcClaimSource', 'Where the value of a claim comes from')
export class OidcClaimSource {
  @Field(() => String, { nullable: true, description: 'What the identity provider calls it' })
  name?: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'What each identity provider calls it, by the id of the provider',
  })
  nameByIdp?: unknown;
}

@BothWays('EdgeAccessOidcClaim', 'What OpenID Connect tells of people beyond its scopes')
export class OidcClaim {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Without it nobody gets in' })
  required?: boolean | null;

  @Field(() => Scope, { nullable: true, description: 'The scope that it belongs to' })
  scope?: ValueOf<typeof Scope> | null;

  @Field(() => OidcClaimSource, { nullable: true, description: 'Where its value comes from' })
  source?: OidcClaimSource | null;
}

@BothWays('EdgeAccessOidcHybridOptions', 'What the grants HYBRID and IMPLICIT answer at once')
export class OidcHybridOptions {
  @Field(() => Boolean, { nullable: true, description: 'An access token' })
  returnAccessTokenFromAuthorizationEndpoint?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'An id token' })
  returnIdTokenFromAuthorizationEndpoint?: boolean | null;
}

@BothWays('EdgeAccessOidcRefreshOptions', 'How long refresh tokens hold')
export class OidcRefreshOptions {
  @Field(() => String, { nullable: true, description: 'For instance `30d`; more than a minute' })
  lifetime?: string | null;
}

@BothWays('EdgeAccessSaasSettings', 'How a service is told who signs in; which fields count depends on the type')
export class SaasSettings {
  @Field(() => AuthType, { nullable: true, description: 'In which way; null: by SAML' })
  authType?: ValueOf<typeof AuthType> | null;

  @Field(() => String, { nullable: true, description: 'SAML: where the service takes what it is told' })
  consumerServiceUrl?: string | null;

  @Field(() => [SamlAttribute], { nullable: true, description: 'SAML: what it is told besides' })
  customAttributes?: SamlAttribute[] | null;

  @Field(() => String, { nullable: true, description: 'SAML: where people land whom the service sent nowhere' })
  defaultRelayState?: string | null;

  @Field(() => ID, { nullable: true, description: 'SAML: what the service knows this app by' })
  idpEntityId?: string | null;

  @Field(() => NameIdFormat, { nullable: true, description: 'SAML: what people are called' })
  nameIdFormat?: ValueOf<typeof NameIdFormat> | null;

  @Field(() => String, { nullable: true, description: 'SAML: a JSONata expression for what people are called' })
  nameIdTransformJsonata?: string | null;

  @Field(() => String, { nullable: true, description: 'The certificate by which the service knows what is true' })
  publicKey?: string | null;

  @Field(() => String, { nullable: true, description: 'SAML: a JSONata expression for all that is told' })
  samlAttributeTransformJsonata?: string | null;

  @Field(() => ID, { nullable: true, description: 'SAML: what the service is known by' })
  spEntityId?: string | null;

  @Field(() => String, { nullable: true, description: 'SAML: where the service sends people to sign in' })
  ssoEndpoint?: string | null;

  @Field(() => String, { nullable: true, description: 'OIDC: how long access tokens hold, from `1m` to `24h`' })
  accessTokenLifetime?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'OIDC: with PKCE no client secret is asked for' })
  allowPkceWithoutClientSecret?: boolean | null;

  @Field(() => String, { nullable: true, description: 'OIDC: where the launcher leads' })
  appLauncherUrl?: string | null;

  @Field(() => ID, { nullable: true, description: 'OIDC: id of the service as a client' })
  clientId?: string | null;

  @Secret()
  @Field(() => String, {
    nullable: true,
    description: 'OIDC: its secret; told when the app is created and never again',
  })
  clientSecret?: string | null;

  @Field(() => [OidcClaim], { nullable: true, description: 'OIDC: what it is told besides' })
  customClaims?: OidcClaim[] | null;

  @Field(() => [GrantType], { nullable: true, description: 'OIDC: in which ways it is granted something' })
  grantTypes?: ValueOf<typeof GrantType>[] | null;

  @Field(() => String, { nullable: true, description: 'OIDC: of which groups it is told, as a regular expression' })
  groupFilterRegex?: string | null;

  @Field(() => OidcHybridOptions, { nullable: true, description: 'OIDC: what HYBRID and IMPLICIT answer at once' })
  hybridAndImplicitOptions?: OidcHybridOptions | null;

  @Field(() => [String], { nullable: true, description: 'OIDC: where people may be sent back to' })
  redirectUris?: string[] | null;

  @Field(() => OidcRefreshOptions, { nullable: true, description: 'OIDC: how long refresh tokens hold' })
  refreshTokenOptions?: OidcRefreshOptions | null;

  @Field(() => [Scope], { nullable: true, description: 'OIDC: what it is told of people' })
  scopes?: ValueOf<typeof Scope>[] | null;
}
