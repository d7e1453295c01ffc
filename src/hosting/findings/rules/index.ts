/** All rules, in the order in which their kinds are told. */
import type { Rule } from '../rule.js';
import { certificatePackExpiring } from './certificate-pack-expiring.js';
import { certificatePackFailed } from './certificate-pack-failed.js';
import { customCertificateExpiring } from './custom-certificate-expiring.js';
import { customHostnameCertificateFailed } from './custom-hostname-certificate-failed.js';
import { customHostnameInactive } from './custom-hostname-inactive.js';
import { dedicatedFailoverUnrouted } from './dedicated-failover-unrouted.js';
import { dedicatedFirewallIpv6Open } from './dedicated-firewall-ipv6-open.js';
import { dedicatedFirewallOff } from './dedicated-firewall-off.js';
import { dedicatedFirewallOpen } from './dedicated-firewall-open.js';
import { dedicatedIpLocked } from './dedicated-ip-locked.js';
import { dedicatedServerCancelled } from './dedicated-server-cancelled.js';
import { dedicatedStorageBoxCancelled } from './dedicated-storage-box-cancelled.js';
import { dedicatedStorageBoxLocked } from './dedicated-storage-box-locked.js';
import { dedicatedSubnetLocked } from './dedicated-subnet-locked.js';
import { dnsCnameLoop } from './dns-cname-loop.js';
import { dnsPrivateAddress } from './dns-private-address.js';
import { edgeLoadBalancerWithoutPools } from './edge-load-balancer-without-pools.js';
import { healthcheckSuspended } from './healthcheck-suspended.js';
import { healthcheckUnhealthy } from './healthcheck-unhealthy.js';
import { monitorUnused } from './monitor-unused.js';
import { poolOff } from './pool-off.js';
import { poolUnhealthy } from './pool-unhealthy.js';
import { poolUnused } from './pool-unused.js';
import { serverOff } from './server-off.js';
import { tunnelDegraded } from './tunnel-degraded.js';
import { tunnelUnconnected } from './tunnel-unconnected.js';
import { volumeUnattached } from './volume-unattached.js';
import { zoneHttpAllowed } from './zone-http-allowed.js';
import { zoneInactive } from './zone-inactive.js';
import { zonePaused } from './zone-paused.js';
import { zonePhishing } from './zone-phishing.js';
import { zoneSslWeak } from './zone-ssl-weak.js';
import { zoneTlsOld } from './zone-tls-old.js';
import { zoneWithoutManagedRules } from './zone-without-managed-rules.js';

export const rules: readonly Rule[] = [
  serverOff,
  volumeUnattached,

  dedicatedFailoverUnrouted,
  dedicatedFirewallIpv6Open,
  dedicatedFirewallOff,
  dedicatedFirewallOpen,
  dedicatedIpLocked,
  dedicatedServerCancelled,
  dedicatedStorageBoxCancelled,
  dedicatedStorageBoxLocked,
  dedicatedSubnetLocked,

  certificatePackExpiring,
  certificatePackFailed,
  customCertificateExpiring,
  customHostnameCertificateFailed,
  customHostnameInactive,
  dnsCnameLoop,
  dnsPrivateAddress,
  edgeLoadBalancerWithoutPools,
  healthcheckSuspended,
  healthcheckUnhealthy,
  monitorUnused,
  poolOff,
  poolUnhealthy,
  poolUnused,
  tunnelDegraded,
  tunnelUnconnected,
  zoneHttpAllowed,
  zoneInactive,
  zonePaused,
  zonePhishing,
  zoneSslWeak,
  zoneTlsOld,
  zoneWithoutManagedRules,
];
