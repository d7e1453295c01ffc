/** Anything of the hosting APIs that costs money, that a finding is about, or that a name points at. */
import { createUnionType } from 'type-graphql';
import { Certificate } from '../../cloud/certificates.js';
import { Firewall } from '../../cloud/firewalls.js';
import { FloatingIp } from '../../cloud/floating-ips.js';
import { Image } from '../../cloud/images.js';
import { LoadBalancer } from '../../cloud/load-balancer.js';
import { Network } from '../../cloud/networks.js';
import { PrimaryIp } from '../../cloud/primary-ips.js';
import { Server } from '../../cloud/server.js';
import { Volume } from '../../cloud/volumes.js';
import { Failover } from '../../dedicated/failovers.js';
import { Ip } from '../../dedicated/ips.js';
import { Server as DedicatedServer } from '../../dedicated/server.js';
import { StorageBox as DedicatedStorageBox } from '../../dedicated/storage-boxes.js';
import { Subnet } from '../../dedicated/subnets.js';
import { CertificatePack } from '../../edge/certificate-packs.js';
import { CustomCertificate } from '../../edge/custom-certificate.js';
import { CustomHostname } from '../../edge/custom-hostname.js';
import { DnsRecord } from '../../edge/dns-record.js';
import { Healthcheck } from '../../edge/healthchecks.js';
import { LoadBalancer as EdgeLoadBalancer } from '../../edge/load-balancer.js';
import { Monitor } from '../../edge/monitors.js';
import { Pool } from '../../edge/pool.js';
import { Tunnel } from '../../edge/tunnels.js';
import { Zone } from '../../edge/zone.js';
import { kindsIn } from '../../rest/kinds.js';
import { Box } from '../../storage/box.js';

const dnsKinds = kindsIn(DnsRecord);

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
    PrimaryIp,
    Server,
    Volume,
    Failover,
    Ip,
    DedicatedServer,
    DedicatedStorageBox,
    Subnet,
    CertificatePack,
    CustomCertificate,
    CustomHostname,
    Healthcheck,
    EdgeLoadBalancer,
    Monitor,
    Pool,
    Tunnel,
    Zone,
    Box,
    ...(dnsKinds ? new Set([...Object.values(dnsKinds.kinds), dnsKinds.other]) : []),
  ],
});
