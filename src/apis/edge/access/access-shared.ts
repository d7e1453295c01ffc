/** Parts of Access apps that are sent in the form in which they are read: cookies, headers, MFA, OAuth, appearance. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => Boolean, 'Allow all request headers')
  allowAllHeaders?: boolean | null;

  @Optional(() => Boolean, 'Allow all HTTP methods')
  allowAllMethods?: boolean | null;

  @Optional(() => Boolean, 'Allow all origins')
  allowAllOrigins?: boolean | null;

  @Optional(() => Boolean, 'Allow credentials, such as cookies')
  allowCredentials?: boolean | null;

  @Optional(() => [String], 'Allowed request headers')
  allowedHeaders?: string[] | null;

  @Optional(() => [HttpMethod], 'Allowed HTTP methods')
  allowedMethods?: ValueOf<typeof HttpMethod>[] | null;

  @Optional(() => [String], 'Allowed origins')
  allowedOrigins?: string[] | null;

  @Optional(() => Int, 'Seconds for which a browser may cache the preflight response')
  maxAge?: number | null;
}

@BothWays('EdgeAccessMfaConfig', 'Multi-factor authentication settings')
export class MfaConfig {
  @Optional(() => [Authenticator], 'The allowed authenticators; any one of them suffices')
  allowedAuthenticators?: ValueOf<typeof Authenticator>[] | null;

  @Optional(() => Boolean, 'Multi-factor authentication is disabled')
  mfaDisabled?: boolean | null;

  @Optional(() => String, 'How long an authentication lasts, up to 30 days, for instance `24h`')
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessClientRegistration', 'Dynamic client registration of OAuth clients')
class ClientRegistration {
  @Optional(() => Boolean, 'Allow redirect URIs on `localhost`')
  allowAnyOnLocalhost?: boolean | null;

  @Optional(() => Boolean, 'Allow redirect URIs on 127.0.0.1')
  allowAnyOnLoopback?: boolean | null;

  @Optional(() => [String], 'The allowed redirect URIs')
  allowedUris?: string[] | null;

  @Optional(() => Boolean, 'Dynamic client registration is enabled')
  enabled?: boolean | null;
}

@BothWays('EdgeAccessOauthGrant', 'Lifetimes of what OAuth grants')
class OauthGrant {
  @Optional(() => String, 'Lifetime of an access token, for instance `5m`')
  accessTokenLifetime?: string | null;

  @Optional(() => String, 'Lifetime of the whole grant, for instance `24h`')
  sessionDuration?: string | null;
}

@BothWays('EdgeAccessOauthConfiguration', 'OAuth settings for clients of an application')
export class OauthConfiguration {
  @Optional(() => ClientRegistration, 'Dynamic client registration')
  dynamicClientRegistration?: ClientRegistration | null;

  @Optional(() => Boolean, 'OAuth is enabled')
  enabled?: boolean | null;

  @Optional(() => OauthGrant, 'Lifetimes of what OAuth grants')
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
  @Optional(() => String, 'Colour of the sign-in button, for instance `#2255aa`')
  buttonColor?: string | null;

  @Optional(() => String, "Colour of the button's text")
  buttonTextColor?: string | null;

  @Optional(() => String, 'URL of the image')
  imageUrl?: string | null;

  @Optional(() => String, 'The message below the title')
  message?: string | null;

  @Optional(() => String, 'The title')
  title?: string | null;
}
