/** Every kind of finding in words, what it is about, and how to end it by hand where there is no mutation to send. */
import type { FindingKind } from '../../generated/graphql.js';

export const abouts = [
  { key: 'cost', label: 'Cost' },
  { key: 'names', label: 'Names' },
  { key: 'reach', label: 'Reach' },
  { key: 'health', label: 'Health' },
  { key: 'end', label: 'End of life' },
] as const;
type Subject = (typeof abouts)[number]['key'];

interface Words {
  readonly title: string;
  readonly about: Subject;
  readonly byHand: string;
}

const say = (about: Subject, title: string, byHand: string): Words => ({ about, title, byHand });

const unprotect = 'It is protected: take the protection off first, then delete it.';
const support = 'Ask the provider why, mend that, and have it let in again.';
const recreate = 'Make another of a type that stays, move to it, then delete this one.';

export const kinds: Readonly<Record<FindingKind, Words>> = {
  BACKUP_ORPHANED: say('cost', 'Backups whose server is gone', unprotect),
  CERTIFICATE_EXPIRED: say('health', 'Certificates that have expired', 'Upload a new one and let balancers use it.'),
  CERTIFICATE_EXPIRING: say('health', 'Certificates that expire within 30 days', 'Upload a new one before that day.'),
  CERTIFICATE_FAILING: say('health', 'Certificates whose renewal fails', 'Mend the reason, then try again.'),
  CERTIFICATE_UNUSED: say('reach', 'Certificates that nothing uses', 'Delete it where it is kept.'),
  FIREWALL_IP_VERSIONS_DIFFER: say(
    'reach',
    'Firewalls that differ between IPv4 and IPv6',
    'Give the rule the networks of both versions.',
  ),
  FIREWALL_OPEN_ALL_PORTS: say('reach', 'Firewalls open on all ports', 'Let in only the ports that are served.'),
  FIREWALL_OPEN_DATABASES: say('reach', 'Firewalls open to databases', 'Let in only those who need it.'),
  FIREWALL_OPEN_INTERNAL: say(
    'reach',
    'Firewalls open to file shares, queues and amplifiers',
    'Let in only those who need it.',
  ),
  FIREWALL_OPEN_MANAGEMENT: say('reach', 'Firewalls open to management', 'Let in only those who manage it.'),
  FIREWALL_OPEN_SSH: say('reach', 'Firewalls open to SSH', 'Let in only the addresses you come from.'),
  FIREWALL_RULES_REDUNDANT: say('reach', 'Firewall rules that change nothing', 'Remove them, or narrow the wide rule.'),
  FIREWALL_UNAPPLIED: say('reach', 'Firewalls in front of nothing', 'Apply it to its servers, or delete it.'),
  FLOATING_IP_BLOCKED: say('health', 'Floating IPs cut off by the provider', support),
  FLOATING_IP_UNASSIGNED: say('cost', 'Floating IPs assigned to nothing', unprotect),
  LOAD_BALANCER_HTTP_WITHOUT_REDIRECT: say(
    'reach',
    'Balancers that serve HTTP without TLS',
    'Set its service on port 80 to redirect to HTTPS.',
  ),
  LOAD_BALANCER_SINGLE_TARGET: say('health', 'Balancers with one target alone', 'Add a second target.'),
  LOAD_BALANCER_TARGET_UNHEALTHY: say('health', 'Balancer targets that do not answer', 'Look at the target itself.'),
  LOAD_BALANCER_TARGETS_NOT_SPREAD: say(
    'health',
    'Balancers whose servers may share a host',
    'Turn servers off in turn and add them to a placement group.',
  ),
  LOAD_BALANCER_TRAFFIC_NEAR_LIMIT: say('cost', 'Balancers near their included traffic', 'Take a larger type.'),
  LOAD_BALANCER_TYPE_DEPRECATED: say('end', 'Balancers of a type on its way out', 'Change its type to one that stays.'),
  LOAD_BALANCER_WITHOUT_SERVICES: say('cost', 'Balancers without services', unprotect),
  LOAD_BALANCER_WITHOUT_TARGETS: say('cost', 'Balancers without targets', unprotect),
  PRIMARY_IP_BLOCKED: say('health', 'Primary IPs cut off by the provider', support),
  PRIMARY_IP_UNASSIGNED: say('cost', 'Primary IPs assigned to nothing', unprotect),
  SERVER_IDLE: say('cost', 'Servers that do nothing', unprotect),
  SERVER_IMAGE_DEPRECATED: say(
    'end',
    'Servers whose system nears its end',
    'Upgrade it in place, or move to a new one.',
  ),
  SERVER_ISO_DEPRECATED: say('end', 'Servers with an old disc in their drive', 'Take the disc out.'),
  SERVER_OFF: say('cost', 'Servers that are off and billed', unprotect),
  SERVER_REACHABLE_AROUND_LOAD_BALANCER: say(
    'reach',
    'Servers reached around their balancer',
    'Put a firewall before it that lets in the balancer alone.',
  ),
  SERVER_TRAFFIC_NEAR_LIMIT: say('cost', 'Servers near their included traffic', 'Look at what sends so much.'),
  SERVER_TYPE_CHEAPER: say('cost', 'Servers that another type runs for less', 'Turn it off and change its type.'),
  SERVER_TYPE_DEPRECATED: say('end', 'Servers of a type on its way out', 'Change its type to one that stays.'),
  SERVER_WITHOUT_BACKUPS: say('health', 'Servers without backups', 'Switch on its backups.'),
  SERVER_WITHOUT_DELETE_PROTECTION: say(
    'health',
    'Servers not protected against deletion',
    'Switch on its protection.',
  ),
  SERVER_WITHOUT_FIREWALL: say('reach', 'Servers without a firewall', 'Put a firewall in front of it.'),
  SNAPSHOT_OLD: say('cost', 'Snapshots older than 90 days', unprotect),
  TOKENS_SHARE_PROJECT: say('cost', 'Accounts of one project', 'Keep one of the two accounts in the configuration.'),
  VOLUME_UNATTACHED: say('cost', 'Volumes attached to nothing', unprotect),
  STORAGE_BOX_LOCKED: say('health', 'Storage boxes locked by the provider', support),
  STORAGE_BOX_NEARLY_FULL: say('health', 'Storage boxes nearly full', 'Free some of it, or change to a larger type.'),
  STORAGE_BOX_REACHABLE_EXTERNALLY: say('reach', 'Storage boxes reached from outside', 'Switch external reach off.'),
  STORAGE_BOX_TYPE_DEPRECATED: say('end', 'Storage boxes of a type on its way out', recreate),
  STORAGE_BOX_WITHOUT_DELETE_PROTECTION: say(
    'health',
    'Storage boxes not protected against deletion',
    'Switch on its protection.',
  ),
  STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN: say('health', 'Storage boxes without snapshots', 'Set a plan for its snapshots.'),
  DEDICATED_FAILOVER_UNROUTED: say('cost', 'Failovers routed to nothing', 'Route it to a server, or cancel it.'),
  DEDICATED_FIREWALL_IP_VERSIONS_DIFFER: say(
    'reach',
    'Dedicated firewalls that differ between IPv4 and IPv6',
    'Give it the same rules for both versions.',
  ),
  DEDICATED_FIREWALL_IPV6_OPEN: say('reach', 'Dedicated firewalls open over IPv6', 'Let it filter IPv6 too.'),
  DEDICATED_FIREWALL_OFF: say('reach', 'Dedicated firewalls that are off', 'Set its rules and switch it on.'),
  DEDICATED_FIREWALL_OPEN: say('reach', 'Dedicated firewalls open to everybody', 'Narrow the rules that it names.'),
  DEDICATED_FIREWALL_OPEN_ALL_PORTS: say(
    'reach',
    'Dedicated firewalls open on all ports',
    'Let in only the ports that are served.',
  ),
  DEDICATED_FIREWALL_RULES_REDUNDANT: say(
    'reach',
    'Dedicated firewall rules that change nothing',
    'Remove them, or put them before the rule that decides.',
  ),
  DEDICATED_IP_LOCKED: say('health', 'Dedicated addresses locked by the provider', support),
  DEDICATED_SERVER_CANCELLED: say(
    'end',
    'Dedicated servers that are cancelled',
    'Move what is on it before its last day.',
  ),
  DEDICATED_STORAGE_BOX_CANCELLED: say('end', 'Older storage boxes that are cancelled', 'Move what is in it in time.'),
  DEDICATED_STORAGE_BOX_LOCKED: say('health', 'Older storage boxes locked by the provider', support),
  DEDICATED_SUBNET_LOCKED: say('health', 'Dedicated networks locked by the provider', support),
  CERTIFICATE_PACK_EXPIRING: say('health', 'Edge certificates that expire soon', 'Look why it is not renewed.'),
  CERTIFICATE_PACK_FAILED: say(
    'health',
    'Edge certificates that could not be issued',
    'Mend what its validation names.',
  ),
  CUSTOM_CERTIFICATE_EXPIRING: say('health', 'Uploaded certificates that end soon', 'Upload a new one.'),
  CUSTOM_HOSTNAME_CERTIFICATE_FAILED: say(
    'names',
    'Customers’ names without a certificate',
    'Ask the customer to validate the name.',
  ),
  CUSTOM_HOSTNAME_INACTIVE: say('names', 'Customers’ names that are not served', 'Ask the customer to point it here.'),
  DNS_CNAME_LOOP: say('names', 'Records that lead back to themselves', 'Let it lead to something, or delete it.'),
  DNS_PRIVATE_ADDRESS: say('names', 'Public records of private addresses', 'Delete it, or keep it in a private zone.'),
  DNS_RECORD_DANGLING: say('names', 'Records that point at what is gone', 'Point it at what you have, or delete it.'),
  DNS_RECORD_FOREIGN: say(
    'names',
    'Records that point at others’ addresses',
    'See whose it is; delete it if nobody’s.',
  ),
  DNS_ZONE_DIFFERS: say(
    'names',
    'Zones that differ between two providers',
    'Make both the same, or delete the one that nobody asks.',
  ),
  EDGE_LOAD_BALANCER_WITHOUT_POOLS: say('health', 'Edge balancers without a pool', 'Switch one of its pools on.'),
  HEALTHCHECK_SUSPENDED: say('health', 'Health checks that are suspended', 'Let it go on, or delete it.'),
  HEALTHCHECK_UNHEALTHY: say('health', 'Servers that fail their health check', 'Look at the server itself.'),
  MONITOR_UNUSED: say('reach', 'Monitors that check nothing', 'Delete it, or name it in a pool.'),
  POOL_OFF: say('health', 'Pools that are off', 'Switch it on, or delete it.'),
  POOL_UNHEALTHY: say('health', 'Pools with origins that do not answer', 'Look at the origins themselves.'),
  POOL_UNUSED: say('reach', 'Pools that no balancer names', 'Delete it, or name it in a balancer.'),
  PROXIED_ORIGIN_OPEN: say(
    'reach',
    'Origins reached around the edge',
    'Let its firewall accept ports 80 and 443 from the edge alone.',
  ),
  TUNNEL_DEGRADED: say('health', 'Tunnels some of whose connections fail', 'Look at the machine that it runs on.'),
  TUNNEL_UNCONNECTED: say('health', 'Tunnels without a connection', 'Start its connector again, or delete it.'),
  ZONE_HTTP_ALLOWED: say('reach', 'Zones that let HTTP pass', 'Switch on "always use HTTPS".'),
  ZONE_INACTIVE: say(
    'names',
    'Zones that do not point at the edge',
    'Set its name servers where the name is registered.',
  ),
  ZONE_PAUSED: say('names', 'Zones that are paused', 'Let it go on.'),
  ZONE_PHISHING: say(
    'health',
    'Zones reported for phishing',
    'Find and remove what was put there, then ask for review.',
  ),
  ZONE_SSL_WEAK: say(
    'reach',
    'Zones not encrypted to the origin',
    'Give the origin a certificate, then set it to "full (strict)".',
  ),
  ZONE_TLS_OLD: say('reach', 'Zones that speak TLS below 1.2', 'Set its least version to 1.2.'),
  ZONE_WITHOUT_DNSSEC: say('names', 'Zones without DNSSEC', 'Give the registrar the DS record of the zone.'),
  ZONE_WITHOUT_MANAGED_RULES: say('reach', 'Zones without the provider’s rules', 'Switch the managed rules on.'),
  CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING: say(
    'health',
    'Custom hostnames whose certificate ends',
    'Upload a new one, or mend how it is validated.',
  ),
  DNS_NAME_CLAIMABLE: say(
    'names',
    'Names that a stranger could register',
    'Make sure that you have it, or delete the record.',
  ),
  DNS_ZONE_WITHOUT_DMARC: say('names', 'Domains without DMARC', 'Add a policy at _dmarc, first one that only reports.'),
  DNS_ZONE_WITHOUT_SPF: say('names', 'Domains without SPF', 'Add a TXT record with who may send.'),
  SSH_KEY_OLD: say('reach', 'SSH keys that are old', 'Make a new one, and take the old one from the servers.'),
  SSH_KEY_UNUSED: say('reach', 'SSH keys that no server was made with', 'Delete it.'),
  SSH_KEY_WEAK: say('reach', 'SSH keys that are weak', 'Make an Ed25519 key, and take the old one from the servers.'),
  ZONE_HSTS_OFF: say('reach', 'Zones without HSTS', 'Turn it on in the settings of the zone.'),
};

export function kindTitle(kind: FindingKind): string {
  return kinds[kind].title;
}
