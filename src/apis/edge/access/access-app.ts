/** The Access app interface: what people, devices or services must sign in to. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AccessPolicy } from './access-policy.js';
import { Optional } from '../../../base/optional-field.js';

export const AccessAppType = wireEnum('EdgeAccessAppType', 'The type of an Access application', {
  self_hosted: 'A self-hosted web application',
  saas: 'A SaaS application',
  ssh: 'SSH rendered in the browser',
  vnc: 'VNC rendered in the browser',
  app_launcher: 'The App Launcher',
  warp: 'Device enrolment with the WARP client',
  biso: 'Browser Isolation permissions',
  bookmark: 'A bookmark in the App Launcher, which Access does not protect',
  dash_sso: "Single sign-on to the provider's own dashboard",
  infrastructure: 'An infrastructure application: targets reached by their own protocols',
  rdp: 'RDP rendered in the browser',
  mcp: 'An MCP server',
  mcp_portal: 'A portal to MCP servers',
  proxy_endpoint: 'A Gateway proxy endpoint',
});

@InterfaceType('EdgeAccessApp', {
  description: 'An application that Access protects: users, devices or services must authenticate first',
})
export abstract class AccessApp {
  static readonly keys = { accountId: 'accountId', appId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => AccessAppType, 'The type of the application')
  type!: ValueOf<typeof AccessAppType> | null;

  @Optional(() => String, 'Name of the application')
  name!: string | null;

  @Optional(() => String, 'The audience tag (AUD) of tokens issued for it')
  aud!: string | null;

  @Optional(() => [AccessPolicy], 'Its Access policies, as the API returns them with the application')
  policies!: AccessPolicy[] | null;
}
