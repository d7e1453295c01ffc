/** The provider's official client, from the address of its module: prints each call and its outcome, line by line. */
const [, , address, baseURL, apiToken] = process.argv;
const { Cloudflare } = await import(address);
const client = new Cloudflare({ apiToken, baseURL, maxRetries: 0 });

/** What is told of an answer, or the client's class of the error with its status and code. */
async function call(name, ask, told = () => 'ok') {
  try {
    const answer = await ask();
    print(name, told(answer));
    return answer;
  } catch (error) {
    print(name, `${error.constructor.name} ${error.status ?? error.message} ${error.errors?.[0]?.code ?? ''}`.trim());
    return undefined;
  }
}

const print = (name, outcome) => console.log(JSON.stringify([name, outcome]));

/** All pages, by the client's own way from one to the next. */
async function all(pages) {
  const items = [];
  for await (const item of pages) items.push(item);
  return items;
}

const counted = (items) => `${items.length} items`;
const sameId = (id) => (answer) => (answer?.id === id ? 'its id' : JSON.stringify(answer));

const zones = await call('zones.list, 7 a page', () => all(client.zones.list({ per_page: 7 })), counted);
const { id: zone_id, account } = zones.find(({ name }) => name === 'acme.example');
const account_id = account.id;
await call('accounts.list', () => all(client.accounts.list()), counted);
await call('zones.list by name', () => all(client.zones.list({ name: 'acme.example' })), counted);
await call('zones.get', () => client.zones.get({ zone_id }), sameId(zone_id));
const made = await call('zones.create', () => client.zones.create({ account, name: 'sdk.example', type: 'full' }));
const ofMade = { zone_id: made.id };
await call(
  'zones.edit',
  () => client.zones.edit({ ...ofMade, paused: true }),
  ({ paused }) => `paused: ${paused}`,
);
await call('zones.activationCheck.trigger', () => client.zones.activationCheck.trigger(ofMade), sameId(made.id));
await call('zones.delete', () => client.zones.delete(ofMade), sameId(made.id));
await call('zones.get of what is gone', () => client.zones.get(ofMade));
await call(
  'zones.settings.get',
  () => client.zones.settings.get('ssl', { zone_id }),
  ({ id }) => id,
);
await call(
  'zones.settings.edit',
  () => client.zones.settings.edit('ssl', { zone_id, value: 'full' }),
  ({ value }) => value,
);
await call('cache.purge of everything', () => client.cache.purge({ zone_id, purge_everything: true }), sameId(zone_id));
await call('cache.purge of hosts', () => client.cache.purge({ zone_id, hosts: ['acme.example'] }), sameId(zone_id));

const records = client.dns.records;
const a = { zone_id, type: 'A', name: 'sdk', content: '198.18.0.9', ttl: 1 };
const content = (record) => `${record.name} ${record.type} ${record.content} ${record.ttl}`;
const record = await call('dns.records.create', () => records.create(a), content);
await call('dns.records.create again', () => records.create(a));
await call('dns.records.create of no address', () => records.create({ ...a, content: 'none' }));
await call('dns.records.get', () => records.get(record.id, { zone_id }), content);
await call('dns.records.edit', () => records.edit(record.id, { ...a, content: '198.18.0.10', ttl: 300 }), content);
await call(
  'dns.records.edit of one field',
  () => records.edit(record.id, { zone_id, comment: 'kept' }),
  (edited) => `${content(edited)} ${edited.comment}`,
);
await call('dns.records.edit of no address', () => records.edit(record.id, { zone_id, content: 'none' }));
await call('dns.records.edit of no number', () => records.edit(record.id, { zone_id, ttl: 'long' }));
await call(
  'dns.records.update',
  () => records.update(record.id, { ...a, content: '198.18.0.11', ttl: 60 }),
  (updated) => `${content(updated)} ${updated.comment}`,
);
await call(
  'dns.records.list, 1,000 a page',
  () => all(records.list({ zone_id, per_page: 1000 })),
  (items) => String(items.length > 3000 && items.some(({ id }) => id === record.id)),
);
await call(
  'dns.records.list by name and type',
  () => all(records.list({ zone_id, name: { exact: 'sdk.acme.example' }, type: 'A' })),
  counted,
);
const batch = {
  zone_id,
  posts: [{ ...a, name: 'sdk-2' }],
  patches: [{ id: record.id, content: '198.18.0.12' }],
  deletes: [],
};
await call(
  'dns.records.batch',
  () => records.batch(batch),
  ({ posts, patches }) => [...posts, ...patches].map(content).join(', '),
);
await call(
  'dns.records.import',
  () => records.import({ zone_id, file: 'sdk-3.acme.example. 300 IN A 198.18.0.13\n' }),
  ({ recs_added }) => `${recs_added} added`,
);
await call(
  'dns.records.export',
  () => records.export({ zone_id }),
  (text) => String(text.includes('198.18.0.13')),
);
await call('dns.records.delete', () => records.delete(record.id, { zone_id }), sameId(record.id));
await call('dns.records.get of what is gone', () => records.get(record.id, { zone_id }));

const { namespaces } = client.kv;
const space = await call('kv.namespaces.create', () => namespaces.create({ account_id, title: 'sdk' }));
const ofSpace = { account_id, namespace_id: space.id };
await call('kv.namespaces.list', () => all(namespaces.list({ account_id, per_page: 2 })), counted);
await call('kv.namespaces.get', () => namespaces.get(space.id, { account_id }), sameId(space.id));
await call('kv.namespaces.update', () => namespaces.update(space.id, { account_id, title: 'sdk-2' }));
await call('kv.namespaces.values.update', () =>
  namespaces.values.update('k/1', { ...ofSpace, value: 'v1', metadata: { owner: 'web' } }),
);
await call(
  'kv.namespaces.values.get',
  async () => (await namespaces.values.get('k/1', ofSpace)).text(),
  (text) => text,
);
await call('kv.namespaces.values.get of none', () => namespaces.values.get('none', ofSpace));
await call(
  'kv.namespaces.bulkUpdate',
  () =>
    namespaces.bulkUpdate(space.id, {
      account_id,
      body: [
        { key: 'k2', value: 'v2' },
        { key: 'k3', value: 'v3' },
      ],
    }),
  ({ successful_key_count }) => `${successful_key_count} written`,
);
await call(
  'kv.namespaces.keys.list',
  () => all(namespaces.keys.list(space.id, { account_id, limit: 10 })),
  (keys) => keys.map(({ name, metadata }) => `${name} ${metadata?.owner ?? ''}`.trim()).join(', '),
);
await call(
  'kv.namespaces.bulkDelete',
  () => namespaces.bulkDelete(space.id, { account_id, body: ['k2', 'k3'] }),
  ({ successful_key_count }) => `${successful_key_count} deleted`,
);
await call('kv.namespaces.values.delete', () => namespaces.values.delete('k/1', ofSpace));
await call('kv.namespaces.delete', () => namespaces.delete(space.id, { account_id }));

const { buckets } = client.r2;
const bucketNames = ({ buckets: found }) => String(found.some(({ name }) => name === 'sdk-bucket'));
await call(
  'r2.buckets.create',
  () => buckets.create({ account_id, name: 'sdk-bucket', locationHint: 'weur' }),
  ({ name }) => name,
);
await call('r2.buckets.list', () => buckets.list({ account_id }), bucketNames);
await call(
  'r2.buckets.get',
  () => buckets.get('sdk-bucket', { account_id }),
  ({ name }) => name,
);
await call('r2.buckets.delete', () => buckets.delete('sdk-bucket', { account_id }));

const tunnels = client.zeroTrust.tunnels.cloudflared;
const tunnel = await call('tunnels.create', () =>
  tunnels.create({ account_id, name: 'sdk', config_src: 'cloudflare' }),
);
await call('tunnels.list', () => all(tunnels.list({ account_id, is_deleted: false, name: 'sdk' })), counted);
await call('tunnels.get', () => tunnels.get(tunnel.id, { account_id }), sameId(tunnel.id));
await call(
  'tunnels.edit',
  () => tunnels.edit(tunnel.id, { account_id, name: 'sdk-2' }),
  ({ name }) => name,
);
await call(
  'tunnels.token.get',
  () => tunnels.token.get(tunnel.id, { account_id }),
  (token) => String(token.length > 20),
);
await call('tunnels.connections.delete', () => tunnels.connections.delete(tunnel.id, { account_id }));
await call('tunnels.delete', () => tunnels.delete(tunnel.id, { account_id }), sameId(tunnel.id));

const { monitors, pools } = client.loadBalancers;
const monitor = await call('loadBalancers.monitors.create', () =>
  monitors.create({ account_id, type: 'https', path: '/', expected_codes: '200' }),
);
await call(
  'loadBalancers.monitors.edit',
  () => monitors.edit(monitor.id, { account_id, path: '/up' }),
  ({ path, type }) => `${type} ${path}`,
);
await call('loadBalancers.monitors.list', () => all(monitors.list({ account_id })), counted);
const origins = [{ name: 'one', address: '198.18.0.9', enabled: true }];
const pool = await call('loadBalancers.pools.create', () =>
  pools.create({ account_id, name: 'sdk', origins, monitor: monitor.id }),
);
await call(
  'loadBalancers.pools.edit',
  () => pools.edit(pool.id, { account_id, enabled: false }),
  ({ name, enabled }) => `${name} ${enabled}`,
);
await call(
  'loadBalancers.pools.update',
  () => pools.update(pool.id, { account_id, name: 'sdk-2', origins }),
  ({ name }) => name,
);
await call('loadBalancers.pools.list', () => all(pools.list({ account_id })), counted);
await call('loadBalancers.pools.health.get', () => pools.health.get(pool.id, { account_id }));
const balancer = { zone_id, name: 'lb.acme.example', default_pools: [pool.id], fallback_pool: pool.id };
const lb = await call('loadBalancers.create', () => client.loadBalancers.create(balancer));
await call('loadBalancers.list', () => all(client.loadBalancers.list({ zone_id })), counted);
await call('loadBalancers.get', () => client.loadBalancers.get(lb.id, { zone_id }), sameId(lb.id));
await call(
  'loadBalancers.edit',
  () => client.loadBalancers.edit(lb.id, { zone_id, description: 'edited' }),
  ({ name, description }) => `${name} ${description}`,
);
await call(
  'loadBalancers.update',
  () => client.loadBalancers.update(lb.id, { ...balancer, ttl: 60 }),
  ({ ttl }) => `ttl: ${ttl}`,
);
await call('loadBalancers.pools.delete while it is used', () => pools.delete(pool.id, { account_id }));
await call('loadBalancers.delete', () => client.loadBalancers.delete(lb.id, { zone_id }), sameId(lb.id));
await call('loadBalancers.pools.delete', () => pools.delete(pool.id, { account_id }), sameId(pool.id));
await call('loadBalancers.monitors.delete', () => monitors.delete(monitor.id, { account_id }), sameId(monitor.id));

const { projects } = client.pages;
await call(
  'pages.projects.create',
  () => projects.create({ account_id, name: 'sdk', production_branch: 'main' }),
  ({ name }) => name,
);
await call('pages.projects.list', () => all(projects.list({ account_id })), counted);
await call(
  'pages.projects.get',
  () => projects.get('sdk', { account_id }),
  ({ name }) => name,
);
await call(
  'pages.projects.edit',
  () => projects.edit('sdk', { account_id, production_branch: 'next' }),
  (project) => project.production_branch,
);
await call(
  'pages.projects.deployments.list',
  () => all(projects.deployments.list('shop', { account_id })),
  (items) => String(items.length > 0),
);
await call('pages.projects.delete', () => projects.delete('sdk', { account_id }));

await call('workers.scripts.list', () => all(client.workers.scripts.list({ account_id })), counted);
const route = await call('workers.routes.create', () =>
  client.workers.routes.create({ zone_id, pattern: 'acme.example/sdk*', script: 'shop-front' }),
);
await call('workers.routes.delete', () => client.workers.routes.delete(route.id, { zone_id }), sameId(route.id));
const database = await call('d1.database.create', () => client.d1.database.create({ account_id, name: 'sdk' }));
await call(
  'd1.database.query',
  () => all(client.d1.database.query(database.uuid, { account_id, sql: 'select 1 as one' })),
  ([{ results }]) => JSON.stringify(results),
);
await call('d1.database.delete', () => client.d1.database.delete(database.uuid, { account_id }));
await call('user.get', () => client.user.get());
await call(
  'user.tokens.verify',
  () => client.user.tokens.verify(),
  ({ status }) => status,
);

const phase = 'http_request_firewall_custom';
const rules = [{ action: 'block', expression: 'ip.src eq 192.0.2.1', description: 'sdk' }];
const versionOf = ({ rules: own = [], version }) => `${own.length} rules, a version: ${/^\d+$/.test(version)}`;
const entrypoint = await call(
  'rulesets.phases.update',
  () => client.rulesets.phases.update(phase, { zone_id, rules }),
  versionOf,
);
const ofZone = { zone_id };
await call('rulesets.phases.get', () => client.rulesets.phases.get(phase, ofZone), versionOf);
const ruled = await call(
  'rulesets.rules.create',
  () => client.rulesets.rules.create(entrypoint.id, { ...ofZone, action: 'log', expression: 'true', ref: 'sdk' }),
  versionOf,
);
const { id: ruleId } = ruled.rules.find(({ ref }) => ref === 'sdk');
await call(
  'rulesets.rules.edit',
  () => client.rulesets.rules.edit(ruleId, { ...ofZone, ruleset_id: entrypoint.id, position: { index: 1 } }),
  ({ rules: own }) => `first: ${own[0].id === ruleId}`,
);
await call(
  'rulesets.rules.delete',
  () => client.rulesets.rules.delete(ruleId, { ...ofZone, ruleset_id: entrypoint.id }),
  versionOf,
);
const custom = await call(
  'rulesets.create of an account',
  () => client.rulesets.create({ account_id, kind: 'custom', name: 'sdk', phase, rules }),
  versionOf,
);
await call(
  'rulesets.update of an account',
  () => client.rulesets.update(custom.id, { account_id, rules: [] }),
  versionOf,
);
await call('rulesets.get of an account', () => client.rulesets.get(custom.id, { account_id }), versionOf);
await call('rulesets.delete of an account', () => client.rulesets.delete(custom.id, { account_id }));

const lists = client.rules.lists;
const blocked = await call('rules.lists.create', () => lists.create({ account_id, kind: 'ip', name: 'sdk' }));
await call(
  'rules.lists.list',
  () => all(lists.list({ account_id })),
  (found) => `${found.some(({ id }) => id === blocked.id)}`,
);
const added = await call(
  'rules.lists.items.create',
  () => lists.items.create(blocked.id, { account_id, body: [{ ip: '192.0.2.0/24' }] }),
  ({ operation_id }) => typeof operation_id,
);
const ended = async () => {
  for (;;) {
    const operation = await lists.bulkOperations.get(added.operation_id, { account_id });
    if (!['pending', 'running'].includes(operation.status)) return operation;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
await call('rules.lists.bulkOperations.get', ended, ({ status }) => status);
await call('rules.lists.items.list', () => all(lists.items.list(blocked.id, { account_id })), counted);
await call('rules.lists.delete', () => lists.delete(blocked.id, { account_id }));

const { access } = client.zeroTrust;
const include = [{ email: { email: 'sdk@acme.example' } }];
const group = await call('access.groups.create', () => access.groups.create({ account_id, name: 'sdk', include }));
await call(
  'access.groups.list',
  () => all(access.groups.list({ account_id })),
  (found) => `${found.some(({ id }) => id === group.id)}`,
);
await call(
  'access.groups.update',
  () => access.groups.update(group.id, { account_id, name: 'sdk-2', include }),
  ({ name }) => name,
);
const [app] = await all(access.applications.list({ account_id }));
const policy = await call(
  'access.applications.policies.create',
  () =>
    access.applications.policies.create(app.id, {
      account_id,
      name: 'sdk',
      decision: 'allow',
      include,
      precedence: 77,
    }),
  ({ decision }) => decision,
);
await call('access.applications.policies.delete', () =>
  access.applications.policies.delete(policy.id, { account_id, app_id: app.id }),
);
await call('access.groups.delete', () => access.groups.delete(group.id, { account_id }));
const secretOf = ({ client_secret }) => `a secret: ${typeof client_secret === 'string'}`;
const serviceToken = await call(
  'access.serviceTokens.create',
  () => access.serviceTokens.create({ account_id, name: 'sdk' }),
  secretOf,
);
await call(
  'access.serviceTokens.list',
  () => all(access.serviceTokens.list({ account_id })),
  (found) => `secrets: ${found.filter((one) => 'client_secret' in one).length}`,
);
await call('access.serviceTokens.rotate', () => access.serviceTokens.rotate(serviceToken.id, { account_id }), secretOf);
await call('access.serviceTokens.delete', () => access.serviceTokens.delete(serviceToken.id, { account_id }));

const dug = await tunnels.create({ account_id, name: 'sdk-configured', config_src: 'cloudflare' });
await call(
  'tunnels.configurations.update',
  () =>
    tunnels.configurations.update(dug.id, {
      account_id,
      config: {
        ingress: [{ hostname: 'sdk.acme.example', service: 'http://localhost:1' }, { service: 'http_status:404' }],
      },
    }),
  ({ config }) => counted(config.ingress),
);
await call(
  'tunnels.configurations.get',
  () => tunnels.configurations.get(dug.id, { account_id }),
  ({ config }) => counted(config.ingress),
);
const { routes } = client.zeroTrust.networks;
const network = await call('networks.routes.create', () =>
  routes.create({ account_id, tunnel_id: dug.id, network: '10.77.0.0/16' }),
);
await call(
  'networks.routes.list',
  () => all(routes.list({ account_id, is_deleted: false })),
  (found) => `${found.some(({ id }) => id === network.id)}`,
);
await call(
  'networks.routes.edit',
  () => routes.edit(network.id, { account_id, comment: 'sdk' }),
  ({ comment }) => comment,
);
await call('networks.routes.delete', () => routes.delete(network.id, { account_id }));

const { scripts } = client.workers;
await call(
  'workers.scripts.secrets.update',
  () => scripts.secrets.update('shop-front', { account_id, name: 'SDK', text: 'sdk', type: 'secret_text' }),
  ({ name }) => name,
);
await call(
  'workers.scripts.secrets.list',
  () => all(scripts.secrets.list('shop-front', { account_id })),
  (found) => `${found.some(({ name }) => name === 'SDK')}`,
);
await call('workers.scripts.secrets.delete', () =>
  scripts.secrets.delete('SDK', { account_id, script_name: 'shop-front' }),
);
await call(
  'workers.scripts.schedules.update',
  () => scripts.schedules.update('shop-front', { account_id, body: [{ cron: '5 * * * *' }] }),
  ({ schedules }) => counted(schedules),
);
await call(
  'workers.scripts.schedules.get',
  () => scripts.schedules.get('shop-front', { account_id }),
  ({ schedules }) => counted(schedules),
);
const attached = await call(
  'workers.domains.update',
  () =>
    client.workers.domains.update({
      account_id,
      environment: 'production',
      hostname: 'sdk-worker.acme.example',
      service: 'shop-front',
      zone_id,
    }),
  ({ hostname }) => hostname,
);
await call(
  'workers.domains.list',
  () => all(client.workers.domains.list({ account_id })),
  (found) => `${found.some(({ id }) => id === attached.id)}`,
);
await call('workers.domains.delete', () => client.workers.domains.delete(attached.id, { account_id }));

const { addresses, rules: mail } = client.emailRouting;
await call(
  'emailRouting.addresses.create',
  () => addresses.create({ account_id, email: 'sdk@other.example' }),
  ({ verified }) => `verified: ${Boolean(verified)}`,
);
const verified = (await all(addresses.list({ account_id }))).find((one) => one.verified);
await call(
  'emailRouting.addresses.list',
  () => all(addresses.list({ account_id })),
  (found) => `${found.length > 1}`,
);
const mailRule = await call('emailRouting.rules.create', () =>
  mail.create({
    zone_id,
    actions: [{ type: 'forward', value: [verified.email] }],
    matchers: [{ type: 'literal', field: 'to', value: 'sdk@acme.example' }],
  }),
);
await call('emailRouting.rules.delete', () => mail.delete(mailRule.id, { zone_id }));
await call(
  'emailRouting.rules.catchAlls.update',
  () => mail.catchAlls.update({ zone_id, actions: [{ type: 'drop' }], matchers: [{ type: 'all' }] }),
  ({ enabled }) => `enabled: ${enabled}`,
);

const groups = await call(
  'user.tokens.permissionGroups.list',
  () => all(client.user.tokens.permissionGroups.list()),
  (found) => `${found.length > 0}`,
);
const policies = [
  {
    effect: 'allow',
    permission_groups: [{ id: groups[0].id }],
    resources: { [`com.cloudflare.api.account.${account_id}`]: '*' },
  },
];
const token = await call(
  'user.tokens.create',
  () => client.user.tokens.create({ name: 'sdk', policies }),
  ({ value }) => `a value: ${typeof value === 'string'}`,
);
await call(
  'user.tokens.update',
  () => client.user.tokens.update(token.id, { name: 'sdk-2', policies, status: 'disabled' }),
  ({ status }) => status,
);
await call(
  'user.tokens.value.update',
  () => client.user.tokens.value.update(token.id, { body: {} }),
  (value) => typeof value,
);
await call('user.tokens.delete', () => client.user.tokens.delete(token.id));

await call(
  'accounts.subscriptions.get',
  () => all(client.accounts.subscriptions.get({ account_id })),
  (found) => `${found.length > 0}`,
);
await call(
  'zones.subscriptions.get',
  () => client.zones.subscriptions.get({ zone_id }),
  ({ frequency }) => frequency,
);
await call(
  'zones.plans.list',
  () => all(client.zones.plans.list({ zone_id })),
  (found) => `${found.length > 1}`,
);
await call('pages.projects.domains.list', () => all(projects.domains.list('shop', { account_id })));
await call(
  'pages.projects.domains.create',
  () => projects.domains.create('shop', { account_id, name: 'sdk.acme.example' }),
  ({ status }) => status,
);
await call('pages.projects.domains.delete', () =>
  projects.domains.delete('sdk.acme.example', { account_id, project_name: 'shop' }),
);
// What the listing lacks is refused as such.
await call('kv.namespaces.bulkGet', () => namespaces.bulkGet(space.id, { account_id, keys: ['k2'] }));
const stranger = new Cloudflare({ apiToken: 'wrong', baseURL, maxRetries: 0 });
await call('zones.get with a wrong token', () => stranger.zones.get({ zone_id }));
const nobody = new Cloudflare({ apiToken, baseURL: 'http://127.0.0.1:9', maxRetries: 0 });
await call('zones.get of nobody', () => nobody.zones.get({ zone_id }));
