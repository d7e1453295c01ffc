/** Images: the provider's own, and those created from servers. */
import { changeProtection } from '../protection.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import type { Fields } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

export const images: SandboxResource = {
  filters: { include_deprecated: ({ deprecated }, [wanted]) => deprecated === null || wanted === 'true' },
  mayGo({ type }) {
    if (type === 'system' || type === 'app') throw new Refusal('forbidden', 'only images of your own can be deleted');
  },
  actions: {
    change_protection: changeProtection,
  },
};

/** Name, flavour, version, description; each exists for both architectures. */
const systems = [
  ['ubuntu-22.04', 'ubuntu', '22.04', 'Ubuntu 22.04'],
  ['ubuntu-24.04', 'ubuntu', '24.04', 'Ubuntu 24.04'],
  ['debian-11', 'debian', '11', 'Debian 11'],
  ['debian-12', 'debian', '12', 'Debian 12'],
  ['debian-13', 'debian', '13', 'Debian 13'],
  ['fedora-42', 'fedora', '42', 'Fedora 42'],
  ['rocky-9', 'rocky', '9', 'Rocky Linux 9'],
  ['alma-9', 'alma', '9', 'AlmaLinux 9'],
  ['centos-stream-9', 'centos', 'stream9', 'CentOS Stream 9'],
  ['opensuse-15', 'opensuse', '15', 'openSUSE Leap 15'],
] as const;

const apps = [
  ['docker-ce', 'Docker CE'],
  ['nextcloud', 'Nextcloud'],
  ['wordpress', 'WordPress'],
  ['gitlab', 'GitLab'],
] as const;

const old = 'debian-11';

export function seedImages(world: SandboxWorld): void {
  for (const architecture of ['x86', 'arm']) {
    for (const [name, os_flavor, os_version, description] of systems) {
      const deprecated = name === old ? '2025-02-01T00:00:00+00:00' : null;
      addImage(world, { name, os_flavor, os_version, description, architecture, deprecated, rapid_deploy: true });
    }
  }
  for (const [name, description] of apps) {
    addImage(world, { type: 'app', name, description, os_flavor: 'ubuntu', os_version: '24.04', disk_size: 20 });
  }
}

/** Omitted fields get the values of the provider's own images. */
export function addImage(world: SandboxWorld, image: Fields): void {
  world.put('/images', {
    id: world.nextId(),
    type: 'system',
    status: 'available',
    name: null,
    image_size: null,
    disk_size: 5,
    created: '2024-04-25T13:26:27+00:00',
    created_from: null,
    bound_to: null,
    rapid_deploy: false,
    protection: { delete: false },
    deprecated: null,
    deleted: null,
    labels: {},
    architecture: 'x86',
    ...image,
  });
}
