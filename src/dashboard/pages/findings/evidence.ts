/** The evidence of a finding, in words. */
import { time } from '../../format/time.js';

interface Evidence {
  readonly name: string;
  readonly value?: unknown;
  readonly readAt?: string | null;
}

const names: Readonly<Record<string, string>> = {
  assigneeId: 'server',
  server: 'server',
  ip: 'address',
  content: 'points at',
  size: 'GB',
  imageSize: 'GB',
  created: 'made',
  createdAt: 'made',
  paidUntil: 'paid until',
  mainIpv6Net: 'IPv6 network',
  'publicNet.firewalls': 'firewalls',
  'publicNet.enabled': 'public',
  'protection.delete': 'protected',
  backupWindow: 'backups',
  ssl: 'TLS to the origin',
  minTlsVersion: 'least TLS version',
  appliedTo: 'applied to',
  usedBy: 'used by',
};

/** `publicNet.firewalls` as `public net firewalls`, unless there is a better name. */
export function nameInWords(name: string): string {
  const words = name.replaceAll('.', ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return names[name] ?? words.toLowerCase();
}

export function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textInWords(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueInWords).join(', ');
  return Object.values(value).length === 0 ? 'none' : nameIn(value);
}

function textInWords(value: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return time(value, 'date');
  return /^\d{4}-\d\d-\d\d$/.test(value) ? time(value, 'plainDate') : value;
}

function nameIn(value: object): string {
  const name: unknown = 'name' in value ? value.name : null;
  return typeof name === 'string' ? name : JSON.stringify(value);
}

function pairInWords({ name, value }: Evidence): string {
  if (name === 'size' || name === 'imageSize') return `${valueInWords(value)} GB`;
  const isNone = value === null || (Array.isArray(value) && value.length === 0);
  return isNone ? `no ${nameInWords(name)}` : `${nameInWords(name)} ${valueInWords(value)}`;
}

/** The evidence in one line, with the time it was read: `No server, 500 GB; read 20:07`. */
export function evidenceInWords(evidence: readonly Evidence[]): string {
  const all = evidence.map(pairInWords).join(', ');
  const read = time(evidence[0]?.readAt, 'clock');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}${read && `; read ${read}`}`;
}
