/** Inputs for Access apps; which fields apply depends on the type. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { AccessPolicy } from './access-policy.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { AccessAppType } from './access-app.js';
import { SaasSettings } from './access-saas.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, FooterLink, LandingPageDesign, MfaConfig, OauthConfiguration } from './access-shared.js';
import { Destination, TargetCriteria } from './access-targets.js';

@InputType('CreateEdgeAccessAppInput', {
  description: 'An Access application to create; which fields apply depends on its type',
})
export class CreateAccessApp {
  @Field(() => AccessAppType, { nullable: true, description: 'The type of the application' })
  type?: ValueOf<typeof AccessAppType>;

  @IdOf(() => AccessPolicy)
  @Field(() => [GraphQLJSON], {
    nullable: true,
    description:
      'Access policies, in order of precedence, or the ids of reusable policies of the account; without any, nobody is let in',
  })
  policies?: unknown[];

  @Field(() => String, { nullable: true, description: 'Name of the application' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The primary domain, with an optional path, that Access protects or the launcher links to',
  })
  domain?: string;

  @Field(() => Boolean, { nullable: true, description: 'Let a signed-in WARP session authenticate the user' })
  allowAuthenticateViaWarp?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Allow other sites to show the application in an iframe' })
  allowIframe?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'Ids of the identity providers that users may sign in with; all unless given',
  })
  allowedIdps?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Show it in the App Launcher' })
  appLauncherVisible?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Skip the choice of identity provider and redirect at once; needs exactly one allowed provider',
  })
  autoRedirectToIdentity?: boolean;

  @Field(() => CorsHeaders, { nullable: true, description: 'CORS settings of the application' })
  corsHeaders?: CorsHeaders;

  @Field(() => String, { nullable: true, description: 'The message for users who are denied access' })
  customDenyMessage?: string;

  @Field(() => String, { nullable: true, description: 'Where to redirect users who are denied by identity rules' })
  customDenyUrl?: string;

  @Field(() => String, { nullable: true, description: 'Where to redirect users who are denied by non-identity rules' })
  customNonIdentityDenyUrl?: string;

  @Field(() => [String], { nullable: true, description: 'Ids of the custom pages to show' })
  customPages?: string[];

  @Field(() => [Destination], { nullable: true, description: 'The destinations that Access protects' })
  destinations?: Destination[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Set the session cookie for all hostnames of the application at sign-in',
  })
  eagerRedirectCookieSetting?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Require a binding cookie together with the session cookie' })
  enableBindingCookie?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Set the HttpOnly attribute on the session cookie, which hides it from scripts',
  })
  httpOnlyCookieAttribute?: boolean;

  @Field(() => String, { nullable: true, description: 'URL of the logo in the App Launcher' })
  logoUrl?: string;

  @Field(() => MfaConfig, { nullable: true, description: 'Multi-factor authentication settings' })
  mfaConfig?: MfaConfig;

  @Field(() => OauthConfiguration, { nullable: true, description: 'OAuth settings for clients of the application' })
  oauthConfiguration?: OauthConfiguration;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Let CORS preflight requests (OPTIONS) through unauthenticated; not together with `corsHeaders`',
  })
  optionsPreflightBypass?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Scope the session cookie to the path instead of the hostname' })
  pathCookieAttribute?: boolean;

  @Field(() => String, { nullable: true, description: 'An extra header from which to read service tokens' })
  readServiceTokensFromHeader?: string;

  @Field(() => String, {
    nullable: true,
    description: 'SameSite attribute of the session cookie: `none`, `lax` or `strict`',
  })
  sameSiteCookieAttribute?: string;

  @Field(() => ScimConfig, { nullable: true, description: 'SCIM provisioning of users and groups to the application' })
  scimConfig?: ScimConfig;

  @Field(() => [String], {
    nullable: true,
    description: 'The domains that Access protects; superseded by `destinations`, which take precedence',
  })
  selfHostedDomains?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Answer 401 instead of the sign-in page when a service token is missing or invalid',
  })
  serviceAuth401Redirect?: boolean;

  @Field(() => String, { nullable: true, description: 'How long a session lasts, for instance `24h`' })
  sessionDuration?: string;

  @Field(() => Boolean, { nullable: true, description: 'Let `cloudflared` sign in without the confirmation page' })
  skipInterstitial?: boolean;

  @Field(() => [String], { nullable: true, description: 'Tags to filter by in the App Launcher' })
  tags?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Open it in clientless browser isolation from the App Launcher',
  })
  useClientlessIsolationAppLauncherUrl?: boolean;

  @Field(() => SaasSettings, { nullable: true, description: 'SAAS: single sign-on settings of the SaaS application' })
  saasApp?: SaasSettings;

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: URL of its logo' })
  appLauncherLogoUrl?: string;

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: background colour' })
  bgColor?: string;

  @Field(() => [FooterLink], { nullable: true, description: 'APP_LAUNCHER: links in its footer' })
  footerLinks?: FooterLink[];

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: background colour of its header' })
  headerBgColor?: string;

  @Field(() => LandingPageDesign, {
    nullable: true,
    description: 'APP_LAUNCHER: design of the landing page, which users see before they sign in',
  })
  landingPageDesign?: LandingPageDesign;

  @Field(() => Boolean, { nullable: true, description: 'APP_LAUNCHER: skip that landing page' })
  skipAppLauncherLoginPage?: boolean;

  @Field(() => [TargetCriteria], {
    nullable: true,
    description: 'INFRASTRUCTURE and RDP: the targets that users connect to',
  })
  targetCriteria?: TargetCriteria[];
}

@NonEmpty()
@InputType('UpdateEdgeAccessAppInput', {
  description:
    'The complete new state of an Access application: fields left out are reset. Which fields apply depends on its type',
})
export class UpdateAccessApp extends CreateAccessApp {}
