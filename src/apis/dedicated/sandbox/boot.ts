/** Boot configurations: the lists of options while inactive, the chosen options while active. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SpecialCall, SandboxProvider } from '../../../sandbox/world/provider.js';
import { type Fields, listAt, objectAt } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { keyEntries, newHostKeys } from './keys.js';
import { type Odd, addressesOf, refused, serverIn } from './shared.js';

const lang = ['en', 'de', 'fi'];
const arch = [64];

export const distributions = [
  'Debian 12 base',
  'Debian 13 base',
  'Ubuntu 22.04.5 LTS base',
  'Ubuntu 24.04.3 LTS base',
  'AlmaLinux-9 base',
  'Rocky Linux 9 base',
  'Arch Linux latest minimal',
];

/** The options, by what is booted; the keys are also the names of server features, where there is one. */
const options: Readonly<Record<string, Fields>> = {
  rescue: { os: ['linux', 'linuxold', 'vkvm'], arch },
  linux: { dist: distributions, arch, lang },
  vnc: { dist: ['Fedora-42', 'openSUSE-15.6', 'AlmaLinux-9.6'], arch, lang: ['de_DE', 'en_US', 'fr_FR'] },
  windows: { os: ['Windows Server 2022'], dist: ['standard'], arch, lang: ['en', 'de'] },
  plesk: { dist: ['Ubuntu 22.04 LTS', 'AlmaLinux 9'], arch, lang: ['en', 'de'] },
  cpanel: { dist: ['AlmaLinux 9'], arch, lang: ['en'] },
};

/** Systems that support login by SSH key. */
const withKeys = ['rescue', 'linux'];
const panels = ['plesk', 'cpanel'];

function offers(server: SandboxItem, kind: string): boolean {
  return kind === 'linux' ? server['rescue'] === true : server[kind] === true;
}

function shown(server: SandboxItem, kind: string, choice: Fields | null): Fields {
  return {
    ...addressesOf(server),
    ...(choice ? choice : options[kind]),
    active: choice !== null,
    password: choice?.['password'] ?? null,
    ...(panels.includes(kind) && { hostname: null }),
    ...(withKeys.includes(kind) && {
      authorized_key: choice?.['authorized_key'] ?? [],
      host_key: choice?.['host_key'] ?? [],
    }),
  };
}

function activeOf(server: SandboxItem, kind: string, world: SandboxWorld): Fields | null {
  const state = world.get('/boot', server.id);
  return state?.[kind] === undefined ? null : objectAt(state, kind);
}

function bootable(call: SpecialCall, kind: string): SandboxItem {
  const server = serverIn(call);
  if (!offers(server, kind)) throw refused('not_found', 'BOOT_NOT_AVAILABLE');
  return server;
}

/** The options of a body, completed and checked. */
export function chosen(kind: string, body: Fields, world: SandboxWorld): Fields {
  const picked = Object.entries(options[kind] ?? {}).map(([name, values]) => {
    const list = listAt({ values }, 'values');
    const value = body[name] ?? list[0];
    if (!list.includes(value)) throw Refusal.invalidField(name, 'Not one that is available.');
    return [name, value] as const;
  });
  const keys = world.resolved({ authorized_key: body['authorized_key'] ?? [] })['authorized_key'];
  const hasKeys = Array.isArray(keys) && keys.length > 0;
  return {
    ...Object.fromEntries(picked),
    password: hasKeys ? null : world.random.text(14),
    ...(withKeys.includes(kind) && { authorized_key: keyEntries(keys, world), host_key: newHostKeys(world) }),
  };
}

function callsOf(kind: string): Readonly<Record<'read' | 'activate' | 'deactivate' | 'last', Odd>> {
  return {
    read(call) {
      const server = bootable(call, kind);
      return { [kind]: shown(server, kind, activeOf(server, kind, call.world)) };
    },
    activate(call) {
      const { body, world } = call;
      const server = bootable(call, kind);
      if (kind === 'windows' && server['windows_addon'] !== true) throw refused('not_found', 'WINDOWS_MISSING_ADDON');
      const choice = chosen(kind, body, world);
      world.change('/boot', server.id, { [kind]: choice, [`last_${kind}`]: choice });
      return { [kind]: shown(server, kind, choice) };
    },
    deactivate(call) {
      const server = bootable(call, kind);
      call.world.change('/boot', server.id, { [kind]: undefined });
      return { [kind]: shown(server, kind, null) };
    },
    last(call) {
      const server = bootable(call, kind);
      const last = activeOf(server, `last_${kind}`, call.world);
      if (!last) throw refused('not_found', 'BOOT_NOT_AVAILABLE');
      return { [kind]: shown(server, kind, last) };
    },
  };
}

const all: Odd = (call) => {
  const server = serverIn(call);
  const entries = Object.keys(options).map((kind) => [
    kind,
    offers(server, kind) ? shown(server, kind, activeOf(server, kind, call.world)) : null,
  ]);
  return { boot: Object.fromEntries(entries) };
};

export const bootCalls: SandboxProvider['specialCalls'] = {
  'GET /boot/{server-number}': all,
  ...Object.fromEntries(
    ['rescue', 'linux', 'vnc', 'windows'].flatMap((kind) => {
      const { read, activate, deactivate, last } = callsOf(kind);
      const path = `/boot/{server-number}/${kind}`;
      return [
        [`GET ${path}`, read],
        [`POST ${path}`, activate],
        [`DELETE ${path}`, deactivate],
        [`GET ${path}/last`, last],
      ];
    }),
  ),
};
