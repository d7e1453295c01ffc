/** Configurations of tunnels: null before the first write, each write a new version. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { type Fields, objectAt, objectsAt } from '../../../sandbox/world/values.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/cfd_tunnel';

/** The configuration that the office starts with. */
export const configured: Fields = {
  version: 4,
  config: {
    ingress: [
      { hostname: 'wiki.acme.example', service: 'http://localhost:8080' },
      {
        hostname: 'files.acme.example',
        path: '^/shared',
        service: 'https://10.0.0.7',
        originRequest: { noTLSVerify: true },
      },
      { service: 'http_status:404' },
    ],
    originRequest: { connectTimeout: 5 },
    'warp-routing': { enabled: false },
  },
};

/** The tunnel, if it is managed remotely. */
function found({ world, values }: SpecialCall): SandboxItem {
  const tunnel = world.must(`/accounts/${String(values['accountId'])}/cfd_tunnel`, values['id']);
  if (tunnel['config_src'] !== 'cloudflare') throw Refusal.notFound('configuration of the tunnel', '1055');
  return tunnel;
}

function shown(tunnel: SandboxItem): Fields {
  const { version = 0, config = null } = objectAt(tunnel, 'configuration');
  const { account_tag: account_id, id: tunnel_id, created_at } = tunnel;
  return { configuration: { account_id, tunnel_id, version, config, source: 'cloudflare', created_at } };
}

function checkIngress(config: Fields): void {
  const rules = objectsAt(config, 'ingress');
  const isOpen = ({ hostname, path: own }: Fields) => !hostname && !own;
  const refuse = (message: string) => new Refusal('invalid_input', message, undefined, '1056');
  const last = rules.at(-1);
  if (!last || !isOpen(last))
    throw refuse('The last ingress rule must match all URLs (it should not have a hostname or path filter)');
  const early = rules.findIndex(isOpen);
  if (early < rules.length - 1) throw refuse(`Rule #${early + 1} matches all URLs, but it is not the last one`);
}

export const configurationCalls: NonNullable<ProviderPart['specialCalls']> = {
  [`GET ${path}/{id}/configurations`]: (call) => shown(found(call)),
  [`PUT ${path}/{id}/configurations`]: (call) => {
    const tunnel = found(call);
    const config = objectAt(call.body, 'config');
    checkIngress(config);
    const version = Number(objectAt(tunnel, 'configuration')['version'] ?? 0) + 1;
    const collection = `/accounts/${String(call.values['accountId'])}/cfd_tunnel`;
    call.world.change(collection, tunnel.id, { configuration: { version, config } });
    return shown(found(call));
  },
};
