/** Inputs for Access apps; which fields apply depends on the type. */
import { GraphQLJSON } from 'graphql-scalars';
import { InputType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { AccessPolicy } from './access-policy.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { AccessAppType } from './access-app.js';
import { SaasSettings } from './access-saas.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, FooterLink, LandingPageDesign, MfaConfig, OauthConfiguration } from './access-shared.js';
import { Destination, TargetCriteria } from './access-targets.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('CreateEdgeAccessAppInput', {
  description: 'An Access application to create; which fields apply depends on its type',
})
export class CreateAccessApp {
  @Optional(() => AccessAppType, 'The type of the application')
  type?: ValueOf<typeof AccessAppType>;

  @IdOf(() => AccessPolicy)
  @Optional(
    () => [GraphQLJSON],
    'Access policies, in order of precedence, or the ids of reusable policies of the account; without any, nobody is let in',
  )
  policies?: unknown[];

  @Optional(() => String, 'Name of the application')
  name?: string;

  @Optional(() => String, 'The primary domain, with an optional path, that Access protects or the launcher links to')
  domain?: string;

  @Optional(() => Boolean, 'Let a signed-in WARP session authenticate the user')
  allowAuthenticateViaWarp?: boolean;

  @Optional(() => Boolean, 'Allow other sites to show the application in an iframe')
  allowIframe?: boolean;

  @Optional(() => [String], 'Ids of the identity providers that users may sign in with; all unless given')
  allowedIdps?: string[];

  @Optional(() => Boolean, 'Show it in the App Launcher')
  appLauncherVisible?: boolean;

  @Optional(
    () => Boolean,
    'Skip the choice of identity provider and redirect at once; needs exactly one allowed provider',
  )
  autoRedirectToIdentity?: boolean;

  @Optional(() => CorsHeaders, 'CORS settings of the application')
  corsHeaders?: CorsHeaders;

  @Optional(() => String, 'The message for users who are denied access')
  customDenyMessage?: string;

  @Optional(() => String, 'Where to redirect users who are denied by identity rules')
  customDenyUrl?: string;

  @Optional(() => String, 'Where to redirect users who are denied by non-identity rules')
  customNonIdentityDenyUrl?: string;

  @Optional(() => [String], 'Ids of the custom pages to show')
  customPages?: string[];

  @Optional(() => [Destination], 'The destinations that Access protects')
  destinations?: Destination[];

  @Optional(() => Boolean, 'Set the session cookie for all hostnames of the application at sign-in')
  eagerRedirectCookieSetting?: boolean;

  @Optional(() => Boolean, 'Require a binding cookie together with the session cookie')
  enableBindingCookie?: boolean;

  @Optional(() => Boolean, 'Set the HttpOnly attribute on the session cookie, which hides it from scripts')
  httpOnlyCookieAttribute?: boolean;

  @Optional(() => String, 'URL of the logo in the App Launcher')
  logoUrl?: string;

  @Optional(() => MfaConfig, 'Multi-factor authentication settings')
  mfaConfig?: MfaConfig;

  @Optional(() => OauthConfiguration, 'OAuth settings for clients of the application')
  oauthConfiguration?: OauthConfiguration;

  @Optional(
    () => Boolean,
    'Let CORS preflight requests (OPTIONS) through unauthenticated; not together with `corsHeaders`',
  )
  optionsPreflightBypass?: boolean;

  @Optional(() => Boolean, 'Scope the session cookie to the path instead of the hostname')
  pathCookieAttribute?: boolean;

  @Optional(() => String, 'An extra header from which to read service tokens')
  readServiceTokensFromHeader?: string;

  @Optional(() => String, 'SameSite attribute of the session cookie: `none`, `lax` or `strict`')
  sameSiteCookieAttribute?: string;

  @Optional(() => ScimConfig, 'SCIM provisioning of users and groups to the application')
  scimConfig?: ScimConfig;

  @Optional(() => [String], 'The domains that Access protects; superseded by `destinations`, which take precedence')
  selfHostedDomains?: string[];

  @Optional(() => Boolean, 'Answer 401 instead of the sign-in page when a service token is missing or invalid')
  serviceAuth401Redirect?: boolean;

  @Optional(() => String, 'How long a session lasts, for instance `24h`')
  sessionDuration?: string;

  @Optional(() => Boolean, 'Let `cloudflared` sign in without the confirmation page')
  skipInterstitial?: boolean;

  @Optional(() => [String], 'Tags to filter by in the App Launcher')
  tags?: string[];

  @Optional(() => Boolean, 'Open it in clientless browser isolation from the App Launcher')
  useClientlessIsolationAppLauncherUrl?: boolean;

  @Optional(() => SaasSettings, 'SAAS: single sign-on settings of the SaaS application')
  saasApp?: SaasSettings;

  @Optional(() => String, 'APP_LAUNCHER: URL of its logo')
  appLauncherLogoUrl?: string;

  @Optional(() => String, 'APP_LAUNCHER: background colour')
  bgColor?: string;

  @Optional(() => [FooterLink], 'APP_LAUNCHER: links in its footer')
  footerLinks?: FooterLink[];

  @Optional(() => String, 'APP_LAUNCHER: background colour of its header')
  headerBgColor?: string;

  @Optional(() => LandingPageDesign, 'APP_LAUNCHER: design of the landing page, which users see before they sign in')
  landingPageDesign?: LandingPageDesign;

  @Optional(() => Boolean, 'APP_LAUNCHER: skip that landing page')
  skipAppLauncherLoginPage?: boolean;

  @Optional(() => [TargetCriteria], 'INFRASTRUCTURE and RDP: the targets that users connect to')
  targetCriteria?: TargetCriteria[];
}

@NonEmpty()
@InputType('UpdateEdgeAccessAppInput', {
  description:
    'The complete new state of an Access application: fields left out are reset. Which fields apply depends on its type',
})
export class UpdateAccessApp extends CreateAccessApp {}
