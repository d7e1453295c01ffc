/** Buckets: one is not empty, one has to stay in the European Union. */
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';

const path = '/accounts/{accountId}/r2/buckets';

const bucketTable: SandboxResource = {
  key: 'name',
  missing: '10006',
  hides: ['objects'],
  order: (a, b) => (String(a['name']) < String(b['name']) ? -1 : 1),
  filters: {
    jurisdiction: ({ jurisdiction }, [wanted = 'default']) => jurisdiction === wanted,
    name_contains: ({ name }, [text = '']) => String(name).includes(text),
    start_after: ({ name }, [text = '']) => String(name) > text,
  },
};

const resources = { [path]: bucketTable };

function collectionOf({ values }: SpecialCall): string {
  return `/accounts/${values['accountId']}/r2/buckets`;
}

/** Names are unique per jurisdiction. */
function idOf(jurisdiction: unknown, name: unknown): string {
  return `${String(jurisdiction ?? 'default')}/${String(name)}`;
}

function found(call: SpecialCall): SandboxItem {
  const jurisdiction = call.query['jurisdiction']?.[0] ?? call.body['jurisdiction'];
  return call.world.must(collectionOf(call), idOf(jurisdiction, call.values['name']));
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`GET ${path}/{name}`]: (call) => ({ bucket: call.world.show(collectionOf(call), found(call)) }),
  [`POST ${path}`]: (call) => {
    const { body, world } = call;
    const id = idOf(body['jurisdiction'], body['name']);
    if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(String(body['name']))) {
      throw new Refusal('invalid_input', 'The specified bucket name is not valid.', undefined, '10005');
    }
    if (world.get(collectionOf(call), id)) {
      throw new Refusal('uniqueness_error', 'The bucket you tried to create already exists.', undefined, '10004');
    }
    const item = world.put(collectionOf(call), { id, ...fieldsOf(body), creation_date: timestamp(world.now()) });
    return { bucket: world.show(collectionOf(call), item) };
  },
  [`DELETE ${path}/{name}`]: (call) => {
    const item = found(call);
    if (Number(item['objects']) > 0) {
      throw new Refusal('conflict', 'The bucket you tried to delete is not empty.', undefined, '10008');
    }
    call.world.remove(collectionOf(call), item);
    return {};
  },
};

function fieldsOf({ name, jurisdiction = 'default', locationHint = 'weur', storageClass = 'Standard' }: Fields) {
  return { name, jurisdiction, location: locationHint, storage_class: storageClass, objects: 0 };
}

function seed(world: SandboxWorld): void {
  const [account] = world.all('/accounts');
  for (const [name, jurisdiction, storageClass, objects] of [
    ['acme-backups', 'default', 'InfrequentAccess', 18_204],
    ['acme-uploads', 'default', 'Standard', 52_117],
    ['acme-scratch', 'default', 'Standard', 0],
    ['acme-invoices', 'eu', 'Standard', 940],
  ] as const) {
    world.put(`/accounts/${account?.id}/r2/buckets`, {
      id: idOf(jurisdiction, name),
      ...fieldsOf({ name, jurisdiction, storageClass }),
      creation_date: '2024-02-11T10:03:27.512Z',
      objects,
    });
  }
}

export const buckets: ProviderPart = { resources, specialCalls, seed };
