/** Access apps: what people, devices or services must sign in to. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AccessPolicy } from './access-policy.js';

export const AccessAppType = wireEnum(
  'EdgeAccessAppType',
  'What an app is',
  [
    'self_hosted',
    'saas',
    'ssh',
    'vnc',
    'app_launcher',
    'warp',
    'biso',
    'bookmark',
    'dash_sso',
    'infrastructure',
    'rdp',
    'mcp',
    'mcp_portal',
    'proxy_endpoint',
  ],
  {
    self_hosted: 'A site or a server of your own',
    saas: 'A service elsewhere',
    ssh: 'SSH in a browser',
    vnc: 'VNC in a browser',
    app_launcher: 'The page that shows all apps',
    warp: 'Who may enrol a device',
    biso: 'Who may use a browser at the edge',
    bookmark: 'A link in the launcher, which is open to all',
    dash_sso: 'The dashboard of the edge itself',
    infrastructure: 'Servers, by their own protocols',
    rdp: 'RDP in a browser',
    mcp: 'An MCP server',
    mcp_portal: 'A portal to MCP servers',
    proxy_endpoint: 'Who may use a proxy of the gateway',
  },
);

@InterfaceType('EdgeAccessApp', { description: 'What people, devices or services must sign in to' })
export abstract class AccessApp {
  static readonly keys = { accountId: 'accountId', appId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => AccessAppType, { nullable: true, description: 'What it is' })
  type!: ValueOf<typeof AccessAppType> | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'What tokens for it name as their audience' })
  aud!: string | null;

  @Field(() => [AccessPolicy], { nullable: true, description: 'Who is let through, as told with the app itself' })
  policies!: AccessPolicy[] | null;
}
