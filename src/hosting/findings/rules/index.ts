/** All rules, in the order in which their kinds are told. */
import type { Rule } from '../rule.js';
import { backupOrphaned } from './backup-orphaned.js';
import { certificateExpired } from './certificate-expired.js';
import { certificateExpiring } from './certificates.js';
import { certificateFailing } from './certificate-failing.js';
import { certificateUnused } from './certificate-unused.js';
import { firewallOpenDatabases } from './firewall-open-databases.js';
import { firewallOpenSsh } from './firewall-open-ssh.js';
import { firewallUnapplied } from './firewalls.js';
import { floatingIpBlocked } from './floating-ip-blocked.js';
import { floatingIpUnassigned } from './addresses.js';
import { loadBalancerHttpWithoutRedirect } from './load-balancer-http-without-redirect.js';
import { loadBalancerSingleTarget } from './load-balancer-single-target.js';
import { loadBalancerTargetUnhealthy } from './load-balancers.js';
import { loadBalancerTypeDeprecated } from './load-balancer-type-deprecated.js';
import { loadBalancerWithoutServices } from './load-balancer-without-services.js';
import { loadBalancerWithoutTargets } from './load-balancer-without-targets.js';
import { primaryIpBlocked } from './primary-ip-blocked.js';
import { primaryIpUnassigned } from './primary-ip-unassigned.js';
import { serverImageDeprecated } from './server-image-deprecated.js';
import { serverIsoDeprecated } from './server-iso-deprecated.js';
import { serverOff } from './server-off.js';
import { serverReachableAroundLoadBalancer } from './exposed-servers.js';
import { serverTypeDeprecated } from './servers.js';
import { serverWithoutBackups } from './server-without-backups.js';
import { serverWithoutDeleteProtection } from './server-without-delete-protection.js';
import { serverWithoutFirewall } from './server-without-firewall.js';
import { snapshotOld } from './images-and-volumes.js';
import { volumeUnattached } from './volume-unattached.js';
import { storageBoxLocked } from './storage-box-locked.js';
import { storageBoxNearlyFull } from './storage-box-nearly-full.js';
import { storageBoxReachableExternally } from './storage-boxes.js';
import { storageBoxTypeDeprecated } from './storage-box-type-deprecated.js';
import { storageBoxWithoutDeleteProtection } from './storage-box-without-delete-protection.js';
import { storageBoxWithoutSnapshotPlan } from './storage-box-without-snapshot-plan.js';
import { dedicatedFailoverUnrouted } from './dedicated-failover-unrouted.js';
import { dedicatedFirewallIpv6Open } from './dedicated-firewall-ipv6-open.js';
import { dedicatedFirewallOff } from './dedicated-firewall-off.js';
import { dedicatedFirewallOpen } from './dedicated-servers.js';
import { dedicatedIpLocked } from './dedicated-ip-locked.js';
import { dedicatedServerCancelled } from './dedicated-server-cancelled.js';
import { dedicatedStorageBoxCancelled } from './dedicated-storage-box-cancelled.js';
import { dedicatedStorageBoxLocked } from './dedicated-storage-box-locked.js';
import { dedicatedSubnetLocked } from './dedicated-subnet-locked.js';
import { certificatePackExpiring } from './certificate-pack-expiring.js';
import { certificatePackFailed } from './certificate-pack-failed.js';
import { customCertificateExpiring } from './edge-certificates.js';
import { customHostnameCertificateFailed } from './custom-hostname-certificate-failed.js';
import { customHostnameInactive } from './custom-hostname-inactive.js';
import { dnsCnameLoop } from './dns.js';
import { dnsPrivateAddress } from './dns-private-address.js';
import { dnsRecordDangling } from './dns-record-dangling.js';
import { dnsRecordForeign } from './dns-record-foreign.js';
import { edgeLoadBalancerWithoutPools } from './edge-load-balancer-without-pools.js';
import { healthcheckSuspended } from './healthcheck-suspended.js';
import { healthcheckUnhealthy } from './healthcheck-unhealthy.js';
import { monitorUnused } from './monitor-unused.js';
import { poolOff } from './pool-off.js';
import { poolUnhealthy } from './edge-load-balancers.js';
import { poolUnused } from './pool-unused.js';
import { proxiedOriginOpen } from './proxied-origin-open.js';
import { tunnelDegraded } from './tunnel-degraded.js';
import { tunnelUnconnected } from './origins.js';
import { zoneHttpAllowed } from './zone-http-allowed.js';
import { zoneInactive } from './zone-inactive.js';
import { zonePaused } from './zone-paused.js';
import { zonePhishing } from './zone-phishing.js';
import { zoneSslWeak } from './zone-ssl-weak.js';
import { zoneTlsOld } from './zone-tls-old.js';
import { zoneWithoutManagedRules } from './zones.js';

export const rules: readonly Rule[] = [
  backupOrphaned,
  certificateExpired,
  certificateExpiring,
  certificateFailing,
  certificateUnused,
  firewallOpenDatabases,
  firewallOpenSsh,
  firewallUnapplied,
  floatingIpBlocked,
  floatingIpUnassigned,
  loadBalancerHttpWithoutRedirect,
  loadBalancerSingleTarget,
  loadBalancerTargetUnhealthy,
  loadBalancerTypeDeprecated,
  loadBalancerWithoutServices,
  loadBalancerWithoutTargets,
  primaryIpBlocked,
  primaryIpUnassigned,
  serverImageDeprecated,
  serverIsoDeprecated,
  serverOff,
  serverReachableAroundLoadBalancer,
  serverTypeDeprecated,
  serverWithoutBackups,
  serverWithoutDeleteProtection,
  serverWithoutFirewall,
  snapshotOld,
  volumeUnattached,
  storageBoxLocked,
  storageBoxNearlyFull,
  storageBoxReachableExternally,
  storageBoxTypeDeprecated,
  storageBoxWithoutDeleteProtection,
  storageBoxWithoutSnapshotPlan,
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
  dnsRecordDangling,
  dnsRecordForeign,
  edgeLoadBalancerWithoutPools,
  healthcheckSuspended,
  healthcheckUnhealthy,
  monitorUnused,
  poolOff,
  poolUnhealthy,
  poolUnused,
  proxiedOriginOpen,
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
