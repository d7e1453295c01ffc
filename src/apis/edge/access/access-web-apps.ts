/** Access apps in front of sites and servers of your own. */
import { Field, ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, MfaConfig, OauthConfiguration } from './access-shared.js';
import { SignedInApp } from './access-sign-in.js';
import { Destination, TargetCriteria } from './access-targets.js';

@ObjectType()
abstract class ServedApp extends SignedInApp {
  @Field(() => Boolean, { nullable: true, description: 'A device that is signed in counts as its user' })
  allowAuthenticateViaWarp!: boolean | null;

  @Field(() => String, { nullable: true, description: 'What is said to those who are turned away' })
  customDenyMessage!: string | null;

  @Field(() => [Destination], { nullable: true, description: 'What it stands in front of' })
  destinations!: Destination[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Scripts of its pages do not see its cookies' })
  httpOnlyCookieAttribute!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture that the launcher shows' })
  logoUrl!: string | null;

  @Field(() => OauthConfiguration, { nullable: true, description: 'How OAuth clients come to use it' })
  oauthConfiguration!: OauthConfiguration | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Questions of browsers before they ask something pass without a look; not together with `corsHeaders`',
  })
  optionsPreflightBypass!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whether its cookies go along from other sites: `none`, `lax` or `strict`',
  })
  sameSiteCookieAttribute!: string | null;

  @Field(() => ScimConfig, { nullable: true, description: 'Which people and groups are written into it' })
  scimConfig!: ScimConfig | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by in the launcher' })
  tags!: string[] | null;
}

@ObjectType()
abstract class WebApp extends ServedApp {
  @Field(() => Boolean, { nullable: true, description: 'Pages of others may show it within them' })
  allowIframe!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The launcher shows it' })
  appLauncherVisible!: boolean | null;

  @Field(() => CorsHeaders, { nullable: true, description: 'What pages of other origins may ask of it' })
  corsHeaders!: CorsHeaders | null;

  @Field(() => Boolean, { nullable: true, description: 'Who signs in to one of its hosts is signed in to all at once' })
  eagerRedirectCookieSetting!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'A cookie holds only together with a second one' })
  enableBindingCookie!: boolean | null;

  @Field(() => MfaConfig, { nullable: true, description: 'Which second factor is asked for' })
  mfaConfig!: MfaConfig | null;

  @Field(() => Boolean, { nullable: true, description: 'A cookie holds for one path, not for the host' })
  pathCookieAttribute!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The header that service tokens may come in as well' })
  readServiceTokensFromHeader!: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The hosts that it stands in front of; an older way to say it than `destinations`',
  })
  selfHostedDomains!: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Who brings no valid service token gets a 401, not a page to sign in',
  })
  serviceAuth401Redirect!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: '`cloudflared` signs in without asking' })
  skipInterstitial!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The launcher opens it in a browser at the edge' })
  useClientlessIsolationAppLauncherUrl!: boolean | null;
}

@ObjectType('EdgeAccessSelfHostedApp', {
  implements: AccessApp,
  description: 'A site or a server of your own, or SSH or VNC to one in a browser',
})
export class SelfHostedApp extends WebApp {}

@ObjectType('EdgeAccessRdpApp', {
  implements: AccessApp,
  description: 'RDP in a browser',
})
export class RdpApp extends WebApp {
  @Field(() => [TargetCriteria], { nullable: true, description: 'The servers that people sign in to by it' })
  targetCriteria!: TargetCriteria[] | null;
}

@ObjectType('EdgeAccessMcpApp', {
  implements: AccessApp,
  description: 'An MCP server, or a portal to several',
})
export class McpApp extends ServedApp {}
