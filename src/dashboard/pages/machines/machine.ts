/** A machine: a server or a storage box of any API, with properties that are the same for all of them. */
import { apiOfType } from '../../format/api-of-type.js';
import { addressOf, formerAddressOf, ownKeyOf } from '../../format/resource-address.js';
import type { HostingApiName, MachinesListQuery } from '../../generated/graphql.js';

type Lists = MachinesListQuery['hosting'];
type ListedServer = NonNullable<NonNullable<Lists['servers']>['nodes'][number]>;
type ListedBox = NonNullable<NonNullable<Lists['storageBoxes']>['nodes'][number]>;

interface Listed {
  readonly servers: readonly ListedServer[];
  readonly storageBoxes: readonly ListedBox[];
}

export type MachineStatus = NonNullable<ListedServer['status'] | ListedBox['status']>;

export interface Machine {
  /** The key as in the address: `cloud:production:1000169`. */
  readonly key: string;
  readonly api: HostingApiName;
  readonly account: string;
  readonly id: string;
  readonly kind: 'server' | 'box';
  /** Its id where it has no name. */
  readonly name: string;
  readonly status: MachineStatus | null;
  readonly isCancelled: boolean;
  readonly type: string | null;
  /** Cores and memory, or capacity: `3 × 4 GB`, `10 TB`. */
  readonly size: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly country: string | null;
  /** Null where its API has none. */
  readonly labels: Readonly<Record<string, string>> | null;
  /** The addresses; for a box, its host name. */
  readonly addresses: readonly string[];
  readonly created: string | null;
  /** Null where its API has no such protection. */
  readonly isProtected: boolean | null;
}

export function machinesOf({ servers, storageBoxes }: Listed): readonly Machine[] {
  return [...servers.map(ofServer), ...storageBoxes.map(ofBox)];
}

/** The machine that an address names, also a former one; a box of the dedicated API may be named by its id alone. */
export function machineAt<M extends Machine>(machines: readonly M[], key: string | null): M | null {
  if (key === null) return null;
  const isNamed = [
    (each: Machine) => each.key === key,
    (each: Machine) => each.key === `${key}:box`,
    (each: Machine) => formerAddressOf(each) === key,
  ];
  return isNamed.map((isIt) => machines.find(isIt)).find((found) => found !== undefined) ?? null;
}

function ofServer(server: ListedServer): Machine {
  const isCloud = server.__typename === 'CloudServer';
  const api = apiOfType(server.__typename);
  return {
    ...base(server, api),
    kind: 'server',
    key: addressOf({ api, account: server.accountName, id: server.id }),
    isCancelled: isCloud ? false : (server.cancelled ?? false),
    type: isCloud ? (server.serverType?.name?.toUpperCase() ?? null) : server.product,
    size: isCloud ? sizeOf(server.serverType) : null,
    labels: isCloud ? labelsIn(server.labels) : null,
    addresses: (server.addresses ?? []).filter((address) => address !== null),
    created: isCloud ? server.created : null,
    isProtected: isCloud ? (server.protection?.delete ?? null) : null,
  };
}

function ofBox(box: ListedBox): Machine {
  const isStorage = box.__typename === 'StorageBox';
  const api = apiOfType(box.__typename);
  const room = isStorage ? box.storageBoxType?.size : mebibytes(box.diskQuota);
  return {
    ...base(box, api),
    kind: 'box',
    key: `${addressOf({ api, account: box.accountName, id: box.id })}${isStorage ? '' : ':box'}`,
    isCancelled: isStorage ? false : (box.cancelled ?? false),
    type: isStorage ? (box.storageBoxType?.name?.toUpperCase() ?? null) : box.product,
    size: room === null || room === undefined ? null : bytes(room),
    labels: isStorage ? labelsIn(box.labels) : null,
    addresses: box.server === null ? [] : [box.server],
    created: isStorage ? box.created : null,
    isProtected: isStorage ? (box.protection?.delete ?? null) : null,
  };
}

function base({ id, name, status, accountName, country, city }: ListedServer | ListedBox, api: HostingApiName) {
  return {
    api,
    account: accountName,
    id,
    name: name === null || name === '' ? `number ${ownKeyOf({ api, id })}` : name,
    status,
    city: city?.name ?? null,
    countryCode: country?.isoCode ?? null,
    country: country?.name ?? null,
  };
}

function sizeOf(type: { cores: number | null; memory: number | null } | null): string | null {
  if (type?.cores === null || type?.memory === null || type === null) return null;
  return `${type.cores} × ${type.memory} GB`;
}

/** Only texts are labels: both key and value are strings. */
export function labelsIn(labels: Record<string, unknown> | null): Readonly<Record<string, string>> | null {
  if (labels === null) return null;
  const isText = (label: [string, unknown]): label is [string, string] => typeof label[1] === 'string';
  // Any word can be a key: an assignment to `__proto__` would lose it.
  return Object.fromEntries(Object.entries(labels).filter(isText));
}

export function mebibytes(value: number | null): number | null {
  return value === null ? null : value * 1024 ** 2;
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** The size in powers of 1,024, as the provider counts capacity: `10 TB`. */
export function bytes(value: number): string {
  const power = value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(value) / 10));
  const scaled = value / 1024 ** power;
  const digits = scaled < 10 && !Number.isInteger(scaled) ? 1 : 0;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(scaled)} ${units[power] ?? ''}`;
}
