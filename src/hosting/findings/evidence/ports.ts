/** Ports that only those should reach who have to, by what usually listens on them. */
import type { PortRange } from './spans.js';

export type PortTable = ReadonlyMap<number, string>;

export const ssh: PortTable = new Map([[22, 'SSH']]);

export const web: readonly number[] = [80, 443];

export const databases: PortTable = new Map([
  [1433, 'SQL Server'],
  [1521, 'Oracle'],
  [2379, 'etcd'],
  [3306, 'MySQL'],
  [5432, 'PostgreSQL'],
  [5984, 'CouchDB'],
  [6379, 'Redis'],
  [9042, 'Cassandra'],
  [9200, 'Elasticsearch'],
  [11_211, 'memcached'],
  [27_017, 'MongoDB'],
]);

/** What administers machines and clusters, besides SSH. */
export const management: PortTable = new Map([
  [23, 'Telnet'],
  [2375, 'Docker'],
  [2376, 'Docker with TLS'],
  [3389, 'RDP'],
  [5601, 'Kibana'],
  [5900, 'VNC'],
  [5985, 'WinRM'],
  [5986, 'WinRM with TLS'],
  [6443, 'Kubernetes'],
  [8006, 'Proxmox VE'],
  [9090, 'Cockpit or Prometheus'],
  [10_250, 'kubelet'],
]);

export const allPorts: PortRange = { from: 1, until: 65_536 };

/** `SSH (22), RDP (3389)`. */
export function namedPorts(table: PortTable, ports: readonly number[]): string {
  return ports.map((port) => `${table.get(port) ?? 'TCP'} (${port})`).join(', ');
}

/** What a rule of a firewall names, `80`, `1024-5000` or `any`; null of anything else. */
export function portsNamed(named: string): PortRange | null {
  if (named === 'any') return allPorts;
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(named) ?? [];
  const span = { from: Number(from), until: Number(to) + 1 };
  return span.from < span.until ? span : null;
}

export function hasPort({ from, until }: PortRange, port: number): boolean {
  return from <= port && port < until;
}

/** As rules name them. */
export function portsShown(spans: readonly PortRange[]): string[] {
  return spans.map(({ from, until }) => (from === until - 1 ? String(from) : `${from}-${until - 1}`));
}
