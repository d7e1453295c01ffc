/** Services that the world should not reach, by the port on which they usually listen: of clouds and of dedicated servers. */
import { Severity } from '../severity.js';

export type Transport = 'tcp' | 'udp';

export const transports: readonly Transport[] = ['tcp', 'udp'];

export interface Service {
  readonly port: number;
  readonly transport: Transport;
  readonly name: string;
  readonly severity: Severity;
  /** Others that may be meant for everyone use the port too. */
  readonly isAmbiguous?: true;
}

const { LOW, MEDIUM, HIGH, CRITICAL } = Severity;

const tcp = (port: number, name: string, severity = HIGH): Service => ({ port, transport: 'tcp', name, severity });
const udp = (port: number, name: string, severity = HIGH): Service => ({ port, transport: 'udp', name, severity });
const ambiguous = (service: Service): Service => ({ ...service, isAmbiguous: true });

export const ssh: readonly Service[] = [tcp(22, 'SSH')];

export const databases: readonly Service[] = [
  tcp(389, 'LDAP'),
  tcp(1433, 'SQL Server'),
  tcp(1521, 'Oracle'),
  tcp(2379, 'etcd'),
  tcp(2380, 'etcd nodes'),
  tcp(3306, 'MySQL'),
  tcp(5432, 'PostgreSQL'),
  tcp(5984, 'CouchDB'),
  tcp(6379, 'Redis', CRITICAL),
  tcp(7000, 'Cassandra nodes'),
  tcp(7001, 'Cassandra nodes with TLS'),
  tcp(7199, 'Cassandra JMX'),
  tcp(8086, 'InfluxDB'),
  ambiguous(tcp(8123, 'ClickHouse over HTTP', MEDIUM)),
  ambiguous(tcp(9000, 'ClickHouse', MEDIUM)),
  tcp(9042, 'Cassandra'),
  tcp(9200, 'Elasticsearch'),
  tcp(9300, 'Elasticsearch nodes'),
  tcp(11_211, 'memcached'),
  tcp(27_017, 'MongoDB'),
  tcp(27_018, 'MongoDB shards'),
  tcp(27_019, 'MongoDB config servers'),
  tcp(33_060, 'MySQL X Protocol'),
];

/** Services that administer machines and clusters, besides SSH. */
export const management: readonly Service[] = [
  tcp(21, 'FTP', MEDIUM),
  tcp(23, 'Telnet'),
  tcp(512, 'rexec'),
  tcp(513, 'rlogin'),
  tcp(514, 'rsh'),
  tcp(2181, 'ZooKeeper'),
  tcp(2375, 'Docker', CRITICAL),
  tcp(2376, 'Docker with TLS'),
  tcp(2377, 'Docker Swarm'),
  tcp(3389, 'RDP'),
  tcp(4369, 'Erlang port mapper'),
  tcp(5601, 'Kibana'),
  tcp(5900, 'VNC'),
  tcp(5901, 'VNC'),
  tcp(5902, 'VNC'),
  tcp(5903, 'VNC'),
  tcp(5985, 'WinRM'),
  tcp(5986, 'WinRM with TLS'),
  tcp(6443, 'Kubernetes'),
  tcp(8001, 'kubectl proxy'),
  tcp(8006, 'Proxmox VE'),
  tcp(8200, 'Vault'),
  tcp(8500, 'Consul'),
  tcp(9090, 'Cockpit or Prometheus', MEDIUM),
  tcp(9100, 'Prometheus node exporter', MEDIUM),
  tcp(10_250, 'kubelet'),
  tcp(10_255, 'read-only kubelet'),
  tcp(15_672, 'RabbitMQ management'),
  tcp(25_672, 'Erlang distribution'),
  udp(69, 'TFTP'),
  udp(623, 'IPMI', CRITICAL),
  udp(3389, 'RDP'),
];

/**
 * File shares, message queues, and services that answer anyone over UDP with more data than they received, which
 * amplifies attacks.
 */
export const internal: readonly Service[] = [
  tcp(111, 'rpcbind'),
  tcp(135, 'Windows RPC'),
  tcp(139, 'NetBIOS'),
  tcp(445, 'SMB'),
  tcp(873, 'rsync'),
  tcp(1883, 'MQTT without TLS', MEDIUM),
  tcp(2049, 'NFS'),
  tcp(5672, 'RabbitMQ', MEDIUM),
  tcp(9092, 'Kafka'),
  udp(111, 'rpcbind'),
  ambiguous(udp(123, 'NTP', LOW)),
  udp(137, 'NetBIOS names', MEDIUM),
  udp(138, 'NetBIOS datagrams', MEDIUM),
  udp(161, 'SNMP'),
  udp(389, 'CLDAP'),
  udp(1434, 'SQL Server Browser', MEDIUM),
  udp(1900, 'SSDP', MEDIUM),
  udp(2049, 'NFS'),
  udp(11_211, 'memcached'),
];

/** All of them, by port. */
export const exposable: readonly Service[] = [...ssh, ...databases, ...management, ...internal].toSorted(
  (one, other) => one.port - other.port,
);

/** `SSH (22), SNMP (UDP 161)`. */
export function namedServices(services: readonly Service[]): string {
  return services
    .map(({ name, port, transport }) => `${name} (${transport === 'udp' ? 'UDP ' : ''}${port})`)
    .join(', ');
}

/** `TCP 22, 23 and UDP 161`. */
export function namedPorts(services: readonly Service[]): string {
  return transports
    .flatMap((transport) => {
      const ports = portsOf(services, transport);
      return ports.length > 0 ? [`${transport.toUpperCase()} ${ports.join(', ')}`] : [];
    })
    .join(' and ');
}

export function portsOf(services: readonly Service[], of: Transport): number[] {
  return services.filter(({ transport }) => transport === of).map(({ port }) => port);
}
