/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How far an action is. */
export const ActionStatus = {
  /** It has failed: `error` says why. */
  Error: 'ERROR',
  /** It goes on; ask again, or send the mutation with `wait: true`. */
  Running: 'RUNNING',
  /** It has ended as it should. */
  Success: 'SUCCESS'
} as const;

export type ActionStatus = typeof ActionStatus[keyof typeof ActionStatus];
/** Where a price comes from. */
export const BillBasisKind = {
  /** The plan of the zone, which carries its price, without tax. */
  Plan: 'PLAN',
  /** `PRICES_FILE` of the configuration, for the API tells none. */
  PricesFile: 'PRICES_FILE',
  /** The price list of the account. */
  PriceList: 'PRICE_LIST',
  /** The type of the object, which carries its prices. */
  Type: 'TYPE'
} as const;

export type BillBasisKind = typeof BillBasisKind[keyof typeof BillBasisKind];
/** By what the lines of a bill are put together. */
export const BillGrouping = {
  /** Accounts of several APIs that have the same name stay apart. */
  Account: 'ACCOUNT',
  Api: 'API',
  City: 'CITY',
  Country: 'COUNTRY',
  Kind: 'KIND',
  /** By the value of the label whose key `labelKey` says. */
  Label: 'LABEL',
  Status: 'STATUS'
} as const;

export type BillGrouping = typeof BillGrouping[keyof typeof BillGrouping];
/** What a line of the bill is for. */
export const BillKind = {
  /** A single address, IPv4 subnet or failover of a dedicated server, beyond its main address. */
  Addon: 'ADDON',
  /** The backups of a server, however many: a share of its price. */
  Backup: 'BACKUP',
  /** A floating IP by type and location. */
  FloatingIp: 'FLOATING_IP',
  /** A load balancer by type and location. */
  LoadBalancer: 'LOAD_BALANCER',
  /** What a zone of the edge is subscribed to. */
  Plan: 'PLAN',
  /** A primary IP by type and location. */
  PrimaryIp: 'PRIMARY_IP',
  /** A server of the cloud by type and location, on or off; or a dedicated one. */
  Server: 'SERVER',
  /** A snapshot by its size. */
  Snapshot: 'SNAPSHOT',
  /** A storage box by type and location; or one of the dedicated API. */
  StorageBox: 'STORAGE_BOX',
  /** What a server or load balancer has sent this month beyond what is included; it is in no run rate. */
  Traffic: 'TRAFFIC',
  /** A volume by its size. */
  Volume: 'VOLUME'
} as const;

export type BillKind = typeof BillKind[keyof typeof BillKind];
/** What a unit price is for. */
export const BillUnit = {
  /** A gigabyte, as the API counts them, for a month. */
  Gigabyte: 'GIGABYTE',
  /** The thing itself, for a month. */
  Piece: 'PIECE',
  /** The whole price of the server, for a month: 0.2 of it is 20 per cent. */
  Share: 'SHARE',
  /** A terabyte of traffic: 1,024^4 bytes, as the API counts what is included. */
  Terabyte: 'TERABYTE'
} as const;

export type BillUnit = typeof BillUnit[keyof typeof BillUnit];
/** Why it is not known what something costs. */
export const BillUnknownReason = {
  /** The API has left out what its price follows from, such as its size, or tells what cannot be. */
  Incomplete: 'INCOMPLETE',
  /** The price list has none for its type, or none in its location. */
  NotInPriceList: 'NOT_IN_PRICE_LIST',
  /** Its API tells no price; `PRICES_FILE` of the configuration can. */
  NoPrice: 'NO_PRICE',
  /** The currency of its price has no exchange rate in force. */
  NoRate: 'NO_RATE',
  /** The price list could not be read: `sources` says why. */
  PriceListFailed: 'PRICE_LIST_FAILED'
} as const;

export type BillUnknownReason = typeof BillUnknownReason[keyof typeof BillUnknownReason];
/** A single IPv4 address or an IPv6 network of /64. */
export const CloudIpType = {
  /** A single address. */
  Ipv4: 'IPV4',
  /** A network of /64. */
  Ipv6: 'IPV6'
} as const;

export type CloudIpType = typeof CloudIpType[keyof typeof CloudIpType];
/** A server, all servers whose labels match, or an address of a dedicated server. */
export const CloudLoadBalancerTargetType = {
  /** The address of a dedicated server of the same customer. */
  Ip: 'IP',
  /** All cloud servers whose labels match, also later ones. */
  LabelSelector: 'LABEL_SELECTOR',
  /** One cloud server. */
  Server: 'SERVER'
} as const;

export type CloudLoadBalancerTargetType = typeof CloudLoadBalancerTargetType[keyof typeof CloudLoadBalancerTargetType];
/** Whether a firewall is at work on a server yet. */
export const CloudServerFirewallStatus = {
  /** It is at work. */
  Applied: 'APPLIED',
  /** It is being put to work. */
  Pending: 'PENDING'
} as const;

export type CloudServerFirewallStatus = typeof CloudServerFirewallStatus[keyof typeof CloudServerFirewallStatus];
/** What a new token shall be. */
export type CreateTokenInput = {
  /** The base of rates when a question names none, as an ISO 4217 code; INR unless given. */
  defaultCurrency?: string | null | undefined;
  /** When it stops working; never unless given. */
  expiresAt?: string | null | undefined;
  /** What it is for, in 1 to 100 visible characters. */
  name: string;
  /** What it may be used for; `RATES` unless given. */
  scopes?: Array<TokenScopeInput> | null | undefined;
};

/** Whether a firewall filters; while it is IN_PROCESS, it refuses further changes. */
export const DedicatedFirewallStatus = {
  /** It filters. */
  Active: 'ACTIVE',
  /** All packets pass. */
  Disabled: 'DISABLED',
  /** A change is under way and allows no other; ask again in some 30 seconds. */
  InProcess: 'IN_PROCESS'
} as const;

export type DedicatedFirewallStatus = typeof DedicatedFirewallStatus[keyof typeof DedicatedFirewallStatus];
/** Ways to restart a server: SW sends Ctrl+Alt+Del, HW resets the hardware, MAN has a technician do it by hand, POWER presses the power button, POWER_LONG holds it until the server is off. */
export const DedicatedResetType = {
  /** Resets the hardware at once. */
  Hw: 'HW',
  /** A technician restarts it by hand, which takes a while. */
  Man: 'MAN',
  /** Presses the power button. */
  Power: 'POWER',
  /** Holds the power button until the server is off. */
  PowerLong: 'POWER_LONG',
  /** Sends Ctrl+Alt+Del to the operating system. */
  Sw: 'SW'
} as const;

export type DedicatedResetType = typeof DedicatedResetType[keyof typeof DedicatedResetType];
/** The value of a CAA record. */
export type EdgeDnsCaaInput = {
  /** 128: whoever does not know the tag may issue nothing. */
  flags: number;
  /** What is allowed: `issue`, `issuewild`, `iodef`. */
  tag: string;
  /** To whom, for instance `letsencrypt.org`. */
  value: string;
};

/** The value of a CERT record. */
export type EdgeDnsCertInput = {
  /** Number of the algorithm of the key. */
  algorithm: number;
  /** In base64. */
  certificate: string;
  /** Number of the key. */
  keyTag: number;
  /** Number of the format. */
  type: number;
};

/** The value of a DNSKEY record. */
export type EdgeDnsDnskeyInput = {
  /** Number of the algorithm of the key. */
  algorithm: number;
  /** 256: signs the zone, 257: signs keys. */
  flags: number;
  /** Always 3. */
  protocol: number;
  /** In base64. */
  publicKey: string;
};

/** The value of a DS record. */
export type EdgeDnsDsInput = {
  /** Number of the algorithm of the key. */
  algorithm: number;
  /** In hexadecimal digits. */
  digest: string;
  /** Number of the digest: 2 is SHA-256. */
  digestType: number;
  /** Number of the key. */
  keyTag: number;
};

/** The value of a HTTPS record. */
export type EdgeDnsHttpsInput = {
  /** The lowest is tried first; 0: the target stands for this name. */
  priority: number;
  /** The host; `.` for this name itself. */
  target: string;
  /** Parameters, for instance `alpn="h3,h2"`. */
  value?: string | null | undefined;
};

/** The value of a LOC record. */
export type EdgeDnsLocInput = {
  /** Meters above the sea. */
  altitude: number;
  /** Degrees of latitude. */
  latDegrees: number;
  /** `N` or `S`. */
  latDirection: string;
  /** Minutes of latitude. */
  latMinutes?: number | null | undefined;
  /** Seconds of latitude. */
  latSeconds?: number | null | undefined;
  /** Degrees of longitude. */
  longDegrees: number;
  /** `E` or `W`. */
  longDirection: string;
  /** Minutes of longitude. */
  longMinutes?: number | null | undefined;
  /** Seconds of longitude. */
  longSeconds?: number | null | undefined;
  /** Meters by which it may be off on the ground. */
  precisionHorz?: number | null | undefined;
  /** Meters by which the altitude may be off. */
  precisionVert?: number | null | undefined;
  /** Meters: the diameter of what is there. */
  size?: number | null | undefined;
};

/** The value of a NAPTR record. */
export type EdgeDnsNaptrInput = {
  /** What comes next, for instance `U`. */
  flags: string;
  /** The lowest is taken first. */
  order: number;
  /** Among those of equal order the lowest is taken first. */
  preference: number;
  /** What to replace by what. */
  regex: string;
  /** The name to ask next; `.` for none. */
  replacement: string;
  /** The service, for instance `E2U+sip`. */
  service: string;
};

/** How the edge shall answer for a record. */
export type EdgeDnsRecordSettingsInput = {
  /** Of a CNAME the addresses are answered, not the name. */
  flattenCname?: boolean | null | undefined;
  /** A proxied name has IPv4 addresses alone. */
  ipv4Only?: boolean | null | undefined;
  /** A proxied name has IPv6 addresses alone. */
  ipv6Only?: boolean | null | undefined;
};

/** The kind of a DNS record. */
export const EdgeDnsRecordType = {
  /** An IPv4 address. */
  A: 'A',
  /** An IPv6 address. */
  Aaaa: 'AAAA',
  /** Who may issue certificates. */
  Caa: 'CAA',
  /** A certificate. */
  Cert: 'CERT',
  /** Another name that stands for this one. */
  Cname: 'CNAME',
  /** A key that signs the zone. */
  Dnskey: 'DNSKEY',
  /** The digest of a key that signs a zone below. */
  Ds: 'DS',
  /** How a web server is reached. */
  Https: 'HTTPS',
  /** A place on Earth. */
  Loc: 'LOC',
  /** Who takes mail. */
  Mx: 'MX',
  /** A rule that makes names of numbers and others. */
  Naptr: 'NAPTR',
  /** A name server. */
  Ns: 'NS',
  /** A key for mail. */
  Openpgpkey: 'OPENPGPKEY',
  /** The name of an address. */
  Ptr: 'PTR',
  /** A certificate for mail. */
  Smimea: 'SMIMEA',
  /** Where a service is. */
  Srv: 'SRV',
  /** The fingerprint of a key of an SSH server. */
  Sshfp: 'SSHFP',
  /** How a service is reached. */
  Svcb: 'SVCB',
  /** The certificate of a TLS server. */
  Tlsa: 'TLSA',
  /** Any text. */
  Txt: 'TXT',
  /** An address of the web. */
  Uri: 'URI'
} as const;

export type EdgeDnsRecordType = typeof EdgeDnsRecordType[keyof typeof EdgeDnsRecordType];
/** A DNS record, and what to answer of it. */
export type EdgeDnsRecordWriteInput = {
  /** The value of a CAA record. */
  caa?: EdgeDnsCaaInput | null | undefined;
  /** The value of a CERT record. */
  cert?: EdgeDnsCertInput | null | undefined;
  /** A note, which no DNS answer has. */
  comment?: string | null | undefined;
  /** The value of a record whose kind has no field of its own here: an address, a host name, a text. */
  content?: string | null | undefined;
  /** The value of a DNSKEY record. */
  dnskey?: EdgeDnsDnskeyInput | null | undefined;
  /** The value of a DS record. */
  ds?: EdgeDnsDsInput | null | undefined;
  /** The value of a HTTPS record. */
  https?: EdgeDnsHttpsInput | null | undefined;
  /** Tell which records keep it from being answered. */
  includeShadowMetadata?: boolean | null | undefined;
  /** The value of a LOC record. */
  loc?: EdgeDnsLocInput | null | undefined;
  /** The name: whole, below the zone, or `@` for that of the zone. */
  name: string;
  /** The value of a NAPTR record. */
  naptr?: EdgeDnsNaptrInput | null | undefined;
  /** Of MX and URI records: the lowest is tried first. */
  priority?: number | null | undefined;
  /** Lead into a private network. */
  privateRouting?: boolean | null | undefined;
  /** Let web traffic pass through the edge. */
  proxied?: boolean | null | undefined;
  /** How the edge shall answer for it. */
  settings?: EdgeDnsRecordSettingsInput | null | undefined;
  /** The value of a SMIMEA record. */
  smimea?: EdgeDnsSmimeaInput | null | undefined;
  /** The value of a SRV record. */
  srv?: EdgeDnsSrvInput | null | undefined;
  /** The value of a SSHFP record. */
  sshfp?: EdgeDnsSshfpInput | null | undefined;
  /** The value of a SVCB record. */
  svcb?: EdgeDnsSvcbInput | null | undefined;
  /** Tags, for instance `owner:web`; takes a paid plan. */
  tags?: Array<string> | null | undefined;
  /** The value of a TLSA record. */
  tlsa?: EdgeDnsTlsaInput | null | undefined;
  /** Seconds for which it may be remembered; 1: the edge decides. */
  ttl?: number;
  /** The kind. */
  type: EdgeDnsRecordType;
  /** The value of a URI record. */
  uri?: EdgeDnsUriInput | null | undefined;
};

/** The value of a SMIMEA record. */
export type EdgeDnsSmimeaInput = {
  /** In hexadecimal digits. */
  certificate: string;
  /** 0: as it is, 1: its SHA-256, 2: its SHA-512. */
  matchingType: number;
  /** 0: the whole certificate, 1: its key alone. */
  selector: number;
  /** What the certificate is for, by number. */
  usage: number;
};

/** The value of a SRV record. */
export type EdgeDnsSrvInput = {
  /** The port. */
  port: number;
  /** The lowest is tried first. */
  priority: number;
  /** The host; `.` says that there is no such service. */
  target: string;
  /** The share of those of equal priority that goes here. */
  weight: number;
};

/** The value of a SSHFP record. */
export type EdgeDnsSshfpInput = {
  /** Number of the algorithm of the key. */
  algorithm: number;
  /** In hexadecimal digits. */
  fingerprint: string;
  /** Number of the digest: 2 is SHA-256. */
  type: number;
};

/** The value of a SVCB record. */
export type EdgeDnsSvcbInput = {
  /** The lowest is tried first; 0: the target stands for this name. */
  priority: number;
  /** The host; `.` for this name itself. */
  target: string;
  /** Parameters, for instance `alpn="h3,h2"`. */
  value?: string | null | undefined;
};

/** Whose it is that a DNS record leads to. */
export const EdgeDnsTargetState = {
  /** Of nobody any more: an account had it, or an own zone or account should have it and does not. */
  Dangling: 'DANGLING',
  /** Of somebody else: every account was read, none has it, and none is known to have had it. */
  Foreign: 'FOREIGN',
  /** An object of an account that was read. */
  Own: 'OWN',
  /** Not known; `reason` says why. */
  Unknown: 'UNKNOWN'
} as const;

export type EdgeDnsTargetState = typeof EdgeDnsTargetState[keyof typeof EdgeDnsTargetState];
/** The value of a TLSA record. */
export type EdgeDnsTlsaInput = {
  /** In hexadecimal digits. */
  certificate: string;
  /** 0: as it is, 1: its SHA-256, 2: its SHA-512. */
  matchingType: number;
  /** 0: the whole certificate, 1: its key alone. */
  selector: number;
  /** What the certificate is for, by number. */
  usage: number;
};

/** The value of a URI record. */
export type EdgeDnsUriInput = {
  /** The address. */
  target: string;
  /** The share of those of equal priority that goes here. */
  weight: number;
};

/** Whether a zone is served. */
export const EdgeZoneStatus = {
  /** It is served. */
  Active: 'ACTIVE',
  /** It is being set up. */
  Initializing: 'INITIALIZING',
  /** Its name servers do not point here any more. */
  Moved: 'MOVED',
  /** Its name servers do not point here yet. */
  Pending: 'PENDING'
} as const;

export type EdgeZoneStatus = typeof EdgeZoneStatus[keyof typeof EdgeZoneStatus];
/** What a finding is about. */
export const FindingKind = {
  /** A backup whose server is gone. */
  BackupOrphaned: 'BACKUP_ORPHANED',
  /** A certificate that has expired: clients refuse what load balancers serve with it; LOW where none does. */
  CertificateExpired: 'CERTIFICATE_EXPIRED',
  /** A certificate that expires within 30 days and is not about to be renewed by the provider; LOW where nothing uses it. */
  CertificateExpiring: 'CERTIFICATE_EXPIRING',
  /** A managed certificate whose issuing or renewal has failed: it will expire, or never be there. Trying again helps once the reason, told in the evidence, is gone. */
  CertificateFailing: 'CERTIFICATE_FAILING',
  /** A certificate pack of a zone that ends within 14 days and is not renewed, which is done long before that. One call a zone. */
  CertificatePackExpiring: 'CERTIFICATE_PACK_EXPIRING',
  /** A certificate pack of a zone that has expired or could not be issued: names that no other one covers are not served by HTTPS. One call a zone. */
  CertificatePackFailed: 'CERTIFICATE_PACK_FAILED',
  /** A certificate that no load balancer uses. */
  CertificateUnused: 'CERTIFICATE_UNUSED',
  /** An uploaded certificate of a zone that ends within 30 days or has ended: it is not renewed by itself. One call a zone. */
  CustomCertificateExpiring: 'CUSTOM_CERTIFICATE_EXPIRING',
  /** A name of a customer's whose certificate has expired or could not be issued: it is not served by HTTPS. One call a zone. */
  CustomHostnameCertificateFailed: 'CUSTOM_HOSTNAME_CERTIFICATE_FAILED',
  /** A name of a customer's that is not served: it waits for the customer, points elsewhere or is blocked. One call a zone. */
  CustomHostnameInactive: 'CUSTOM_HOSTNAME_INACTIVE',
  /** A failover that is routed to no server: nothing answers at its address, and it is billed. */
  DedicatedFailoverUnrouted: 'DEDICATED_FAILOVER_UNROUTED',
  /** A dedicated server whose firewall filters IPv4 alone: what it keeps out reaches the server over IPv6. One call a server, which will do for 15 minutes. */
  DedicatedFirewallIpv6Open: 'DEDICATED_FIREWALL_IPV6_OPEN',
  /** A dedicated server whose firewall is disabled: all packets reach it. One call a server, which will do for 15 minutes. */
  DedicatedFirewallOff: 'DEDICATED_FIREWALL_OFF',
  /** A dedicated server whose firewall lets packets from everywhere pass to SSH or databases. One call a server, which will do for 15 minutes. */
  DedicatedFirewallOpen: 'DEDICATED_FIREWALL_OPEN',
  /** An address of a dedicated server that the provider has locked: nothing reaches it. */
  DedicatedIpLocked: 'DEDICATED_IP_LOCKED',
  /** A dedicated server that is cancelled: on its last day it is given up with all data on it. */
  DedicatedServerCancelled: 'DEDICATED_SERVER_CANCELLED',
  /** A storage box of the dedicated API that is cancelled: in the end all data in it is gone. */
  DedicatedStorageBoxCancelled: 'DEDICATED_STORAGE_BOX_CANCELLED',
  /** A storage box of the dedicated API that the provider has locked: nobody reaches it. */
  DedicatedStorageBoxLocked: 'DEDICATED_STORAGE_BOX_LOCKED',
  /** A subnet of a dedicated server that the provider has locked: nothing reaches its addresses. */
  DedicatedSubnetLocked: 'DEDICATED_SUBNET_LOCKED',
  /** A CNAME record that leads back to its own name: it stands for nothing. One call for each 5,000 records of a zone. */
  DnsCnameLoop: 'DNS_CNAME_LOOP',
  /** A record of a public zone that points at a private address: nobody outside reaches it, and it tells of the network inside. One call for each 5,000 records of a zone. */
  DnsPrivateAddress: 'DNS_PRIVATE_ADDRESS',
  /** A DNS record that leads to what an account had and has no more: whoever is given that next answers for the name. An address that was gone before this service saw it is not told. What `target` of a DNS record takes, once for all of them. */
  DnsRecordDangling: 'DNS_RECORD_DANGLING',
  /** A DNS record with an address that no account has, nor is known to have had: whoever has it answers for the name. What `target` of a DNS record takes, once for all of them. */
  DnsRecordForeign: 'DNS_RECORD_FOREIGN',
  /** A load balancer of the edge all of whose pools are switched off: nothing answers at its name. One call a zone. */
  EdgeLoadBalancerWithoutPools: 'EDGE_LOAD_BALANCER_WITHOUT_POOLS',
  /** A firewall in front of servers that lets in anyone on a port of databases (1433, 1521, 2379, 3306, 5432, 5984, 6379, 9042, 9200, 11211, 27017). */
  FirewallOpenDatabases: 'FIREWALL_OPEN_DATABASES',
  /** A firewall in front of servers that lets in anyone on the port of SSH (22). */
  FirewallOpenSsh: 'FIREWALL_OPEN_SSH',
  /** A firewall applied to no server: what it was made for may stand without it. */
  FirewallUnapplied: 'FIREWALL_UNAPPLIED',
  /** A floating IP that the provider has cut off, for instance because of abuse: nobody reaches what it leads to. */
  FloatingIpBlocked: 'FLOATING_IP_BLOCKED',
  /** A floating IP assigned to no server: it costs as much as one in use. */
  FloatingIpUnassigned: 'FLOATING_IP_UNASSIGNED',
  /** A health check that is suspended: nobody is told when its server fails. One call a zone. */
  HealthcheckSuspended: 'HEALTHCHECK_SUSPENDED',
  /** A server that does not answer its health check as it should. One call a zone. */
  HealthcheckUnhealthy: 'HEALTHCHECK_UNHEALTHY',
  /** A public load balancer that serves HTTP on port 80 in place of sending it on to HTTPS: what is sent there can be read on its way. */
  LoadBalancerHttpWithoutRedirect: 'LOAD_BALANCER_HTTP_WITHOUT_REDIRECT',
  /** A load balancer with one target alone: its services are down when that is. */
  LoadBalancerSingleTarget: 'LOAD_BALANCER_SINGLE_TARGET',
  /** A load balancer with a target that does not answer its health check; CRITICAL where a service has no other. */
  LoadBalancerTargetUnhealthy: 'LOAD_BALANCER_TARGET_UNHEALTHY',
  /** A load balancer of a type that is on its way out: another like it cannot be created for long. */
  LoadBalancerTypeDeprecated: 'LOAD_BALANCER_TYPE_DEPRECATED',
  /** A load balancer without services: it listens on no port and costs as much as one that does. */
  LoadBalancerWithoutServices: 'LOAD_BALANCER_WITHOUT_SERVICES',
  /** A load balancer without targets: it serves nobody and costs as much as one that does. */
  LoadBalancerWithoutTargets: 'LOAD_BALANCER_WITHOUT_TARGETS',
  /** A monitor that no pool names: it checks nothing. */
  MonitorUnused: 'MONITOR_UNUSED',
  /** A pool that is switched off, or all of whose origins are: it stands in for no other. */
  PoolOff: 'POOL_OFF',
  /** A pool with origins that do not answer their health checks. One call a pool. */
  PoolUnhealthy: 'POOL_UNHEALTHY',
  /** A pool that no load balancer names: it is given no traffic. One call a zone. */
  PoolUnused: 'POOL_UNUSED',
  /** A primary IP that the provider has cut off, for instance because of abuse: nobody reaches its server by it. */
  PrimaryIpBlocked: 'PRIMARY_IP_BLOCKED',
  /** A primary IP assigned to no server: an IPv4 one costs as much as one in use. */
  PrimaryIpUnassigned: 'PRIMARY_IP_UNASSIGNED',
  /** A proxied DNS record of a cloud server where no firewall keeps anyone from 80 or 443: who knows its address gets around the edge. What `target` of a DNS record takes, once for all of them. */
  ProxiedOriginOpen: 'PROXIED_ORIGIN_OPEN',
  /** A cloud server whose image is on its way out: its operating system nears its end, unless it was upgraded in place. */
  ServerImageDeprecated: 'SERVER_IMAGE_DEPRECATED',
  /** A cloud server with an ISO in its drive that is on its way out: it boots from that first. */
  ServerIsoDeprecated: 'SERVER_ISO_DEPRECATED',
  /** A cloud server that is off: it costs as much as one that runs. */
  ServerOff: 'SERVER_OFF',
  /** A target of a load balancer with a public address where no firewall keeps others from the port that the balancer sends to: they reach it without TLS, limits or logs of the balancer. */
  ServerReachableAroundLoadBalancer: 'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
  /** A cloud server of a type that is on its way out in its location: another like it cannot be created for long. */
  ServerTypeDeprecated: 'SERVER_TYPE_DEPRECATED',
  /** A cloud server that no backups are made of; the remedy costs a part of its price, as `backupPercentage` of the price list has it. */
  ServerWithoutBackups: 'SERVER_WITHOUT_BACKUPS',
  /** A cloud server that is not protected against deletion, which takes its disk and backups with it. */
  ServerWithoutDeleteProtection: 'SERVER_WITHOUT_DELETE_PROTECTION',
  /** A cloud server with a public address and no firewall in front of it: whatever listens on it is reached. */
  ServerWithoutFirewall: 'SERVER_WITHOUT_FIREWALL',
  /** A snapshot of a server that is older than 90 days: it costs by its size until it is deleted. */
  SnapshotOld: 'SNAPSHOT_OLD',
  /** A storage box that the provider has locked: nobody reaches it. */
  StorageBoxLocked: 'STORAGE_BOX_LOCKED',
  /** A storage box of which 90 % or more are taken, snapshots included. */
  StorageBoxNearlyFull: 'STORAGE_BOX_NEARLY_FULL',
  /** A storage box that is reached from outside the provider's network; the remedy cuts off who uses it from there. */
  StorageBoxReachableExternally: 'STORAGE_BOX_REACHABLE_EXTERNALLY',
  /** A storage box of a type that is on its way out: another like it cannot be created for long. */
  StorageBoxTypeDeprecated: 'STORAGE_BOX_TYPE_DEPRECATED',
  /** A storage box that is not protected against deletion, which takes all its data and snapshots with it. */
  StorageBoxWithoutDeleteProtection: 'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
  /** A storage box that no snapshots are made of by plan: what is deleted or overwritten in it is lost. */
  StorageBoxWithoutSnapshotPlan: 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
  /** A tunnel some of whose connections fail: it serves for now. */
  TunnelDegraded: 'TUNNEL_DEGRADED',
  /** A tunnel without a connection: nothing behind it can be reached. */
  TunnelUnconnected: 'TUNNEL_UNCONNECTED',
  /** A volume attached to no server: it costs as much as one in use. */
  VolumeUnattached: 'VOLUME_UNATTACHED',
  /** A zone that does not send visitors over HTTP on to HTTPS. One call a zone. */
  ZoneHttpAllowed: 'ZONE_HTTP_ALLOWED',
  /** A zone whose name servers do not point at the edge: nothing that is set for it holds. */
  ZoneInactive: 'ZONE_INACTIVE',
  /** A zone that is paused: visitors reach its origins directly, past all rules and certificates of the edge. */
  ZonePaused: 'ZONE_PAUSED',
  /** A zone in which the provider has found phishing: others may have taken over a part of it. */
  ZonePhishing: 'ZONE_PHISHING',
  /** A zone whose traffic is not encrypted, or not on its way to the origin. One call a zone. */
  ZoneSslWeak: 'ZONE_SSL_WEAK',
  /** A zone that speaks TLS below 1.2, which browsers have given up. One call a zone. */
  ZoneTlsOld: 'ZONE_TLS_OLD',
  /** A zone of a paid plan that passes no request through the firewall rules of the provider; on the free plan there is nothing to switch on. One call a zone. */
  ZoneWithoutManagedRules: 'ZONE_WITHOUT_MANAGED_RULES'
} as const;

export type FindingKind = typeof FindingKind[keyof typeof FindingKind];
/** How much a finding matters. */
export const FindingSeverity = {
  /** Others can take it over, or it is down. */
  Critical: 'CRITICAL',
  /** Something is open or broken, or will be soon. */
  High: 'HIGH',
  /** Money or order: nothing breaks. */
  Low: 'LOW',
  /** Something will be missed when it is needed. */
  Medium: 'MEDIUM'
} as const;

export type FindingSeverity = typeof FindingSeverity[keyof typeof FindingSeverity];
/** How sure a finding is. */
export const FindingVerdict = {
  /** It follows from what was read. */
  Certain: 'CERTAIN',
  /** What was read speaks for it; there may be a reason that no API tells. */
  Likely: 'LIKELY',
  /** Something that it takes to tell could not be read: look at `error`. */
  Unknown: 'UNKNOWN'
} as const;

export type FindingVerdict = typeof FindingVerdict[keyof typeof FindingVerdict];
/** One of the hosting APIs. */
export const HostingApiName = {
  Cloud: 'CLOUD',
  Dedicated: 'DEDICATED',
  Edge: 'EDGE',
  Storage: 'STORAGE'
} as const;

export type HostingApiName = typeof HostingApiName[keyof typeof HostingApiName];
/** How much of an account could be read. */
export const HostingSourceState = {
  /** Nothing. */
  Failed: 'FAILED',
  /** All that was wanted. */
  Ok: 'OK',
  /** Some of it: `error` says what was the matter with the rest. */
  Partial: 'PARTIAL',
  /** What was wanted, but for lists that nobody has read within the last hour and that the header `x-meridian-only-if-cached` left unread. */
  Unread: 'UNREAD'
} as const;

export type HostingSourceState = typeof HostingSourceState[keyof typeof HostingSourceState];
/** What a token may be used for. Geography and rates of the graph need none. */
export const Scope = {
  /** Administration of the service: making, listing and ending tokens, of every scope. */
  Admin: 'ADMIN',
  /** Reading what the hosting APIs have, secrets aside. */
  HostingRead: 'HOSTING_READ',
  /** Mutations, which change what the hosting APIs have, and with `hosting:read` the secrets of what is there. */
  HostingWrite: 'HOSTING_WRITE',
  /** The rates of the REST API. */
  Rates: 'RATES'
} as const;

export type Scope = typeof Scope[keyof typeof Scope];
/** Where alone a scope shall hold. */
export type ScopeBoundInput = {
  /** The name of an account there, or `sandbox`. */
  account: string;
  /** The API: `cloud`, `dedicated`, `edge` or `storage`; left out for the sandbox. */
  api?: string | null | undefined;
};

/** What depends on a server. */
export const ServerDependentKind = {
  /** A backup of it. */
  Backup: 'BACKUP',
  /** A failover that belongs to it. */
  Failover: 'FAILOVER',
  /** A firewall of the cloud in front of it. */
  Firewall: 'FIREWALL',
  /** A floating IP assigned to it. */
  FloatingIp: 'FLOATING_IP',
  /** A single address of a dedicated server. */
  Ip: 'IP',
  /** A load balancer of the cloud that sends it traffic. */
  LoadBalancer: 'LOAD_BALANCER',
  /** A DNS name that leads to it. */
  Name: 'NAME',
  /** A pool of the edge that it is an origin of. */
  Pool: 'POOL',
  /** A primary IP assigned to it. */
  PrimaryIp: 'PRIMARY_IP',
  /** A snapshot made from it. */
  Snapshot: 'SNAPSHOT',
  /** A storage box of the dedicated API that belongs to it. */
  StorageBox: 'STORAGE_BOX',
  /** A network of addresses of a dedicated server. */
  Subnet: 'SUBNET',
  /** A tunnel whose connections come from it. */
  Tunnel: 'TUNNEL',
  /** A volume attached to it. */
  Volume: 'VOLUME'
} as const;

export type ServerDependentKind = typeof ServerDependentKind[keyof typeof ServerDependentKind];
/** How a name leads to a server. */
export const ServerNameHow = {
  /** It stands for a name that has an address of the server. */
  Cname: 'CNAME',
  /** It has an address of the server. */
  Direct: 'DIRECT',
  /** It leads to a load balancer of the cloud that sends the server traffic. */
  LoadBalancer: 'LOAD_BALANCER',
  /** It leads to a load balancer of the edge, of which the server is an origin. */
  Pool: 'POOL',
  /** It leads to a tunnel whose connections come from an address of the server. */
  Tunnel: 'TUNNEL',
  /** It, or a name that it stands for, is a wildcard. */
  Wildcard: 'WILDCARD'
} as const;

export type ServerNameHow = typeof ServerNameHow[keyof typeof ServerNameHow];
/** What a server does. Of dedicated servers no more is known than whether they are handed over yet: READY, or IN_PROCESS, for which some answers say IN_PROGRESS; no cloud server is either. */
export const ServerStatus = {
  /** It is being deleted. */
  Deleting: 'DELETING',
  /** It is being created. */
  Initializing: 'INITIALIZING',
  /** A dedicated server that is being handed over. */
  InProcess: 'IN_PROCESS',
  /** Another word of the provider for IN_PROCESS. */
  InProgress: 'IN_PROGRESS',
  /** It is being moved to another host. */
  Migrating: 'MIGRATING',
  /** It is off; it still costs money. */
  Off: 'OFF',
  /** A dedicated server that is handed over; whether it is on is not known. */
  Ready: 'READY',
  /** Its disk is being filled anew. */
  Rebuilding: 'REBUILDING',
  /** It is on. */
  Running: 'RUNNING',
  /** It is being switched on. */
  Starting: 'STARTING',
  /** It is being switched off. */
  Stopping: 'STOPPING',
  /** The provider cannot tell. */
  Unknown: 'UNKNOWN'
} as const;

export type ServerStatus = typeof ServerStatus[keyof typeof ServerStatus];
/** Whether a box can be used. */
export const StorageBoxStatus = {
  /** It can be used. */
  Active: 'ACTIVE',
  /** It is being set up. */
  Initializing: 'INITIALIZING',
  /** The provider has locked it: nobody reaches it. */
  Locked: 'LOCKED'
} as const;

export type StorageBoxStatus = typeof StorageBoxStatus[keyof typeof StorageBoxStatus];
/** A scope that a token shall have. */
export type TokenScopeInput = {
  /** Where alone a hosting scope holds; unless given, wherever it is needed. */
  boundTo?: ScopeBoundInput | null | undefined;
  /** What it allows. */
  scope: Scope;
};

export type ActDependentsOfCloudQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type ActDependentsOfCloudQuery = { cloud: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall', firewallName: string | null }
            | { __typename: 'CloudFloatingIp', ip: string | null }
            | { __typename: 'CloudImage', description: string | null }
            | { __typename: 'CloudLoadBalancer', balancerName: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp', ip: string | null }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume', size: number | null, volumeId: string, volumeName: string | null, protection: { delete: boolean | null } | null }
            | { __typename: 'DedicatedFailover', failoverIp: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', singleIp: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', boxName: string | null }
            | { __typename: 'DedicatedSubnet', subnetIp: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', poolName: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnelName: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null };

export type ActDependentsOfDedicatedQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type ActDependentsOfDedicatedQuery = { dedicated: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall', firewallName: string | null }
            | { __typename: 'CloudFloatingIp', ip: string | null }
            | { __typename: 'CloudImage', description: string | null }
            | { __typename: 'CloudLoadBalancer', balancerName: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp', ip: string | null }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume', size: number | null, volumeId: string, volumeName: string | null, protection: { delete: boolean | null } | null }
            | { __typename: 'DedicatedFailover', failoverIp: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', singleIp: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', boxName: string | null }
            | { __typename: 'DedicatedSubnet', subnetIp: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', poolName: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnelName: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null };

export type ActDependentFragment = { kind: ServerDependentKind, effect: string, resource:
    | { __typename: 'CloudCertificate' }
    | { __typename: 'CloudFirewall', firewallName: string | null }
    | { __typename: 'CloudFloatingIp', ip: string | null }
    | { __typename: 'CloudImage', description: string | null }
    | { __typename: 'CloudLoadBalancer', balancerName: string | null }
    | { __typename: 'CloudNetwork' }
    | { __typename: 'CloudPlacementGroup' }
    | { __typename: 'CloudPrimaryIp', ip: string | null }
    | { __typename: 'CloudServer' }
    | { __typename: 'CloudSshKey' }
    | { __typename: 'CloudVolume', size: number | null, volumeId: string, volumeName: string | null, protection: { delete: boolean | null } | null }
    | { __typename: 'DedicatedFailover', failoverIp: string }
    | { __typename: 'DedicatedFirewallTemplate' }
    | { __typename: 'DedicatedIp', singleIp: string }
    | { __typename: 'DedicatedReverseDns' }
    | { __typename: 'DedicatedServer' }
    | { __typename: 'DedicatedSshKey' }
    | { __typename: 'DedicatedStorageBox', boxName: string | null }
    | { __typename: 'DedicatedSubnet', subnetIp: string }
    | { __typename: 'DedicatedVSwitch' }
    | { __typename: 'EdgeAccessBookmarkApp' }
    | { __typename: 'EdgeAccessEntryApp' }
    | { __typename: 'EdgeAccessInfrastructureApp' }
    | { __typename: 'EdgeAccessLauncherApp' }
    | { __typename: 'EdgeAccessMcpApp' }
    | { __typename: 'EdgeAccessOtherApp' }
    | { __typename: 'EdgeAccessRdpApp' }
    | { __typename: 'EdgeAccessSaasApp' }
    | { __typename: 'EdgeAccessSelfHostedApp' }
    | { __typename: 'EdgeAccount' }
    | { __typename: 'EdgeBucket' }
    | { __typename: 'EdgeCertificatePack' }
    | { __typename: 'EdgeCustomCertificate' }
    | { __typename: 'EdgeCustomHostname' }
    | { __typename: 'EdgeDnsARecord' }
    | { __typename: 'EdgeDnsAaaaRecord' }
    | { __typename: 'EdgeDnsCaaRecord' }
    | { __typename: 'EdgeDnsCertRecord' }
    | { __typename: 'EdgeDnsCnameRecord' }
    | { __typename: 'EdgeDnsDnskeyRecord' }
    | { __typename: 'EdgeDnsDsRecord' }
    | { __typename: 'EdgeDnsHttpsRecord' }
    | { __typename: 'EdgeDnsLocRecord' }
    | { __typename: 'EdgeDnsMxRecord' }
    | { __typename: 'EdgeDnsNaptrRecord' }
    | { __typename: 'EdgeDnsNsRecord' }
    | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
    | { __typename: 'EdgeDnsOtherRecord' }
    | { __typename: 'EdgeDnsPtrRecord' }
    | { __typename: 'EdgeDnsSmimeaRecord' }
    | { __typename: 'EdgeDnsSrvRecord' }
    | { __typename: 'EdgeDnsSshfpRecord' }
    | { __typename: 'EdgeDnsSvcbRecord' }
    | { __typename: 'EdgeDnsTlsaRecord' }
    | { __typename: 'EdgeDnsTxtRecord' }
    | { __typename: 'EdgeDnsUriRecord' }
    | { __typename: 'EdgeHealthcheck' }
    | { __typename: 'EdgeKvNamespace' }
    | { __typename: 'EdgeLoadBalancer' }
    | { __typename: 'EdgeLoadBalancerMonitor' }
    | { __typename: 'EdgeLoadBalancerPool', poolName: string | null }
    | { __typename: 'EdgePagesProject' }
    | { __typename: 'EdgeSqlDatabase' }
    | { __typename: 'EdgeTunnel', tunnelName: string | null }
    | { __typename: 'EdgeWidget' }
    | { __typename: 'EdgeWorkerScript' }
    | { __typename: 'EdgeZone' }
    | { __typename: 'StorageBox' }
   | null };

export type ActBillQueryVariables = Exact<{
  currency: string;
  maxAge: number;
}>;


export type ActBillQuery = { hosting: { bill: { currency: string, isWhole: boolean, rounded: { gross: { amount: string, currency: string } | null } | null, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null }> } } };

export type ActVolumesQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  account: string;
}>;


export type ActVolumesQuery = { hosting: { bill: { lines: { nodes: Array<{ id: string, rounded: { gross: { amount: string } | null } | null }> } } } };

export type ActVolumeAgainQueryVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type ActVolumeAgainQuery = { cloud: { volume: { server: { id: string } | null } | null } | null };

export type ActDeleteVolumeMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type ActDeleteVolumeMutation = { deleteCloudVolume: { deletedId: string } | null };

export type BillLinesQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type BillLinesQuery = { hosting: { bill: { currency: string, isWhole: boolean, readAt: string | null, lineCount: number, unknownCount: number, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, rates: Array<{ from: string, to: string, rate: string, date: string }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, account: string, kind: BillKind, id: string, name: string, labels: Record<string, unknown>, status: string | null, created: string | null, quantity: string, unit: BillUnit, country: { isoCode: string, name: string } | null, city: { name: string } | null, unitPrice: { gross: { amount: string, currency: string } | null } | null, hourly: { gross: { amount: string, currency: string } | null } | null, monthlyCap: { gross: { amount: string, currency: string } | null } | null, rounded: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null, accruedEstimate: { gross: { rounded: { amount: string, currency: string } } | null } | null, basis: { kind: BillBasisKind, readAt: string | null, note: string | null } }> } } } };

export type BillUnknownQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type BillUnknownQuery = { hosting: { bill: { currency: string, unknownCount: number, unknown: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, account: string, kind: BillKind, id: string, name: string, labels: Record<string, unknown>, status: string | null, created: string | null, reason: BillUnknownReason, country: { isoCode: string, name: string } | null, city: { name: string } | null }> } } } };

export type FindingsListQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  withSilenced: boolean;
  after?: string | null | undefined;
}>;


export type FindingsListQuery = { hosting: { findings: { totalCount: number, silencedCount: number, isWhole: boolean, readAt: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, api: HostingApiName, account: string, resourceId: string | null, resourceName: string | null, error: string | null, silencedBy: string | null, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudFirewall' }
          | { __typename: 'CloudFloatingIp', location: { city: { name: string } | null, country: { isoCode: string } | null } | null }
          | { __typename: 'CloudImage' }
          | { __typename: 'CloudLoadBalancer', location: { city: { name: string } | null, country: { isoCode: string } | null } | null }
          | { __typename: 'CloudNetwork' }
          | { __typename: 'CloudPlacementGroup' }
          | { __typename: 'CloudPrimaryIp', location: { city: { name: string } | null, country: { isoCode: string } | null } | null }
          | { __typename: 'CloudServer', country: { isoCode: string } | null, city: { name: string } | null }
          | { __typename: 'CloudSshKey' }
          | { __typename: 'CloudVolume', location: { city: { name: string } | null, country: { isoCode: string } | null } | null }
          | { __typename: 'DedicatedFailover' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer', country: { isoCode: string } | null, city: { name: string } | null }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox', country: { isoCode: string } | null, city: { name: string } | null }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessEntryApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessRdpApp' }
          | { __typename: 'EdgeAccessSaasApp' }
          | { __typename: 'EdgeAccessSelfHostedApp' }
          | { __typename: 'EdgeAccount' }
          | { __typename: 'EdgeBucket' }
          | { __typename: 'EdgeCertificatePack' }
          | { __typename: 'EdgeCustomCertificate' }
          | { __typename: 'EdgeCustomHostname' }
          | { __typename: 'EdgeDnsARecord' }
          | { __typename: 'EdgeDnsAaaaRecord' }
          | { __typename: 'EdgeDnsCaaRecord' }
          | { __typename: 'EdgeDnsCertRecord' }
          | { __typename: 'EdgeDnsCnameRecord' }
          | { __typename: 'EdgeDnsDnskeyRecord' }
          | { __typename: 'EdgeDnsDsRecord' }
          | { __typename: 'EdgeDnsHttpsRecord' }
          | { __typename: 'EdgeDnsLocRecord' }
          | { __typename: 'EdgeDnsMxRecord' }
          | { __typename: 'EdgeDnsNaptrRecord' }
          | { __typename: 'EdgeDnsNsRecord' }
          | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
          | { __typename: 'EdgeDnsOtherRecord' }
          | { __typename: 'EdgeDnsPtrRecord' }
          | { __typename: 'EdgeDnsSmimeaRecord' }
          | { __typename: 'EdgeDnsSrvRecord' }
          | { __typename: 'EdgeDnsSshfpRecord' }
          | { __typename: 'EdgeDnsSvcbRecord' }
          | { __typename: 'EdgeDnsTlsaRecord' }
          | { __typename: 'EdgeDnsTxtRecord' }
          | { __typename: 'EdgeDnsUriRecord' }
          | { __typename: 'EdgeHealthcheck' }
          | { __typename: 'EdgeKvNamespace' }
          | { __typename: 'EdgeLoadBalancer' }
          | { __typename: 'EdgeLoadBalancerMonitor' }
          | { __typename: 'EdgeLoadBalancerPool' }
          | { __typename: 'EdgePagesProject' }
          | { __typename: 'EdgeSqlDatabase' }
          | { __typename: 'EdgeTunnel' }
          | { __typename: 'EdgeWidget' }
          | { __typename: 'EdgeWorkerScript' }
          | { __typename: 'EdgeZone' }
          | { __typename: 'StorageBox', country: { isoCode: string } | null, city: { name: string } | null }
         | null, evidence: Array<{ name: string, value: unknown, readAt: string | null }>, remedy: { mutation: string, variables: Record<string, unknown> } | null, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type FindingAgainQueryVariables = Exact<{
  kinds?: Array<FindingKind> | FindingKind | null | undefined;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type FindingAgainQuery = { hosting: { findings: { nodes: Array<{ kind: FindingKind, resourceId: string | null, evidence: Array<{ name: string, value: unknown }> }> } } };

export type MachinesListQueryVariables = Exact<{
  first: number;
  servers: boolean;
  boxes: boolean;
  serversAfter?: string | null | undefined;
  boxesAfter?: string | null | undefined;
}>;


export type MachinesListQuery = { hosting: { servers?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'CloudServer', labels: Record<string, unknown> | null, created: string | null, id: string, name: string | null, status: ServerStatus | null, accountName: string, addresses: Array<string | null> | null, serverType: { name: string | null, cores: number | null, memory: number | null } | null, protection: { delete: boolean | null } | null, country: { isoCode: string, name: string } | null, city: { name: string } | null }
        | { __typename: 'DedicatedServer', product: string | null, cancelled: boolean | null, id: string, name: string | null, status: ServerStatus | null, accountName: string, addresses: Array<string | null> | null, country: { isoCode: string, name: string } | null, city: { name: string } | null }
       | null> } | null, storageBoxes?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'DedicatedStorageBox', product: string | null, diskQuota: number | null, cancelled: boolean | null, id: string, name: string | null, status: StorageBoxStatus | null, server: string | null, accountName: string, country: { isoCode: string, name: string } | null, city: { name: string } | null }
        | { __typename: 'StorageBox', labels: Record<string, unknown> | null, created: string | null, id: string, name: string | null, status: StorageBoxStatus | null, server: string | null, accountName: string, storageBoxType: { name: string | null, size: number | null } | null, protection: { delete: boolean | null } | null, country: { isoCode: string, name: string } | null, city: { name: string } | null }
       | null> } | null } };

export type MachinesBillQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  kinds?: Array<BillKind> | BillKind | null | undefined;
  linesAfter?: string | null | undefined;
  unknownAfter?: string | null | undefined;
}>;


export type MachinesBillQuery = { hosting: { bill: { isWhole: boolean, currency: string, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, account: string, kind: BillKind, id: string, name: string, deletedWith: string | null, rounded: { gross: { amount: string, currency: string } | null } | null }> }, unknown: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, account: string, kind: BillKind, id: string, name: string, deletedWith: string | null, reason: BillUnknownReason }> } } } };

export type MachinesNamesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MachinesNamesQuery = { hosting: { servers: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'CloudServer', id: string, accountName: string, names: { totalCount: number | null, nodes: Array<{ name: string }> } | null }
        | { __typename: 'DedicatedServer', id: string, accountName: string, names: { totalCount: number | null, nodes: Array<{ name: string }> } | null }
       | null> } | null } };

export type MachinesEndsQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type MachinesEndsQuery = { hosting: { findings: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, account: string, resourceId: string | null, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type MachinesFindingsQueryVariables = Exact<{
  kinds?: Array<FindingKind> | FindingKind | null | undefined;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type MachinesFindingsQuery = { hosting: { findings: { isWhole: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, api: HostingApiName, account: string, resourceId: string | null }> } } };

export type MachinesActionsQueryVariables = Exact<{
  account: string;
  id: string | number;
  isBox: boolean;
}>;


export type MachinesActionsQuery = { cloud?: { server: { status: ServerStatus | null, actions: { nodes: Array<{ id: string, command: string | null, status: ActionStatus | null, progress: number | null, started: string | null, finished: string | null, error: { code: string | null, message: string | null } | null } | null> } | null } | null } | null, storage?: { storageBox: { status: StorageBoxStatus | null, actions: { nodes: Array<{ id: string, command: string | null, status: ActionStatus | null, progress: number | null, started: string | null, finished: string | null, error: { code: string | null, message: string | null } | null } | null> } | null } | null } | null };

export type MachinesCloudQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesCloudQuery = { cloud: { server: { backupWindow: string | null, outgoingTraffic: number | null, includedTraffic: number | null, image: { description: string | null } | null, publicNet: { ipv4: { ip: string | null, dnsPtr: string | null, blocked: boolean | null } | null, ipv6: { ip: string | null, blocked: boolean | null } | null, firewalls: Array<{ status: CloudServerFirewallStatus | null, firewall: { name: string | null } | null } | null> | null } | null, privateNets: Array<{ ip: string | null, network: { name: string | null } | null } | null> | null, volumes: Array<{ id: string, name: string | null, size: number | null } | null> | null, primaryIps: Array<{ id: string, ip: string | null, type: CloudIpType | null, autoDelete: boolean | null } | null> | null, floatingIps: Array<{ id: string, ip: string | null, name: string | null } | null> | null } | null } | null };

export type MachinesDedicatedQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesDedicatedQuery = { dedicated: { server: { datacenter: string | null, paidUntil: string | null, cancelled: boolean | null, traffic: string | null, mainIp: string | null, ipAddresses: Array<string | null> | null, mainIpv6Net: string | null, subnets: Array<{ ip: string, mask: number | null } | null> | null, vswitches: Array<{ name: string | null, vlan: number | null } | null> | null, firewall: { status: DedicatedFirewallStatus | null } | null } | null } | null };

export type MachinesDedicatedWaysQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesDedicatedWaysQuery = { dedicated: { server: { reset: { types: Array<DedicatedResetType | null> | null } | null, wakeOnLan: { serverId: string | null } | null, cancellation: { earliestCancellationDate: string | null, cancelled: boolean | null, cancellationDate: string | null, reservationPossible: boolean | null } | null } | null } | null };

export type MachinesStorageBoxQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesStorageBoxQuery = { storage: { storageBox: { server: string | null, username: string | null, storageBoxType: { size: number | null } | null, stats: { size: number | null, sizeData: number | null, sizeSnapshots: number | null } | null, snapshotPlan: { maxSnapshots: number | null } | null, accessSettings: { reachableExternally: boolean | null, sambaEnabled: boolean | null, sshEnabled: boolean | null, webdavEnabled: boolean | null } | null } | null } | null };

export type MachinesDedicatedBoxQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesDedicatedBoxQuery = { dedicated: { storageBox: { server: string | null, username: string | null, paidUntil: string | null, cancelled: boolean | null, diskQuota: number | null, diskUsage: number | null, diskUsageData: number | null, diskUsageSnapshots: number | null, webdav: boolean | null, samba: boolean | null, ssh: boolean | null, externalReachability: boolean | null, linkedServer: { id: string, name: string | null } | null } | null } | null };

type MachinesNamesOf_CloudServer_Fragment = { names: { totalCount: number | null, nodes: Array<{ name: string, how: ServerNameHow, through:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudFirewall' }
        | { __typename: 'CloudFloatingIp' }
        | { __typename: 'CloudImage' }
        | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
        | { __typename: 'CloudNetwork' }
        | { __typename: 'CloudPlacementGroup' }
        | { __typename: 'CloudPrimaryIp' }
        | { __typename: 'CloudServer' }
        | { __typename: 'CloudSshKey' }
        | { __typename: 'CloudVolume' }
        | { __typename: 'DedicatedFailover' }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp' }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox' }
        | { __typename: 'DedicatedSubnet' }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessEntryApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessRdpApp' }
        | { __typename: 'EdgeAccessSaasApp' }
        | { __typename: 'EdgeAccessSelfHostedApp' }
        | { __typename: 'EdgeAccount' }
        | { __typename: 'EdgeBucket' }
        | { __typename: 'EdgeCertificatePack' }
        | { __typename: 'EdgeCustomCertificate' }
        | { __typename: 'EdgeCustomHostname' }
        | { __typename: 'EdgeDnsARecord' }
        | { __typename: 'EdgeDnsAaaaRecord' }
        | { __typename: 'EdgeDnsCaaRecord' }
        | { __typename: 'EdgeDnsCertRecord' }
        | { __typename: 'EdgeDnsCnameRecord' }
        | { __typename: 'EdgeDnsDnskeyRecord' }
        | { __typename: 'EdgeDnsDsRecord' }
        | { __typename: 'EdgeDnsHttpsRecord' }
        | { __typename: 'EdgeDnsLocRecord' }
        | { __typename: 'EdgeDnsMxRecord' }
        | { __typename: 'EdgeDnsNaptrRecord' }
        | { __typename: 'EdgeDnsNsRecord' }
        | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
        | { __typename: 'EdgeDnsOtherRecord' }
        | { __typename: 'EdgeDnsPtrRecord' }
        | { __typename: 'EdgeDnsSmimeaRecord' }
        | { __typename: 'EdgeDnsSrvRecord' }
        | { __typename: 'EdgeDnsSshfpRecord' }
        | { __typename: 'EdgeDnsSvcbRecord' }
        | { __typename: 'EdgeDnsTlsaRecord' }
        | { __typename: 'EdgeDnsTxtRecord' }
        | { __typename: 'EdgeDnsUriRecord' }
        | { __typename: 'EdgeHealthcheck' }
        | { __typename: 'EdgeKvNamespace' }
        | { __typename: 'EdgeLoadBalancer' }
        | { __typename: 'EdgeLoadBalancerMonitor' }
        | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
        | { __typename: 'EdgePagesProject' }
        | { __typename: 'EdgeSqlDatabase' }
        | { __typename: 'EdgeTunnel', tunnel: string | null }
        | { __typename: 'EdgeWidget' }
        | { __typename: 'EdgeWorkerScript' }
        | { __typename: 'EdgeZone' }
        | { __typename: 'StorageBox' }
       | null }> } | null };

type MachinesNamesOf_DedicatedServer_Fragment = { names: { totalCount: number | null, nodes: Array<{ name: string, how: ServerNameHow, through:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudFirewall' }
        | { __typename: 'CloudFloatingIp' }
        | { __typename: 'CloudImage' }
        | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
        | { __typename: 'CloudNetwork' }
        | { __typename: 'CloudPlacementGroup' }
        | { __typename: 'CloudPrimaryIp' }
        | { __typename: 'CloudServer' }
        | { __typename: 'CloudSshKey' }
        | { __typename: 'CloudVolume' }
        | { __typename: 'DedicatedFailover' }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp' }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox' }
        | { __typename: 'DedicatedSubnet' }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessEntryApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessRdpApp' }
        | { __typename: 'EdgeAccessSaasApp' }
        | { __typename: 'EdgeAccessSelfHostedApp' }
        | { __typename: 'EdgeAccount' }
        | { __typename: 'EdgeBucket' }
        | { __typename: 'EdgeCertificatePack' }
        | { __typename: 'EdgeCustomCertificate' }
        | { __typename: 'EdgeCustomHostname' }
        | { __typename: 'EdgeDnsARecord' }
        | { __typename: 'EdgeDnsAaaaRecord' }
        | { __typename: 'EdgeDnsCaaRecord' }
        | { __typename: 'EdgeDnsCertRecord' }
        | { __typename: 'EdgeDnsCnameRecord' }
        | { __typename: 'EdgeDnsDnskeyRecord' }
        | { __typename: 'EdgeDnsDsRecord' }
        | { __typename: 'EdgeDnsHttpsRecord' }
        | { __typename: 'EdgeDnsLocRecord' }
        | { __typename: 'EdgeDnsMxRecord' }
        | { __typename: 'EdgeDnsNaptrRecord' }
        | { __typename: 'EdgeDnsNsRecord' }
        | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
        | { __typename: 'EdgeDnsOtherRecord' }
        | { __typename: 'EdgeDnsPtrRecord' }
        | { __typename: 'EdgeDnsSmimeaRecord' }
        | { __typename: 'EdgeDnsSrvRecord' }
        | { __typename: 'EdgeDnsSshfpRecord' }
        | { __typename: 'EdgeDnsSvcbRecord' }
        | { __typename: 'EdgeDnsTlsaRecord' }
        | { __typename: 'EdgeDnsTxtRecord' }
        | { __typename: 'EdgeDnsUriRecord' }
        | { __typename: 'EdgeHealthcheck' }
        | { __typename: 'EdgeKvNamespace' }
        | { __typename: 'EdgeLoadBalancer' }
        | { __typename: 'EdgeLoadBalancerMonitor' }
        | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
        | { __typename: 'EdgePagesProject' }
        | { __typename: 'EdgeSqlDatabase' }
        | { __typename: 'EdgeTunnel', tunnel: string | null }
        | { __typename: 'EdgeWidget' }
        | { __typename: 'EdgeWorkerScript' }
        | { __typename: 'EdgeZone' }
        | { __typename: 'StorageBox' }
       | null }> } | null };

export type MachinesNamesOfFragment =
  | MachinesNamesOf_CloudServer_Fragment
  | MachinesNamesOf_DedicatedServer_Fragment
;

export type MachinesNamesOfOneQueryVariables = Exact<{
  account: string;
  id: string | number;
  isDedicated: boolean;
}>;


export type MachinesNamesOfOneQuery = { cloud?: { server: { names: { totalCount: number | null, nodes: Array<{ name: string, how: ServerNameHow, through:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall' }
            | { __typename: 'CloudFloatingIp' }
            | { __typename: 'CloudImage' }
            | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp' }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume' }
            | { __typename: 'DedicatedFailover' }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp' }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox' }
            | { __typename: 'DedicatedSubnet' }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnel: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null, dedicated?: { server: { names: { totalCount: number | null, nodes: Array<{ name: string, how: ServerNameHow, through:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall' }
            | { __typename: 'CloudFloatingIp' }
            | { __typename: 'CloudImage' }
            | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp' }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume' }
            | { __typename: 'DedicatedFailover' }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp' }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox' }
            | { __typename: 'DedicatedSubnet' }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnel: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null };

type MachinesDependentsOf_CloudServer_Fragment = { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudFirewall', firewall: string | null }
        | { __typename: 'CloudFloatingIp', floatingIp: string | null }
        | { __typename: 'CloudImage', image: string | null }
        | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
        | { __typename: 'CloudNetwork' }
        | { __typename: 'CloudPlacementGroup' }
        | { __typename: 'CloudPrimaryIp', primaryIp: string | null }
        | { __typename: 'CloudServer' }
        | { __typename: 'CloudSshKey' }
        | { __typename: 'CloudVolume', volume: string | null }
        | { __typename: 'DedicatedFailover', failover: string }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp', address: string }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox', box: string | null }
        | { __typename: 'DedicatedSubnet', subnet: string }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessEntryApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessRdpApp' }
        | { __typename: 'EdgeAccessSaasApp' }
        | { __typename: 'EdgeAccessSelfHostedApp' }
        | { __typename: 'EdgeAccount' }
        | { __typename: 'EdgeBucket' }
        | { __typename: 'EdgeCertificatePack' }
        | { __typename: 'EdgeCustomCertificate' }
        | { __typename: 'EdgeCustomHostname' }
        | { __typename: 'EdgeDnsARecord' }
        | { __typename: 'EdgeDnsAaaaRecord' }
        | { __typename: 'EdgeDnsCaaRecord' }
        | { __typename: 'EdgeDnsCertRecord' }
        | { __typename: 'EdgeDnsCnameRecord' }
        | { __typename: 'EdgeDnsDnskeyRecord' }
        | { __typename: 'EdgeDnsDsRecord' }
        | { __typename: 'EdgeDnsHttpsRecord' }
        | { __typename: 'EdgeDnsLocRecord' }
        | { __typename: 'EdgeDnsMxRecord' }
        | { __typename: 'EdgeDnsNaptrRecord' }
        | { __typename: 'EdgeDnsNsRecord' }
        | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
        | { __typename: 'EdgeDnsOtherRecord' }
        | { __typename: 'EdgeDnsPtrRecord' }
        | { __typename: 'EdgeDnsSmimeaRecord' }
        | { __typename: 'EdgeDnsSrvRecord' }
        | { __typename: 'EdgeDnsSshfpRecord' }
        | { __typename: 'EdgeDnsSvcbRecord' }
        | { __typename: 'EdgeDnsTlsaRecord' }
        | { __typename: 'EdgeDnsTxtRecord' }
        | { __typename: 'EdgeDnsUriRecord' }
        | { __typename: 'EdgeHealthcheck' }
        | { __typename: 'EdgeKvNamespace' }
        | { __typename: 'EdgeLoadBalancer' }
        | { __typename: 'EdgeLoadBalancerMonitor' }
        | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
        | { __typename: 'EdgePagesProject' }
        | { __typename: 'EdgeSqlDatabase' }
        | { __typename: 'EdgeTunnel', tunnel: string | null }
        | { __typename: 'EdgeWidget' }
        | { __typename: 'EdgeWorkerScript' }
        | { __typename: 'EdgeZone' }
        | { __typename: 'StorageBox' }
       | null }> } | null };

type MachinesDependentsOf_DedicatedServer_Fragment = { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudFirewall', firewall: string | null }
        | { __typename: 'CloudFloatingIp', floatingIp: string | null }
        | { __typename: 'CloudImage', image: string | null }
        | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
        | { __typename: 'CloudNetwork' }
        | { __typename: 'CloudPlacementGroup' }
        | { __typename: 'CloudPrimaryIp', primaryIp: string | null }
        | { __typename: 'CloudServer' }
        | { __typename: 'CloudSshKey' }
        | { __typename: 'CloudVolume', volume: string | null }
        | { __typename: 'DedicatedFailover', failover: string }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp', address: string }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox', box: string | null }
        | { __typename: 'DedicatedSubnet', subnet: string }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessEntryApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessRdpApp' }
        | { __typename: 'EdgeAccessSaasApp' }
        | { __typename: 'EdgeAccessSelfHostedApp' }
        | { __typename: 'EdgeAccount' }
        | { __typename: 'EdgeBucket' }
        | { __typename: 'EdgeCertificatePack' }
        | { __typename: 'EdgeCustomCertificate' }
        | { __typename: 'EdgeCustomHostname' }
        | { __typename: 'EdgeDnsARecord' }
        | { __typename: 'EdgeDnsAaaaRecord' }
        | { __typename: 'EdgeDnsCaaRecord' }
        | { __typename: 'EdgeDnsCertRecord' }
        | { __typename: 'EdgeDnsCnameRecord' }
        | { __typename: 'EdgeDnsDnskeyRecord' }
        | { __typename: 'EdgeDnsDsRecord' }
        | { __typename: 'EdgeDnsHttpsRecord' }
        | { __typename: 'EdgeDnsLocRecord' }
        | { __typename: 'EdgeDnsMxRecord' }
        | { __typename: 'EdgeDnsNaptrRecord' }
        | { __typename: 'EdgeDnsNsRecord' }
        | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
        | { __typename: 'EdgeDnsOtherRecord' }
        | { __typename: 'EdgeDnsPtrRecord' }
        | { __typename: 'EdgeDnsSmimeaRecord' }
        | { __typename: 'EdgeDnsSrvRecord' }
        | { __typename: 'EdgeDnsSshfpRecord' }
        | { __typename: 'EdgeDnsSvcbRecord' }
        | { __typename: 'EdgeDnsTlsaRecord' }
        | { __typename: 'EdgeDnsTxtRecord' }
        | { __typename: 'EdgeDnsUriRecord' }
        | { __typename: 'EdgeHealthcheck' }
        | { __typename: 'EdgeKvNamespace' }
        | { __typename: 'EdgeLoadBalancer' }
        | { __typename: 'EdgeLoadBalancerMonitor' }
        | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
        | { __typename: 'EdgePagesProject' }
        | { __typename: 'EdgeSqlDatabase' }
        | { __typename: 'EdgeTunnel', tunnel: string | null }
        | { __typename: 'EdgeWidget' }
        | { __typename: 'EdgeWorkerScript' }
        | { __typename: 'EdgeZone' }
        | { __typename: 'StorageBox' }
       | null }> } | null };

export type MachinesDependentsOfFragment =
  | MachinesDependentsOf_CloudServer_Fragment
  | MachinesDependentsOf_DedicatedServer_Fragment
;

export type MachinesDependentsQueryVariables = Exact<{
  account: string;
  id: string | number;
  isDedicated: boolean;
}>;


export type MachinesDependentsQuery = { cloud?: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall', firewall: string | null }
            | { __typename: 'CloudFloatingIp', floatingIp: string | null }
            | { __typename: 'CloudImage', image: string | null }
            | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp', primaryIp: string | null }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume', volume: string | null }
            | { __typename: 'DedicatedFailover', failover: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', address: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', box: string | null }
            | { __typename: 'DedicatedSubnet', subnet: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnel: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null, dedicated?: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudFirewall', firewall: string | null }
            | { __typename: 'CloudFloatingIp', floatingIp: string | null }
            | { __typename: 'CloudImage', image: string | null }
            | { __typename: 'CloudLoadBalancer', loadBalancer: string | null }
            | { __typename: 'CloudNetwork' }
            | { __typename: 'CloudPlacementGroup' }
            | { __typename: 'CloudPrimaryIp', primaryIp: string | null }
            | { __typename: 'CloudServer' }
            | { __typename: 'CloudSshKey' }
            | { __typename: 'CloudVolume', volume: string | null }
            | { __typename: 'DedicatedFailover', failover: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', address: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', box: string | null }
            | { __typename: 'DedicatedSubnet', subnet: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessEntryApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessRdpApp' }
            | { __typename: 'EdgeAccessSaasApp' }
            | { __typename: 'EdgeAccessSelfHostedApp' }
            | { __typename: 'EdgeAccount' }
            | { __typename: 'EdgeBucket' }
            | { __typename: 'EdgeCertificatePack' }
            | { __typename: 'EdgeCustomCertificate' }
            | { __typename: 'EdgeCustomHostname' }
            | { __typename: 'EdgeDnsARecord' }
            | { __typename: 'EdgeDnsAaaaRecord' }
            | { __typename: 'EdgeDnsCaaRecord' }
            | { __typename: 'EdgeDnsCertRecord' }
            | { __typename: 'EdgeDnsCnameRecord' }
            | { __typename: 'EdgeDnsDnskeyRecord' }
            | { __typename: 'EdgeDnsDsRecord' }
            | { __typename: 'EdgeDnsHttpsRecord' }
            | { __typename: 'EdgeDnsLocRecord' }
            | { __typename: 'EdgeDnsMxRecord' }
            | { __typename: 'EdgeDnsNaptrRecord' }
            | { __typename: 'EdgeDnsNsRecord' }
            | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
            | { __typename: 'EdgeDnsOtherRecord' }
            | { __typename: 'EdgeDnsPtrRecord' }
            | { __typename: 'EdgeDnsSmimeaRecord' }
            | { __typename: 'EdgeDnsSrvRecord' }
            | { __typename: 'EdgeDnsSshfpRecord' }
            | { __typename: 'EdgeDnsSvcbRecord' }
            | { __typename: 'EdgeDnsTlsaRecord' }
            | { __typename: 'EdgeDnsTxtRecord' }
            | { __typename: 'EdgeDnsUriRecord' }
            | { __typename: 'EdgeHealthcheck' }
            | { __typename: 'EdgeKvNamespace' }
            | { __typename: 'EdgeLoadBalancer' }
            | { __typename: 'EdgeLoadBalancerMonitor' }
            | { __typename: 'EdgeLoadBalancerPool', pool: string | null }
            | { __typename: 'EdgePagesProject' }
            | { __typename: 'EdgeSqlDatabase' }
            | { __typename: 'EdgeTunnel', tunnel: string | null }
            | { __typename: 'EdgeWidget' }
            | { __typename: 'EdgeWorkerScript' }
            | { __typename: 'EdgeZone' }
            | { __typename: 'StorageBox' }
           | null }> } | null } | null } | null };

export type MachinesMetricsQueryVariables = Exact<{
  account: string;
  id: string | number;
  start: string;
  end: string;
  step: number;
}>;


export type MachinesMetricsQuery = { cloud: { server: { metrics: { step: number | null, series: Array<{ name: string | null, values: Array<{ time: string | null, value: number | null } | null> | null } | null> | null } | null } | null } | null };

export type MachinesTrafficQueryVariables = Exact<{
  account: string;
  id: string | number;
  from: string;
  to: string;
}>;


export type MachinesTrafficQuery = { dedicated: { server: { measuredTraffic: { data: Array<{ address: string | null, intervals: Array<{ interval: string | null, amounts: { in: number | null, out: number | null } | null } | null> | null } | null> | null } | null } | null } | null };

export type MachinesPowerOnMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesPowerOnMutation = { powerOnCloudServer: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesShutDownMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesShutDownMutation = { shutDownCloudServer: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesPowerOffMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesPowerOffMutation = { powerOffCloudServer: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesRebootMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesRebootMutation = { rebootCloudServer: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesDeleteMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesDeleteMutation = { deleteCloudServer: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesLabelsMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
  labels: Record<string, unknown>;
}>;


export type MachinesLabelsMutation = { updateCloudServer: { server: { id: string, labels: Record<string, unknown> | null } | null } | null };

export type MachinesWakeMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesWakeMutation = { wakeDedicatedServer: { wakeOnLan: { serverId: string | null } | null } | null };

export type MachinesResetMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
  type: DedicatedResetType;
}>;


export type MachinesResetMutation = { resetDedicatedServer: { restart: { serverId: string | null, type: DedicatedResetType | null } | null } | null };

export type MachinesCancelMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
  date: string;
  reserve?: boolean | null | undefined;
}>;


export type MachinesCancelMutation = { cancelDedicatedServer: { cancellation: { cancelled: boolean | null, cancellationDate: string | null } | null } | null };

export type MachinesDeleteBoxMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type MachinesDeleteBoxMutation = { deleteStorageBox: { action: { id: string, status: ActionStatus | null, progress: number | null, error: { code: string | null, message: string | null } | null } | null } | null };

export type MachinesBoxLabelsMutationVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
  labels: Record<string, unknown>;
}>;


export type MachinesBoxLabelsMutation = { updateStorageBox: { storageBox: { id: string, labels: Record<string, unknown> | null } | null } | null };

export type NamesSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesSourcesQuery = { hosting: { sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }> } };

export type NamesZonesQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesZonesQuery = { edge: { zones: { nodes: Array<{ id: string, name: string | null, status: EdgeZoneStatus | null, accountName: string } | null> } | null } | null };

export type NamesTotalsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesTotalsQuery = { edge: { dnsRecords: { totalCount: number, isWhole: boolean, problems: Array<{ code: string, message: string, zone: { id: string } | null }> } | null } | null };

export type NamesInGroupsQueryVariables = Exact<{
  account?: string | null | undefined;
  first: number;
}>;


export type NamesInGroupsQuery = { edge: { dnsRecordsByTarget: { totalCount: number, isWhole: boolean, zoneCounts: Array<{ totalCount: number, own: number, foreign: number, dangling: number, unknown: number, withoutTarget: number, zone: { id: string } | null }>, groups: Array<{ state: EdgeDnsTargetState | null, totalCount: number, nodes: Array<
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
          | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                | { __typename: 'CloudCertificate' }
                | { __typename: 'CloudFirewall' }
                | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudImage' }
                | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
                | { __typename: 'CloudNetwork' }
                | { __typename: 'CloudPlacementGroup' }
                | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
                | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
                | { __typename: 'CloudSshKey' }
                | { __typename: 'CloudVolume' }
                | { __typename: 'DedicatedFailover', ip: string, accountName: string }
                | { __typename: 'DedicatedFirewallTemplate' }
                | { __typename: 'DedicatedIp', ip: string, accountName: string }
                | { __typename: 'DedicatedReverseDns' }
                | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                | { __typename: 'DedicatedSshKey' }
                | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                | { __typename: 'DedicatedVSwitch' }
                | { __typename: 'EdgeAccessBookmarkApp' }
                | { __typename: 'EdgeAccessEntryApp' }
                | { __typename: 'EdgeAccessInfrastructureApp' }
                | { __typename: 'EdgeAccessLauncherApp' }
                | { __typename: 'EdgeAccessMcpApp' }
                | { __typename: 'EdgeAccessOtherApp' }
                | { __typename: 'EdgeAccessRdpApp' }
                | { __typename: 'EdgeAccessSaasApp' }
                | { __typename: 'EdgeAccessSelfHostedApp' }
                | { __typename: 'EdgeAccount' }
                | { __typename: 'EdgeBucket' }
                | { __typename: 'EdgeCertificatePack' }
                | { __typename: 'EdgeCustomCertificate' }
                | { __typename: 'EdgeCustomHostname' }
                | { __typename: 'EdgeDnsARecord' }
                | { __typename: 'EdgeDnsAaaaRecord' }
                | { __typename: 'EdgeDnsCaaRecord' }
                | { __typename: 'EdgeDnsCertRecord' }
                | { __typename: 'EdgeDnsCnameRecord' }
                | { __typename: 'EdgeDnsDnskeyRecord' }
                | { __typename: 'EdgeDnsDsRecord' }
                | { __typename: 'EdgeDnsHttpsRecord' }
                | { __typename: 'EdgeDnsLocRecord' }
                | { __typename: 'EdgeDnsMxRecord' }
                | { __typename: 'EdgeDnsNaptrRecord' }
                | { __typename: 'EdgeDnsNsRecord' }
                | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
                | { __typename: 'EdgeDnsOtherRecord' }
                | { __typename: 'EdgeDnsPtrRecord' }
                | { __typename: 'EdgeDnsSmimeaRecord' }
                | { __typename: 'EdgeDnsSrvRecord' }
                | { __typename: 'EdgeDnsSshfpRecord' }
                | { __typename: 'EdgeDnsSvcbRecord' }
                | { __typename: 'EdgeDnsTlsaRecord' }
                | { __typename: 'EdgeDnsTxtRecord' }
                | { __typename: 'EdgeDnsUriRecord' }
                | { __typename: 'EdgeHealthcheck' }
                | { __typename: 'EdgeKvNamespace' }
                | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
                | { __typename: 'EdgeLoadBalancerMonitor' }
                | { __typename: 'EdgeLoadBalancerPool' }
                | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
                | { __typename: 'EdgeSqlDatabase' }
                | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
                | { __typename: 'EdgeWidget' }
                | { __typename: 'EdgeWorkerScript' }
                | { __typename: 'EdgeZone' }
                | { __typename: 'StorageBox', name: string | null, accountName: string }
               | null> } | null, zone: { id: string } | null }
         | null> }> } | null } | null };

export type NamesRecordsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesRecordsQuery = { edge: { dnsRecords: { totalCount: number, isWhole: boolean, problems: Array<{ code: string, message: string, zone: { id: string } | null }>, nodes: Array<
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
       | null> } | null } | null };

export type NamesTargetsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesTargetsQuery = { edge: { dnsRecords: { nodes: Array<
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
        | { id: string, target: { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudFirewall' }
              | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudImage' }
              | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
              | { __typename: 'CloudNetwork' }
              | { __typename: 'CloudPlacementGroup' }
              | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
              | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
              | { __typename: 'CloudSshKey' }
              | { __typename: 'CloudVolume' }
              | { __typename: 'DedicatedFailover', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessEntryApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessRdpApp' }
              | { __typename: 'EdgeAccessSaasApp' }
              | { __typename: 'EdgeAccessSelfHostedApp' }
              | { __typename: 'EdgeAccount' }
              | { __typename: 'EdgeBucket' }
              | { __typename: 'EdgeCertificatePack' }
              | { __typename: 'EdgeCustomCertificate' }
              | { __typename: 'EdgeCustomHostname' }
              | { __typename: 'EdgeDnsARecord' }
              | { __typename: 'EdgeDnsAaaaRecord' }
              | { __typename: 'EdgeDnsCaaRecord' }
              | { __typename: 'EdgeDnsCertRecord' }
              | { __typename: 'EdgeDnsCnameRecord' }
              | { __typename: 'EdgeDnsDnskeyRecord' }
              | { __typename: 'EdgeDnsDsRecord' }
              | { __typename: 'EdgeDnsHttpsRecord' }
              | { __typename: 'EdgeDnsLocRecord' }
              | { __typename: 'EdgeDnsMxRecord' }
              | { __typename: 'EdgeDnsNaptrRecord' }
              | { __typename: 'EdgeDnsNsRecord' }
              | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
              | { __typename: 'EdgeDnsOtherRecord' }
              | { __typename: 'EdgeDnsPtrRecord' }
              | { __typename: 'EdgeDnsSmimeaRecord' }
              | { __typename: 'EdgeDnsSrvRecord' }
              | { __typename: 'EdgeDnsSshfpRecord' }
              | { __typename: 'EdgeDnsSvcbRecord' }
              | { __typename: 'EdgeDnsTlsaRecord' }
              | { __typename: 'EdgeDnsTxtRecord' }
              | { __typename: 'EdgeDnsUriRecord' }
              | { __typename: 'EdgeHealthcheck' }
              | { __typename: 'EdgeKvNamespace' }
              | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
              | { __typename: 'EdgeLoadBalancerMonitor' }
              | { __typename: 'EdgeLoadBalancerPool' }
              | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
              | { __typename: 'EdgeSqlDatabase' }
              | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
              | { __typename: 'EdgeWidget' }
              | { __typename: 'EdgeWorkerScript' }
              | { __typename: 'EdgeZone' }
              | { __typename: 'StorageBox', name: string | null, accountName: string }
             | null> } | null }
       | null> } | null } | null };

type NamesRow_EdgeDnsARecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsAaaaRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCaaRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCertRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCnameRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsDnskeyRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsDsRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsHttpsRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsLocRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsMxRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsNaptrRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsNsRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsOpenpgpkeyRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsOtherRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsPtrRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSmimeaRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSrvRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSshfpRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSvcbRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsTlsaRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsTxtRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsUriRecord_Fragment = { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

export type NamesRowFragment =
  | NamesRow_EdgeDnsARecord_Fragment
  | NamesRow_EdgeDnsAaaaRecord_Fragment
  | NamesRow_EdgeDnsCaaRecord_Fragment
  | NamesRow_EdgeDnsCertRecord_Fragment
  | NamesRow_EdgeDnsCnameRecord_Fragment
  | NamesRow_EdgeDnsDnskeyRecord_Fragment
  | NamesRow_EdgeDnsDsRecord_Fragment
  | NamesRow_EdgeDnsHttpsRecord_Fragment
  | NamesRow_EdgeDnsLocRecord_Fragment
  | NamesRow_EdgeDnsMxRecord_Fragment
  | NamesRow_EdgeDnsNaptrRecord_Fragment
  | NamesRow_EdgeDnsNsRecord_Fragment
  | NamesRow_EdgeDnsOpenpgpkeyRecord_Fragment
  | NamesRow_EdgeDnsOtherRecord_Fragment
  | NamesRow_EdgeDnsPtrRecord_Fragment
  | NamesRow_EdgeDnsSmimeaRecord_Fragment
  | NamesRow_EdgeDnsSrvRecord_Fragment
  | NamesRow_EdgeDnsSshfpRecord_Fragment
  | NamesRow_EdgeDnsSvcbRecord_Fragment
  | NamesRow_EdgeDnsTlsaRecord_Fragment
  | NamesRow_EdgeDnsTxtRecord_Fragment
  | NamesRow_EdgeDnsUriRecord_Fragment
;

export type NamesTargetFragment = { state: EdgeDnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
    | { __typename: 'CloudCertificate' }
    | { __typename: 'CloudFirewall' }
    | { __typename: 'CloudFloatingIp', name: string | null, accountName: string, address: string | null }
    | { __typename: 'CloudImage' }
    | { __typename: 'CloudLoadBalancer', id: string, name: string | null, accountName: string, targets: Array<{ type: CloudLoadBalancerTargetType | null } | null> | null }
    | { __typename: 'CloudNetwork' }
    | { __typename: 'CloudPlacementGroup' }
    | { __typename: 'CloudPrimaryIp', name: string | null, accountName: string, address: string | null }
    | { __typename: 'CloudServer', id: string, name: string | null, accountName: string }
    | { __typename: 'CloudSshKey' }
    | { __typename: 'CloudVolume' }
    | { __typename: 'DedicatedFailover', ip: string, accountName: string }
    | { __typename: 'DedicatedFirewallTemplate' }
    | { __typename: 'DedicatedIp', ip: string, accountName: string }
    | { __typename: 'DedicatedReverseDns' }
    | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
    | { __typename: 'DedicatedSshKey' }
    | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
    | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
    | { __typename: 'DedicatedVSwitch' }
    | { __typename: 'EdgeAccessBookmarkApp' }
    | { __typename: 'EdgeAccessEntryApp' }
    | { __typename: 'EdgeAccessInfrastructureApp' }
    | { __typename: 'EdgeAccessLauncherApp' }
    | { __typename: 'EdgeAccessMcpApp' }
    | { __typename: 'EdgeAccessOtherApp' }
    | { __typename: 'EdgeAccessRdpApp' }
    | { __typename: 'EdgeAccessSaasApp' }
    | { __typename: 'EdgeAccessSelfHostedApp' }
    | { __typename: 'EdgeAccount' }
    | { __typename: 'EdgeBucket' }
    | { __typename: 'EdgeCertificatePack' }
    | { __typename: 'EdgeCustomCertificate' }
    | { __typename: 'EdgeCustomHostname' }
    | { __typename: 'EdgeDnsARecord' }
    | { __typename: 'EdgeDnsAaaaRecord' }
    | { __typename: 'EdgeDnsCaaRecord' }
    | { __typename: 'EdgeDnsCertRecord' }
    | { __typename: 'EdgeDnsCnameRecord' }
    | { __typename: 'EdgeDnsDnskeyRecord' }
    | { __typename: 'EdgeDnsDsRecord' }
    | { __typename: 'EdgeDnsHttpsRecord' }
    | { __typename: 'EdgeDnsLocRecord' }
    | { __typename: 'EdgeDnsMxRecord' }
    | { __typename: 'EdgeDnsNaptrRecord' }
    | { __typename: 'EdgeDnsNsRecord' }
    | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
    | { __typename: 'EdgeDnsOtherRecord' }
    | { __typename: 'EdgeDnsPtrRecord' }
    | { __typename: 'EdgeDnsSmimeaRecord' }
    | { __typename: 'EdgeDnsSrvRecord' }
    | { __typename: 'EdgeDnsSshfpRecord' }
    | { __typename: 'EdgeDnsSvcbRecord' }
    | { __typename: 'EdgeDnsTlsaRecord' }
    | { __typename: 'EdgeDnsTxtRecord' }
    | { __typename: 'EdgeDnsUriRecord' }
    | { __typename: 'EdgeHealthcheck' }
    | { __typename: 'EdgeKvNamespace' }
    | { __typename: 'EdgeLoadBalancer', name: string | null, accountName: string }
    | { __typename: 'EdgeLoadBalancerMonitor' }
    | { __typename: 'EdgeLoadBalancerPool' }
    | { __typename: 'EdgePagesProject', name: string | null, accountName: string }
    | { __typename: 'EdgeSqlDatabase' }
    | { __typename: 'EdgeTunnel', name: string | null, accountName: string }
    | { __typename: 'EdgeWidget' }
    | { __typename: 'EdgeWorkerScript' }
    | { __typename: 'EdgeZone' }
    | { __typename: 'StorageBox', name: string | null, accountName: string }
   | null> };

export type NamesRecordQueryVariables = Exact<{
  account?: string | null | undefined;
  zone: string | number;
  id: string | number;
}>;


export type NamesRecordQuery = { edge: { zone: { dnsRecord:
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { priority: number | null, id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
       | null } | null } | null };

export type NamesFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesFindingsQuery = { hosting: { findings: { isWhole: boolean, totalCount: number, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, resourceId: string | null, error: string | null }> } } };

export type NamesUpdateRecordMutationVariables = Exact<{
  zoneId: string | number;
  id: string | number;
  account?: string | null | undefined;
  input: EdgeDnsRecordWriteInput;
}>;


export type NamesUpdateRecordMutation = { updateEdgeDnsRecord: { dnsRecord:
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: EdgeDnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
     | null } | null };

export type NamesDeleteRecordMutationVariables = Exact<{
  zoneId: string | number;
  id: string | number;
  account?: string | null | undefined;
}>;


export type NamesDeleteRecordMutation = { deleteEdgeDnsRecord: { deletedId: string } | null };

export type BillTotalQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type BillTotalQuery = { hosting: { bill: { currency: string, lineCount: number, unknownCount: number, estimatedAt: string, isWhole: boolean, readAt: string | null, rounded: { gross: { amount: string, currency: string } | null } | null, accruedEstimate: { gross: { rounded: { amount: string, currency: string } } | null } | null, rates: Array<{ from: string, to: string, rate: string, date: string }>, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }> } } };

export type BillByQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  groupBy: Array<BillGrouping> | BillGrouping;
  labelKey?: string | null | undefined;
}>;


export type BillByQuery = { hosting: { bill: { currency: string, isWhole: boolean, groupCount: number, rounded: { gross: { amount: string, currency: string } | null } | null, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, groups: { nodes: Array<{ api: HostingApiName | null, account: string | null, kind: BillKind | null, label: string | null, lineCount: number, unknownCount: number, rounded: { gross: { amount: string, currency: string } | null } | null }> } } } };

export type BillByPlaceQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type BillByPlaceQuery = { hosting: { bill: { isWhole: boolean, currency: string, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, rounded: { gross: { amount: string, currency: string } | null } | null, groups: { totalCount: number | null, nodes: Array<{ lineCount: number, city: { name: string, latitude: number, longitude: number } | null, country: { isoCode: string, name: string, latitude: number, longitude: number } | null, rounded: { gross: { amount: string, currency: string } | null } | null }> } }, machines: { groups: { nodes: Array<{ lineCount: number, unknownCount: number, city: { name: string } | null, country: { isoCode: string } | null }> } } } };

export type MachineStatesQueryVariables = Exact<{
  first: number;
  servers: boolean;
  boxes: boolean;
  serversAfter?: string | null | undefined;
  boxesAfter?: string | null | undefined;
}>;


export type MachineStatesQuery = { hosting: { servers?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'CloudServer', id: string, status: ServerStatus | null, accountName: string, city: { name: string } | null }
        | { __typename: 'DedicatedServer', id: string, status: ServerStatus | null, accountName: string, city: { name: string } | null }
       | null> } | null, storageBoxes?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'DedicatedStorageBox', id: string, status: StorageBoxStatus | null, accountName: string, city: { name: string } | null }
        | { __typename: 'StorageBox', id: string, status: StorageBoxStatus | null, accountName: string, city: { name: string } | null }
       | null> } | null } };

export type FindingsInShortQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type FindingsInShortQuery = { hosting: { findings: { totalCount: number, isWhole: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, api: HostingApiName, account: string, resourceId: string | null, resourceName: string | null, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudFirewall' }
          | { __typename: 'CloudFloatingIp' }
          | { __typename: 'CloudImage' }
          | { __typename: 'CloudLoadBalancer' }
          | { __typename: 'CloudNetwork' }
          | { __typename: 'CloudPlacementGroup' }
          | { __typename: 'CloudPrimaryIp' }
          | { __typename: 'CloudServer' }
          | { __typename: 'CloudSshKey' }
          | { __typename: 'CloudVolume' }
          | { __typename: 'DedicatedFailover' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer' }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox' }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessEntryApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessRdpApp' }
          | { __typename: 'EdgeAccessSaasApp' }
          | { __typename: 'EdgeAccessSelfHostedApp' }
          | { __typename: 'EdgeAccount' }
          | { __typename: 'EdgeBucket' }
          | { __typename: 'EdgeCertificatePack' }
          | { __typename: 'EdgeCustomCertificate' }
          | { __typename: 'EdgeCustomHostname' }
          | { __typename: 'EdgeDnsARecord' }
          | { __typename: 'EdgeDnsAaaaRecord' }
          | { __typename: 'EdgeDnsCaaRecord' }
          | { __typename: 'EdgeDnsCertRecord' }
          | { __typename: 'EdgeDnsCnameRecord' }
          | { __typename: 'EdgeDnsDnskeyRecord' }
          | { __typename: 'EdgeDnsDsRecord' }
          | { __typename: 'EdgeDnsHttpsRecord' }
          | { __typename: 'EdgeDnsLocRecord' }
          | { __typename: 'EdgeDnsMxRecord' }
          | { __typename: 'EdgeDnsNaptrRecord' }
          | { __typename: 'EdgeDnsNsRecord' }
          | { __typename: 'EdgeDnsOpenpgpkeyRecord' }
          | { __typename: 'EdgeDnsOtherRecord' }
          | { __typename: 'EdgeDnsPtrRecord' }
          | { __typename: 'EdgeDnsSmimeaRecord' }
          | { __typename: 'EdgeDnsSrvRecord' }
          | { __typename: 'EdgeDnsSshfpRecord' }
          | { __typename: 'EdgeDnsSvcbRecord' }
          | { __typename: 'EdgeDnsTlsaRecord' }
          | { __typename: 'EdgeDnsTxtRecord' }
          | { __typename: 'EdgeDnsUriRecord' }
          | { __typename: 'EdgeHealthcheck' }
          | { __typename: 'EdgeKvNamespace' }
          | { __typename: 'EdgeLoadBalancer' }
          | { __typename: 'EdgeLoadBalancerMonitor' }
          | { __typename: 'EdgeLoadBalancerPool' }
          | { __typename: 'EdgePagesProject' }
          | { __typename: 'EdgeSqlDatabase' }
          | { __typename: 'EdgeTunnel' }
          | { __typename: 'EdgeWidget' }
          | { __typename: 'EdgeWorkerScript' }
          | { __typename: 'EdgeZone' }
          | { __typename: 'StorageBox' }
         | null, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type NamesInShortQueryVariables = Exact<{
  account?: string | null | undefined;
  first: number;
}>;


export type NamesInShortQuery = { edge: { dnsRecordsByTarget: { totalCount: number, isWhole: boolean, zones: number, groups: Array<{ state: EdgeDnsTargetState | null, totalCount: number, nodes: Array<
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
          | { name: string | null, content: string | null, target: { reason: string | null } | null }
         | null> }> } | null } | null };

export type FindQueryVariables = Exact<{
  text: string;
}>;


export type FindQuery = { hosting: { find: { totalCount: number, isWhole: boolean, nodes: Array<{ api: HostingApiName, account: string, type: string, id: string | null, name: string | null, matched: Array<{ field: string, text: string }>, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudFirewall' }
          | { __typename: 'CloudFloatingIp' }
          | { __typename: 'CloudImage' }
          | { __typename: 'CloudLoadBalancer' }
          | { __typename: 'CloudNetwork' }
          | { __typename: 'CloudPlacementGroup' }
          | { __typename: 'CloudPrimaryIp' }
          | { __typename: 'CloudServer' }
          | { __typename: 'CloudSshKey' }
          | { __typename: 'CloudVolume' }
          | { __typename: 'DedicatedFailover' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer' }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox' }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessEntryApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessRdpApp' }
          | { __typename: 'EdgeAccessSaasApp' }
          | { __typename: 'EdgeAccessSelfHostedApp' }
          | { __typename: 'EdgeAccount' }
          | { __typename: 'EdgeBucket' }
          | { __typename: 'EdgeCertificatePack' }
          | { __typename: 'EdgeCustomCertificate' }
          | { __typename: 'EdgeCustomHostname' }
          | { __typename: 'EdgeDnsARecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsAaaaRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsCaaRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsCertRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsCnameRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsDnskeyRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsDsRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsHttpsRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsLocRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsMxRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsNaptrRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsNsRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsOpenpgpkeyRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsOtherRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsPtrRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsSmimeaRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsSrvRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsSshfpRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsSvcbRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsTlsaRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsTxtRecord', zone: { id: string } | null }
          | { __typename: 'EdgeDnsUriRecord', zone: { id: string } | null }
          | { __typename: 'EdgeHealthcheck' }
          | { __typename: 'EdgeKvNamespace' }
          | { __typename: 'EdgeLoadBalancer' }
          | { __typename: 'EdgeLoadBalancerMonitor' }
          | { __typename: 'EdgeLoadBalancerPool' }
          | { __typename: 'EdgePagesProject' }
          | { __typename: 'EdgeSqlDatabase' }
          | { __typename: 'EdgeTunnel' }
          | { __typename: 'EdgeWidget' }
          | { __typename: 'EdgeWorkerScript' }
          | { __typename: 'EdgeZone' }
          | { __typename: 'StorageBox' }
         | null }> } } };

export type PlacesCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesCountriesQuery = { countries: Array<{ isoCode: string, name: string, nativeName: string | null, region: string | null, population: number | null, currency: { code: string } | null }> };

export type PlacesCountryQueryVariables = Exact<{
  code: string;
}>;


export type PlacesCountryQuery = { country: { isoCode: string, iso3: string, name: string, nativeName: string | null, capital: string | null, region: string | null, subregion: string | null, population: number | null, latitude: number, longitude: number, timezones: Array<string>, callingCodes: Array<string>, currency: { code: string, name: string } | null, languages: Array<{ name: string, official: boolean }>, translations: Array<{ language: string, name: string }>, states: Array<{ code: string, name: string, nativeName: string | null, type: string | null }> } | null };

export type PlacesStateQueryVariables = Exact<{
  country: string;
  state: string;
}>;


export type PlacesStateQuery = { state: { code: string, name: string, nativeName: string | null, type: string | null, timezone: string | null, latitude: number | null, longitude: number | null, cities: Array<{ name: string, population: number | null, timezone: string, latitude: number, longitude: number, district: boolean }> } | null };

export type PlacesSearchQueryVariables = Exact<{
  text: string;
}>;


export type PlacesSearchQuery = { search: Array<
    | { __typename: 'City', name: string, state: { code: string, name: string }, country: { isoCode: string, name: string } }
    | { __typename: 'Country', isoCode: string, name: string }
    | { __typename: 'State', code: string, name: string, country: { isoCode: string, name: string } }
  > };

export type PlacesBillQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type PlacesBillQuery = { hosting: { bill: { currency: string, isWhole: boolean, sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }>, groups: { totalCount: number | null, nodes: Array<{ lineCount: number, unknownCount: number, country: { isoCode: string } | null, city: { name: string } | null, rounded: { gross: { amount: string, currency: string } | null } | null }> } } } };

export type RatesCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesCurrenciesQuery = { currencies: Array<{ code: string, name: string, symbol: string, active: boolean, countries: Array<{ name: string, isoCode: string }> }> };

export type RatesTableQueryVariables = Exact<{
  base: string;
  date?: string | null | undefined;
}>;


export type RatesTableQuery = { rates: { base: string, date: string, source: string, rates: Array<{ code: string, rate: number, date: string, source: string, own: boolean }> } };

export type RatesMovesQueryVariables = Exact<{
  base: string;
  from: string;
  to: string;
}>;


export type RatesMovesQuery = { currencies: Array<{ code: string, summary: { changePercent: number, points: number } | null }> };

export type RatesSparksQueryVariables = Exact<{
  codes: Array<string> | string;
  base: string;
  from: string;
  to: string;
}>;


export type RatesSparksQuery = { currencies: Array<{ code: string, history: Array<{ date: string, rate: number }> }> };

export type RatesNoneQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RatesNoneQuery = { currencies: Array<{ code: string, summary: { last: { date: string } } | null }> };

export type RatesConvertQueryVariables = Exact<{
  from: string;
  to: string;
  decimal: string;
  date?: string | null | undefined;
}>;


export type RatesConvertQuery = { convert: { rate: number, date: string, money: { amount: string, rounded: { amount: string } } } };

export type RatesHistoryQueryVariables = Exact<{
  code: string;
  base: string;
  from: string;
  to: string;
  weekly: boolean;
}>;


export type RatesHistoryQuery = { currency: { history?: Array<{ date: string, rate: number }>, rollups?: Array<{ last: { date: string, rate: number } }>, summary: { mean: number, points: number, change: number, changePercent: number, days: number, daysWithout: number, first: { date: string, rate: number }, last: { date: string, rate: number }, min: { date: string, rate: number }, max: { date: string, rate: number }, longestGap: { first: string, last: string, days: number } | null } | null } | null };

export type RatesHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesHealthQuery = { health: { rates: { source: string, date: string, currencies: number, lastSyncAt: string | null, lastError: string | null, nextSyncAt: string | null, held: Array<{ code: string, date: string | null, reason: string }> } } };

export type RatesBillQueryVariables = Exact<{
  currency: string;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type RatesBillQuery = { hosting: { bill: { rates: Array<{ from: string, rate: string }> } } };

export type RatesBillInQueryVariables = Exact<{
  currency: string;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type RatesBillInQuery = { hosting: { bill: { isWhole: boolean, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ rounded: { gross: { amount: string } | null } | null, unitPrice: { gross: { currency: string } | null } | null }> } } } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { token: { id: string, name: string, defaultCurrency: string | null, expiresAt: string | null, scopes: Array<{ scope: Scope, boundTo: { api: string | null, account: string } | null }> }, health: { rates: { date: string } } };

export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { currencies: Array<{ code: string, name: string, rateDate: string | null }> };

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { hosting: { sources: Array<{ api: HostingApiName, account: string, state: HostingSourceState, error: string | null, readAt: string | null }> }, health: { hosting: Array<{ name: string, sandbox: boolean }> } };

export type RateInForceQueryVariables = Exact<{
  base: string;
  codes: Array<string> | string;
}>;


export type RateInForceQuery = { currencies: Array<{ code: string, rate: number | null, rateDate: string | null }> };

export type TokensListQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensListQuery = { tokens: Array<{ id: string, name: string, defaultCurrency: string | null, active: boolean, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, scopes: Array<{ scope: Scope, boundTo: { api: string | null, account: string } | null }> }> };

export type TokensAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensAccountsQuery = { hosting: { sources: Array<{ api: HostingApiName, account: string }> }, health: { hosting: Array<{ name: string, sandbox: boolean }> } };

export type TokensCreateMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type TokensCreateMutation = { createToken: { secret: string, token: { id: string, name: string } } | null };

export type TokensDeactivateMutationVariables = Exact<{
  id: string | number;
}>;


export type TokensDeactivateMutation = { deactivateToken: { token: { id: string, active: boolean } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ActDependentFragmentDoc = new TypedDocumentString(`
    fragment ActDependent on ServerDependent {
  kind
  effect
  resource {
    __typename
    ... on CloudVolume {
      volumeId: id
      volumeName: name
      size
      protection {
        delete
      }
    }
    ... on CloudImage {
      description
    }
    ... on CloudPrimaryIp {
      ip
    }
    ... on CloudFloatingIp {
      ip
    }
    ... on CloudLoadBalancer {
      balancerName: name
    }
    ... on CloudFirewall {
      firewallName: name
    }
    ... on EdgeLoadBalancerPool {
      poolName: name
    }
    ... on EdgeTunnel {
      tunnelName: name
    }
    ... on DedicatedFailover {
      failoverIp: ip
    }
    ... on DedicatedIp {
      singleIp: ip
    }
    ... on DedicatedSubnet {
      subnetIp: ip
    }
    ... on DedicatedStorageBox {
      boxName: name
    }
  }
}
    `, {"fragmentName":"ActDependent"}) as unknown as TypedDocumentString<ActDependentFragment, unknown>;
export const MachinesNamesOfFragmentDoc = new TypedDocumentString(`
    fragment MachinesNamesOf on Server {
  names(first: 200) {
    totalCount
    nodes {
      name
      how
      through {
        __typename
        ... on CloudLoadBalancer {
          loadBalancer: name
        }
        ... on EdgeLoadBalancerPool {
          pool: name
        }
        ... on EdgeTunnel {
          tunnel: name
        }
      }
    }
  }
}
    `, {"fragmentName":"MachinesNamesOf"}) as unknown as TypedDocumentString<MachinesNamesOfFragment, unknown>;
export const MachinesDependentsOfFragmentDoc = new TypedDocumentString(`
    fragment MachinesDependentsOf on Server {
  dependents(first: 200) {
    totalCount
    nodes {
      kind
      effect
      resource {
        __typename
        ... on CloudVolume {
          volume: name
        }
        ... on CloudFloatingIp {
          floatingIp: ip
        }
        ... on CloudPrimaryIp {
          primaryIp: ip
        }
        ... on CloudFirewall {
          firewall: name
        }
        ... on CloudLoadBalancer {
          loadBalancer: name
        }
        ... on CloudImage {
          image: description
        }
        ... on EdgeLoadBalancerPool {
          pool: name
        }
        ... on EdgeTunnel {
          tunnel: name
        }
        ... on DedicatedIp {
          address: ip
        }
        ... on DedicatedSubnet {
          subnet: ip
        }
        ... on DedicatedFailover {
          failover: ip
        }
        ... on DedicatedStorageBox {
          box: name
        }
      }
    }
  }
}
    `, {"fragmentName":"MachinesDependentsOf"}) as unknown as TypedDocumentString<MachinesDependentsOfFragment, unknown>;
export const NamesRowFragmentDoc = new TypedDocumentString(`
    fragment NamesRow on EdgeDnsRecord {
  id
  type
  name
  content
  ttl
  proxied
  comment
  tags
  modifiedOn
  accountName
  zone {
    id
  }
}
    `, {"fragmentName":"NamesRow"}) as unknown as TypedDocumentString<NamesRowFragment, unknown>;
export const NamesTargetFragmentDoc = new TypedDocumentString(`
    fragment NamesTarget on EdgeDnsTarget {
  state
  hops
  reason
  readAt
  resources {
    __typename
    ... on CloudServer {
      id
      name
      accountName
    }
    ... on DedicatedServer {
      id
      name
      accountName
    }
    ... on CloudLoadBalancer {
      id
      name
      accountName
      targets {
        type
      }
    }
    ... on CloudFloatingIp {
      name
      address: ip
      accountName
    }
    ... on CloudPrimaryIp {
      name
      address: ip
      accountName
    }
    ... on DedicatedFailover {
      ip
      accountName
    }
    ... on DedicatedIp {
      ip
      accountName
    }
    ... on DedicatedSubnet {
      ip
      accountName
    }
    ... on StorageBox {
      name
      accountName
    }
    ... on DedicatedStorageBox {
      name
      accountName
    }
    ... on EdgeTunnel {
      name
      accountName
    }
    ... on EdgeLoadBalancer {
      name
      accountName
    }
    ... on EdgePagesProject {
      name
      accountName
    }
  }
}
    `, {"fragmentName":"NamesTarget"}) as unknown as TypedDocumentString<NamesTargetFragment, unknown>;
export const ActDependentsOfCloudDocument = new TypedDocumentString(`
    query ActDependentsOfCloud($account: String!, $id: ID!) {
  cloud(account: $account) {
    server(id: $id) {
      dependents(first: 1000) {
        totalCount
        nodes {
          ...ActDependent
        }
      }
    }
  }
}
    fragment ActDependent on ServerDependent {
  kind
  effect
  resource {
    __typename
    ... on CloudVolume {
      volumeId: id
      volumeName: name
      size
      protection {
        delete
      }
    }
    ... on CloudImage {
      description
    }
    ... on CloudPrimaryIp {
      ip
    }
    ... on CloudFloatingIp {
      ip
    }
    ... on CloudLoadBalancer {
      balancerName: name
    }
    ... on CloudFirewall {
      firewallName: name
    }
    ... on EdgeLoadBalancerPool {
      poolName: name
    }
    ... on EdgeTunnel {
      tunnelName: name
    }
    ... on DedicatedFailover {
      failoverIp: ip
    }
    ... on DedicatedIp {
      singleIp: ip
    }
    ... on DedicatedSubnet {
      subnetIp: ip
    }
    ... on DedicatedStorageBox {
      boxName: name
    }
  }
}`) as unknown as TypedDocumentString<ActDependentsOfCloudQuery, ActDependentsOfCloudQueryVariables>;
export const ActDependentsOfDedicatedDocument = new TypedDocumentString(`
    query ActDependentsOfDedicated($account: String!, $id: ID!) {
  dedicated(account: $account) {
    server(id: $id) {
      dependents(first: 1000) {
        totalCount
        nodes {
          ...ActDependent
        }
      }
    }
  }
}
    fragment ActDependent on ServerDependent {
  kind
  effect
  resource {
    __typename
    ... on CloudVolume {
      volumeId: id
      volumeName: name
      size
      protection {
        delete
      }
    }
    ... on CloudImage {
      description
    }
    ... on CloudPrimaryIp {
      ip
    }
    ... on CloudFloatingIp {
      ip
    }
    ... on CloudLoadBalancer {
      balancerName: name
    }
    ... on CloudFirewall {
      firewallName: name
    }
    ... on EdgeLoadBalancerPool {
      poolName: name
    }
    ... on EdgeTunnel {
      tunnelName: name
    }
    ... on DedicatedFailover {
      failoverIp: ip
    }
    ... on DedicatedIp {
      singleIp: ip
    }
    ... on DedicatedSubnet {
      subnetIp: ip
    }
    ... on DedicatedStorageBox {
      boxName: name
    }
  }
}`) as unknown as TypedDocumentString<ActDependentsOfDedicatedQuery, ActDependentsOfDedicatedQueryVariables>;
export const ActBillDocument = new TypedDocumentString(`
    query ActBill($currency: CurrencyCode!, $maxAge: Int!) {
  hosting {
    bill(currency: $currency, maxAge: $maxAge) {
      currency
      rounded {
        gross {
          amount
          currency
        }
      }
      isWhole
      sources {
        api
        account
        state
        error
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ActBillQuery, ActBillQueryVariables>;
export const ActVolumesDocument = new TypedDocumentString(`
    query ActVolumes($currency: CurrencyCode!, $maxAge: Int!, $account: String!) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: [CLOUD], accounts: [$account], kinds: [VOLUME]}
    ) {
      lines(first: 5000) {
        nodes {
          id
          rounded {
            gross {
              amount
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ActVolumesQuery, ActVolumesQueryVariables>;
export const ActVolumeAgainDocument = new TypedDocumentString(`
    query ActVolumeAgain($id: ID!, $account: String) {
  cloud(account: $account) {
    volume(id: $id) {
      server {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ActVolumeAgainQuery, ActVolumeAgainQueryVariables>;
export const ActDeleteVolumeDocument = new TypedDocumentString(`
    mutation ActDeleteVolume($id: ID!, $account: String) {
  deleteCloudVolume(id: $id, account: $account) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<ActDeleteVolumeMutation, ActDeleteVolumeMutationVariables>;
export const BillLinesDocument = new TypedDocumentString(`
    query BillLines($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
    ) {
      currency
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      readAt
      lineCount
      unknownCount
      rates {
        from
        to
        rate
        date
      }
      lines(first: 3000, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          api
          account
          kind
          id
          name
          country {
            isoCode
            name
          }
          city {
            name
          }
          labels
          status
          created
          quantity
          unit
          unitPrice {
            gross {
              amount
              currency
            }
          }
          hourly {
            gross {
              amount
              currency
            }
          }
          monthlyCap {
            gross {
              amount
              currency
            }
          }
          rounded {
            net {
              amount
              currency
            }
            gross {
              amount
              currency
            }
          }
          accruedEstimate {
            gross {
              rounded {
                amount
                currency
              }
            }
          }
          basis {
            kind
            readAt
            note
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillLinesQuery, BillLinesQueryVariables>;
export const BillUnknownDocument = new TypedDocumentString(`
    query BillUnknown($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
    ) {
      currency
      unknownCount
      unknown(first: 5000, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          api
          account
          kind
          id
          name
          country {
            isoCode
            name
          }
          city {
            name
          }
          labels
          status
          created
          reason
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillUnknownQuery, BillUnknownQueryVariables>;
export const FindingsListDocument = new TypedDocumentString(`
    query FindingsList($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $withSilenced: Boolean!, $after: String) {
  hosting {
    findings(
      first: 5000
      maxAge: $maxAge
      after: $after
      apis: $apis
      accounts: $accounts
      withSilenced: $withSilenced
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      silencedCount
      isWhole
      readAt
      sources {
        api
        account
        state
        error
        readAt
      }
      nodes {
        kind
        severity
        verdict
        message
        api
        account
        resourceId
        resourceName
        resource {
          __typename
          ... on Server {
            country {
              isoCode
            }
            city {
              name
            }
          }
          ... on HostedStorageBox {
            country {
              isoCode
            }
            city {
              name
            }
          }
          ... on CloudVolume {
            location {
              city {
                name
              }
              country {
                isoCode
              }
            }
          }
          ... on CloudPrimaryIp {
            location {
              city {
                name
              }
              country {
                isoCode
              }
            }
          }
          ... on CloudLoadBalancer {
            location {
              city {
                name
              }
              country {
                isoCode
              }
            }
          }
          ... on CloudFloatingIp {
            location: homeLocation {
              city {
                name
              }
              country {
                isoCode
              }
            }
          }
        }
        evidence {
          name
          value
          readAt
        }
        remedy {
          mutation
          variables
        }
        error
        silencedBy
        monthlyAmount {
          gross {
            in(currency: $currency) {
              rounded {
                amount
                currency
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindingsListQuery, FindingsListQueryVariables>;
export const FindingAgainDocument = new TypedDocumentString(`
    query FindingAgain($kinds: [FindingKind!], $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    findings(
      kinds: $kinds
      apis: $apis
      accounts: $accounts
      first: 10000
      withSilenced: true
      maxAge: 5
    ) {
      nodes {
        kind
        resourceId
        evidence {
          name
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindingAgainQuery, FindingAgainQueryVariables>;
export const MachinesListDocument = new TypedDocumentString(`
    query MachinesList($first: Int!, $servers: Boolean!, $boxes: Boolean!, $serversAfter: String, $boxesAfter: String) {
  hosting {
    servers(first: $first, after: $serversAfter) @include(if: $servers) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        id
        name
        status
        accountName
        addresses
        country {
          isoCode
          name
        }
        city {
          name
        }
        ... on CloudServer {
          labels
          created
          serverType {
            name
            cores
            memory
          }
          protection {
            delete
          }
        }
        ... on DedicatedServer {
          product
          cancelled
        }
      }
    }
    storageBoxes(first: $first, after: $boxesAfter) @include(if: $boxes) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        id
        name
        status
        server
        accountName
        country {
          isoCode
          name
        }
        city {
          name
        }
        ... on StorageBox {
          labels
          created
          storageBoxType {
            name
            size
          }
          protection {
            delete
          }
        }
        ... on DedicatedStorageBox {
          product
          diskQuota
          cancelled
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesListQuery, MachinesListQueryVariables>;
export const MachinesBillDocument = new TypedDocumentString(`
    query MachinesBill($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $kinds: [BillKind!], $linesAfter: String, $unknownAfter: String) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts, kinds: $kinds}
    ) {
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      currency
      lines(first: 2000, after: $linesAfter) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          api
          account
          kind
          id
          name
          deletedWith
          rounded {
            gross {
              amount
              currency
            }
          }
        }
      }
      unknown(first: 2000, after: $unknownAfter) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          api
          account
          kind
          id
          name
          deletedWith
          reason
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesBillQuery, MachinesBillQueryVariables>;
export const MachinesNamesDocument = new TypedDocumentString(`
    query MachinesNames($after: String) {
  hosting {
    servers(first: 400, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        id
        accountName
        names(first: 100) {
          totalCount
          nodes {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesNamesQuery, MachinesNamesQueryVariables>;
export const MachinesEndsDocument = new TypedDocumentString(`
    query MachinesEnds($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    findings(
      kinds: [SERVER_OFF]
      maxAge: $maxAge
      apis: $apis
      accounts: $accounts
      first: 2000
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        api
        account
        resourceId
        monthlyAmount {
          gross {
            in(currency: $currency) {
              rounded {
                amount
                currency
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesEndsQuery, MachinesEndsQueryVariables>;
export const MachinesFindingsDocument = new TypedDocumentString(`
    query MachinesFindings($kinds: [FindingKind!], $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    findings(
      kinds: $kinds
      apis: $apis
      accounts: $accounts
      first: 2000
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      isWhole
      nodes {
        kind
        severity
        verdict
        message
        api
        account
        resourceId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesFindingsQuery, MachinesFindingsQueryVariables>;
export const MachinesActionsDocument = new TypedDocumentString(`
    query MachinesActions($account: String!, $id: ID!, $isBox: Boolean!) {
  cloud(account: $account) @skip(if: $isBox) {
    server(id: $id) {
      status
      actions(first: 10, sort: [STARTED_DESC]) {
        nodes {
          id
          command
          status
          progress
          started
          finished
          error {
            code
            message
          }
        }
      }
    }
  }
  storage(account: $account) @include(if: $isBox) {
    storageBox(id: $id) {
      status
      actions(first: 10, sort: [STARTED_DESC]) {
        nodes {
          id
          command
          status
          progress
          started
          finished
          error {
            code
            message
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesActionsQuery, MachinesActionsQueryVariables>;
export const MachinesCloudDocument = new TypedDocumentString(`
    query MachinesCloud($account: String!, $id: ID!) {
  cloud(account: $account) {
    server(id: $id) {
      image {
        description
      }
      backupWindow
      outgoingTraffic
      includedTraffic
      publicNet {
        ipv4 {
          ip
          dnsPtr
          blocked
        }
        ipv6 {
          ip
          blocked
        }
        firewalls {
          status
          firewall {
            name
          }
        }
      }
      privateNets {
        ip
        network {
          name
        }
      }
      volumes {
        id
        name
        size
      }
      primaryIps {
        id
        ip
        type
        autoDelete
      }
      floatingIps {
        id
        ip
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesCloudQuery, MachinesCloudQueryVariables>;
export const MachinesDedicatedDocument = new TypedDocumentString(`
    query MachinesDedicated($account: String!, $id: ID!) {
  dedicated(account: $account) {
    server(id: $id) {
      datacenter
      paidUntil
      cancelled
      traffic
      mainIp
      ipAddresses
      mainIpv6Net
      subnets {
        ip
        mask
      }
      vswitches {
        name
        vlan
      }
      firewall {
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesDedicatedQuery, MachinesDedicatedQueryVariables>;
export const MachinesDedicatedWaysDocument = new TypedDocumentString(`
    query MachinesDedicatedWays($account: String!, $id: ID!) {
  dedicated(account: $account) {
    server(id: $id) {
      reset {
        types
      }
      wakeOnLan {
        serverId
      }
      cancellation {
        earliestCancellationDate
        cancelled
        cancellationDate
        reservationPossible
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesDedicatedWaysQuery, MachinesDedicatedWaysQueryVariables>;
export const MachinesStorageBoxDocument = new TypedDocumentString(`
    query MachinesStorageBox($account: String!, $id: ID!) {
  storage(account: $account) {
    storageBox(id: $id) {
      server
      username
      storageBoxType {
        size
      }
      stats {
        size
        sizeData
        sizeSnapshots
      }
      snapshotPlan {
        maxSnapshots
      }
      accessSettings {
        reachableExternally
        sambaEnabled
        sshEnabled
        webdavEnabled
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesStorageBoxQuery, MachinesStorageBoxQueryVariables>;
export const MachinesDedicatedBoxDocument = new TypedDocumentString(`
    query MachinesDedicatedBox($account: String!, $id: ID!) {
  dedicated(account: $account) {
    storageBox(id: $id) {
      server
      username
      paidUntil
      cancelled
      diskQuota
      diskUsage
      diskUsageData
      diskUsageSnapshots
      webdav
      samba
      ssh
      externalReachability
      linkedServer {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesDedicatedBoxQuery, MachinesDedicatedBoxQueryVariables>;
export const MachinesNamesOfOneDocument = new TypedDocumentString(`
    query MachinesNamesOfOne($account: String!, $id: ID!, $isDedicated: Boolean!) {
  cloud(account: $account) @skip(if: $isDedicated) {
    server(id: $id) {
      ...MachinesNamesOf
    }
  }
  dedicated(account: $account) @include(if: $isDedicated) {
    server(id: $id) {
      ...MachinesNamesOf
    }
  }
}
    fragment MachinesNamesOf on Server {
  names(first: 200) {
    totalCount
    nodes {
      name
      how
      through {
        __typename
        ... on CloudLoadBalancer {
          loadBalancer: name
        }
        ... on EdgeLoadBalancerPool {
          pool: name
        }
        ... on EdgeTunnel {
          tunnel: name
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<MachinesNamesOfOneQuery, MachinesNamesOfOneQueryVariables>;
export const MachinesDependentsDocument = new TypedDocumentString(`
    query MachinesDependents($account: String!, $id: ID!, $isDedicated: Boolean!) {
  cloud(account: $account) @skip(if: $isDedicated) {
    server(id: $id) {
      ...MachinesDependentsOf
    }
  }
  dedicated(account: $account) @include(if: $isDedicated) {
    server(id: $id) {
      ...MachinesDependentsOf
    }
  }
}
    fragment MachinesDependentsOf on Server {
  dependents(first: 200) {
    totalCount
    nodes {
      kind
      effect
      resource {
        __typename
        ... on CloudVolume {
          volume: name
        }
        ... on CloudFloatingIp {
          floatingIp: ip
        }
        ... on CloudPrimaryIp {
          primaryIp: ip
        }
        ... on CloudFirewall {
          firewall: name
        }
        ... on CloudLoadBalancer {
          loadBalancer: name
        }
        ... on CloudImage {
          image: description
        }
        ... on EdgeLoadBalancerPool {
          pool: name
        }
        ... on EdgeTunnel {
          tunnel: name
        }
        ... on DedicatedIp {
          address: ip
        }
        ... on DedicatedSubnet {
          subnet: ip
        }
        ... on DedicatedFailover {
          failover: ip
        }
        ... on DedicatedStorageBox {
          box: name
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<MachinesDependentsQuery, MachinesDependentsQueryVariables>;
export const MachinesMetricsDocument = new TypedDocumentString(`
    query MachinesMetrics($account: String!, $id: ID!, $start: DateTime!, $end: DateTime!, $step: Int!) {
  cloud(account: $account) {
    server(id: $id) {
      metrics(start: $start, end: $end, step: $step, types: [CPU, NETWORK]) {
        step
        series {
          name
          values {
            time
            value
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesMetricsQuery, MachinesMetricsQueryVariables>;
export const MachinesTrafficDocument = new TypedDocumentString(`
    query MachinesTraffic($account: String!, $id: ID!, $from: String!, $to: String!) {
  dedicated(account: $account) {
    server(id: $id) {
      measuredTraffic(type: MONTH, from: $from, to: $to, singleValues: true) {
        data {
          address
          intervals {
            interval
            amounts {
              in
              out
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesTrafficQuery, MachinesTrafficQueryVariables>;
export const MachinesPowerOnDocument = new TypedDocumentString(`
    mutation MachinesPowerOn($id: ID!, $account: String) {
  powerOnCloudServer(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesPowerOnMutation, MachinesPowerOnMutationVariables>;
export const MachinesShutDownDocument = new TypedDocumentString(`
    mutation MachinesShutDown($id: ID!, $account: String) {
  shutDownCloudServer(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesShutDownMutation, MachinesShutDownMutationVariables>;
export const MachinesPowerOffDocument = new TypedDocumentString(`
    mutation MachinesPowerOff($id: ID!, $account: String) {
  powerOffCloudServer(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesPowerOffMutation, MachinesPowerOffMutationVariables>;
export const MachinesRebootDocument = new TypedDocumentString(`
    mutation MachinesReboot($id: ID!, $account: String) {
  rebootCloudServer(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesRebootMutation, MachinesRebootMutationVariables>;
export const MachinesDeleteDocument = new TypedDocumentString(`
    mutation MachinesDelete($id: ID!, $account: String) {
  deleteCloudServer(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesDeleteMutation, MachinesDeleteMutationVariables>;
export const MachinesLabelsDocument = new TypedDocumentString(`
    mutation MachinesLabels($id: ID!, $account: String, $labels: JSONObject!) {
  updateCloudServer(id: $id, account: $account, input: {labels: $labels}) {
    server {
      id
      labels
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesLabelsMutation, MachinesLabelsMutationVariables>;
export const MachinesWakeDocument = new TypedDocumentString(`
    mutation MachinesWake($id: ID!, $account: String) {
  wakeDedicatedServer(id: $id, account: $account) {
    wakeOnLan {
      serverId
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesWakeMutation, MachinesWakeMutationVariables>;
export const MachinesResetDocument = new TypedDocumentString(`
    mutation MachinesReset($id: ID!, $account: String, $type: DedicatedResetType!) {
  resetDedicatedServer(id: $id, account: $account, input: {type: $type}) {
    restart {
      serverId
      type
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesResetMutation, MachinesResetMutationVariables>;
export const MachinesCancelDocument = new TypedDocumentString(`
    mutation MachinesCancel($id: ID!, $account: String, $date: String!, $reserve: Boolean) {
  cancelDedicatedServer(
    id: $id
    account: $account
    input: {cancellationDate: $date, reserveLocation: $reserve}
  ) {
    cancellation {
      cancelled
      cancellationDate
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesCancelMutation, MachinesCancelMutationVariables>;
export const MachinesDeleteBoxDocument = new TypedDocumentString(`
    mutation MachinesDeleteBox($id: ID!, $account: String) {
  deleteStorageBox(id: $id, account: $account) {
    action {
      id
      status
      progress
      error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesDeleteBoxMutation, MachinesDeleteBoxMutationVariables>;
export const MachinesBoxLabelsDocument = new TypedDocumentString(`
    mutation MachinesBoxLabels($id: ID!, $account: String, $labels: JSONObject!) {
  updateStorageBox(id: $id, account: $account, input: {labels: $labels}) {
    storageBox {
      id
      labels
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesBoxLabelsMutation, MachinesBoxLabelsMutationVariables>;
export const NamesSourcesDocument = new TypedDocumentString(`
    query NamesSources {
  hosting {
    sources {
      api
      account
      state
      error
      readAt
    }
  }
}
    `) as unknown as TypedDocumentString<NamesSourcesQuery, NamesSourcesQueryVariables>;
export const NamesZonesDocument = new TypedDocumentString(`
    query NamesZones($account: String) {
  edge(account: $account) {
    zones(first: 10000) {
      nodes {
        id
        name
        status
        accountName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesZonesQuery, NamesZonesQueryVariables>;
export const NamesTotalsDocument = new TypedDocumentString(`
    query NamesTotals($account: String) {
  edge(account: $account) {
    dnsRecords(first: 10000) {
      totalCount
      isWhole
      problems {
        zone {
          id
        }
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesTotalsQuery, NamesTotalsQueryVariables>;
export const NamesInGroupsDocument = new TypedDocumentString(`
    query NamesInGroups($account: String, $first: Int!) {
  edge(account: $account) {
    dnsRecordsByTarget(first: 1) {
      totalCount
      isWhole
      zoneCounts {
        zone {
          id
        }
        totalCount
        own
        foreign
        dangling
        unknown
        withoutTarget
      }
      groups(first: $first) {
        state
        totalCount
        nodes {
          ...NamesRow
          target {
            ...NamesTarget
          }
        }
      }
    }
  }
}
    fragment NamesRow on EdgeDnsRecord {
  id
  type
  name
  content
  ttl
  proxied
  comment
  tags
  modifiedOn
  accountName
  zone {
    id
  }
}
fragment NamesTarget on EdgeDnsTarget {
  state
  hops
  reason
  readAt
  resources {
    __typename
    ... on CloudServer {
      id
      name
      accountName
    }
    ... on DedicatedServer {
      id
      name
      accountName
    }
    ... on CloudLoadBalancer {
      id
      name
      accountName
      targets {
        type
      }
    }
    ... on CloudFloatingIp {
      name
      address: ip
      accountName
    }
    ... on CloudPrimaryIp {
      name
      address: ip
      accountName
    }
    ... on DedicatedFailover {
      ip
      accountName
    }
    ... on DedicatedIp {
      ip
      accountName
    }
    ... on DedicatedSubnet {
      ip
      accountName
    }
    ... on StorageBox {
      name
      accountName
    }
    ... on DedicatedStorageBox {
      name
      accountName
    }
    ... on EdgeTunnel {
      name
      accountName
    }
    ... on EdgeLoadBalancer {
      name
      accountName
    }
    ... on EdgePagesProject {
      name
      accountName
    }
  }
}`) as unknown as TypedDocumentString<NamesInGroupsQuery, NamesInGroupsQueryVariables>;
export const NamesRecordsDocument = new TypedDocumentString(`
    query NamesRecords($account: String) {
  edge(account: $account) {
    dnsRecords(first: 10000) {
      totalCount
      isWhole
      problems {
        zone {
          id
        }
        code
        message
      }
      nodes {
        ...NamesRow
      }
    }
  }
}
    fragment NamesRow on EdgeDnsRecord {
  id
  type
  name
  content
  ttl
  proxied
  comment
  tags
  modifiedOn
  accountName
  zone {
    id
  }
}`) as unknown as TypedDocumentString<NamesRecordsQuery, NamesRecordsQueryVariables>;
export const NamesTargetsDocument = new TypedDocumentString(`
    query NamesTargets($account: String) {
  edge(account: $account) {
    dnsRecords(first: 10000) {
      nodes {
        id
        target {
          ...NamesTarget
        }
      }
    }
  }
}
    fragment NamesTarget on EdgeDnsTarget {
  state
  hops
  reason
  readAt
  resources {
    __typename
    ... on CloudServer {
      id
      name
      accountName
    }
    ... on DedicatedServer {
      id
      name
      accountName
    }
    ... on CloudLoadBalancer {
      id
      name
      accountName
      targets {
        type
      }
    }
    ... on CloudFloatingIp {
      name
      address: ip
      accountName
    }
    ... on CloudPrimaryIp {
      name
      address: ip
      accountName
    }
    ... on DedicatedFailover {
      ip
      accountName
    }
    ... on DedicatedIp {
      ip
      accountName
    }
    ... on DedicatedSubnet {
      ip
      accountName
    }
    ... on StorageBox {
      name
      accountName
    }
    ... on DedicatedStorageBox {
      name
      accountName
    }
    ... on EdgeTunnel {
      name
      accountName
    }
    ... on EdgeLoadBalancer {
      name
      accountName
    }
    ... on EdgePagesProject {
      name
      accountName
    }
  }
}`) as unknown as TypedDocumentString<NamesTargetsQuery, NamesTargetsQueryVariables>;
export const NamesRecordDocument = new TypedDocumentString(`
    query NamesRecord($account: String, $zone: ID!, $id: ID!) {
  edge(account: $account) {
    zone(id: $zone) {
      dnsRecord(id: $id) {
        id
        type
        name
        content
        ttl
        proxied
        proxiable
        privateRouting
        comment
        tags
        createdOn
        modifiedOn
        settings {
          ipv4Only
          ipv6Only
          flattenCname
        }
        ... on EdgeDnsMxRecord {
          priority
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesRecordQuery, NamesRecordQueryVariables>;
export const NamesFindingsDocument = new TypedDocumentString(`
    query NamesFindings {
  hosting {
    findings(
      kinds: [DNS_RECORD_DANGLING, DNS_RECORD_FOREIGN, DNS_CNAME_LOOP, DNS_PRIVATE_ADDRESS, PROXIED_ORIGIN_OPEN]
      first: 10000
    ) {
      isWhole
      totalCount
      nodes {
        kind
        severity
        verdict
        message
        resourceId
        error
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesFindingsQuery, NamesFindingsQueryVariables>;
export const NamesUpdateRecordDocument = new TypedDocumentString(`
    mutation NamesUpdateRecord($zoneId: ID!, $id: ID!, $account: String, $input: EdgeDnsRecordWriteInput!) {
  updateEdgeDnsRecord(zoneId: $zoneId, id: $id, account: $account, input: $input) {
    dnsRecord {
      id
      type
      name
      content
      ttl
      proxied
    }
  }
}
    `) as unknown as TypedDocumentString<NamesUpdateRecordMutation, NamesUpdateRecordMutationVariables>;
export const NamesDeleteRecordDocument = new TypedDocumentString(`
    mutation NamesDeleteRecord($zoneId: ID!, $id: ID!, $account: String) {
  deleteEdgeDnsRecord(zoneId: $zoneId, id: $id, account: $account) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<NamesDeleteRecordMutation, NamesDeleteRecordMutationVariables>;
export const BillTotalDocument = new TypedDocumentString(`
    query BillTotal($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
    ) {
      currency
      rounded {
        gross {
          amount
          currency
        }
      }
      accruedEstimate {
        gross {
          rounded {
            amount
            currency
          }
        }
      }
      lineCount
      unknownCount
      estimatedAt
      isWhole
      readAt
      rates {
        from
        to
        rate
        date
      }
      sources {
        api
        account
        state
        error
        readAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillTotalQuery, BillTotalQueryVariables>;
export const BillByDocument = new TypedDocumentString(`
    query BillBy($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $groupBy: [BillGrouping!]!, $labelKey: String) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
      groupBy: $groupBy
      labelKey: $labelKey
    ) {
      currency
      rounded {
        gross {
          amount
          currency
        }
      }
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      groupCount
      groups(first: 200) {
        nodes {
          api
          account
          kind
          label
          lineCount
          unknownCount
          rounded {
            gross {
              amount
              currency
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillByQuery, BillByQueryVariables>;
export const BillByPlaceDocument = new TypedDocumentString(`
    query BillByPlace($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
      groupBy: [CITY]
    ) {
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      currency
      rounded {
        gross {
          amount
          currency
        }
      }
      groups(first: 500) {
        totalCount
        nodes {
          lineCount
          city {
            name
            latitude
            longitude
          }
          country {
            isoCode
            name
            latitude
            longitude
          }
          rounded {
            gross {
              amount
              currency
            }
          }
        }
      }
    }
    machines: bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts, kinds: [SERVER, STORAGE_BOX]}
      groupBy: [CITY]
    ) {
      groups(first: 500) {
        nodes {
          lineCount
          unknownCount
          city {
            name
          }
          country {
            isoCode
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillByPlaceQuery, BillByPlaceQueryVariables>;
export const MachineStatesDocument = new TypedDocumentString(`
    query MachineStates($first: Int!, $servers: Boolean!, $boxes: Boolean!, $serversAfter: String, $boxesAfter: String) {
  hosting {
    servers(first: $first, after: $serversAfter) @include(if: $servers) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        id
        status
        accountName
        city {
          name
        }
      }
    }
    storageBoxes(first: $first, after: $boxesAfter) @include(if: $boxes) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        __typename
        id
        status
        accountName
        city {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachineStatesQuery, MachineStatesQueryVariables>;
export const FindingsInShortDocument = new TypedDocumentString(`
    query FindingsInShort($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    findings(
      first: 10000
      maxAge: $maxAge
      after: $after
      apis: $apis
      accounts: $accounts
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      nodes {
        kind
        severity
        verdict
        api
        account
        resourceId
        resourceName
        resource {
          __typename
        }
        monthlyAmount {
          gross {
            in(currency: $currency) {
              rounded {
                amount
                currency
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindingsInShortQuery, FindingsInShortQueryVariables>;
export const NamesInShortDocument = new TypedDocumentString(`
    query NamesInShort($account: String, $first: Int!) {
  edge(account: $account) {
    dnsRecordsByTarget(first: 1) {
      totalCount
      isWhole
      zones
      groups(first: $first) {
        state
        totalCount
        nodes {
          name
          content
          target {
            reason
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesInShortQuery, NamesInShortQueryVariables>;
export const FindDocument = new TypedDocumentString(`
    query Find($text: String!) {
  hosting {
    find(text: $text, first: 30) {
      totalCount
      isWhole
      nodes {
        api
        account
        type
        id
        name
        matched {
          field
          text
        }
        resource {
          __typename
          ... on EdgeDnsRecord {
            zone {
              id
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
export const PlacesCountriesDocument = new TypedDocumentString(`
    query PlacesCountries {
  countries {
    isoCode
    name
    nativeName
    region
    population
    currency {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesCountriesQuery, PlacesCountriesQueryVariables>;
export const PlacesCountryDocument = new TypedDocumentString(`
    query PlacesCountry($code: String!) {
  country(code: $code) {
    isoCode
    iso3
    name
    nativeName
    capital
    region
    subregion
    population
    latitude
    longitude
    timezones
    callingCodes
    currency {
      code
      name
    }
    languages {
      name
      official
    }
    translations {
      language
      name
    }
    states {
      code
      name
      nativeName
      type
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesCountryQuery, PlacesCountryQueryVariables>;
export const PlacesStateDocument = new TypedDocumentString(`
    query PlacesState($country: String!, $state: String!) {
  state(country: $country, name: $state) {
    code
    name
    nativeName
    type
    timezone
    latitude
    longitude
    cities {
      name
      population
      timezone
      latitude
      longitude
      district
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesStateQuery, PlacesStateQueryVariables>;
export const PlacesSearchDocument = new TypedDocumentString(`
    query PlacesSearch($text: String!) {
  search(text: $text, first: 8) {
    __typename
    ... on Country {
      isoCode
      name
    }
    ... on State {
      code
      name
      country {
        isoCode
        name
      }
    }
    ... on City {
      name
      state {
        code
        name
      }
      country {
        isoCode
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesSearchQuery, PlacesSearchQueryVariables>;
export const PlacesBillDocument = new TypedDocumentString(`
    query PlacesBill($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: {apis: $apis, accounts: $accounts}
      groupBy: [COUNTRY, CITY]
    ) {
      currency
      isWhole
      sources {
        api
        account
        state
        error
        readAt
      }
      groups(first: 1000) {
        totalCount
        nodes {
          country {
            isoCode
          }
          city {
            name
          }
          lineCount
          unknownCount
          rounded {
            gross {
              amount
              currency
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesBillQuery, PlacesBillQueryVariables>;
export const RatesCurrenciesDocument = new TypedDocumentString(`
    query RatesCurrencies {
  currencies {
    code
    name
    symbol
    active
    countries {
      name
      isoCode
    }
  }
}
    `) as unknown as TypedDocumentString<RatesCurrenciesQuery, RatesCurrenciesQueryVariables>;
export const RatesTableDocument = new TypedDocumentString(`
    query RatesTable($base: CurrencyCode!, $date: Date) {
  rates(base: $base, date: $date) {
    base
    date
    source
    rates {
      code
      rate
      date
      source
      own
    }
  }
}
    `) as unknown as TypedDocumentString<RatesTableQuery, RatesTableQueryVariables>;
export const RatesMovesDocument = new TypedDocumentString(`
    query RatesMoves($base: CurrencyCode!, $from: Date!, $to: Date!) {
  currencies(active: true) {
    code
    summary(base: $base, from: $from, to: $to) {
      changePercent
      points
    }
  }
}
    `) as unknown as TypedDocumentString<RatesMovesQuery, RatesMovesQueryVariables>;
export const RatesSparksDocument = new TypedDocumentString(`
    query RatesSparks($codes: [CurrencyCode!]!, $base: CurrencyCode!, $from: Date!, $to: Date!) {
  currencies(codes: $codes) {
    code
    history(base: $base, from: $from, to: $to) {
      date
      rate
    }
  }
}
    `) as unknown as TypedDocumentString<RatesSparksQuery, RatesSparksQueryVariables>;
export const RatesNoneDocument = new TypedDocumentString(`
    query RatesNone($from: Date!, $to: Date!) {
  currencies(active: false) {
    code
    summary(base: "USD", from: $from, to: $to) {
      last {
        date
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatesNoneQuery, RatesNoneQueryVariables>;
export const RatesConvertDocument = new TypedDocumentString(`
    query RatesConvert($from: CurrencyCode!, $to: CurrencyCode!, $decimal: Decimal!, $date: Date) {
  convert(from: $from, to: $to, decimal: $decimal, date: $date) {
    money {
      amount
      rounded {
        amount
      }
    }
    rate
    date
  }
}
    `) as unknown as TypedDocumentString<RatesConvertQuery, RatesConvertQueryVariables>;
export const RatesHistoryDocument = new TypedDocumentString(`
    query RatesHistory($code: CurrencyCode!, $base: CurrencyCode!, $from: Date!, $to: Date!, $weekly: Boolean!) {
  currency(code: $code) {
    history(base: $base, from: $from, to: $to) @skip(if: $weekly) {
      date
      rate
    }
    rollups(every: WEEK, base: $base, from: $from, to: $to) @include(if: $weekly) {
      last {
        date
        rate
      }
    }
    summary(base: $base, from: $from, to: $to) {
      first {
        date
        rate
      }
      last {
        date
        rate
      }
      min {
        date
        rate
      }
      max {
        date
        rate
      }
      mean
      points
      change
      changePercent
      days
      daysWithout
      longestGap {
        first
        last
        days
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatesHistoryQuery, RatesHistoryQueryVariables>;
export const RatesHealthDocument = new TypedDocumentString(`
    query RatesHealth {
  health {
    rates {
      source
      date
      currencies
      held {
        code
        date
        reason
      }
      lastSyncAt
      lastError
      nextSyncAt
    }
  }
}
    `) as unknown as TypedDocumentString<RatesHealthQuery, RatesHealthQueryVariables>;
export const RatesBillDocument = new TypedDocumentString(`
    query RatesBill($currency: CurrencyCode!, $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    bill(currency: $currency, filter: {apis: $apis, accounts: $accounts}) {
      rates {
        from
        rate
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatesBillQuery, RatesBillQueryVariables>;
export const RatesBillInDocument = new TypedDocumentString(`
    query RatesBillIn($currency: CurrencyCode!, $apis: [HostingApiName!], $accounts: [String!], $after: String) {
  hosting {
    bill(currency: $currency, filter: {apis: $apis, accounts: $accounts}) {
      isWhole
      lines(first: 10000, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          rounded {
            gross {
              amount
            }
          }
          unitPrice {
            gross {
              currency
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RatesBillInQuery, RatesBillInQueryVariables>;
export const SessionDocument = new TypedDocumentString(`
    query Session {
  token {
    id
    name
    defaultCurrency
    expiresAt
    scopes {
      scope
      boundTo {
        api
        account
      }
    }
  }
  health {
    rates {
      date
    }
  }
}
    `) as unknown as TypedDocumentString<SessionQuery, SessionQueryVariables>;
export const CurrenciesDocument = new TypedDocumentString(`
    query Currencies {
  currencies(active: true) {
    code
    name
    rateDate
  }
}
    `) as unknown as TypedDocumentString<CurrenciesQuery, CurrenciesQueryVariables>;
export const FrameDocument = new TypedDocumentString(`
    query Frame {
  hosting {
    sources(maxAge: 3600) {
      api
      account
      state
      error
      readAt
    }
  }
  health {
    hosting {
      name
      sandbox
    }
  }
}
    `) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>;
export const RateInForceDocument = new TypedDocumentString(`
    query RateInForce($base: CurrencyCode!, $codes: [CurrencyCode!]!) {
  currencies(codes: $codes) {
    code
    rate(base: $base)
    rateDate
  }
}
    `) as unknown as TypedDocumentString<RateInForceQuery, RateInForceQueryVariables>;
export const TokensListDocument = new TypedDocumentString(`
    query TokensList {
  tokens {
    id
    name
    defaultCurrency
    scopes {
      scope
      boundTo {
        api
        account
      }
    }
    active
    createdAt
    expiresAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<TokensListQuery, TokensListQueryVariables>;
export const TokensAccountsDocument = new TypedDocumentString(`
    query TokensAccounts {
  hosting {
    sources {
      api
      account
    }
  }
  health {
    hosting {
      name
      sandbox
    }
  }
}
    `) as unknown as TypedDocumentString<TokensAccountsQuery, TokensAccountsQueryVariables>;
export const TokensCreateDocument = new TypedDocumentString(`
    mutation TokensCreate($input: CreateTokenInput!) {
  createToken(input: $input) {
    token {
      id
      name
    }
    secret
  }
}
    `) as unknown as TypedDocumentString<TokensCreateMutation, TokensCreateMutationVariables>;
export const TokensDeactivateDocument = new TypedDocumentString(`
    mutation TokensDeactivate($id: ID!) {
  deactivateToken(id: $id) {
    token {
      id
      active
    }
  }
}
    `) as unknown as TypedDocumentString<TokensDeactivateMutation, TokensDeactivateMutationVariables>;