/** Every kind of finding in words, what it is about, and how to end it by hand where there is no mutation to send. */
import type { FindingKind } from '../../generated/graphql.js';
import type { Subject } from './abouts.js';

interface Words {
  readonly title: string;
  readonly about: Subject;
  readonly byHand: string;
}

const say = (about: Subject, title: string, byHand: string): Words => ({ about, title, byHand });

const unprotect = 'It is protected: remove the protection first, then delete it.';
const support = 'Ask the provider for the reason, fix it, and have it unblocked.';
const recreate = 'Create one of a type that stays, move to it, then delete this one.';

export const kinds: Readonly<Record<FindingKind, Words>> = {
  BACKUP_ORPHANED: say('cost', 'Backups whose server is gone', unprotect),
  CERTIFICATE_EXPIRED: say(
    'health',
    'Certificates that have expired',
    'Upload a new one and make the load balancers use it.',
  ),
  CERTIFICATE_EXPIRING: say('health', 'Certificates that expire within 30 days', 'Upload a new one before that day.'),
  CERTIFICATE_FAILING: say('health', 'Certificates whose renewal fails', 'Fix the cause, then try again.'),
  CERTIFICATE_UNUSED: say('reach', 'Unused certificates', 'Delete it where it is stored.'),
  FIREWALL_IP_VERSIONS_DIFFER: say(
    'reach',
    'Firewalls that differ between IPv4 and IPv6',
    'Give the rule the networks of both versions.',
  ),
  FIREWALL_OPEN_ALL_PORTS: say('reach', 'Firewalls open on all ports', 'Open only the ports that are served.'),
  FIREWALL_OPEN_DATABASES: say('reach', 'Firewalls that expose databases', 'Let in only those who need it.'),
  FIREWALL_OPEN_INTERNAL: say(
    'reach',
    'Firewalls that expose file shares, queues and amplifiers',
    'Let in only those who need it.',
  ),
  FIREWALL_OPEN_MANAGEMENT: say('reach', 'Firewalls that expose management ports', 'Let in only its administrators.'),
  FIREWALL_OPEN_SSH: say('reach', 'Firewalls that expose SSH', 'Let in only the addresses you come from.'),
  FIREWALL_RULES_REDUNDANT: say('reach', 'Redundant firewall rules', 'Remove them, or narrow the wide rule.'),
  FIREWALL_UNAPPLIED: say('reach', 'Firewalls applied to nothing', 'Apply it to its servers, or delete it.'),
  FLOATING_IP_BLOCKED: say('health', 'Floating IPs blocked by the provider', support),
  FLOATING_IP_UNASSIGNED: say('cost', 'Unassigned floating IPs', unprotect),
  LOAD_BALANCER_HTTP_WITHOUT_REDIRECT: say(
    'reach',
    'Load balancers that serve HTTP without TLS',
    'Set its service on port 80 to redirect to HTTPS.',
  ),
  LOAD_BALANCER_SINGLE_TARGET: say('health', 'Load balancers with a single target', 'Add a second target.'),
  LOAD_BALANCER_TARGET_UNHEALTHY: say('health', 'Load balancer targets that do not answer', 'Check the target itself.'),
  LOAD_BALANCER_TARGETS_NOT_SPREAD: say(
    'health',
    'Load balancers whose servers may share a host',
    'Turn the servers off one by one and add them to a placement group.',
  ),
  LOAD_BALANCER_TRAFFIC_NEAR_LIMIT: say(
    'cost',
    'Load balancers near their included traffic',
    'Switch to a larger type.',
  ),
  LOAD_BALANCER_TYPE_DEPRECATED: say(
    'end',
    'Load balancers of a deprecated type',
    'Change its type to one that stays.',
  ),
  LOAD_BALANCER_WITHOUT_SERVICES: say('cost', 'Load balancers without services', unprotect),
  LOAD_BALANCER_WITHOUT_TARGETS: say('cost', 'Load balancers without targets', unprotect),
  PRIMARY_IP_BLOCKED: say('health', 'Primary IPs blocked by the provider', support),
  PRIMARY_IP_UNASSIGNED: say('cost', 'Unassigned primary IPs', unprotect),
  SERVER_IDLE: say('cost', 'Idle servers', unprotect),
  SERVER_IMAGE_DEPRECATED: say(
    'end',
    'Servers whose system nears its end of life',
    'Upgrade it in place, or move to a new one.',
  ),
  SERVER_ISO_DEPRECATED: say('end', 'Servers with a deprecated ISO attached', 'Detach the ISO.'),
  SERVER_OFF: say('cost', 'Servers that are off and billed', unprotect),
  SERVER_REACHABLE_AROUND_LOAD_BALANCER: say(
    'reach',
    'Servers reachable around their load balancer',
    'Put a firewall in front that lets in only the load balancer.',
  ),
  SERVER_TRAFFIC_NEAR_LIMIT: say('cost', 'Servers near their included traffic', 'Find out what sends so much.'),
  SERVER_TYPE_CHEAPER: say('cost', 'Servers that a cheaper type could run', 'Turn it off and change its type.'),
  SERVER_TYPE_DEPRECATED: say('end', 'Servers of a deprecated type', 'Change its type to one that stays.'),
  SERVER_WITHOUT_BACKUPS: say('health', 'Servers without backups', 'Turn on its backups.'),
  SERVER_WITHOUT_DELETE_PROTECTION: say('health', 'Servers not protected against deletion', 'Turn on its protection.'),
  SERVER_WITHOUT_FIREWALL: say('reach', 'Servers without a firewall', 'Put a firewall in front of it.'),
  SNAPSHOT_OLD: say('cost', 'Snapshots older than 90 days', unprotect),
  TOKENS_SHARE_PROJECT: say(
    'cost',
    'Accounts of the same project',
    'Keep one of the two accounts in the configuration.',
  ),
  VOLUME_UNATTACHED: say('cost', 'Unattached volumes', unprotect),
  STORAGE_BOX_LOCKED: say('health', 'Storage boxes locked by the provider', support),
  STORAGE_BOX_NEARLY_FULL: say('health', 'Storage boxes nearly full', 'Free some space, or change to a larger type.'),
  STORAGE_BOX_REACHABLE_EXTERNALLY: say('reach', 'Storage boxes reachable from outside', 'Turn external access off.'),
  STORAGE_BOX_SNAPSHOTS_LARGE: say(
    'cost',
    'Storage boxes a quarter full of snapshots',
    'Delete old snapshots, or plan fewer of them.',
  ),
  STORAGE_BOX_SNAPSHOT_OLD: say('cost', 'Manual snapshots older than a year', 'Delete it.'),
  STORAGE_BOX_SUBACCOUNT_HOME_SHARED: say(
    'reach',
    'Sub-accounts that share a home directory',
    'Give each a home directory of its own.',
  ),
  STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY: say(
    'reach',
    'Sub-accounts that may write from outside',
    'Turn external access off, or let it read only.',
  ),
  STORAGE_BOX_TYPE_DEPRECATED: say('end', 'Storage boxes of a deprecated type', recreate),
  STORAGE_BOX_WITHOUT_DELETE_PROTECTION: say(
    'health',
    'Storage boxes not protected against deletion',
    'Turn on its protection.',
  ),
  STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN: say('health', 'Storage boxes without snapshots', 'Set up a snapshot plan.'),
  DEDICATED_FAILOVER_UNROUTED: say('cost', 'Failover IPs routed to nothing', 'Route it to a server, or cancel it.'),
  DEDICATED_FIREWALL_IP_VERSIONS_DIFFER: say(
    'reach',
    'Dedicated firewalls that differ between IPv4 and IPv6',
    'Give it the same rules for both versions.',
  ),
  DEDICATED_FIREWALL_IPV6_OPEN: say('reach', 'Dedicated firewalls open over IPv6', 'Let it filter IPv6 too.'),
  DEDICATED_FIREWALL_OFF: say('reach', 'Dedicated firewalls that are off', 'Set its rules and turn it on.'),
  DEDICATED_FIREWALL_OPEN: say('reach', 'Dedicated firewalls open to everyone', 'Narrow the rules in the evidence.'),
  DEDICATED_FIREWALL_OPEN_ALL_PORTS: say(
    'reach',
    'Dedicated firewalls open on all ports',
    'Open only the ports that are served.',
  ),
  DEDICATED_FIREWALL_RULES_REDUNDANT: say(
    'reach',
    'Redundant dedicated firewall rules',
    'Remove them, or put them before the rule that decides.',
  ),
  DEDICATED_IP_LOCKED: say('health', 'Dedicated addresses locked by the provider', support),
  DEDICATED_SERVER_CANCELLED: say('end', 'Cancelled dedicated servers', 'Move its data before its last day.'),
  DEDICATED_STORAGE_BOX_CANCELLED: say('end', 'Cancelled older storage boxes', 'Move its data in time.'),
  DEDICATED_STORAGE_BOX_LOCKED: say('health', 'Older storage boxes locked by the provider', support),
  DEDICATED_SUBNET_LOCKED: say('health', 'Dedicated networks locked by the provider', support),
  CERTIFICATE_PACK_EXPIRING: say('health', 'Edge certificates that expire soon', 'Find out why it is not renewed.'),
  CERTIFICATE_PACK_FAILED: say(
    'health',
    'Edge certificates that could not be issued',
    'Fix what its validation reports.',
  ),
  CUSTOM_CERTIFICATE_EXPIRING: say('health', 'Uploaded certificates that expire soon', 'Upload a new one.'),
  CUSTOM_HOSTNAME_CERTIFICATE_FAILED: say(
    'names',
    'Customers’ names without a certificate',
    'Ask the customer to validate the name.',
  ),
  CUSTOM_HOSTNAME_INACTIVE: say(
    'names',
    'Customers’ names that are not served',
    'Ask the customer to point it to your zone.',
  ),
  DNS_CNAME_LOOP: say('names', 'Records that lead back to themselves', 'Point it somewhere else, or delete it.'),
  DNS_PRIVATE_ADDRESS: say(
    'names',
    'Public records with private addresses',
    'Delete it, or keep it in a private zone.',
  ),
  DNS_RECORD_DANGLING: say('names', 'Dangling records', 'Point it to something you have, or delete it.'),
  DNS_RECORD_FOREIGN: say(
    'names',
    'Records with addresses that are not yours',
    'Find out whose it is; delete the record if nobody’s.',
  ),
  DNS_ZONE_DIFFERS: say(
    'names',
    'Zones that differ between two providers',
    'Make both the same, or delete the unused one.',
  ),
  EDGE_LOAD_BALANCER_WITHOUT_POOLS: say('health', 'Edge load balancers without a pool', 'Turn one of its pools on.'),
  HEALTHCHECK_SUSPENDED: say('health', 'Suspended health checks', 'Resume it, or delete it.'),
  HEALTHCHECK_UNHEALTHY: say('health', 'Servers that fail their health check', 'Check the server itself.'),
  MONITOR_UNUSED: say('reach', 'Monitors that check nothing', 'Delete it, or use it in a pool.'),
  POOL_OFF: say('health', 'Pools that are off', 'Turn it on, or delete it.'),
  POOL_UNHEALTHY: say('health', 'Pools with origins that do not answer', 'Check the origins themselves.'),
  POOL_UNUSED: say('reach', 'Unused pools', 'Delete it, or use it in a load balancer.'),
  PROXIED_ORIGIN_OPEN: say(
    'reach',
    'Origins reachable around the edge',
    'Let its firewall accept ports 80 and 443 only from the edge.',
  ),
  TUNNEL_DEGRADED: say('health', 'Tunnels with failing connections', 'Check the machine that it runs on.'),
  TUNNEL_UNCONNECTED: say('health', 'Tunnels without a connection', 'Restart its connector, or delete it.'),
  ZONE_HTTP_ALLOWED: say('reach', 'Zones that allow HTTP', 'Turn on "always use HTTPS".'),
  STATEMENT_DIFFERS: say(
    'cost',
    'Statements that differ from the invoice',
    'Ask the provider with the text of the line, or add what is right as a correction.',
  ),
  ZONE_INACTIVE: say(
    'names',
    'Zones that do not point at the edge',
    'Set its name servers where the name is registered.',
  ),
  ZONE_PAUSED: say('names', 'Paused zones', 'Resume it.'),
  ZONE_PHISHING: say('health', 'Zones reported for phishing', 'Find and remove the phishing, then ask for a review.'),
  ZONE_SSL_WEAK: say(
    'reach',
    'Zones not encrypted to the origin',
    'Give the origin a certificate, then set it to "full (strict)".',
  ),
  ZONE_TLS_OLD: say('reach', 'Zones that allow TLS below 1.2', 'Set its minimum version to 1.2.'),
  ZONE_WITHOUT_DNSSEC: say('names', 'Zones without DNSSEC', 'Give the registrar the DS record of the zone.'),
  ZONE_WITHOUT_MANAGED_RULES: say('reach', 'Zones without the provider’s rules', 'Turn on the managed rules.'),
  CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING: say(
    'health',
    'Custom hostnames whose certificate expires',
    'Upload a new one, or fix its validation.',
  ),
  DNS_NAME_CLAIMABLE: say(
    'names',
    'Names that a stranger could register',
    'Make sure that you own it, or delete the record.',
  ),
  DNS_ZONE_WITHOUT_DMARC: say(
    'names',
    'Domains without DMARC',
    'Add a policy at _dmarc, at first one that only reports.',
  ),
  DNS_ZONE_WITHOUT_SPF: say('names', 'Domains without SPF', 'Add a TXT record that names the permitted senders.'),
  SSH_KEY_OLD: say('reach', 'Old SSH keys', 'Create a new one, and remove the old one from the servers.'),
  SSH_KEY_UNUSED: say('reach', 'SSH keys that no server was created with', 'Delete it.'),
  SSH_KEY_WEAK: say('reach', 'Weak SSH keys', 'Create an Ed25519 key, and remove the old one from the servers.'),
  ZONE_HSTS_OFF: say('reach', 'Zones without HSTS', 'Turn it on in the zone’s settings.'),
};

export function kindTitle(kind: FindingKind): string {
  return kinds[kind].title;
}
