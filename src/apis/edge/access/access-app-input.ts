/** Access apps as they are to be: which fields count depends on the type. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { AccessAppType } from './access-app.js';
import { SaasSettings } from './access-saas.js';
import { ScimConfig } from './access-scim.js';
import { CorsHeaders, FooterLink, LandingPageDesign, MfaConfig, OauthConfiguration } from './access-shared.js';
import { Destination, TargetCriteria } from './access-targets.js';

@InputType('CreateEdgeAccessAppInput', {
  description: 'An app to create; a type takes the fields that the answer has for its kind',
})
export class CreateAccessApp {
  @Field(() => AccessAppType, { nullable: true, description: 'What it is' })
  type?: ValueOf<typeof AccessAppType>;

  @Field(() => [GraphQLJSON], {
    nullable: true,
    description:
      'Who is let through: policies, the first counts first, or ids of those that the account has; nobody unless given',
  })
  policies?: unknown[];

  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'The host, with a path or without, that people know it by' })
  domain?: string;

  @Field(() => Boolean, { nullable: true, description: 'Let a device that is signed in count as its user' })
  allowAuthenticateViaWarp?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let pages of others show it within them' })
  allowIframe?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'Ids of the identity providers that people may sign in with; all unless given',
  })
  allowedIdps?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Show it in the launcher' })
  appLauncherVisible?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Send people to the only identity provider at once' })
  autoRedirectToIdentity?: boolean;

  @Field(() => CorsHeaders, { nullable: true, description: 'What pages of other origins may ask of it' })
  corsHeaders?: CorsHeaders;

  @Field(() => String, { nullable: true, description: 'What is said to those who are turned away' })
  customDenyMessage?: string;

  @Field(() => String, { nullable: true, description: 'Where to send those who are not let through for who they are' })
  customDenyUrl?: string;

  @Field(() => String, { nullable: true, description: 'Where to send those who are not let through for anything else' })
  customNonIdentityDenyUrl?: string;

  @Field(() => [String], { nullable: true, description: 'Ids of pages to show instead of the usual ones' })
  customPages?: string[];

  @Field(() => [Destination], { nullable: true, description: 'What it shall stand in front of' })
  destinations?: Destination[];

  @Field(() => Boolean, { nullable: true, description: 'Sign people in to all its hosts at once' })
  eagerRedirectCookieSetting?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let a cookie hold only together with a second one' })
  enableBindingCookie?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Hide its cookies from scripts of its pages' })
  httpOnlyCookieAttribute?: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the picture that the launcher shows' })
  logoUrl?: string;

  @Field(() => MfaConfig, { nullable: true, description: 'Which second factor to ask for' })
  mfaConfig?: MfaConfig;

  @Field(() => OauthConfiguration, { nullable: true, description: 'How OAuth clients come to use it' })
  oauthConfiguration?: OauthConfiguration;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Let questions of browsers pass before they ask something; not together with `corsHeaders`',
  })
  optionsPreflightBypass?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let a cookie hold for one path, not for the host' })
  pathCookieAttribute?: boolean;

  @Field(() => String, { nullable: true, description: 'The header that service tokens may come in as well' })
  readServiceTokensFromHeader?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Whether its cookies go along from other sites: `none`, `lax` or `strict`',
  })
  sameSiteCookieAttribute?: string;

  @Field(() => ScimConfig, { nullable: true, description: 'Which people and groups to write into it' })
  scimConfig?: ScimConfig;

  @Field(() => [String], {
    nullable: true,
    description: 'The hosts that it shall stand in front of; an older way than `destinations`, which count before it',
  })
  selfHostedDomains?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Answer 401 to who brings no valid service token, not a page to sign in',
  })
  serviceAuth401Redirect?: boolean;

  @Field(() => String, { nullable: true, description: 'How long people stay signed in, for instance `24h`' })
  sessionDuration?: string;

  @Field(() => Boolean, { nullable: true, description: 'Let `cloudflared` sign in without asking' })
  skipInterstitial?: boolean;

  @Field(() => [String], { nullable: true, description: 'Words to find it by in the launcher' })
  tags?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Let the launcher open it in a browser at the edge' })
  useClientlessIsolationAppLauncherUrl?: boolean;

  @Field(() => SaasSettings, { nullable: true, description: 'SAAS: how the service is told who signs in' })
  saasApp?: SaasSettings;

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: address of its picture' })
  appLauncherLogoUrl?: string;

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: colour behind it' })
  bgColor?: string;

  @Field(() => [FooterLink], { nullable: true, description: 'APP_LAUNCHER: the links below it' })
  footerLinks?: FooterLink[];

  @Field(() => String, { nullable: true, description: 'APP_LAUNCHER: colour of its head' })
  headerBgColor?: string;

  @Field(() => LandingPageDesign, { nullable: true, description: 'APP_LAUNCHER: what people see before they sign in' })
  landingPageDesign?: LandingPageDesign;

  @Field(() => Boolean, { nullable: true, description: 'APP_LAUNCHER: let people sign in without seeing that' })
  skipAppLauncherLoginPage?: boolean;

  @Field(() => [TargetCriteria], {
    nullable: true,
    description: 'INFRASTRUCTURE and RDP: the servers that people sign in to by it',
  })
  targetCriteria?: TargetCriteria[];
}

@NonEmpty()
@InputType('UpdateEdgeAccessAppInput', {
  description:
    'An app as it shall be; all that it was is replaced. A type takes the fields that the answer has for its kind',
})
export class UpdateAccessApp extends CreateAccessApp {}
