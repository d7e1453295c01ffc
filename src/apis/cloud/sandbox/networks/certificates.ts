/** Certificates: uploaded, or issued by an action. */
import { objectAt, objectsAt, listAt, timestamp, type Fields } from '../../../../sandbox/world/values.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { impossible } from '../rules.js';

const year = 365 * 24 * 3_600_000;

export const certificates: SandboxResource = {
  derived: {
    used_by: (certificate, world) => users(certificate, world).map((one) => world.ref('/load_balancers', one)),
  },
  make(body, world) {
    const isManaged = body['type'] === 'managed';
    if (!isManaged && (body['certificate'] === undefined || body['private_key'] === undefined)) {
      throw Refusal.invalidField('certificate', 'A certificate and its private key are required.');
    }
    return {
      name: body['name'],
      labels: body['labels'] ?? {},
      type: body['type'] ?? 'uploaded',
      created: timestamp(world.now()),
      domain_names: body['domain_names'] ?? ['example.com'],
      ...(isManaged
        ? {
            certificate: null,
            ...validity(null),
            fingerprint: null,
            status: { issuance: 'pending', renewal: 'unavailable', error: null },
          }
        : {
            certificate: body['certificate'],
            ...validity(world.now()),
            fingerprint: fingerprint(world),
            status: null,
          }),
    };
  },
  created(certificate, _body, world) {
    if (certificate['type'] !== 'managed') return { action: null };
    const then = () => world.change('/certificates', certificate.id, issued(world));
    const on = world.ref('/certificates', certificate);
    return { action: world.showAction(world.actions.begin({ command: 'create_certificate', on, then })) };
  },
  mayGo(certificate, world) {
    if (users(certificate, world).length > 0)
      throw impossible('a load balancer uses the certificate', 'resource_in_use');
  },
  actions: {
    retry: {
      command: 'issue_certificate',
      check({ item }) {
        if (objectAt(item, 'status')['issuance'] !== 'failed') {
          throw impossible('the certificate has not failed to be issued');
        }
      },
      then: ({ world }) => issued(world),
    },
  },
};

/** The fields of a managed certificate once it is issued. */
export function issued(world: SandboxWorld): Fields {
  return {
    certificate: pem(world),
    ...validity(world.now()),
    fingerprint: fingerprint(world),
    status: { issuance: 'completed', renewal: 'scheduled', error: null },
  };
}

export function pem(world: SandboxWorld): string {
  const lines = Array.from({ length: 12 }, () => world.random.text(64));
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function validity(from: number | null): Fields {
  return from === null
    ? { not_valid_before: null, not_valid_after: null }
    : { not_valid_before: timestamp(from), not_valid_after: timestamp(from + year / 4) };
}

function fingerprint(world: SandboxWorld): string {
  return Array.from({ length: 20 }, () => world.random.hex(2)).join(':');
}

function users(certificate: SandboxItem, world: SandboxWorld): SandboxItem[] {
  return world
    .all('/load_balancers')
    .filter((balancer) =>
      objectsAt(balancer, 'services').some((service) =>
        listAt(objectAt(service, 'http'), 'certificates').includes(certificate.id),
      ),
    );
}
