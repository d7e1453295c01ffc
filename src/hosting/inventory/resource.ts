/** Anything of the hosting APIs that costs money, that a finding is about, or that a name points at. */
import { type ClassType, createUnionType } from 'type-graphql';
import { Certificate } from '../../cloud/certificates.js';
import { Firewall } from '../../cloud/firewalls.js';
import { FloatingIp } from '../../cloud/floating-ips.js';
import { Image } from '../../cloud/images.js';
import { LoadBalancer } from '../../cloud/load-balancer.js';
import { Network } from '../../cloud/networks.js';
import { PlacementGroup } from '../../cloud/placement-groups.js';
import { PrimaryIp } from '../../cloud/primary-ips.js';
import { Server } from '../../cloud/server.js';
import { SshKey } from '../../cloud/ssh-keys.js';
import { Volume } from '../../cloud/volumes.js';
import { Failover } from '../../dedicated/failovers.js';
import { FirewallTemplate } from '../../dedicated/firewall-templates.js';
import { Ip } from '../../dedicated/ips.js';
import { SshKey as DedicatedSshKey } from '../../dedicated/keys.js';
import { ReverseDns } from '../../dedicated/reverse-dns.js';
import { Server as DedicatedServer } from '../../dedicated/server.js';
import { StorageBox as DedicatedStorageBox } from '../../dedicated/storage-boxes.js';
import { Subnet } from '../../dedicated/subnets.js';
import { VSwitch } from '../../dedicated/vswitches.js';
import { AccessApp } from '../../edge/access-kinds.js';
import { Account } from '../../edge/account.js';
import { Bucket } from '../../edge/buckets.js';
import { CertificatePack } from '../../edge/certificate-packs.js';
import { CustomCertificate } from '../../edge/custom-certificate.js';
import { CustomHostname } from '../../edge/custom-hostname.js';
import { DnsRecord } from '../../edge/dns-record.js';
import { Healthcheck } from '../../edge/healthchecks.js';
import { KvNamespace } from '../../edge/kv.js';
import { LoadBalancer as EdgeLoadBalancer } from '../../edge/load-balancer.js';
import { Monitor } from '../../edge/monitors.js';
import { PagesProject } from '../../edge/pages-projects.js';
import { Pool } from '../../edge/pool.js';
import { SqlDatabase } from '../../edge/sql.js';
import { Tunnel } from '../../edge/tunnels.js';
import { Widget } from '../../edge/widgets.js';
import { WorkerScript } from '../../edge/worker-script.js';
import { Zone } from '../../edge/zone.js';
import { kindsIn } from '../../rest/kinds.js';
import { Box } from '../../storage/box.js';

/** The types that an interface comes in. */
function kindsOf(type: object): ReadonlySet<ClassType<object>> {
  const found = kindsIn(type);
  return new Set(found && [...Object.values(found.kinds), found.other]);
}

export const HostingResource = createUnionType({
  name: 'HostingResource',
  description: 'An object of one of the hosting APIs',
  types: () => [
    Certificate,
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
    Failover,
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
    ...kindsOf(DnsRecord),
    ...kindsOf(AccessApp),
  ],
});
