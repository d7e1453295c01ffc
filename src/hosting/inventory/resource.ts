/** The interface of resources that cost money, have findings, or are targets of names. */
import { type ClassType, InterfaceType } from 'type-graphql';
import { implementedBy } from '../../base/type-graphql/implemented-by.js';
import { Certificate } from '../../apis/cloud/load-balancers/certificates.js';
import { DnsRecord as CloudDnsRecord, RecordSet } from '../../apis/cloud/dns/record-set.js';
import { DnsZone } from '../../apis/cloud/dns/zone.js';
import { Firewall } from '../../apis/cloud/networks/firewalls.js';
import { FloatingIp } from '../../apis/cloud/networks/floating-ips.js';
import { Image } from '../../apis/cloud/servers/images.js';
import { LoadBalancer } from '../../apis/cloud/load-balancers/load-balancer.js';
import { Network } from '../../apis/cloud/networks/networks.js';
import { PlacementGroup } from '../../apis/cloud/servers/placement-groups.js';
import { PrimaryIp } from '../../apis/cloud/networks/primary-ips.js';
import { Server } from '../../apis/cloud/servers/server.js';
import { SshKey } from '../../apis/cloud/servers/ssh-keys.js';
import { Volume } from '../../apis/cloud/volumes.js';
import { FailoverIp } from '../../apis/dedicated/networks/failovers.js';
import { FirewallTemplate } from '../../apis/dedicated/networks/firewall-templates.js';
import { Ip } from '../../apis/dedicated/networks/ips.js';
import { SshKey as DedicatedSshKey } from '../../apis/dedicated/keys.js';
import { ReverseDns } from '../../apis/dedicated/networks/reverse-dns.js';
import { Server as DedicatedServer } from '../../apis/dedicated/server.js';
import { StorageBox as DedicatedStorageBox } from '../../apis/dedicated/storage-boxes/storage-boxes.js';
import { Subnet } from '../../apis/dedicated/networks/subnets.js';
import { VSwitch } from '../../apis/dedicated/networks/vswitches.js';
import { AccessApp } from '../../apis/edge/access/access-kinds.js';
import { Account } from '../../apis/edge/accounts/account.js';
import { Bucket } from '../../apis/edge/stores/buckets.js';
import { CertificatePack } from '../../apis/edge/certificates/certificate-packs.js';
import { CustomCertificate } from '../../apis/edge/certificates/custom-certificate.js';
import { CustomHostname } from '../../apis/edge/certificates/custom-hostname.js';
import { DnsRecord } from '../../apis/edge/dns/dns-record.js';
import { Healthcheck } from '../../apis/edge/healthchecks.js';
import { KvNamespace } from '../../apis/edge/stores/kv.js';
import { LoadBalancer as EdgeLoadBalancer } from '../../apis/edge/load-balancing/load-balancer.js';
import { Monitor } from '../../apis/edge/load-balancing/monitors.js';
import { PagesProject } from '../../apis/edge/pages/pages-projects.js';
import { Pool } from '../../apis/edge/load-balancing/pool.js';
import { SqlDatabase } from '../../apis/edge/stores/sql.js';
import { Tunnel } from '../../apis/edge/tunnels.js';
import { Widget } from '../../apis/edge/widgets.js';
import { WorkerScript } from '../../apis/edge/workers/worker-script.js';
import { Zone } from '../../apis/edge/zones/zone.js';
import { kindsIn } from '../../rest/mapping/abstract-types.js';
import { Box } from '../../apis/storage/box.js';
import { Snapshot } from '../../apis/storage/snapshot.js';
import { Subaccount } from '../../apis/storage/subaccount.js';

/** The types of an interface of one API. */
function kindsOf(type: object): ReadonlySet<ClassType<object>> {
  const found = kindsIn(type);
  return new Set(found && [...Object.values(found.kinds), found.other]);
}

@InterfaceType('HostingResource', { description: 'A resource of one of the hosting APIs' })
export abstract class HostingResource {}

implementedBy(HostingResource, () => [
  Certificate,
  DnsZone,
  RecordSet,
  CloudDnsRecord,
  Firewall,
  FloatingIp,
  Image,
  LoadBalancer,
  Network,
  PlacementGroup,
  PrimaryIp,
  Server,
  SshKey,
  Volume,
  FailoverIp,
  FirewallTemplate,
  Ip,
  ReverseDns,
  DedicatedServer,
  DedicatedSshKey,
  DedicatedStorageBox,
  Subnet,
  CertificatePack,
  CustomCertificate,
  VSwitch,
  Account,
  Bucket,
  CustomHostname,
  Healthcheck,
  EdgeLoadBalancer,
  KvNamespace,
  Monitor,
  PagesProject,
  Pool,
  SqlDatabase,
  Tunnel,
  Widget,
  WorkerScript,
  Zone,
  Box,
  Snapshot,
  Subaccount,
  ...kindsOf(DnsRecord),
  ...kindsOf(AccessApp),
]);
