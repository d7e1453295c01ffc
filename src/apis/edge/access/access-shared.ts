/** Parts of Access apps that are sent in the form in which they are read: cookies, headers, MFA, OAuth, appearance. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const HttpMethod = wireEnum('EdgeAccessHttpMethod', 'An HTTP method', {
  GET: 'Read a resource',
  POST: 'Send data to a resource',
  HEAD: 'Read the headers alone',
  PUT: 'Replace a resource',
  DELETE: 'Delete a resource',
  CONNECT: 'Open a tunnel',
  OPTIONS: 'Ask for the allowed methods, as CORS preflight requests do',
  TRACE: 'Echo the request',
  PATCH: 'Change part of a resource',
});

const Authenticator = wireEnum('EdgeAccessAuthenticator', 'An authenticator for multi-factor authentication', {
  totp: 'A time-based one-time password (TOTP) from an authenticator app',
  biometrics: 'Biometrics, such as a fingerprint or face',
  security_key: 'A security key',
  piv_key: 'A PIV smart card',
  ssh_fido2_key: 'A FIDO2 SSH key on a security key',
});

@BothWays('EdgeAccessCorsHeaders', 'CORS settings of an application')
export class CorsHeaders {
  @Field(() => Boolean, { nullable: true, description: 'Allow all request headers' })
  allowAllHeaders?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Allow all HTTP methods' })
  allowAllMethods?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Allow all origins' })
  allowAllOrigins?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Allow credentials, such as cookies' })
  allowCredentials?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Allowed request headers' })
  allowedHeaders?: string[] | null;

  @Field(() => [HttpMethod], { nullable: true, description: 'Allowed HTTP methods' })
  allowedMethods?: ValueOf<typeof HttpMethod>[] | null;

  @Field(() => [String], { nullable: true, description: 'Allowed origins' })
  allowedOrigins?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which a browser may cache the preflight response' })
  maxAge?: number | null;
}

@BothWays('EdgeAccessMfaConfig', 'Multi-factor authentication settings')
export class MfaConfig {
  @Field(() => [Authenticator], { nullable: true, description: 'The allowed authenticators; any one of them suffices' })
  allowedAuthenticators?: ValueOf<typeof Authenticator>[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Multi-factor authentication is disabled' })
  mfaDisabled?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'How long an authentication lasts, up to 30 days, for instance `24h`',
  })
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessClientRegistration', 'Dynamic client registration of OAuth clients')
class ClientRegistration {
  @Field(() => Boolean, { nullable: true, description: 'Allow redirect URIs on `localhost`' })
  allowAnyOnLocalhost?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Allow redirect URIs on 127.0.0.1' })
  allowAnyOnLoopback?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'The allowed redirect URIs' })
  allowedUris?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Dynamic client registration is enabled' })
  enabled?: boolean | null;
}

@BothWays('EdgeAccessOauthGrant', 'Lifetimes of what OAuth grants')
class OauthGrant {
  @Field(() => String, { nullable: true, description: 'Lifetime of an access token, for instance `5m`' })
  accessTokenLifetime?: string | null;

  @Field(() => String, { nullable: true, description: 'Lifetime of the whole grant, for instance `24h`' })
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessOauthConfiguration', 'OAuth settings for clients of an application')
export class OauthConfiguration {
  @Field(() => ClientRegistration, { nullable: true, description: 'Dynamic client registration' })
  dynamicClientRegistration?: ClientRegistration | null;

  @Field(() => Boolean, { nullable: true, description: 'OAuth is enabled' })
  enabled?: boolean | null;

  @Field(() => OauthGrant, { nullable: true, description: 'Lifetimes of what OAuth grants' })
  grant?: OauthGrant | null;
}

@BothWays('EdgeAccessFooterLink', 'A link in the footer of the App Launcher')
export class FooterLink {
  @Field({ description: 'Its text' })
  name!: string;

  @Field({ description: 'Its URL' })
  url!: string;
}

@BothWays(
  'EdgeAccessLandingPageDesign',
  'Design of the landing page of the App Launcher, which users see before they sign in',
)
export class LandingPageDesign {
  @Field(() => String, { nullable: true, description: 'Colour of the sign-in button, for instance `#2255aa`' })
  buttonColor?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the button's text" })
  buttonTextColor?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the image' })
  imageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The message below the title' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'The title' })
  title?: string | null;
}
