/** Access apps for your own sites and servers. */
import { ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, MfaConfig, OauthConfiguration } from './access-shared.js';
import { SignedInApp } from './access-sign-in.js';
import { Destination, TargetCriteria } from './access-targets.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
abstract class ServedApp extends SignedInApp {
  @Optional(() => Boolean, 'A signed-in WARP session authenticates the user')
  allowAuthenticateViaWarp!: boolean | null;

  @Optional(() => String, 'The message for users who are denied access')
  customDenyMessage!: string | null;

  @Optional(() => [Destination], 'The destinations that Access protects')
  destinations!: Destination[] | null;

  @Optional(() => Boolean, 'The session cookie has the HttpOnly attribute, which hides it from scripts')
  httpOnlyCookieAttribute!: boolean | null;

  @Optional(() => String, 'URL of the logo in the App Launcher')
  logoUrl!: string | null;

  @Optional(() => OauthConfiguration, 'OAuth settings for clients of the application')
  oauthConfiguration!: OauthConfiguration | null;

  @Optional(() => Boolean, 'CORS preflight requests (OPTIONS) pass unauthenticated; not together with `corsHeaders`')
  optionsPreflightBypass!: boolean | null;

  @Optional(() => String, 'SameSite attribute of the session cookie: `none`, `lax` or `strict`')
  sameSiteCookieAttribute!: string | null;

  @Optional(() => ScimConfig, 'SCIM provisioning of users and groups to the application')
  scimConfig!: ScimConfig | null;

  @Optional(() => [String], 'Tags to filter by in the App Launcher')
  tags!: string[] | null;
}

@ObjectType()
abstract class WebApp extends ServedApp {
  @Optional(() => Boolean, 'Other sites may show the application in an iframe')
  allowIframe!: boolean | null;

  @Optional(() => Boolean, 'It is shown in the App Launcher')
  appLauncherVisible!: boolean | null;

  @Optional(() => CorsHeaders, 'CORS settings of the application')
  corsHeaders!: CorsHeaders | null;

  @Optional(() => Boolean, 'The session cookie is set for all hostnames of the application at sign-in')
  eagerRedirectCookieSetting!: boolean | null;

  @Optional(() => Boolean, 'A binding cookie is required together with the session cookie')
  enableBindingCookie!: boolean | null;

  @Optional(() => MfaConfig, 'Multi-factor authentication settings')
  mfaConfig!: MfaConfig | null;

  @Optional(() => Boolean, 'The session cookie is scoped to the path instead of the hostname')
  pathCookieAttribute!: boolean | null;

  @Optional(() => String, 'An extra header from which service tokens are read')
  readServiceTokensFromHeader!: string | null;

  @Optional(() => [String], 'The domains that Access protects; superseded by `destinations`')
  selfHostedDomains!: string[] | null;

  @Optional(() => Boolean, 'A request with a missing or invalid service token gets a 401 instead of the sign-in page')
  serviceAuth401Redirect!: boolean | null;

  @Optional(() => Boolean, '`cloudflared` signs in without the confirmation page')
  skipInterstitial!: boolean | null;

  @Optional(() => Boolean, 'It opens in clientless browser isolation from the App Launcher')
  useClientlessIsolationAppLauncherUrl!: boolean | null;
}

@ObjectType('EdgeAccessSelfHostedApp', {
  implements: AccessApp,
  description: 'A self-hosted web application, or SSH or VNC rendered in the browser',
})
export class SelfHostedApp extends WebApp {}

@ObjectType('EdgeAccessRdpApp', {
  implements: AccessApp,
  description: 'RDP rendered in the browser',
})
export class RdpApp extends WebApp {
  @Optional(() => [TargetCriteria], 'The targets that users connect to')
  targetCriteria!: TargetCriteria[] | null;
}

@ObjectType('EdgeAccessMcpApp', {
  implements: AccessApp,
  description: 'An MCP server, or a portal to several',
})
export class McpApp extends ServedApp {}
