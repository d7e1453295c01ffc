/** The kinds of Access apps. */
import { ObjectType } from 'type-graphql';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import { AccessApp } from './access-app.js';
import { SaasSettings } from './access-saas.js';
import { ScimConfig } from './access-scim.js';
import { FooterLink, LandingPageDesign, MfaConfig } from './access-shared.js';
import { ProvidedApp, SignedInApp } from './access-sign-in.js';
import { TargetCriteria } from './access-targets.js';
import { McpApp, RdpApp, SelfHostedApp } from './access-web-apps.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeAccessSaasApp', {
  implements: AccessApp,
  description: 'A SaaS application that users sign in to through Access',
})
class SaasApp extends ProvidedApp {
  @Optional(() => Boolean, 'It is shown in the App Launcher')
  appLauncherVisible!: boolean | null;

  @Optional(() => String, 'URL of the logo in the App Launcher')
  logoUrl!: string | null;

  @Optional(() => SaasSettings, 'Single sign-on settings of the SaaS application')
  saasApp!: SaasSettings | null;

  @Optional(() => ScimConfig, 'SCIM provisioning of users and groups to the application')
  scimConfig!: ScimConfig | null;

  @Optional(() => [String], 'Tags to filter by in the App Launcher')
  tags!: string[] | null;
}

@ObjectType('EdgeAccessPermissionsApp', {
  implements: AccessApp,
  description: 'Permissions to enrol devices, use Browser Isolation or use a Gateway proxy endpoint',
})
class PermissionsApp extends SignedInApp {}

@ObjectType('EdgeAccessLauncherApp', {
  implements: AccessApp,
  description: 'The App Launcher',
})
class LauncherApp extends SignedInApp {
  @Optional(() => String, 'URL of its logo')
  appLauncherLogoUrl!: string | null;

  @Optional(() => String, 'Background colour')
  bgColor!: string | null;

  @Optional(() => [FooterLink], 'Links in its footer')
  footerLinks!: FooterLink[] | null;

  @Optional(() => String, 'Background colour of its header')
  headerBgColor!: string | null;

  @Optional(() => LandingPageDesign, 'Design of the landing page, which users see before they sign in')
  landingPageDesign!: LandingPageDesign | null;

  @Optional(() => Boolean, 'The landing page is skipped')
  skipAppLauncherLoginPage!: boolean | null;
}

@ObjectType('EdgeAccessBookmarkApp', {
  implements: AccessApp,
  description: 'A bookmark in the App Launcher, which Access does not protect',
})
class BookmarkApp extends AccessApp {
  @Optional(() => Boolean, 'It is shown in the App Launcher')
  appLauncherVisible!: boolean | null;

  @Optional(() => String, 'The address that the bookmark opens: a domain with an optional path')
  domain!: string | null;

  @Optional(() => String, 'URL of the logo in the App Launcher')
  logoUrl!: string | null;

  @Optional(() => [String], 'Tags to filter by in the App Launcher')
  tags!: string[] | null;
}

@ObjectType('EdgeAccessInfrastructureApp', {
  implements: AccessApp,
  description: 'An infrastructure application: targets reached by their own protocols',
})
class InfrastructureApp extends AccessApp {
  @Optional(() => MfaConfig, 'Multi-factor authentication settings')
  mfaConfig!: MfaConfig | null;

  @Optional(() => [TargetCriteria], 'The targets that users connect to')
  targetCriteria!: TargetCriteria[] | null;
}

@ObjectType('EdgeAccessOtherApp', {
  implements: AccessApp,
  description: 'An application of a type that has no fields of its own or is unknown to this service',
})
class OtherApp extends AccessApp {
  @Optional(() => String, 'The primary domain, with an optional path')
  domain!: string | null;
}

comesIn(AccessApp, {
  by: 'type',
  kinds: {
    self_hosted: SelfHostedApp,
    ssh: SelfHostedApp,
    vnc: SelfHostedApp,
    rdp: RdpApp,
    saas: SaasApp,
    app_launcher: LauncherApp,
    warp: PermissionsApp,
    biso: PermissionsApp,
    proxy_endpoint: PermissionsApp,
    bookmark: BookmarkApp,
    infrastructure: InfrastructureApp,
    mcp: McpApp,
    mcp_portal: McpApp,
  },
  other: OtherApp,
});

export { AccessApp };
