/** Access apps for your own sites and servers. */
import { Field, ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, MfaConfig, OauthConfiguration } from './access-shared.js';
import { SignedInApp } from './access-sign-in.js';
import { Destination, TargetCriteria } from './access-targets.js';

@ObjectType()
abstract class ServedApp extends SignedInApp {
  @Field(() => Boolean, { nullable: true, description: 'A signed-in WARP session authenticates the user' })
  allowAuthenticateViaWarp!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The message for users who are denied access' })
  customDenyMessage!: string | null;

  @Field(() => [Destination], { nullable: true, description: 'The destinations that Access protects' })
  destinations!: Destination[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The session cookie has the HttpOnly attribute, which hides it from scripts',
  })
  httpOnlyCookieAttribute!: boolean | null;

  @Field(() => String, { nullable: true, description: 'URL of the logo in the App Launcher' })
  logoUrl!: string | null;

  @Field(() => OauthConfiguration, { nullable: true, description: 'OAuth settings for clients of the application' })
  oauthConfiguration!: OauthConfiguration | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'CORS preflight requests (OPTIONS) pass unauthenticated; not together with `corsHeaders`',
  })
  optionsPreflightBypass!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'SameSite attribute of the session cookie: `none`, `lax` or `strict`',
  })
  sameSiteCookieAttribute!: string | null;

  @Field(() => ScimConfig, { nullable: true, description: 'SCIM provisioning of users and groups to the application' })
  scimConfig!: ScimConfig | null;

  @Field(() => [String], { nullable: true, description: 'Tags to filter by in the App Launcher' })
  tags!: string[] | null;
}

@ObjectType()
abstract class WebApp extends ServedApp {
  @Field(() => Boolean, { nullable: true, description: 'Other sites may show the application in an iframe' })
  allowIframe!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It is shown in the App Launcher' })
  appLauncherVisible!: boolean | null;

  @Field(() => CorsHeaders, { nullable: true, description: 'CORS settings of the application' })
  corsHeaders!: CorsHeaders | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The session cookie is set for all hostnames of the application at sign-in',
  })
  eagerRedirectCookieSetting!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'A binding cookie is required together with the session cookie',
  })
  enableBindingCookie!: boolean | null;

  @Field(() => MfaConfig, { nullable: true, description: 'Multi-factor authentication settings' })
  mfaConfig!: MfaConfig | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The session cookie is scoped to the path instead of the hostname',
  })
  pathCookieAttribute!: boolean | null;

  @Field(() => String, { nullable: true, description: 'An extra header from which service tokens are read' })
  readServiceTokensFromHeader!: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The domains that Access protects; superseded by `destinations`',
  })
  selfHostedDomains!: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'A request with a missing or invalid service token gets a 401 instead of the sign-in page',
  })
  serviceAuth401Redirect!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: '`cloudflared` signs in without the confirmation page' })
  skipInterstitial!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It opens in clientless browser isolation from the App Launcher',
  })
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
  @Field(() => [TargetCriteria], { nullable: true, description: 'The targets that users connect to' })
  targetCriteria!: TargetCriteria[] | null;
}

@ObjectType('EdgeAccessMcpApp', {
  implements: AccessApp,
  description: 'An MCP server, or a portal to several',
})
export class McpApp extends ServedApp {}
