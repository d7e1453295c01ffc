/** ISOs; those without an architecture are listed with any architecture if so requested. */
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

export const isos: SandboxResource = {
  filters: {
    architecture({ architecture }, wanted, query) {
      const withUnknown = query['include_architecture_wildcard']?.[0] === 'true';
      return wanted.length === 0 || wanted.includes(String(architecture)) || (architecture === null && withUnknown);
    },
    include_architecture_wildcard: () => true,
  },
};

const all = [
  ['archlinux-2025.06.01-x86_64.iso', 'Arch Linux 2025.06.01', 'x86'],
  ['debian-12.11.0-amd64-netinst.iso', 'Debian 12.11 (amd64/netinstall)', 'x86'],
  ['debian-12.11.0-arm64-netinst.iso', 'Debian 12.11 (arm64/netinstall)', 'arm'],
  ['FreeBSD-14.3-RELEASE-amd64-dvd1.iso', 'FreeBSD 14.3 (amd64)', 'x86'],
  ['nixos-minimal-25.05-aarch64-linux.iso', 'NixOS 25.05 (aarch64/minimal)', 'arm'],
  ['nixos-minimal-25.05-x86_64-linux.iso', 'NixOS 25.05 (amd64/minimal)', 'x86'],
  ['openbsd-7.4-amd64.iso', 'OpenBSD 7.4 (amd64)', 'x86'],
  ['virtio-win-0.1.271.iso', 'virtio drivers 0.1.271', null],
] as const;

const old = 'openbsd-7.4-amd64.iso';
const deprecation = { announced: '2025-01-15T00:00:00+00:00', unavailable_after: '2025-07-15T00:00:00+00:00' };

export function seedIsos(world: SandboxWorld): void {
  for (const [name, description, architecture] of all) {
    world.put('/isos', {
      id: world.nextId(),
      name,
      description,
      type: 'public',
      deprecation: name === old ? deprecation : null,
      architecture,
    });
  }
}
