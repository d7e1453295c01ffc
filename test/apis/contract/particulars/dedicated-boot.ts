/** Boot configurations: what can be chosen comes as lists while inactive, what was chosen as text while active. */
import type { Layout, Particulars, Way } from '../particulars.js';

type Wire = Readonly<Record<string, unknown>>;

const ofServer = { server_ip: 'string!?', server_ipv6_net: 'string!', server_number: 'int!' };
const keys = { authorized_key: '[KeyRef]!', host_key: '[KeyRef]!' };

/** Of each: its choices, and what else is returned of the choice. */
const kinds: Readonly<Record<string, { choices: readonly string[]; more?: Readonly<Record<string, string>> }>> = {
  Rescue: { choices: ['os'], more: keys },
  Linux: { choices: ['dist', 'lang'], more: keys },
  Vnc: { choices: ['dist', 'lang'] },
  Windows: { choices: ['dist', 'lang', 'os'] },
  Plesk: { choices: ['dist', 'lang'], more: { hostname: 'string!?' } },
  Cpanel: { choices: ['dist', 'lang'], more: { hostname: 'string!?' } },
};

const each = <T>(choices: readonly string[], value: (name: string) => T) =>
  Object.fromEntries(choices.map((name) => [name, value(name)]));

export const unwrapped = (wire: Wire): Wire => {
  const inner = (name: string) => (wire[name] as { key: unknown }[] | undefined)?.map(({ key }) => key);
  return { ...wire, authorized_key: inner('authorized_key'), host_key: inner('host_key') };
};

function layoutOf([name, { choices }]: [string, { choices: readonly string[] }]): [string, Layout] {
  const layout: Layout = {
    fields: { ...ofServer, available: `${name}Options?`, active: `${name}Activation?` },
    of: ({ active, ...wire }) =>
      active === true
        ? { ...wire, active: unwrapped(wire) }
        : { ...wire, available: each([...choices, 'arch'], (choice) => [wire[choice] ?? []].flat()) },
  };
  return [`${name}Config`, layout];
}

/** What was active last names neither its server nor that it is active: it was. */
const lastOf = (name: string): Layout => ({ fields: activationOf(name), of: unwrapped });

function activationOf(name: string): Readonly<Record<string, string>> {
  const { choices = [], more = {} } = kinds[name] ?? {};
  return { ...each(choices, () => 'string?'), arch: 'int?', password: 'string!?', ...more };
}

export const bootLayouts: Readonly<Record<string, Layout>> = {
  ...Object.fromEntries(Object.entries(kinds).map(layoutOf)),
  LastRescueConfig: lastOf('Rescue'),
  LastLinuxConfig: lastOf('Linux'),
};

/** What is chosen from are lists. */
const lists = { os: 'operatingSystems', dist: 'distributions', lang: 'languages', arch: 'architectures' };

export const bootDifferences: Particulars['differences'] = Object.fromEntries(
  Object.keys(kinds).flatMap((name) =>
    Object.entries(lists).map(([wire, as]) => [`${name}Options.${wire}`, { as }] as const),
  ),
);

const wrappedKeys = { authorized_key: '[KeyEntry]!', host_key: '[KeyEntry]!' };

export const bootTypes: NonNullable<Particulars['types']> = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([name, { choices }]) => [
      [`${name}Options`, { ...each(choices, () => '[string]!'), arch: '[int]!' }],
      [`${name}Activation`, activationOf(name)],
    ]),
  ),
  // As the facts have `RescueConfig` and `LinuxConfig`.
  LastRescueConfig: { ...ofServer, os: 'json!?', arch: 'json', active: 'bool!', password: 'string!?', ...wrappedKeys },
  LastLinuxConfig: {
    ...ofServer,
    dist: 'json!?',
    arch: 'json',
    lang: 'json!?',
    active: 'bool!',
    password: 'string!?',
    ...wrappedKeys,
  },
};

const active: Way = { with: { active: true, os: 'linux', dist: 'Debian 12 base', lang: 'en', arch: 64 } };
const inactive: Way = {
  with: {
    active: false,
    os: ['linux', 'vkvm'],
    dist: ['Debian 12 base', 'Ubuntu 24.04'],
    lang: ['en'],
    arch: [64, 32],
  },
};

export const bootWays: Readonly<Record<string, readonly Way[]>> = {
  ...Object.fromEntries(Object.keys(kinds).map((name) => [`${name}Config`, [active, inactive]])),
  LastRescueConfig: [active],
  LastLinuxConfig: [active],
};
