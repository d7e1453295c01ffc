/** Access apps of several kinds, with policies; one app admits everybody, one nobody. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, without } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { isObject } from '../../../base/unknown.js';
import { policiesIn, policiesOf, putPolicy } from './access-policies.js';
import { firstAccount, uuid } from './ids.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/access/apps';

const appsOf = (accountId: unknown) => `/accounts/${String(accountId)}/access/apps`;

const has = (text: unknown, part: string, isExact: boolean) =>
  isExact ? text === part : String(text ?? '').includes(part);

const apps: SandboxResource = {
  missing: '12130',
  hides: ['account_id'],
  derived: {
    policies: ({ id, account_id }, world) => {
      const policies = policiesOf(account_id, id);
      return policiesIn(world, policies).map((policy) => world.show(policies, policy));
    },
  },
  filters: {
    exact: () => true,
    name: ({ name }, [wanted], { exact }) => wanted === undefined || has(name, wanted, exact?.[0] === 'true'),
    domain: ({ domain }, [wanted], { exact }) => wanted === undefined || has(domain, wanted, exact?.[0] === 'true'),
    search: ({ name, domain }, [text = '']) => has(name, text, false) || has(domain, text, false),
    target_attributes: (item, [text = '']) =>
      text === '' || JSON.stringify(item['target_criteria'] ?? []).includes(text),
  },
};

const resources = { [path]: apps };

function write(world: SandboxWorld, accountId: string, body: Fields, old?: SandboxItem): SandboxItem {
  const fields = without(body, ['policies']);
  const app = world.put(appsOf(accountId), {
    id: old?.id ?? uuid(world),
    aud: old?.['aud'] ?? world.random.hex(64),
    type: 'self_hosted',
    account_id: accountId,
    ...fields,
  });
  const policies = policiesOf(accountId, app.id);
  const wanted = listAt(body, 'policies');
  const known = new Map(world.all(policies).map((policy) => [policy.id, policy]));
  for (const policy of known.values()) world.remove(policies, policy);
  wanted.forEach((policy, index) => {
    const own = isObject(policy) ? policy : known.get(String(policy));
    const given: Fields = own ?? { id: policy, is_reusable: true };
    putPolicy(world, accountId, String(app.id), { name: `Policy ${index + 1}`, ...given, precedence: index + 1 });
  });
  return app;
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, values, body }) => {
    const app = write(world, String(values['accountId']), body);
    return { app: world.show(appsOf(values['accountId']), app) };
  },
  [`PUT ${path}/{id}`]: ({ world, values, body }) => {
    const old = world.must(appsOf(values['accountId']), values['id']);
    const app = write(world, String(values['accountId']), body, old);
    return { app: world.show(appsOf(values['accountId']), app) };
  },
};

function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const staff = { name: 'Staff', decision: 'allow', include: [{ email_domain: { domain: 'acme.example' } }] };
  const machines = { name: 'Machines', decision: 'non_identity', include: [{ any_valid_service_token: {} }] };
  const everybody = { name: 'Everybody', decision: 'bypass', include: [{ everyone: {} }] };
  const seed = (type: string, name: string, fields: Fields) => write(world, account, { type, name, ...fields });
  seed('self_hosted', 'Wiki', {
    domain: 'wiki.acme.example',
    session_duration: '24h',
    app_launcher_visible: true,
    tags: ['docs'],
    destinations: [{ type: 'public', uri: 'wiki.acme.example' }],
    http_only_cookie_attribute: true,
    policies: [staff, machines],
  });
  seed('self_hosted', 'Preview', { domain: 'preview.acme.example', policies: [everybody] });
  seed('ssh', 'Old host', { domain: 'ssh.acme.example', session_duration: '1h', policies: [] });
  seed('saas', 'Tickets', {
    saas_app: {
      auth_type: 'saml',
      name_id_format: 'email',
      sp_entity_id: 'https://tickets.example',
      consumer_service_url: 'https://tickets.example/saml',
    },
    policies: [staff],
  });
  seed('bookmark', 'Status page', { domain: 'https://acme-status.example', app_launcher_visible: true });
  seed('app_launcher', 'App Launcher', {
    domain: 'acme.cloudflareaccess.example',
    bg_color: '#ffffff',
    header_bg_color: '#2255aa',
    footer_links: [{ name: 'Help', url: 'https://acme.example/help' }],
    policies: [staff],
  });
  seed('warp', 'Devices', { session_duration: '168h', policies: [staff] });
  seed('infrastructure', 'Databases', {
    target_criteria: [{ port: 22, protocol: 'SSH', target_attributes: { hostname: ['db-1', 'db-2'] } }],
    policies: [{ ...staff, connection_rules: { ssh: { usernames: ['admin'], allow_email_alias: true } } }],
  });
}

export const access: ProviderPart = { resources, specialCalls, seed };
