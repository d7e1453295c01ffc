/** Seeds a shop's scripts: one in front, one behind it, one without a route; and a route whose script is missing. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { firstAccount } from '../ids.js';
import { routesOf, scriptsOf, upload } from './workers.js';
import type { ProviderPart } from '../part.js';

const front = `export default {
  async fetch(request, env) {
    const stock = await env.STOCK.fetch(request);
    return new Response(await stock.text(), { headers: { 'x-greeting': env.GREETING } });
  },
};
`;

const stock = `export default {
  fetch: () => Response.json({ apples: 3, pears: 0 }),
};
`;

const old = `addEventListener('fetch', (event) => event.respondWith(new Response('Closed', { status: 410 })));
`;

function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const first = (path: string) => world.all(`/accounts/${account}/${path}`)[0]?.id;
  const namespace = first('storage/kv/namespaces');
  const database = first('d1/database');
  const seed = (name: string, content: string, metadata: Readonly<Record<string, unknown>>, isModule = true) => {
    const script = upload(world, account, { name, content, metadata, isModule });
    const dates = { created_on: '2025-03-09T10:00:00Z', modified_on: '2026-08-19T16:44:05Z' };
    world.put(scriptsOf(account), { ...script, ...dates, last_deployed_from: 'wrangler' });
  };
  seed('shop-front', front, {
    compatibility_date: '2026-08-01',
    tags: ['shop'],
    observability: { enabled: true, head_sampling_rate: 0.1 },
    tail_consumers: [{ service: 'watcher' }],
    bindings: [
      { type: 'service', name: 'STOCK', service: 'shop-stock' },
      { type: 'plain_text', name: 'GREETING', text: 'Hello' },
      { type: 'secret_text', name: 'PAYMENT_KEY', text: 'not-to-be-shown' },
      ...(namespace === undefined ? [] : [{ type: 'kv_namespace', name: 'SESSIONS', namespace_id: namespace }]),
    ],
  });
  seed('shop-stock', stock, {
    compatibility_flags: ['nodejs_compat'],
    tags: ['shop'],
    limits: { cpu_ms: 50 },
    bindings: [
      { type: 'durable_object_namespace', name: 'COUNTER', class_name: 'Counter', namespace_id: world.random.hex(32) },
      ...(database === undefined ? [] : [{ type: 'd1', name: 'DB', database_id: database }]),
    ],
  });
  const night = { created_on: '2026-02-01T08:00:00Z', modified_on: '2026-02-01T08:00:00Z' };
  world.change(scriptsOf(account), 'shop-stock', { schedules: [{ cron: '30 2 * * *', ...night }] });
  seed('old-site', old, { compatibility_date: '2021-11-02', usage_model: 'bundled' }, false);

  const [zone] = world.all('/zones');
  if (!zone) return;
  const host = String(zone['name']);
  world.create(routesOf(zone.id), { pattern: `${host}/shop/*`, script: 'shop-front' });
  world.create(routesOf(zone.id), { pattern: `${host}/shop/static/*` });
  world.create(routesOf(zone.id), { pattern: `old.${host}/*`, script: 'removed-long-ago' });
}

export const workerSeed: ProviderPart = { seed };
