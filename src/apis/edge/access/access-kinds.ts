/** The kinds in which Access apps come. */
import { Field, ObjectType } from 'type-graphql';
import { comesIn } from '../../../rest/mapping/abstract-types.js';
import { AccessApp } from './access-app.js';
import { SaasSettings } from './access-saas.js';
import { ScimConfig } from './access-scim.js';
import { FooterLink, LandingPageDesign, MfaConfig } from './access-shared.js';
import { ProvidedApp, SignedInApp } from './access-sign-in.js';
import { TargetCriteria } from './access-targets.js';
import { McpApp, RdpApp, SelfHostedApp } from './access-web-apps.js';

@ObjectType('EdgeAccessSaasApp', {
  implements: AccessApp,
  description: 'A service elsewhere that people sign in to by Access',
})
class SaasApp extends ProvidedApp {
  @Field(() => Boolean, { nullable: true, description: 'The launcher shows it' })
  appLauncherVisible!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture that the launcher shows' })
  logoUrl!: string | null;

  @Field(() => SaasSettings, { nullable: true, description: 'How the service is told who signs in' })
  saasApp!: SaasSettings | null;

  @Field(() => ScimConfig, { nullable: true, description: 'Which people and groups are written into it' })
  scimConfig!: ScimConfig | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by in the launcher' })
  tags!: string[] | null;
}

@ObjectType('EdgeAccessEntryApp', {
  implements: AccessApp,
  description: 'Who may enrol a device, use a browser at the edge, or a proxy of the gateway',
})
class EntryApp extends SignedInApp {}

@ObjectType('EdgeAccessLauncherApp', {
  implements: AccessApp,
  description: 'The page that shows all apps',
})
class LauncherApp extends SignedInApp {
  @Field(() => String, { nullable: true, description: 'Address of its picture' })
  appLauncherLogoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour behind it' })
  bgColor!: string | null;

  @Field(() => [FooterLink], { nullable: true, description: 'The links below it' })
  footerLinks!: FooterLink[] | null;

  @Field(() => String, { nullable: true, description: 'Colour of its head' })
  headerBgColor!: string | null;

  @Field(() => LandingPageDesign, { nullable: true, description: 'What people see before they sign in' })
  landingPageDesign!: LandingPageDesign | null;

  @Field(() => Boolean, { nullable: true, description: 'People sign in without seeing that' })
  skipAppLauncherLoginPage!: boolean | null;
}

@ObjectType('EdgeAccessBookmarkApp', {
  implements: AccessApp,
  description: 'A link in the launcher, which is open to all',
})
class BookmarkApp extends AccessApp {
  @Field(() => Boolean, { nullable: true, description: 'The launcher shows it' })
  appLauncherVisible!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The host, with a path or without, that people know it by' })
  domain!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture that the launcher shows' })
  logoUrl!: string | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by in the launcher' })
  tags!: string[] | null;
}

@ObjectType('EdgeAccessInfrastructureApp', {
  implements: AccessApp,
  description: 'Servers that people sign in to by their own protocols',
})
class InfrastructureApp extends AccessApp {
  @Field(() => MfaConfig, { nullable: true, description: 'Which second factor is asked for' })
  mfaConfig!: MfaConfig | null;

  @Field(() => [TargetCriteria], { nullable: true, description: 'The servers that people sign in to by it' })
  targetCriteria!: TargetCriteria[] | null;
}

@ObjectType('EdgeAccessOtherApp', {
  implements: AccessApp,
  description: 'An app of a kind that has nothing of its own, or is not known here',
})
class OtherApp extends AccessApp {
  @Field(() => String, { nullable: true, description: 'The host, with a path or without, that people know it by' })
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
    warp: EntryApp,
    biso: EntryApp,
    proxy_endpoint: EntryApp,
    bookmark: BookmarkApp,
    infrastructure: InfrastructureApp,
    mcp: McpApp,
    mcp_portal: McpApp,
  },
  other: OtherApp,
});

export { AccessApp };
