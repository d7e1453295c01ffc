/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The status of an action. */
export const ActionStatus = {
  /** Failed: `error` says why. */
  Error: 'ERROR',
  /** Running: query it again, or send the mutation with `wait: true`. */
  Running: 'RUNNING',
  /** Succeeded: its effect is in place. */
  Success: 'SUCCESS'
} as const;

export type ActionStatus = typeof ActionStatus[keyof typeof ActionStatus];
/** Where alerts go: exactly one of these. */
export type AlertChannelInput =
  {   /** E-mail. */
  email: AlertEmailInput; slack?: never; webhook?: never; }
  |  { email?: never;   /** Slack. */
  slack: AlertSlackInput; webhook?: never; }
  |  { email?: never; slack?: never;   /** Signed webhooks. */
  webhook: AlertWebhookInput; };

/** How alerts are sent. */
export const AlertChannelKind = {
  /** An e-mail over the SMTP server of the configuration. */
  Email: 'EMAIL',
  /** A message through one of Slack's incoming webhooks. */
  Slack: 'SLACK',
  /** A POST of JSON, signed by the scheme of Standard Webhooks. */
  Webhook: 'WEBHOOK'
} as const;

export type AlertChannelKind = typeof AlertChannelKind[keyof typeof AlertChannelKind];
/** How to narrow what a rule watches for; each kind takes the parts that its description names. */
export type AlertConditionInput = {
  /** Only in the accounts with these names, 50 at most. */
  accounts?: Array<string> | null | undefined;
  /** Only in accounts of these APIs. */
  apis?: Array<HostingApiName> | null | undefined;
  /** ISO 4217 code of the currency of amounts. */
  currency?: string | null | undefined;
  /** Days before the end, from 1 to 365. */
  days?: number | null | undefined;
  /** The smallest net amount per month; takes `currency`. */
  minMonthlyAmount?: string | null | undefined;
  /** The lowest severity that counts. */
  minSeverity?: FindingSeverity | null | undefined;
  /** Per cent, from 1 to 100. */
  percent?: number | null | undefined;
};

/** How an attempt to deliver ended. */
export const AlertDeliveryOutcome = {
  /** The receiver took it: a status from 200 to 299. */
  Delivered: 'DELIVERED',
  /** The rule had stopped by then: nothing was sent. */
  Dropped: 'DROPPED',
  /** The receiver did not take it: there will be another attempt, but none after a test. */
  Failed: 'FAILED',
  /** It failed for a day, or its receiver answered 410, and is not tried again. */
  GivenUp: 'GIVEN_UP',
  /** Alerts are not sent there: `reason` says why. */
  Refused: 'REFUSED'
} as const;

export type AlertDeliveryOutcome = typeof AlertDeliveryOutcome[keyof typeof AlertDeliveryOutcome];
/** Why an attempt to deliver failed. */
export const AlertDeliveryReason = {
  /** Alerts are not sent to such an address: see the documentation of alerts; or `SMTP_URL` is not set. */
  AddressRefused: 'ADDRESS_REFUSED',
  /** The connection was not established, or broke before a status came. */
  ConnectionFailed: 'CONNECTION_FAILED',
  /** Nothing accepts connections there. */
  ConnectionRefused: 'CONNECTION_REFUSED',
  /** Its host has no address that alerts are sent to, or no name server has answered. */
  Host: 'HOST',
  /** None of the recipients of e-mail may be sent to: `withheld` says why. */
  Recipients: 'RECIPIENTS',
  /** The receiver answered with a status that is not from 200 to 299: see `status`. */
  Status: 'STATUS',
  /** No status came in time. */
  Timeout: 'TIMEOUT',
  /** The TLS handshake failed, or the certificate is not valid for the host. */
  Tls: 'TLS'
} as const;

export type AlertDeliveryReason = typeof AlertDeliveryReason[keyof typeof AlertDeliveryReason];
/** Whether and when alerts are collected and sent as one message. */
export type AlertDigestInput = {
  /** The hour of the day, from 0 to 23; 8 unless given. */
  hour?: number | null | undefined;
  /** How often. */
  period: AlertDigestPeriod;
  /** The day of a weekly one; MONDAY unless given. */
  weekday?: AlertWeekday | null | undefined;
};

/** Whether alerts are collected. */
export const AlertDigestPeriod = {
  /** New alerts are sent together once a day. */
  Daily: 'DAILY',
  /** New alerts are sent at once, after each evaluation. */
  None: 'NONE',
  /** New alerts are sent together once a week. */
  Weekly: 'WEEKLY'
} as const;

export type AlertDigestPeriod = typeof AlertDigestPeriod[keyof typeof AlertDigestPeriod];
/** Recipients of e-mail. */
export type AlertEmailInput = {
  /** One to 10 plain addresses such as ops@example.com, without names. A new one is sent a mail with a link by which its reader confirms it, and no alerts before, unless the setting `ALERTS_EMAIL_DOMAINS` lists its domain. */
  to: Array<string>;
};

/** What an alert rule watches for. */
export const AlertKind = {
  /** An account whose credential its API refuses. It takes one call per account in five minutes. */
  AccountRefused: 'ACCOUNT_REFUSED',
  /** An account that keeps failing, so that its calls fail at once for a while (`circuitOpen`). It takes one call per account in five minutes. */
  AccountResting: 'ACCOUNT_RESTING',
  /** A threshold of a budget of which the token may read every account is reached: each once a period, and of several at once only the highest. */
  Budget: 'BUDGET',
  /** A certificate of the cloud or of a zone of the edge that expires within so many `days` (14 unless given), or has expired; one whose renewal the provider announces, within at most 14. It takes two calls per zone an hour. */
  CertificateExpires: 'CERTIFICATE_EXPIRES',
  /** What a month costs differs from the day before by `percent` (10 unless given) or more, and with `minMonthlyAmount` and `currency` by at least that gross amount: by the snapshots of the bill, at the exchange rates of today. It says which part is a change of the price list. A day that is not wholly known changes nothing. */
  CostChange: 'COST_CHANGE',
  /** A month is closed in all accounts, three days after its end or later: what it cost, in `currency` if given, on which lines imported statements differ from that, why it differs from the month before, how budgets stood at its end, and a link to its lines as CSV. A new rule sends the last month that is closed. It takes no call. */
  MonthClosed: 'MONTH_CLOSED',
  /** A finding that was not there before, of `minSeverity` (HIGH unless given) or higher, and with `minMonthlyAmount` and `currency` of at least that net amount a month. What is there at the first evaluation is not sent. Kinds that are judged only by name are left out. */
  NewFinding: 'NEW_FINDING',
  /** The sources of exchange rates contradict each other, or a table is refused, as in `health { rates { disputed { code } refused { reason } } }`. */
  RatesDisputed: 'RATES_DISPUTED',
  /** The rates in force are older than their source explains, as in `health { rates { isStale } }`. */
  RatesStale: 'RATES_STALE',
  /** A cloud server or load balancer that has sent `percent` (80 unless given) or more of the traffic that its price includes, in this month (UTC). */
  Traffic: 'TRAFFIC'
} as const;

export type AlertKind = typeof AlertKind[keyof typeof AlertKind];
/** Hours in which nothing is sent: alerts wait until they end. */
export type AlertQuietHoursInput = {
  /** The time of day at which they begin, such as 22:00. */
  from: string;
  /** The time of day at which they end; on the next day, if it is earlier than `from`. */
  to: string;
};

/** One of Slack's incoming webhooks, or of a service that takes the same form. */
export type AlertSlackInput = {
  /** Its address, which is a secret: it is never returned. */
  url: string;
};

/** Why an alert rule has stopped. */
export const AlertStopReason = {
  /** Its token may not read what the rule is about. */
  NotPermitted: 'NOT_PERMITTED',
  /** Its receiver answered 410: it wants no alerts any more. */
  ReceiverGone: 'RECEIVER_GONE',
  /** Its token is deactivated or has expired. */
  TokenInactive: 'TOKEN_INACTIVE'
} as const;

export type AlertStopReason = typeof AlertStopReason[keyof typeof AlertStopReason];
/** A receiver of signed webhooks. */
export type AlertWebhookInput = {
  /** Make a new secret, in an update that would keep the old one; returned once, as `secret`. */
  newSecret?: boolean;
  /** An address of the public internet that starts with https://, of 2,000 characters at most. */
  url: string;
};

/** A day of the week. */
export const AlertWeekday = {
  /** Day 5 of the week of ISO 8601. */
  Friday: 'FRIDAY',
  /** Day 1 of the week of ISO 8601. */
  Monday: 'MONDAY',
  /** Day 6 of the week of ISO 8601. */
  Saturday: 'SATURDAY',
  /** Day 7 of the week of ISO 8601. */
  Sunday: 'SUNDAY',
  /** Day 4 of the week of ISO 8601. */
  Thursday: 'THURSDAY',
  /** Day 2 of the week of ISO 8601. */
  Tuesday: 'TUESDAY',
  /** Day 3 of the week of ISO 8601. */
  Wednesday: 'WEDNESDAY'
} as const;

export type AlertWeekday = typeof AlertWeekday[keyof typeof AlertWeekday];
/** How far the reading of an account in the background is. */
export const BackgroundReadingState = {
  /** All of its lists were read. */
  Done: 'DONE',
  /** It ended with the first call that failed, see `error`. */
  Failed: 'FAILED',
  /** It ended early, as it would have taken more than its share of the calls. */
  Limited: 'LIMITED',
  /** It is under way. */
  Reading: 'READING',
  /** This replica has not begun: nobody asked, or another one read it within the hour. */
  Waiting: 'WAITING'
} as const;

export type BackgroundReadingState = typeof BackgroundReadingState[keyof typeof BackgroundReadingState];
/** Where a price comes from. */
export const BillBasisKind = {
  /** An amount that was set by `setOwnPrice`. */
  OwnPrice: 'OWN_PRICE',
  /** The plan of the zone, which carries its price, without tax. */
  Plan: 'PLAN',
  /** An amount in `PRICES_FILE` of the configuration. */
  PricesFile: 'PRICES_FILE',
  /** The price list of the account. */
  PriceList: 'PRICE_LIST',
  /** The subscription of the account, without tax. */
  Subscription: 'SUBSCRIPTION',
  /** The type of the resource, which carries its prices. */
  Type: 'TYPE',
  /** The metered usage of the account, without tax. */
  Usage: 'USAGE'
} as const;

export type BillBasisKind = typeof BillBasisKind[keyof typeof BillBasisKind];
/** Why a line of the bill costs something else than before. */
export const BillChangeReason = {
  /** Its account had no snapshot before: it was added to the configuration. */
  AccountAdded: 'ACCOUNT_ADDED',
  /** Its account is no longer in the configuration. */
  AccountRemoved: 'ACCOUNT_REMOVED',
  /** It was not there before, or not for as many hours, as it was created in the former month. */
  Began: 'BEGAN',
  /** What it costs was not known before. */
  CostKnown: 'COST_KNOWN',
  /** What it costs is not known any more. */
  CostUnknown: 'COST_UNKNOWN',
  /** It is not there any more, or not for as many hours, as it ended in the later month. */
  Ended: 'ENDED',
  /** Only the exchange rate has changed. */
  ExchangeRate: 'EXCHANGE_RATE',
  /** There is more of it, or it is of a dearer type. */
  Grew: 'GREW',
  /** The price list has changed for the same type and size. Whether the provider charges it for what existed before is in no API; an amount of your own says what you pay. */
  ListPrice: 'LIST_PRICE',
  /** The same for another number of hours, as months differ; only in `invoiceChange`. */
  MonthLength: 'MONTH_LENGTH',
  /** It has gone to another group, or out of the filter, or has come from there. */
  Moved: 'MOVED',
  /** A price of your own has begun, ended or changed. */
  OwnPrice: 'OWN_PRICE',
  /** A rule of billing was taken or taken back since the former month was charged; only in `invoiceChange`. */
  RuleTaken: 'RULE_TAKEN',
  /** The price of its order, which is charged once; only in `invoiceChange`. */
  Setup: 'SETUP',
  /** There is less of it, or it is of a cheaper type. */
  Shrank: 'SHRANK'
} as const;

export type BillChangeReason = typeof BillChangeReason[keyof typeof BillChangeReason];
/** Which lines of the bill to include; all conditions must hold. */
export type BillFilter = {
  /** Only lines of the accounts with these names. */
  accounts?: Array<string> | null | undefined;
  /** Only lines of these APIs. */
  apis?: Array<HostingApiName> | null | undefined;
  /** Only lines in the countries with these ISO 3166-1 codes. */
  countries?: Array<string> | null | undefined;
  /** Only lines of these kinds. */
  kinds?: Array<BillKind> | null | undefined;
  /** Only lines with all of these labels: `key=value`, or `key` with any value. */
  labels?: Array<string> | null | undefined;
  /** Only lines whose name contains this, ignoring case; of what has no name, whose provider's id does. */
  name?: string | null | undefined;
  /** Only lines of these products, by the provider's names, such as `cx22`; of a resized resource the part that it was one. */
  products?: Array<string> | null | undefined;
  /** Only lines of the resources with these ids, as in `resourceId` of the line. */
  resourceIds?: Array<string | number> | null | undefined;
  /** Only lines with one of these statuses, as in `status` of the line, for instance `OFF`. */
  statuses?: Array<string> | null | undefined;
};

/** How to group the lines of a bill. */
export const BillGroupBy = {
  /** By account; accounts of the same name in several APIs stay separate. */
  Account: 'ACCOUNT',
  /** By hosting API. */
  Api: 'API',
  /** By the city where the resource is. */
  City: 'CITY',
  /** By the country where the resource is. */
  Country: 'COUNTRY',
  /** By kind of line: what is billed. */
  Kind: 'KIND',
  /** By the value of the label with the key `labelKey`. */
  Label: 'LABEL',
  /** By the provider's product in its API, such as `cx22`. Of more than 100 groups all but the dearest are one. */
  Product: 'PRODUCT',
  /** By the billed resource, with its backups and traffic. Of more than 100 groups all but the dearest are one. */
  Resource: 'RESOURCE',
  /** By the status of the resource. */
  Status: 'STATUS'
} as const;

export type BillGroupBy = typeof BillGroupBy[keyof typeof BillGroupBy];
/** How the days of a history are grouped. */
export const BillHistoryPeriodLength = {
  /** All days from the first to the last, as one period with one sum. */
  All: 'ALL',
  /** A day, in UTC. */
  Day: 'DAY',
  /** A calendar month. */
  Month: 'MONTH',
  /** An ISO 8601 week: from Monday to Sunday. */
  Week: 'WEEK'
} as const;

export type BillHistoryPeriodLength = typeof BillHistoryPeriodLength[keyof typeof BillHistoryPeriodLength];
/** What a line of the bill is for. */
export const BillKind = {
  /** An additional IP address, IPv4 subnet or failover IP of a dedicated server. */
  Addon: 'ADDON',
  /** All backups of a server: a share of its price. */
  Backup: 'BACKUP',
  /** A floating IP, by type and location. */
  FloatingIp: 'FLOATING_IP',
  /** A load balancer, by type and location. */
  LoadBalancer: 'LOAD_BALANCER',
  /** The plan of a zone. */
  Plan: 'PLAN',
  /** A primary IP, by type and location. */
  PrimaryIp: 'PRIMARY_IP',
  /** A cloud server by type and location, on or off; or a dedicated server. */
  Server: 'SERVER',
  /** A snapshot, by size. */
  Snapshot: 'SNAPSHOT',
  /** A storage box, by type and location; or one of the dedicated API. */
  StorageBox: 'STORAGE_BOX',
  /** A paid product of an edge account, or of a zone beside its plan. */
  Subscription: 'SUBSCRIPTION',
  /** Outgoing traffic of a server or load balancer this month beyond the included amount; it is only in `accruedEstimate`. */
  Traffic: 'TRAFFIC',
  /** A metered product of an edge account: what it has cost this month is only in `accruedEstimate`. */
  Usage: 'USAGE',
  /** A volume, by size. */
  Volume: 'VOLUME'
} as const;

export type BillKind = typeof BillKind[keyof typeof BillKind];
/** The unit that a unit price applies to. */
export const BillUnit = {
  /** A gigabyte, as the API counts it, per month. */
  Gigabyte: 'GIGABYTE',
  /** One item, per month. */
  Piece: 'PIECE',
  /** The whole price of the server, per month: 0.2 is 20 per cent. */
  Share: 'SHARE',
  /** A terabyte of traffic: 1,024^4 bytes, as the API counts the included amount. */
  Terabyte: 'TERABYTE',
  /** All metered usage this month so far. */
  Usage: 'USAGE'
} as const;

export type BillUnit = typeof BillUnit[keyof typeof BillUnit];
/** Why the cost of something is unknown. */
export const BillUnknownReason = {
  /** The API left out or sent an invalid value for something that determines the price, such as the size. */
  Incomplete: 'INCOMPLETE',
  /** The price list has no price for its type or location. */
  NotInPriceList: 'NOT_IN_PRICE_LIST',
  /** The credential may not read it: what an account of the edge pays takes the right to read billing. */
  NotPermitted: 'NOT_PERMITTED',
  /** It was there between two readings alone, and its product or its end is not known; only in invoices. */
  NotRead: 'NOT_READ',
  /** Its API gives no price; `setOwnPrice` and `PRICES_FILE` can. */
  NoPrice: 'NO_PRICE',
  /** There is no exchange rate in force for the currency of its price. */
  NoRate: 'NO_RATE',
  /** The price list could not be read: `sources` says why. */
  PriceListFailed: 'PRICE_LIST_FAILED'
} as const;

export type BillUnknownReason = typeof BillUnknownReason[keyof typeof BillUnknownReason];
/** Which amounts a budget is compared with. */
export const BudgetBasis = {
  /** Amounts with tax. */
  Gross: 'GROSS',
  /** Amounts without tax. */
  Net: 'NET'
} as const;

export type BudgetBasis = typeof BudgetBasis[keyof typeof BudgetBasis];
/** A period of the calendar, in UTC. */
export const BudgetPeriod = {
  /** A calendar month. */
  Month: 'MONTH',
  /** Three calendar months, the first of them January, April, July or October. */
  Quarter: 'QUARTER',
  /** A calendar year. */
  Year: 'YEAR'
} as const;

export type BudgetPeriod = typeof BudgetPeriod[keyof typeof BudgetPeriod];
/** How a budget stands. */
export const BudgetState = {
  /** What was spent is within the budget, but the forecast is beyond it. */
  ForecastToPass: 'FORECAST_TO_PASS',
  /** What was spent is beyond the budget. */
  Passed: 'PASSED',
  /** The forecast is beyond the budget only by what is estimated for days before anything was read; no alert is sent. */
  PassedByEstimate: 'PASSED_BY_ESTIMATE',
  /** No snapshot of its accounts is known, or there is no exchange rate. */
  Unknown: 'UNKNOWN',
  /** The forecast of the period is within the budget. */
  Within: 'WITHIN'
} as const;

export type BudgetState = typeof BudgetState[keyof typeof BudgetState];
/** A threshold of a budget. */
export type BudgetThresholdInput = {
  /** What is compared with it. */
  kind?: BudgetThresholdKind;
  /** Per cent of the amount: 1 to 1000. */
  percent: number;
};

/** What is compared with a threshold of a budget. */
export const BudgetThresholdKind = {
  /** What was spent in the period so far. */
  Actual: 'ACTUAL',
  /** What the period will have cost at its end. */
  Forecast: 'FORECAST'
} as const;

export type BudgetThresholdKind = typeof BudgetThresholdKind[keyof typeof BudgetThresholdKind];
/** A single IPv4 address or an IPv6 /64 network. */
export const CloudIpType = {
  /** A single address. */
  Ipv4: 'IPV4',
  /** A /64 network. */
  Ipv6: 'IPV6'
} as const;

export type CloudIpType = typeof CloudIpType[keyof typeof CloudIpType];
/** The type of a load balancer target. */
export const CloudLoadBalancerTargetType = {
  /** The IP address of a dedicated server of the same customer. */
  Ip: 'IP',
  /** All cloud servers that match a label selector, including future ones. */
  LabelSelector: 'LABEL_SELECTOR',
  /** One cloud server. */
  Server: 'SERVER'
} as const;

export type CloudLoadBalancerTargetType = typeof CloudLoadBalancerTargetType[keyof typeof CloudLoadBalancerTargetType];
/** The status of a firewall on a server. */
export const CloudServerFirewallStatus = {
  /** Applied: its rules are in effect. */
  Applied: 'APPLIED',
  /** Being applied. */
  Pending: 'PENDING'
} as const;

export type CloudServerFirewallStatus = typeof CloudServerFirewallStatus[keyof typeof CloudServerFirewallStatus];
/** An alert rule to create. */
export type CreateAlertRuleInput = {
  /** Where its alerts go. */
  channel: AlertChannelInput;
  /** Conditions that narrow what it watches for; none unless given. */
  condition?: AlertConditionInput | null | undefined;
  /** Whether alerts are collected; not unless given. */
  digest?: AlertDigestInput | null | undefined;
  /** What it watches for. */
  kind: AlertKind;
  /** Its name, in 1 to 100 visible characters; it stands in the messages. */
  name: string;
  /** Its quiet hours; none unless given. */
  quietHours?: AlertQuietHoursInput | null | undefined;
  /** The time zone of quiet hours and digests, such as Europe/Berlin; UTC unless given. */
  timeZone?: string | null | undefined;
};

/** A token to create. */
export type CreateTokenInput = {
  /** The default base of rates, as an ISO 4217 code; INR unless given. */
  defaultCurrency?: string | null | undefined;
  /** True: in the graph it may ask trusted documents alone, which `DOCUMENTS_DIR` names. */
  documentsOnly?: boolean | null | undefined;
  /** When it expires; never unless given. */
  expiresAt?: string | null | undefined;
  /** Its purpose, in 1 to 100 visible characters. */
  name: string;
  /** Its scopes; `RATES` unless given. */
  scopes?: Array<TokenScopeInput> | null | undefined;
};

/** The status of a firewall; while it is IN_PROCESS, changes are refused. */
export const DedicatedFirewallStatus = {
  /** Active: packets are filtered. */
  Active: 'ACTIVE',
  /** Disabled: all packets pass. */
  Disabled: 'DISABLED',
  /** A change is in progress and no other is possible; poll again after about 30 seconds. */
  InProcess: 'IN_PROCESS'
} as const;

export type DedicatedFirewallStatus = typeof DedicatedFirewallStatus[keyof typeof DedicatedFirewallStatus];
/** The type of a reset: SW sends Ctrl+Alt+Del, HW triggers a hardware reset, MAN has a technician do it by hand, POWER presses the power button, POWER_LONG holds it until the server is off. */
export const DedicatedResetType = {
  /** Triggers a hardware reset at once. */
  Hw: 'HW',
  /** A technician resets it by hand, which takes a while. */
  Man: 'MAN',
  /** Presses the power button. */
  Power: 'POWER',
  /** Holds the power button until the server is off. */
  PowerLong: 'POWER_LONG',
  /** Sends Ctrl+Alt+Del to the operating system. */
  Sw: 'SW'
} as const;

export type DedicatedResetType = typeof DedicatedResetType[keyof typeof DedicatedResetType];
/** The value of a DNS record of type CAA. */
export type DnsCaaInput = {
  /** 128: critical: a certificate authority that does not understand the tag must not issue. */
  flags: number;
  /** The property tag: `issue`, `issuewild` or `iodef`. */
  tag: string;
  /** The property value, for instance `letsencrypt.org`. */
  value: string;
};

/** The value of a DNS record of type CERT. */
export type DnsCertInput = {
  /** The algorithm number of the key. */
  algorithm: number;
  /** The certificate in base64. */
  certificate: string;
  /** The key tag. */
  keyTag: number;
  /** The certificate type number. */
  type: number;
};

/** The value of a DNS record of type DNSKEY. */
export type DnsDnskeyInput = {
  /** The algorithm number of the key. */
  algorithm: number;
  /** 256: zone signing key, 257: key signing key. */
  flags: number;
  /** Always 3. */
  protocol: number;
  /** The public key in base64. */
  publicKey: string;
};

/** The value of a DNS record of type DS. */
export type DnsDsInput = {
  /** The algorithm number of the key. */
  algorithm: number;
  /** The digest in hexadecimal. */
  digest: string;
  /** The digest type number: 2 is SHA-256. */
  digestType: number;
  /** The key tag. */
  keyTag: number;
};

/** The value of a DNS record of type HTTPS. */
export type DnsHttpsInput = {
  /** The lowest priority is tried first; 0: alias mode. */
  priority: number;
  /** The target host; `.` for this name itself. */
  target: string;
  /** Service parameters, for instance `alpn="h3,h2"`. */
  value?: string | null | undefined;
};

/** The value of a DNS record of type LOC. */
export type DnsLocInput = {
  /** Altitude in metres above sea level. */
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
  /** Horizontal precision in metres. */
  precisionHorz?: number | null | undefined;
  /** Vertical precision in metres. */
  precisionVert?: number | null | undefined;
  /** Diameter of the located object in metres. */
  size?: number | null | undefined;
};

/** The value of a DNS record of type NAPTR. */
export type DnsNaptrInput = {
  /** Flags that control the next step, for instance `U`. */
  flags: string;
  /** The lowest order is processed first. */
  order: number;
  /** Among records of equal order, the lowest preference is processed first. */
  preference: number;
  /** The substitution expression. */
  regex: string;
  /** The next name to query; `.` for none. */
  replacement: string;
  /** The service, for instance `E2U+sip`. */
  service: string;
};

/** The type of a DNS record. Records of the edge have neither HINFO, RP nor SOA. */
export const DnsRecordType = {
  /** An IPv4 address. */
  A: 'A',
  /** An IPv6 address. */
  Aaaa: 'AAAA',
  /** The certificate authorities that may issue certificates. */
  Caa: 'CAA',
  /** A certificate. */
  Cert: 'CERT',
  /** An alias of another name. */
  Cname: 'CNAME',
  /** A DNSSEC public key. */
  Dnskey: 'DNSKEY',
  /** The digest of the DNSSEC key of a delegated zone. */
  Ds: 'DS',
  /** The CPU and operating system of a host. */
  Hinfo: 'HINFO',
  /** Service binding for HTTPS. */
  Https: 'HTTPS',
  /** A geographic location. */
  Loc: 'LOC',
  /** A mail server. */
  Mx: 'MX',
  /** A naming authority pointer: rewrites a name by a rule. */
  Naptr: 'NAPTR',
  /** A name server. */
  Ns: 'NS',
  /** An OpenPGP public key. */
  Openpgpkey: 'OPENPGPKEY',
  /** The host name of an address. */
  Ptr: 'PTR',
  /** The person responsible for a name. */
  Rp: 'RP',
  /** An S/MIME certificate. */
  Smimea: 'SMIMEA',
  /** The start of authority: how secondary name servers keep the zone. */
  Soa: 'SOA',
  /** The host and port of a service. */
  Srv: 'SRV',
  /** The fingerprint of an SSH host key. */
  Sshfp: 'SSHFP',
  /** Service binding. */
  Svcb: 'SVCB',
  /** A TLS server certificate (DANE). */
  Tlsa: 'TLSA',
  /** Text. */
  Txt: 'TXT',
  /** A URI. */
  Uri: 'URI'
} as const;

export type DnsRecordType = typeof DnsRecordType[keyof typeof DnsRecordType];
/** The value of a DNS record of type SMIMEA. */
export type DnsSmimeaInput = {
  /** The certificate association data, in hexadecimal. */
  certificate: string;
  /** The matching type: 0: exact match, 1: SHA-256, 2: SHA-512. */
  matchingType: number;
  /** The selector: 0: full certificate, 1: public key. */
  selector: number;
  /** The certificate usage number. */
  usage: number;
};

/** The value of a DNS record of type SRV. */
export type DnsSrvInput = {
  /** The port. */
  port: number;
  /** The lowest priority is tried first. */
  priority: number;
  /** The target host; `.`: the service is not available. */
  target: string;
  /** The weight among targets of equal priority. */
  weight: number;
};

/** The value of a DNS record of type SSHFP. */
export type DnsSshfpInput = {
  /** The algorithm number of the key. */
  algorithm: number;
  /** The fingerprint in hexadecimal. */
  fingerprint: string;
  /** The fingerprint type number: 2 is SHA-256. */
  type: number;
};

/** The value of a DNS record of type SVCB. */
export type DnsSvcbInput = {
  /** The lowest priority is tried first; 0: alias mode. */
  priority: number;
  /** The target host; `.` for this name itself. */
  target: string;
  /** Service parameters, for instance `alpn="h3,h2"`. */
  value?: string | null | undefined;
};

/** Owner of the target of a DNS record. */
export const DnsTargetState = {
  /** No one any more: an account had it, or one of your zones or accounts should have it and does not. */
  Dangling: 'DANGLING',
  /** Someone else: every account was read, none has it, and none is known to have had it. */
  Foreign: 'FOREIGN',
  /** A resource of an account that was read. */
  Own: 'OWN',
  /** Unknown; `reason` says why. */
  Unknown: 'UNKNOWN'
} as const;

export type DnsTargetState = typeof DnsTargetState[keyof typeof DnsTargetState];
/** The value of a DNS record of type TLSA. */
export type DnsTlsaInput = {
  /** The certificate association data, in hexadecimal. */
  certificate: string;
  /** The matching type: 0: exact match, 1: SHA-256, 2: SHA-512. */
  matchingType: number;
  /** The selector: 0: full certificate, 1: public key. */
  selector: number;
  /** The certificate usage number. */
  usage: number;
};

/** The value of a DNS record of type URI. */
export type DnsUriInput = {
  /** The target URI. */
  target: string;
  /** The weight among targets of equal priority. */
  weight: number;
};

/** Settings of a DNS record. */
export type EdgeDnsRecordSettingsInput = {
  /** CNAME flattening: answer with the addresses of the target instead of its name. */
  flattenCname?: boolean | null | undefined;
  /** Only return IPv4 addresses for a proxied name. */
  ipv4Only?: boolean | null | undefined;
  /** Only return IPv6 addresses for a proxied name. */
  ipv6Only?: boolean | null | undefined;
};

/** The type of a DNS record of the edge. */
export const EdgeDnsRecordType = {
  /** An IPv4 address. */
  A: 'A',
  /** An IPv6 address. */
  Aaaa: 'AAAA',
  /** The certificate authorities that may issue certificates. */
  Caa: 'CAA',
  /** A certificate. */
  Cert: 'CERT',
  /** An alias of another name. */
  Cname: 'CNAME',
  /** A DNSSEC public key. */
  Dnskey: 'DNSKEY',
  /** The digest of the DNSSEC key of a delegated zone. */
  Ds: 'DS',
  /** Service binding for HTTPS. */
  Https: 'HTTPS',
  /** A geographic location. */
  Loc: 'LOC',
  /** A mail server. */
  Mx: 'MX',
  /** A naming authority pointer: rewrites a name by a rule. */
  Naptr: 'NAPTR',
  /** A name server. */
  Ns: 'NS',
  /** An OpenPGP public key. */
  Openpgpkey: 'OPENPGPKEY',
  /** The host name of an address. */
  Ptr: 'PTR',
  /** An S/MIME certificate. */
  Smimea: 'SMIMEA',
  /** The host and port of a service. */
  Srv: 'SRV',
  /** The fingerprint of an SSH host key. */
  Sshfp: 'SSHFP',
  /** Service binding. */
  Svcb: 'SVCB',
  /** A TLS server certificate (DANE). */
  Tlsa: 'TLSA',
  /** Text. */
  Txt: 'TXT',
  /** A URI. */
  Uri: 'URI'
} as const;

export type EdgeDnsRecordType = typeof EdgeDnsRecordType[keyof typeof EdgeDnsRecordType];
/** A DNS record, and what to return of it. */
export type EdgeDnsRecordWriteInput = {
  /** The value of a record of type CAA. */
  caa?: DnsCaaInput | null | undefined;
  /** The value of a record of type CERT. */
  cert?: DnsCertInput | null | undefined;
  /** A comment, which does not appear in DNS answers. */
  comment?: string | null | undefined;
  /** The content of a record whose type has no field of its own here: an address, a host name or text. */
  content?: string | null | undefined;
  /** The value of a record of type DNSKEY. */
  dnskey?: DnsDnskeyInput | null | undefined;
  /** The value of a record of type DS. */
  ds?: DnsDsInput | null | undefined;
  /** The value of a record of type HTTPS. */
  https?: DnsHttpsInput | null | undefined;
  /** Include which records shadow it. */
  includeShadowMetadata?: boolean | null | undefined;
  /** The value of a record of type LOC. */
  loc?: DnsLocInput | null | undefined;
  /** The name: full, relative to the zone, or `@` for the zone itself. */
  name: string;
  /** The value of a record of type NAPTR. */
  naptr?: DnsNaptrInput | null | undefined;
  /** MX and URI records: the lowest priority is tried first. */
  priority?: number | null | undefined;
  /** Route privately, into a private network. */
  privateRouting?: boolean | null | undefined;
  /** Proxy traffic through the edge. */
  proxied?: boolean | null | undefined;
  /** Settings of the record. */
  settings?: EdgeDnsRecordSettingsInput | null | undefined;
  /** The value of a record of type SMIMEA. */
  smimea?: DnsSmimeaInput | null | undefined;
  /** The value of a record of type SRV. */
  srv?: DnsSrvInput | null | undefined;
  /** The value of a record of type SSHFP. */
  sshfp?: DnsSshfpInput | null | undefined;
  /** The value of a record of type SVCB. */
  svcb?: DnsSvcbInput | null | undefined;
  /** Tags, for instance `owner:web`; need a paid plan. */
  tags?: Array<string> | null | undefined;
  /** The value of a record of type TLSA. */
  tlsa?: DnsTlsaInput | null | undefined;
  /** Time to live in seconds; 1: automatic. */
  ttl?: number;
  /** The record type. */
  type: EdgeDnsRecordType;
  /** The value of a record of type URI. */
  uri?: DnsUriInput | null | undefined;
};

/** The status of a zone. */
export const EdgeZoneStatus = {
  /** The zone is active: its name servers are in use. */
  Active: 'ACTIVE',
  /** It is being set up. */
  Initializing: 'INITIALIZING',
  /** The registrar no longer points to the assigned name servers. */
  Moved: 'MOVED',
  /** The registrar does not point to the assigned name servers yet. */
  Pending: 'PENDING'
} as const;

export type EdgeZoneStatus = typeof EdgeZoneStatus[keyof typeof EdgeZoneStatus];
/** The kind of a finding. */
export const FindingKind = {
  /** A backup whose server is gone. */
  BackupOrphaned: 'BACKUP_ORPHANED',
  /** An expired certificate: clients reject connections to the load balancers that use it; LOW if none does. */
  CertificateExpired: 'CERTIFICATE_EXPIRED',
  /** A certificate that expires within 30 days, or within 14 if the provider says that it will renew it, which should have happened long before; LOW if nothing uses it. */
  CertificateExpiring: 'CERTIFICATE_EXPIRING',
  /** A managed certificate that failed to be issued or renewed: it will expire or never exist. Retrying helps once the cause, which the evidence states, is fixed. */
  CertificateFailing: 'CERTIFICATE_FAILING',
  /** A certificate pack of a zone that expires within 14 days and was not renewed, which should have happened long before. One call per zone. */
  CertificatePackExpiring: 'CERTIFICATE_PACK_EXPIRING',
  /** A certificate pack of a zone that expired or could not be issued: hosts that no other certificate covers are not served over HTTPS. One call per zone. */
  CertificatePackFailed: 'CERTIFICATE_PACK_FAILED',
  /** A certificate that no load balancer uses. */
  CertificateUnused: 'CERTIFICATE_UNUSED',
  /** A custom certificate of a zone that expires within 30 days or has expired: it is not renewed automatically. One call per zone. */
  CustomCertificateExpiring: 'CUSTOM_CERTIFICATE_EXPIRING',
  /** A custom hostname whose certificate ends and which nobody renews: an uploaded one within 30 days, or one of the provider within 14, which should have been renewed long before. One call per zone. */
  CustomHostnameCertificateExpiring: 'CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING',
  /** A custom hostname whose certificate expired or could not be issued: it is not served over HTTPS. One call per zone. */
  CustomHostnameCertificateFailed: 'CUSTOM_HOSTNAME_CERTIFICATE_FAILED',
  /** A custom hostname that is not active: it waits for the customer, points elsewhere or is blocked. One call per zone. */
  CustomHostnameInactive: 'CUSTOM_HOSTNAME_INACTIVE',
  /** A failover IP that is not routed to any server: nothing answers at its address, and it is billed; the remedy routes it to the server it belongs to. */
  DedicatedFailoverUnrouted: 'DEDICATED_FAILOVER_UNROUTED',
  /** A dedicated server whose firewall filters IPv4 only: what it blocks reaches the server over IPv6. One call per server, cached for 15 minutes. */
  DedicatedFirewallIpv6Open: 'DEDICATED_FIREWALL_IPV6_OPEN',
  /** A dedicated server whose firewall lets anyone reach ports over IPv6 but not over IPv4, or the other way round; MEDIUM if IPv6 is the open one, which is easily overlooked. One call per server, cached for 15 minutes. */
  DedicatedFirewallIpVersionsDiffer: 'DEDICATED_FIREWALL_IP_VERSIONS_DIFFER',
  /** A dedicated server whose firewall is disabled: all packets reach it. One call per server, cached for 15 minutes. */
  DedicatedFirewallOff: 'DEDICATED_FIREWALL_OFF',
  /** A dedicated server whose firewall allows anyone to reach SSH or one of the ports of `FIREWALL_OPEN_DATABASES`, `FIREWALL_OPEN_MANAGEMENT` and `FIREWALL_OPEN_INTERNAL`. One call per server, cached for 15 minutes. */
  DedicatedFirewallOpen: 'DEDICATED_FIREWALL_OPEN',
  /** A dedicated server whose firewall allows anyone to reach all of its ports: it blocks nothing. One call per server, cached for 15 minutes. */
  DedicatedFirewallOpenAllPorts: 'DEDICATED_FIREWALL_OPEN_ALL_PORTS',
  /** A dedicated server whose firewall has rules that never decide, as one before them matches all that they do: duplicates, and rules that come too late. One call per server, cached for 15 minutes. */
  DedicatedFirewallRulesRedundant: 'DEDICATED_FIREWALL_RULES_REDUNDANT',
  /** An IP address of a dedicated server that the provider has locked: nothing reaches it. */
  DedicatedIpLocked: 'DEDICATED_IP_LOCKED',
  /** A cancelled dedicated server: on its last day it is given up with all data on it. */
  DedicatedServerCancelled: 'DEDICATED_SERVER_CANCELLED',
  /** A cancelled storage box of the dedicated API: in the end all its data is deleted. */
  DedicatedStorageBoxCancelled: 'DEDICATED_STORAGE_BOX_CANCELLED',
  /** A storage box of the dedicated API that the provider has locked: no one can access it. */
  DedicatedStorageBoxLocked: 'DEDICATED_STORAGE_BOX_LOCKED',
  /** A subnet of a dedicated server that the provider has locked: nothing reaches its addresses. */
  DedicatedSubnetLocked: 'DEDICATED_SUBNET_LOCKED',
  /** A CNAME record that leads back to its own name: it cannot be resolved. One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud. */
  DnsCnameLoop: 'DNS_CNAME_LOOP',
  /** A CNAME record that leads to a name which anyone can register once it is free, for instance at `github.io`: look whether you still have it. CRITICAL at `pages.dev` if no account has such a project: whoever creates it answers for the record. Nothing is asked of the providers. The calls of DNS_CNAME_LOOP, and where records lead to `pages.dev` one call for the accounts and one per ten Pages projects of each. */
  DnsNameClaimable: 'DNS_NAME_CLAIMABLE',
  /** A record of a public zone that points to a private address: it cannot be reached from outside and reveals the internal network. One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud. */
  DnsPrivateAddress: 'DNS_PRIVATE_ADDRESS',
  /** A DNS record that points to something an account had and no longer has: CRITICAL for an IPv4 address, which the next customer gets, MEDIUM for a deleted tunnel or a name that nobody else can get. MX, NS and SRV records are judged by their hosts. Addresses lost before this service saw them are not detected. The calls of a DNS record's `target`, once for all records. */
  DnsRecordDangling: 'DNS_RECORD_DANGLING',
  /** A DNS record with an address that no account has or is known to have had: whoever has it answers for the name. The calls of a DNS record's `target`, once for all records. */
  DnsRecordForeign: 'DNS_RECORD_FOREIGN',
  /** A zone that the edge and the cloud both have, with different records: what its names stand for depends on who is asked. Its own NS and SOA records and times to live are not compared. One call per page of the records of each zone of the edge and of the cloud. */
  DnsZoneDiffers: 'DNS_ZONE_DIFFERS',
  /** A domain that takes or sends mail, by its records, and has no DMARC policy: receivers do not turn away mail that others send in its name. One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud. */
  DnsZoneWithoutDmarc: 'DNS_ZONE_WITHOUT_DMARC',
  /** A domain whose records do not say who may send mail in its name, so that anyone may; LOW if it takes no mail and signs none: then the remedy says that nobody may. One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud. */
  DnsZoneWithoutSpf: 'DNS_ZONE_WITHOUT_SPF',
  /** An edge load balancer whose pools are all disabled: nothing answers at its host name. One call per zone. */
  EdgeLoadBalancerWithoutPools: 'EDGE_LOAD_BALANCER_WITHOUT_POOLS',
  /** A firewall that lets anyone reach ports of servers over IPv6 but not over IPv4, or the other way round; MEDIUM if IPv6 is the open one, which is easily overlooked. */
  FirewallIpVersionsDiffer: 'FIREWALL_IP_VERSIONS_DIFFER',
  /** A firewall that allows anyone to reach all ports of servers: it blocks nothing. */
  FirewallOpenAllPorts: 'FIREWALL_OPEN_ALL_PORTS',
  /** A firewall that allows anyone to reach a database port of servers: LDAP (389), SQL Server (1433), Oracle (1521), etcd (2379), etcd nodes (2380), MySQL (3306), PostgreSQL (5432), CouchDB (5984), Redis (6379), Cassandra nodes (7000), Cassandra nodes with TLS (7001), Cassandra JMX (7199), InfluxDB (8086), ClickHouse over HTTP (8123), ClickHouse (9000), Cassandra (9042), Elasticsearch (9200), Elasticsearch nodes (9300), memcached (11211), MongoDB (27017), MongoDB shards (27018), MongoDB config servers (27019), MySQL X Protocol (33060). */
  FirewallOpenDatabases: 'FIREWALL_OPEN_DATABASES',
  /** A firewall that allows anyone to reach a file share, a message queue or a UDP service that amplifies attacks: rpcbind (111), Windows RPC (135), NetBIOS (139), SMB (445), rsync (873), MQTT without TLS (1883), NFS (2049), RabbitMQ (5672), Kafka (9092), rpcbind (UDP 111), NTP (UDP 123), NetBIOS names (UDP 137), NetBIOS datagrams (UDP 138), SNMP (UDP 161), CLDAP (UDP 389), SQL Server Browser (UDP 1434), SSDP (UDP 1900), NFS (UDP 2049), memcached (UDP 11211). */
  FirewallOpenInternal: 'FIREWALL_OPEN_INTERNAL',
  /** A firewall that allows anyone to reach a management port of servers: FTP (21), Telnet (23), rexec (512), rlogin (513), rsh (514), ZooKeeper (2181), Docker (2375), Docker with TLS (2376), Docker Swarm (2377), RDP (3389), Erlang port mapper (4369), Kibana (5601), VNC (5900), VNC (5901), VNC (5902), VNC (5903), WinRM (5985), WinRM with TLS (5986), Kubernetes (6443), kubectl proxy (8001), Proxmox VE (8006), Vault (8200), Consul (8500), Cockpit or Prometheus (9090), Prometheus node exporter (9100), kubelet (10250), read-only kubelet (10255), RabbitMQ management (15672), Erlang distribution (25672), TFTP (UDP 69), IPMI (UDP 623), RDP (UDP 3389). */
  FirewallOpenManagement: 'FIREWALL_OPEN_MANAGEMENT',
  /** A firewall that allows anyone to reach the SSH port (22) of servers. */
  FirewallOpenSsh: 'FIREWALL_OPEN_SSH',
  /** A firewall with rules that allow nothing which its other rules do not allow: duplicates, and narrow rules beside wide ones, which restrict nothing. */
  FirewallRulesRedundant: 'FIREWALL_RULES_REDUNDANT',
  /** A firewall that is not applied to any server: what it was meant to protect may be unprotected. */
  FirewallUnapplied: 'FIREWALL_UNAPPLIED',
  /** A floating IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it. */
  FloatingIpBlocked: 'FLOATING_IP_BLOCKED',
  /** A floating IP that is not assigned to a server: it costs as much as one in use. */
  FloatingIpUnassigned: 'FLOATING_IP_UNASSIGNED',
  /** A suspended health check: no one is notified when its origin fails. One call per zone. */
  HealthcheckSuspended: 'HEALTHCHECK_SUSPENDED',
  /** An origin that fails its health check. One call per zone. */
  HealthcheckUnhealthy: 'HEALTHCHECK_UNHEALTHY',
  /** A public load balancer that serves HTTP on port 80 instead of redirecting to HTTPS: what is sent there can be intercepted. */
  LoadBalancerHttpWithoutRedirect: 'LOAD_BALANCER_HTTP_WITHOUT_REDIRECT',
  /** A load balancer with only one target: when that is down, so are its services. */
  LoadBalancerSingleTarget: 'LOAD_BALANCER_SINGLE_TARGET',
  /** A load balancer whose servers are all in one location, and no two of them in one placement group: they may run on one host, and fail with it. */
  LoadBalancerTargetsNotSpread: 'LOAD_BALANCER_TARGETS_NOT_SPREAD',
  /** A load balancer with a target that fails its health check; MEDIUM while each service has another. */
  LoadBalancerTargetUnhealthy: 'LOAD_BALANCER_TARGET_UNHEALTHY',
  /** A load balancer that has sent 80 % or more of the traffic that its price includes this month, or half of it and will pass that at its pace (LOW): what is beyond is billed by the terabyte. */
  LoadBalancerTrafficNearLimit: 'LOAD_BALANCER_TRAFFIC_NEAR_LIMIT',
  /** A load balancer of a deprecated type: soon no other one like it can be created. */
  LoadBalancerTypeDeprecated: 'LOAD_BALANCER_TYPE_DEPRECATED',
  /** A load balancer without services: it listens on no port and costs as much as one that does. */
  LoadBalancerWithoutServices: 'LOAD_BALANCER_WITHOUT_SERVICES',
  /** A load balancer without targets: it serves no one and costs as much as one that does. */
  LoadBalancerWithoutTargets: 'LOAD_BALANCER_WITHOUT_TARGETS',
  /** A monitor that no pool uses: it checks nothing. */
  MonitorUnused: 'MONITOR_UNUSED',
  /** A pool that is disabled, or whose origins all are: it cannot take over from another one. */
  PoolOff: 'POOL_OFF',
  /** A pool with origins that fail their health checks. One call per pool. */
  PoolUnhealthy: 'POOL_UNHEALTHY',
  /** A pool that no load balancer uses: it gets no traffic. One call per zone. */
  PoolUnused: 'POOL_UNUSED',
  /** A primary IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it. */
  PrimaryIpBlocked: 'PRIMARY_IP_BLOCKED',
  /** A primary IP that is not assigned to a server: an IPv4 one costs as much as one in use. */
  PrimaryIpUnassigned: 'PRIMARY_IP_UNASSIGNED',
  /** A cloud server behind proxied DNS records on which no firewall blocks 80 or 443: anyone who knows its address can bypass the edge. The calls of a DNS record's `target`, once for all records. */
  ProxiedOriginOpen: 'PROXIED_ORIGIN_OPEN',
  /** A running cloud server that did nothing in the last 14 days: less than 2 % of its CPU on average and 10 % in any hour, and less than 1000 bytes of traffic a second. One call per server that is old enough, for which at most half of the calls that are left are used. It is judged only where `kinds` names it. */
  ServerIdle: 'SERVER_IDLE',
  /** A cloud server with a deprecated image: its operating system nears its end of life, unless it was upgraded in place. */
  ServerImageDeprecated: 'SERVER_IMAGE_DEPRECATED',
  /** A cloud server with a deprecated ISO attached: it boots from that first. */
  ServerIsoDeprecated: 'SERVER_ISO_DEPRECATED',
  /** A cloud server that is off: it costs as much as one that runs. */
  ServerOff: 'SERVER_OFF',
  /** A load balancer target with a public address on which no firewall blocks the port that the load balancer uses: others reach it directly, without the load balancer's TLS, limits or logs. */
  ServerReachableAroundLoadBalancer: 'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
  /** A cloud server that has sent 80 % or more of the traffic that its price includes this month, or half of it and will pass that at its pace (LOW): what is beyond is billed by the terabyte. */
  ServerTrafficNearLimit: 'SERVER_TRAFFIC_NEAR_LIMIT',
  /** A cloud server that another type could run for less: with as many cores, as much memory and disk, of the same architecture, kind of CPU and storage, available in its location. Two calls: the server types and the prices. It is judged only where `kinds` names it. */
  ServerTypeCheaper: 'SERVER_TYPE_CHEAPER',
  /** A cloud server of a type that is deprecated in its location: soon no other one like it can be created. */
  ServerTypeDeprecated: 'SERVER_TYPE_DEPRECATED',
  /** A cloud server without backups; the remedy costs a percentage of its price, as in `pricing { serverBackup { percentage } }`. */
  ServerWithoutBackups: 'SERVER_WITHOUT_BACKUPS',
  /** A cloud server without deletion protection; deleting it also deletes its disk and backups. */
  ServerWithoutDeleteProtection: 'SERVER_WITHOUT_DELETE_PROTECTION',
  /** A cloud server with a public address and no firewall: everything that listens on it can be reached. */
  ServerWithoutFirewall: 'SERVER_WITHOUT_FIREWALL',
  /** A snapshot of a server that is older than 90 days: it is billed by size until it is deleted. Those that servers are created from are left out: with a label `golden`, named by a label of a server, or the image of one of the last 30 days. */
  SnapshotOld: 'SNAPSHOT_OLD',
  /** An SSH key that new servers get and that was added more than 730 days ago: whoever had it then still gets in. One call per page of the SSH keys of each account. It is judged only where `kinds` names it. */
  SshKeyOld: 'SSH_KEY_OLD',
  /** An SSH key of the cloud that is older than 30 days and than every server of its project: no server was made with it. One call per page of the SSH keys of each account. It is judged only where `kinds` names it. */
  SshKeyUnused: 'SSH_KEY_UNUSED',
  /** An SSH key that new servers get and that is weak: DSA, or RSA of less than 2048 bits; LOW if RSA of less than 3072. One call per page of the SSH keys of each account. It is judged only where `kinds` names it. */
  SshKeyWeak: 'SSH_KEY_WEAK',
  /** A statement of the provider and the invoice differ by a line: it was billed twice, after it was deleted, at another price or by another rule, or one of the two does not have it. */
  StatementDiffers: 'STATEMENT_DIFFERS',
  /** A storage box that the provider has locked: no one can access it. */
  StorageBoxLocked: 'STORAGE_BOX_LOCKED',
  /** A storage box that is 90 % full or more, including snapshots. */
  StorageBoxNearlyFull: 'STORAGE_BOX_NEARLY_FULL',
  /** A storage box that can be accessed from outside the provider's network; the remedy cuts off users who access it from there. */
  StorageBoxReachableExternally: 'STORAGE_BOX_REACHABLE_EXTERNALLY',
  /** A storage box of which snapshots take up 25 % or more: that space is paid for, and missing for files. */
  StorageBoxSnapshotsLarge: 'STORAGE_BOX_SNAPSHOTS_LARGE',
  /** A snapshot of a storage box that was created manually and is older than 365 days: it takes up space in the box, and counts towards the limit of its type. One call per storage box. It is judged only where `kinds` names it. */
  StorageBoxSnapshotOld: 'STORAGE_BOX_SNAPSHOT_OLD',
  /** A home directory of several sub-accounts of a storage box: each of them reads the files of the others, and what one may write is lost to all. One call per storage box. It is judged only where `kinds` names it. */
  StorageBoxSubaccountHomeShared: 'STORAGE_BOX_SUBACCOUNT_HOME_SHARED',
  /** A sub-account of a storage box that can be accessed from outside the provider's network and may write; the remedy cuts off its user there. One call per storage box. It is judged only where `kinds` names it. */
  StorageBoxSubaccountReachableExternally: 'STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY',
  /** A storage box of a deprecated type: soon no other one like it can be created. */
  StorageBoxTypeDeprecated: 'STORAGE_BOX_TYPE_DEPRECATED',
  /** A storage box without deletion protection; deleting it also deletes all its data and snapshots. */
  StorageBoxWithoutDeleteProtection: 'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
  /** A storage box without a snapshot plan: data deleted or overwritten in it is lost; the remedy takes one each night and keeps a week of them. */
  StorageBoxWithoutSnapshotPlan: 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
  /** Two accounts whose tokens reach the same project, or some of the same zones: lists have these resources twice, and the bill counts them for the first account alone. */
  TokensShareProject: 'TOKENS_SHARE_PROJECT',
  /** A tunnel with failing connections: it still serves traffic for now. */
  TunnelDegraded: 'TUNNEL_DEGRADED',
  /** A tunnel without connections: nothing behind it can be reached. */
  TunnelUnconnected: 'TUNNEL_UNCONNECTED',
  /** A volume that is not attached to a server: it costs as much as one in use. */
  VolumeUnattached: 'VOLUME_UNATTACHED',
  /** A zone with proxied records that does not make browsers use HTTPS alone (HSTS): the first request of a visit can be intercepted. One call per zone, and one per page of the records of all zones. */
  ZoneHstsOff: 'ZONE_HSTS_OFF',
  /** A zone with proxied records that does not redirect HTTP to HTTPS. One call per zone, and one per page of the records of all zones. */
  ZoneHttpAllowed: 'ZONE_HTTP_ALLOWED',
  /** A zone whose registrar does not point to the assigned name servers: none of its settings take effect. */
  ZoneInactive: 'ZONE_INACTIVE',
  /** A paused zone: visitors reach its origins directly, bypassing all rules and certificates of the edge. */
  ZonePaused: 'ZONE_PAUSED',
  /** A zone in which the provider detected phishing: part of it may have been taken over. */
  ZonePhishing: 'ZONE_PHISHING',
  /** A zone with proxied records whose traffic is not encrypted, or not encrypted to the origin. One call per zone, and one per page of the records of all zones. */
  ZoneSslWeak: 'ZONE_SSL_WEAK',
  /** A zone with proxied records that allows TLS below 1.2, which browsers no longer support. One call per zone, and one per page of the records of all zones. */
  ZoneTlsOld: 'ZONE_TLS_OLD',
  /** A zone without DNSSEC: answers about its names can be forged on their way. Also one that is signed for more than 3 days and whose registrar lacks the DS record, so that nobody checks the signatures. One call per zone. It is judged only where `kinds` names it. */
  ZoneWithoutDnssec: 'ZONE_WITHOUT_DNSSEC',
  /** A zone with proxied records on a paid plan without WAF managed rules; on the free plan there is nothing to enable. One call per zone, and one per page of the records of all zones. */
  ZoneWithoutManagedRules: 'ZONE_WITHOUT_MANAGED_RULES'
} as const;

export type FindingKind = typeof FindingKind[keyof typeof FindingKind];
/** The severity of a finding. */
export const FindingSeverity = {
  /** A stranger can take it over now, or may have done so. */
  Critical: 'CRITICAL',
  /** Something is exposed or down, or will be soon. */
  High: 'HIGH',
  /** Costs or tidiness: nothing breaks. */
  Low: 'LOW',
  /** Something will be missing when it is needed. */
  Medium: 'MEDIUM'
} as const;

export type FindingSeverity = typeof FindingSeverity[keyof typeof FindingSeverity];
/** How certain a finding is. */
export const FindingVerdict = {
  /** It follows from what was read. */
  Certain: 'CERTAIN',
  /** What was read suggests it; there may be a reason that no API shows. */
  Likely: 'LIKELY',
  /** Something needed could not be read: see `error`. */
  Unknown: 'UNKNOWN'
} as const;

export type FindingVerdict = typeof FindingVerdict[keyof typeof FindingVerdict];
/** One of the hosting APIs. */
export const HostingApiName = {
  /** Cloud servers and what belongs to them. */
  Cloud: 'CLOUD',
  /** Dedicated servers. */
  Dedicated: 'DEDICATED',
  /** Zones, DNS and everything at the edge. */
  Edge: 'EDGE',
  /** Storage boxes. */
  Storage: 'STORAGE'
} as const;

export type HostingApiName = typeof HostingApiName[keyof typeof HostingApiName];
/** How much of an account could be read. */
export const HostingSourceState = {
  /** Nothing. */
  Failed: 'FAILED',
  /** Everything requested. */
  Ok: 'OK',
  /** Only part: `error` says what failed. */
  Partial: 'PARTIAL',
  /** Everything requested except lists that no one has read within the last hour and that the header `x-meridian-only-if-cached` left unread. */
  Unread: 'UNREAD'
} as const;

export type HostingSourceState = typeof HostingSourceState[keyof typeof HostingSourceState];
/** The outcome of one of many writes. */
export const HostingWriteStatus = {
  /** The provider accepted it; whether it has ended is not known yet. */
  Accepted: 'ACCEPTED',
  /** Nothing was sent: it is in that state already. */
  Already: 'ALREADY',
  /** The provider carried it out. */
  Done: 'DONE',
  /** The provider refused it, or failed at it: `errorCode` and `reason` say why. */
  Failed: 'FAILED',
  /** Nothing was sent: `errorCode` and `reason` say why. The same mutation can be sent again. */
  NotSent: 'NOT_SENT',
  /** Previews only: it would be sent. */
  Planned: 'PLANNED',
  /** Nothing was sent: it is protected, and `includeProtected` is false. */
  Protected: 'PROTECTED',
  /** It was sent, and no usable answer came: it may have taken effect. */
  Uncertain: 'UNCERTAIN',
  /** Its API has no such call: `reason` says what it has. */
  Unsupported: 'UNSUPPORTED'
} as const;

export type HostingWriteStatus = typeof HostingWriteStatus[keyof typeof HostingWriteStatus];
/** A statement to import. */
export type ImportStatementInput = {
  /** The file. */
  file: StatementFileInput;
  /** The accounts of groupings; one that is not named is tied to the accounts that had its resources in these months. */
  groupings?: Array<StatementGroupingInput> | null | undefined;
  /** Only read the file: nothing is stored. */
  preview?: boolean;
};

/** What an amount assumes, as its provider has not published the rule. */
export const InvoiceAssumption = {
  /** After a resize the monthly price caps the hours of each segment, not those of the server. */
  CapPerSegment: 'CAP_PER_SEGMENT',
  /** A new list price counts for what already existed, from the time at which it was first seen. */
  ListPriceForExisting: 'LIST_PRICE_FOR_EXISTING',
  /** A subscription of the edge whose periods are not known, or that has a price of your own, costs its monthly price in each calendar month. */
  PlanByMonth: 'PLAN_BY_MONTH',
  /** What has a monthly price alone costs its begun hours' share of the month's hours. */
  ShareByHours: 'SHARE_BY_HOURS',
  /** Traffic beyond what is included counts by the byte, not by begun terabytes. */
  TrafficByShare: 'TRAFFIC_BY_SHARE',
  /** A subscription of the edge that got dearer within its period costs the difference for the hours left of it. */
  UpgradeByHours: 'UPGRADE_BY_HOURS',
  /** It was ordered in the month at a setup price that is unknown, and in no amount. */
  WithoutSetup: 'WITHOUT_SETUP'
} as const;

export type InvoiceAssumption = typeof InvoiceAssumption[keyof typeof InvoiceAssumption];
/** A kind of object that has labels. */
export const LabelledKind = {
  /** Certificates of the cloud. */
  Certificate: 'CERTIFICATE',
  /** DNS zones of the cloud. */
  DnsZone: 'DNS_ZONE',
  /** Firewalls of the cloud. */
  Firewall: 'FIREWALL',
  /** Floating IPs. */
  FloatingIp: 'FLOATING_IP',
  /** Snapshots and backups. */
  Image: 'IMAGE',
  /** Load balancers of the cloud. */
  LoadBalancer: 'LOAD_BALANCER',
  /** Private networks. */
  Network: 'NETWORK',
  /** Placement groups. */
  PlacementGroup: 'PLACEMENT_GROUP',
  /** Primary IPs. */
  PrimaryIp: 'PRIMARY_IP',
  /** Record sets of DNS zones of the cloud, with ids such as `7/www/A`, of zone, name and type. One more call per zone: only if `kinds` names it. */
  RecordSet: 'RECORD_SET',
  /** Cloud servers. */
  Server: 'SERVER',
  /** SSH keys of the cloud. */
  SshKey: 'SSH_KEY',
  /** Storage boxes of the storage API. */
  StorageBox: 'STORAGE_BOX',
  /** Snapshots of storage boxes, which are read as sub-accounts are. */
  StorageBoxSnapshot: 'STORAGE_BOX_SNAPSHOT',
  /** Sub-accounts of storage boxes. One more call per box: only if `kinds` names it. */
  StorageBoxSubaccount: 'STORAGE_BOX_SUBACCOUNT',
  /** Volumes. */
  Volume: 'VOLUME'
} as const;

export type LabelledKind = typeof LabelledKind[keyof typeof LabelledKind];
/** Selects objects with labels; all conditions must hold. */
export type LabelledSelectionInput = {
  /** Only those of the accounts with these names. */
  accounts?: Array<string> | null | undefined;
  /** Only those of these APIs. */
  apis?: Array<HostingApiName> | null | undefined;
  /** Only those with these ids, at most 500. */
  ids?: Array<string | number> | null | undefined;
  /** Only those of these kinds, and only their lists are read; all but those that take a call for each object above them unless given. */
  kinds?: Array<LabelledKind> | null | undefined;
  /** Only those with all of these labels: `key=value`, or `key` with any value. */
  labels?: Array<string> | null | undefined;
  /** Only those whose name contains this, ignoring case. */
  name?: string | null | undefined;
};

/** Which name of a place the text of a search matches. */
export const MatchedBy = {
  /** A name that it had before it was renamed: see `formerNames`. */
  FormerName: 'FORMER_NAME',
  /** Its name, or the one in a language of the country. */
  Name: 'NAME',
  /** A name in another language, an older one, an abbreviation or a code. */
  OtherName: 'OTHER_NAME',
  /** No name exactly: a guess by typos or by sound. */
  Spelling: 'SPELLING'
} as const;

export type MatchedBy = typeof MatchedBy[keyof typeof MatchedBy];
/** A scope of a token. Geography and rates in the graph need none. */
export const Scope = {
  /** Administer the service: create, list and deactivate tokens of any scope; it includes `alerts`. */
  Admin: 'ADMIN',
  /** Create, change and test alert rules, which send messages; what a rule reads takes `hosting:read` or `rates` as well. */
  Alerts: 'ALERTS',
  /** Read everything in the hosting APIs except secrets. */
  HostingRead: 'HOSTING_READ',
  /** Run mutations, which change resources of the hosting APIs; with `hosting:read`, also read their secrets. */
  HostingWrite: 'HOSTING_WRITE',
  /** The rates of the REST API. */
  Rates: 'RATES'
} as const;

export type Scope = typeof Scope[keyof typeof Scope];
/** The restriction of a scope to an API or account. */
export type ScopeBoundInput = {
  /** Name of an account there, or `sandbox`. */
  account: string;
  /** The API; left out for the sandbox. */
  api?: HostingApiName | null | undefined;
};

/** An action on a server, whatever its API. */
export const ServerAction = {
  /** Cuts its power: unwritten data is lost. Holds the power button of a dedicated server, where it can be held. */
  PowerOff: 'POWER_OFF',
  /** Powers it on; a dedicated server by Wake on LAN, which its API allows 10 times an hour. */
  PowerOn: 'POWER_ON',
  /** Asks its operating system to reboot, which it may ignore; a dedicated server by Ctrl+Alt+Del. */
  Reboot: 'REBOOT',
  /** Restarts it by hardware: unwritten data is lost. */
  Reset: 'RESET',
  /** Asks its operating system to shut down, which it may ignore. Not for dedicated servers: their power button switches one on that is off, and their API does not say which it is. */
  ShutDown: 'SHUT_DOWN'
} as const;

export type ServerAction = typeof ServerAction[keyof typeof ServerAction];
/** What depends on a server. */
export const ServerDependentKind = {
  /** A backup of it. */
  Backup: 'BACKUP',
  /** A failover IP that belongs to it. */
  Failover: 'FAILOVER',
  /** A cloud firewall applied to it. */
  Firewall: 'FIREWALL',
  /** A floating IP assigned to it. */
  FloatingIp: 'FLOATING_IP',
  /** A single IP address of a dedicated server. */
  Ip: 'IP',
  /** A cloud load balancer that sends it traffic. */
  LoadBalancer: 'LOAD_BALANCER',
  /** A DNS name that leads to it. */
  Name: 'NAME',
  /** An edge pool that has it as an origin. */
  Pool: 'POOL',
  /** A primary IP assigned to it. */
  PrimaryIp: 'PRIMARY_IP',
  /** A snapshot created from it. */
  Snapshot: 'SNAPSHOT',
  /** A storage box of the dedicated API that is linked to it. */
  StorageBox: 'STORAGE_BOX',
  /** A subnet of a dedicated server. */
  Subnet: 'SUBNET',
  /** A tunnel whose connections come from it. */
  Tunnel: 'TUNNEL',
  /** A volume attached to it. */
  Volume: 'VOLUME'
} as const;

export type ServerDependentKind = typeof ServerDependentKind[keyof typeof ServerDependentKind];
/** How a name leads to a server. */
export const ServerNameRoute = {
  /** It is an alias of a name that has an address of the server. */
  Cname: 'CNAME',
  /** It has an address of the server. */
  Direct: 'DIRECT',
  /** It leads to a cloud load balancer that sends the server traffic. */
  LoadBalancer: 'LOAD_BALANCER',
  /** It leads to an edge load balancer that has the server as an origin. */
  Pool: 'POOL',
  /** It leads to a tunnel whose connections come from an address of the server. */
  Tunnel: 'TUNNEL',
  /** It, or a name that it is an alias of, is a wildcard. */
  Wildcard: 'WILDCARD'
} as const;

export type ServerNameRoute = typeof ServerNameRoute[keyof typeof ServerNameRoute];
/** Selects servers; all conditions must hold. */
export type ServerSelectionInput = {
  /** Only those of the accounts with these names. */
  accounts?: Array<string> | null | undefined;
  /** Only those of these APIs. */
  apis?: Array<HostingApiName> | null | undefined;
  /** Only those with these ids, at most 500. */
  ids?: Array<string | number> | null | undefined;
  /** Only those with all of these labels: `key=value`, or `key` with any value. */
  labels?: Array<string> | null | undefined;
  /** Only those whose name contains this, ignoring case. */
  name?: string | null | undefined;
};

/** The status of a server. For dedicated servers only the handover is known: READY, or IN_PROCESS, which some answers spell IN_PROGRESS; a cloud server has neither. */
export const ServerStatus = {
  /** Being deleted. */
  Deleting: 'DELETING',
  /** Being created. */
  Initializing: 'INITIALIZING',
  /** A dedicated server that is being handed over. */
  InProcess: 'IN_PROCESS',
  /** Another spelling that the provider uses for IN_PROCESS. */
  InProgress: 'IN_PROGRESS',
  /** Being migrated to another host. */
  Migrating: 'MIGRATING',
  /** Off; it is still billed. */
  Off: 'OFF',
  /** A dedicated server that has been handed over; whether it is on is not known. */
  Ready: 'READY',
  /** Being rebuilt: its disk is overwritten with an image. */
  Rebuilding: 'REBUILDING',
  /** Running: it is switched on. */
  Running: 'RUNNING',
  /** Being switched on. */
  Starting: 'STARTING',
  /** Being shut down. */
  Stopping: 'STOPPING',
  /** The provider does not know. */
  Unknown: 'UNKNOWN'
} as const;

export type ServerStatus = typeof ServerStatus[keyof typeof ServerStatus];
/** A budget to set. */
export type SetBudgetInput = {
  /** The amount for each period, without or with tax by `basis`. */
  amount: string;
  /** Whether the amount is without or with tax. */
  basis?: BudgetBasis;
  /** The currency of the amount. */
  currency: string;
  /** Which lines of the bill it covers; all unless given. */
  filter?: BillFilter | null | undefined;
  /** Its name: 1 to 100 visible characters. */
  name: string;
  /** The period. */
  period?: BudgetPeriod;
  /** When alerts of the kind BUDGET are sent: at most 10 thresholds; 100 ACTUAL and 100 FORECAST unless given. */
  thresholds?: Array<BudgetThresholdInput> | null | undefined;
};

/** A price of your own: what it is for, and one of `amount`, `discount` and `scale`. The most specific price applies: that of one resource before that of a label, a product, a kind, a day of creation, an account and an API. */
export type SetOwnPriceInput = {
  /** Only resources of the account with this name; needs `api`. */
  account?: string | null | undefined;
  /** What one resource costs each `period`, without tax; needs `currency`, and `id`, `name`, `product` or `kind`. */
  amount?: string | null | undefined;
  /** Only resources of this API. */
  api?: HostingApiName | null | undefined;
  /** Only resources that were created before this day in UTC; none whose time of creation is unknown. */
  createdBefore?: string | null | undefined;
  /** The currency of `amount`. */
  currency?: string | null | undefined;
  /** The per cent by which it is less than the list price. */
  discount?: string | null | undefined;
  /** Its first day in UTC; of all time unless given. */
  from?: string | null | undefined;
  /** Only the resource with this id; that of its provider needs `api`. */
  id?: string | null | undefined;
  /** Only lines of this kind. */
  kind?: BillKind | null | undefined;
  /** Only resources with this label, as `key=value`. */
  label?: string | null | undefined;
  /** Only resources with this name; needs `api`. */
  name?: string | null | undefined;
  /** A note, of at most 500 visible characters. */
  note?: string | null | undefined;
  /** The period of `amount`: hour, month or year; month unless given. */
  period?: string | null | undefined;
  /** Only resources of this product, as `product` of the line has it, such as `cx22`. */
  product?: string | null | undefined;
  /** What the list price is multiplied by. */
  scale?: string | null | undefined;
  /** What the order of one resource costs once, without tax, beside `amount`; that of the price list unless given. */
  setup?: string | null | undefined;
  /** Its last day in UTC; without an end unless given. */
  until?: string | null | undefined;
  /** The per cent of tax on `amount`; none unless given. */
  vat?: string | null | undefined;
};

/** Why a finding is silenced, and until when. */
export type SilenceFindingInput = {
  /** Why, in 1 to 500 visible characters. */
  reason: string;
  /** Until when, in the future; until its cause changes unless given. */
  until?: string | null | undefined;
};

/** What can be done about a line of a statement. */
export const StatementActKind = {
  /** Adds the difference to the closed month as a correction: by `correctInvoice`. */
  AddCorrection: 'ADD_CORRECTION',
  /** Asks its provider: by sending `text`. */
  CopyForProvider: 'COPY_FOR_PROVIDER',
  /** Charges the account by the rule that the statement shows, from now on: by `takeBillingRule`. */
  TakeAsRule: 'TAKE_AS_RULE',
  /** Sets what the statement has as the price of the resource: by `setOwnPrice`. */
  UseAsOwnPrice: 'USE_AS_OWN_PRICE'
} as const;

export type StatementActKind = typeof StatementActKind[keyof typeof StatementActKind];
/** Why a line of a statement, or what the provider of the edge states, and the invoice are likely to differ, or why it cannot be judged. */
export const StatementCause = {
  /** After a resize its provider caps all segments together, or none of them. */
  CapPerSegment: 'CAP_PER_SEGMENT',
  /** It was changed within its period, and the provider of the edge does not state what that cost. */
  ChangedWithinPeriod: 'CHANGED_WITHIN_PERIOD',
  /** A correction of its closed month has the difference: with it, the amounts are the same. */
  Corrected: 'CORRECTED',
  /** The price is the same, and the hours are others. */
  Hours: 'HOURS',
  /** It existed before a price change, or before it was first read, and pays another price since. */
  KeepsItsPrice: 'KEEPS_ITS_PRICE',
  /** It lived for so short a time that it may have been there between readings. */
  LivedBetweenReadings: 'LIVED_BETWEEN_READINGS',
  /** The month of its provider is that of Berlin, not of UTC: its hours fit that one. */
  MonthZone: 'MONTH_ZONE',
  /** Its account was read wholly on all of those days, and had no such resource. */
  NeverSeen: 'NEVER_SEEN',
  /** What the provider of the edge states of it could not be read, or not wholly. */
  NotReadNow: 'NOT_READ_NOW',
  /** Its account was not read, or not wholly, on days that the statement bills. */
  NotReadThen: 'NOT_READ_THEN',
  /** The provider of the edge states no amount that is charged, as for a contract, a trial, or usage that it does not cover. */
  NotStated: 'NOT_STATED',
  /** The invoice has no order of it in these months. */
  OrderedElsewhen: 'ORDERED_ELSEWHEN',
  /** It began on the last day of the month: the next statement may bill it. */
  OrderedLate: 'ORDERED_LATE',
  /** Its price here is in another currency than the statement. */
  OtherCurrency: 'OTHER_CURRENCY',
  /** The provider of the edge states its present period alone, and this is of another. */
  OtherPeriod: 'OTHER_PERIOD',
  /** The hours are the same, and the price is another. */
  OtherPrice: 'OTHER_PRICE',
  /** The statement has the list price, and a price of your own is in force. */
  OwnPrice: 'OWN_PRICE',
  /** The invoice charges it by the calendar month, as its periods were not known, and its provider by periods. */
  PlanByMonth: 'PLAN_BY_MONTH',
  /** Its days were recorded before the price that the statement has was set as your own. */
  PriceSet: 'PRICE_SET',
  /** The prices are the same, and the resize was at another hour. */
  Resize: 'RESIZE',
  /** The amounts are the same, rounded to the decimals of the file: nothing to dispute. */
  Rounding: 'ROUNDING',
  /** Its closed month was charged before a rule of billing was taken by which the amounts are the same. */
  RuleTaken: 'RULE_TAKEN',
  /** The month goes on: what is billed so far cannot be judged. */
  RunningMonth: 'RUNNING_MONTH',
  /** Several accounts of its grouping have a resource with its number. */
  SeveralAccounts: 'SEVERAL_ACCOUNTS',
  /** Its provider counts days, another length of the month, or the full month. */
  ShareByHours: 'SHARE_BY_HOURS',
  /** The amount of the statement includes the tax. */
  Tax: 'TAX',
  /** Its provider counts begun terabytes. */
  TrafficByShare: 'TRAFFIC_BY_SHARE',
  /** The words of its rows name no kind of resource that is known here. */
  UnknownKind: 'UNKNOWN_KIND',
  /** The accounts of its grouping are not known: import it again with `groupings`. */
  UntiedGrouping: 'UNTIED_GROUPING',
  /** The setup price of its order is not known here. */
  WithoutSetup: 'WITHOUT_SETUP'
} as const;

export type StatementCause = typeof StatementCause[keyof typeof StatementCause];
/** A file of a statement as the provider wrote it, at most 512 KiB. */
export type StatementFileInput = {
  /** Base64 of its bytes, by which a file in another encoding than UTF-8 is found out. */
  base64?: string | null | undefined;
  /** Its text. */
  text?: string | null | undefined;
};

/** The form of a statement's file. */
export const StatementForm = {
  /** The invoice until September 2024: eight columns by their places, without a header. */
  EightColumns: 'EIGHT_COLUMNS',
  /** The itemised statement since October 2024, of cloud, storage boxes and dedicated servers in one file. */
  Itemised: 'ITEMISED'
} as const;

export type StatementForm = typeof StatementForm[keyof typeof StatementForm];
/** A grouping of a statement and an account that it is. */
export type StatementGroupingInput = {
  /** The name of the account. */
  accountName: string;
  /** The API of the account. */
  api: HostingApiName;
  /** The name of the grouping, such as `Project shop`; null in a file that has none. */
  grouping?: string | null | undefined;
};

/** How it is known which accounts a grouping of a statement is. */
export const StatementTie = {
  /** Whoever imported the statement said so. */
  Caller: 'CALLER',
  /** Snapshots of those accounts have resources with its numbers, and no other account has. */
  Resources: 'RESOURCES'
} as const;

export type StatementTie = typeof StatementTie[keyof typeof StatementTie];
/** What a line of a statement comes to beside the invoice; of the edge, what its provider states stands for the statement. */
export const StatementVerdict = {
  /** Both have the same amount, to the last digit, or what they differ by is settled: `cause` says how. */
  Agreed: 'AGREED',
  /** The statement bills it, and no snapshot of its accounts has it. */
  BilledButUnseen: 'BILLED_BUT_UNSEEN',
  /** The statement bills the same resource and product once more for the same time. */
  BilledTwice: 'BILLED_TWICE',
  /** The statement bills days after it was deleted. */
  ChargedAfterDeletion: 'CHARGED_AFTER_DELETION',
  /** Both have it, with different amounts. */
  Differs: 'DIFFERS',
  /** It cannot be judged: `cause` says why. It is in no difference. */
  NotJudged: 'NOT_JUDGED',
  /** It was there, but what it costs, or a part of that, is not known here: it is in no difference. */
  NoPriceHere: 'NO_PRICE_HERE',
  /** It was there and costs something, but no imported statement bills it. */
  SeenButUnbilled: 'SEEN_BUT_UNBILLED'
} as const;

export type StatementVerdict = typeof StatementVerdict[keyof typeof StatementVerdict];
/** The status of a storage box. */
export const StorageBoxStatus = {
  /** Active: it can be used. */
  Active: 'ACTIVE',
  /** Being set up. */
  Initializing: 'INITIALIZING',
  /** Locked by the provider: no one can access it. */
  Locked: 'LOCKED'
} as const;

export type StorageBoxStatus = typeof StorageBoxStatus[keyof typeof StorageBoxStatus];
/** A scope for a token. */
export type TokenScopeInput = {
  /** The restriction of a hosting scope; none unless given. */
  boundTo?: ScopeBoundInput | null | undefined;
  /** The scope. */
  scope: Scope;
};

export type ActDependentsOfCloudQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type ActDependentsOfCloudQuery = { cloud: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp', failoverIp: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', singleIp: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', boxName: string | null }
            | { __typename: 'DedicatedSubnet', subnetIp: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
           | null }> } | null } | null } | null };

export type ActDependentsOfDedicatedQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type ActDependentsOfDedicatedQuery = { dedicated: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp', failoverIp: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', singleIp: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', boxName: string | null }
            | { __typename: 'DedicatedSubnet', subnetIp: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
           | null }> } | null } | null } | null };

export type ActDependentFragment = { kind: ServerDependentKind, effect: string, resource:
    | { __typename: 'CloudCertificate' }
    | { __typename: 'CloudDnsRecord' }
    | { __typename: 'CloudDnsRecordSet' }
    | { __typename: 'CloudDnsZone' }
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
    | { __typename: 'DedicatedFailoverIp', failoverIp: string }
    | { __typename: 'DedicatedFirewallTemplate' }
    | { __typename: 'DedicatedIp', singleIp: string }
    | { __typename: 'DedicatedReverseDns' }
    | { __typename: 'DedicatedServer' }
    | { __typename: 'DedicatedSshKey' }
    | { __typename: 'DedicatedStorageBox', boxName: string | null }
    | { __typename: 'DedicatedSubnet', subnetIp: string }
    | { __typename: 'DedicatedVSwitch' }
    | { __typename: 'EdgeAccessBookmarkApp' }
    | { __typename: 'EdgeAccessInfrastructureApp' }
    | { __typename: 'EdgeAccessLauncherApp' }
    | { __typename: 'EdgeAccessMcpApp' }
    | { __typename: 'EdgeAccessOtherApp' }
    | { __typename: 'EdgeAccessPermissionsApp' }
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
    | { __typename: 'StorageBoxSnapshot' }
    | { __typename: 'StorageBoxSubaccount' }
   | null };

export type ActBillQueryVariables = Exact<{
  currency: string;
  maxAge: number;
}>;


export type ActBillQuery = { hosting: { bill: { currency: string, isComplete: boolean, rounded: { gross: { amount: string, currency: string } | null } | null, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null }> } } };

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

export type ActServerThereQueryVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type ActServerThereQuery = { cloud: { server: { id: string } | null } | null };

export type ActBoxThereQueryVariables = Exact<{
  id: string | number;
  account?: string | null | undefined;
}>;


export type ActBoxThereQuery = { storage: { storageBox: { id: string } | null } | null };

export type AlertRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertRulesQuery = { alertRules: Array<{ id: string, tokenId: string, name: string, kind: AlertKind, stopReason: AlertStopReason | null, stoppedAt: string | null, condition: { minSeverity: FindingSeverity | null }, channel: { kind: AlertChannelKind, targets: Array<string> }, withheld: Array<{ recipient: string | null, text: string, mailedAt: string | null }>, evaluation: { evaluatedAt: string | null, problem: string | null, firingCount: number }, lastDeliveries: Array<{ id: string, isTest: boolean, at: string, attempt: number, outcome: AlertDeliveryOutcome, reason: AlertDeliveryReason | null, status: number | null, milliseconds: number, withheld: Array<{ recipient: string | null, text: string }> }> }> };

export type CreateAlertRuleMutationVariables = Exact<{
  input: CreateAlertRuleInput;
}>;


export type CreateAlertRuleMutation = { createAlertRule: { secret: string | null, rule: { id: string } } | null };

export type DeleteAlertRuleMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAlertRuleMutation = { deleteAlertRule: { deletedId: string } | null };

export type TestAlertRuleMutationVariables = Exact<{
  id: string | number;
}>;


export type TestAlertRuleMutation = { testAlertRule: { delivery: { outcome: AlertDeliveryOutcome, reason: AlertDeliveryReason | null, status: number | null, milliseconds: number } | null } | null };

export type BackgroundProgressFragment = { accounts: Array<{ api: HostingApiName, accountName: string, state: BackgroundReadingState, calls: number, expectedCalls: number | null, error: string | null }> };

export type BackgroundReadingQueryVariables = Exact<{ [key: string]: never; }>;


export type BackgroundReadingQuery = { hosting: { backgroundReading: { accounts: Array<{ api: HostingApiName, accountName: string, state: BackgroundReadingState, calls: number, expectedCalls: number | null, error: string | null }> } } };

export type StartBackgroundReadingMutationVariables = Exact<{ [key: string]: never; }>;


export type StartBackgroundReadingMutation = { startBackgroundReading: { backgroundReading: { accounts: Array<{ api: HostingApiName, accountName: string, state: BackgroundReadingState, calls: number, expectedCalls: number | null, error: string | null }> } } | null };

export type CostPricesQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  filter: BillFilter;
}>;


export type CostPricesQuery = { hosting: { bill: { currency: string, isComplete: boolean, unknownCount: number, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, rates: Array<{ from: string, to: string, rate: string, date: string }>, lines: { nodes: Array<{ api: HostingApiName, accountName: string, kind: BillKind, name: string, product: string | null, labels: Record<string, unknown>, status: string | null, createdAt: string | null, quantity: string, unit: BillUnit, id: string, country: { isoCode: string, name: string } | null, city: { name: string } | null, listPrice: { gross: { amount: string, currency: string } | null } | null, ownPrice: { id: string | null, appliesTo: string } | null, unitPrice: { gross: { amount: string, currency: string } | null } | null, hourlyAmount: { gross: { amount: string, currency: string } | null } | null, monthlyCap: { gross: { amount: string, currency: string } | null } | null, rounded: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null, accruedEstimate: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, basis: { kind: BillBasisKind, readAt: string | null, note: string | null } }> }, unknown: { totalCount: number | null, nodes: Array<{ api: HostingApiName, accountName: string, kind: BillKind, name: string, product: string | null, labels: Record<string, unknown>, status: string | null, createdAt: string | null, reason: BillUnknownReason, id: string, country: { isoCode: string, name: string } | null, city: { name: string } | null }> } } } };

export type SetOwnPriceMutationVariables = Exact<{
  input: SetOwnPriceInput;
}>;


export type SetOwnPriceMutation = { setOwnPrice: { ownPrice: { id: string | null } } | null };

export type EndOwnPriceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndOwnPriceMutation = { endOwnPrice: { ownPrice: { id: string | null } } | null };

export type CostsMonthQueryVariables = Exact<{
  month?: string | null | undefined;
  currency: string;
  filter?: BillFilter | null | undefined;
  groupBy?: Array<BillGroupBy> | BillGroupBy | null | undefined;
  labelKey?: string | null | undefined;
}>;


export type CostsMonthQuery = { hosting: { invoice: { month: string, chargedUntil: string, closedAt: string | null, currency: string, lineCount: number, unknownCount: number, inferredCount: number, isComplete: boolean, groupCount: number, rounded: { net: { amount: string } | null, gross: { amount: string } | null } | null, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, corrections: Array<{ id: string, name: string | null, reason: string, correctedAt: string, net: { amount: string, currency: string }, gross: { amount: string, currency: string } }>, days: Array<{ day: string, unknownCount: number, amount: { net: { amount: string } | null, gross: { amount: string } | null } | null, assumed: { net: { amount: string } | null, gross: { amount: string } | null } | null, toCome: { net: { amount: string } | null, gross: { amount: string } | null } | null }>, groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, lineCount: number, unknownCount: number, country: { isoCode: string, name: string } | null, rounded: { net: { amount: string } | null, gross: { amount: string } | null } | null, days: Array<{ day: string, amount: { net: { amount: string } | null, gross: { amount: string } | null } | null, assumed: { net: { amount: string } | null, gross: { amount: string } | null } | null }> }> } } } };

export type DayPriceFragment = { net: { amount: string } | null, gross: { amount: string } | null };

export type CostsMonthChangeQueryVariables = Exact<{
  from: string;
  to?: string | null | undefined;
  currency: string;
  filter?: BillFilter | null | undefined;
  groupBy?: Array<BillGroupBy> | BillGroupBy | null | undefined;
  labelKey?: string | null | undefined;
}>;


export type CostsMonthChangeQuery = { hosting: { invoiceChange: { from: string, to: string, fromUntil: string, toUntil: string, currency: string, isComplete: boolean, unknownCount: number, groupCount: number, before: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, difference: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, byReason: Array<{ reason: BillChangeReason, lineCount: number, amount: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }>, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, unknownCount: number, country: { isoCode: string, name: string } | null, before: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, after: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, byReason: Array<{ reason: BillChangeReason, lineCount: number, amount: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }> }> } } } };

export type CostPriceFragment = { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null };

export type CostsThenQueryVariables = Exact<{
  month: string;
  currency: string;
  filter?: BillFilter | null | undefined;
}>;


export type CostsThenQuery = { hosting: { invoice: { month: string, currency: string, isComplete: boolean, rounded: { net: { amount: string } | null, gross: { amount: string } | null } | null, days: Array<{ day: string, amount: { net: { amount: string } | null, gross: { amount: string } | null } | null, assumed: { net: { amount: string } | null, gross: { amount: string } | null } | null }> } } };

export type CostsSpanQueryVariables = Exact<{
  from: string;
  to?: string | null | undefined;
  every: BillHistoryPeriodLength;
  currency: string;
  filter?: BillFilter | null | undefined;
  groupBy?: Array<BillGroupBy> | BillGroupBy | null | undefined;
  labelKey?: string | null | undefined;
}>;


export type CostsSpanQuery = { hosting: { billHistory: { currency: string, firstDay: string | null, lastDay: string, periods: Array<{ from: string, to: string, day: string | null, knownDayCount: number, isComplete: boolean, lineCount: number, unknownCount: number, groupCount: number, spent: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, groups: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, lineCount: number, unknownCount: number, country: { isoCode: string, name: string } | null, spent: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }> }> } } };

export type CostsSpanChangeQueryVariables = Exact<{
  from: string;
  to?: string | null | undefined;
  currency: string;
  filter?: BillFilter | null | undefined;
  groupBy?: Array<BillGroupBy> | BillGroupBy | null | undefined;
  labelKey?: string | null | undefined;
}>;


export type CostsSpanChangeQuery = { hosting: { billChange: { from: string, to: string, currency: string, isComplete: boolean, unknownCount: number, before: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, after: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, difference: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, byReason: Array<{ reason: BillChangeReason, lineCount: number, amount: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }>, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, unknownCount: number, country: { isoCode: string, name: string } | null, byReason: Array<{ reason: BillChangeReason, lineCount: number, amount: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }> }> } } } };

export type CostsFacetsQueryVariables = Exact<{
  currency: string;
  filter?: BillFilter | null | undefined;
}>;


export type CostsFacetsQuery = { hosting: { invoice: { groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, status: string | null, product: string | null, resourceId: string | null, lineCount: number, country: { isoCode: string } | null }> } } } };

export type CostsLinesQueryVariables = Exact<{
  month: string;
  currency: string;
  filter?: BillFilter | null | undefined;
}>;


export type CostsLinesQuery = { hosting: { invoice: { currency: string, lines: { totalCount: number | null, nodes: Array<{ key: string, kind: BillKind, name: string, assumptions: Array<InvoiceAssumption>, rounded: { net: { amount: string } | null, gross: { amount: string } | null } | null, setup: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null, segments: Array<{ product: string | null, from: string, until: string | null, hours: number, quantity: string | null, unit: BillUnit | null, isCapped: boolean, isInferred: boolean, unknownReason: BillUnknownReason | null, unitPrice: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null, hourlyAmount: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null, amount: { net: { amount: string, currency: string } | null, gross: { amount: string, currency: string } | null } | null }> }> } } } };

export type FindingsListQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  includeSilenced: boolean;
  newSince?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FindingsListQuery = { hosting: { findings: { totalCount: number, silencedCount: number, undatedCount: number, isComplete: boolean, readAt: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, nodes: Array<{ id: string, firstSeenAt: string | null, kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, api: HostingApiName, accountName: string, resourceId: string | null, resourceName: string | null, error: string | null, silencedBy: string | null, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudDnsRecord' }
          | { __typename: 'CloudDnsRecordSet' }
          | { __typename: 'CloudDnsZone' }
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
          | { __typename: 'DedicatedFailoverIp' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer', country: { isoCode: string } | null, city: { name: string } | null }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox', country: { isoCode: string } | null, city: { name: string } | null }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessPermissionsApp' }
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
          | { __typename: 'StorageBoxSnapshot' }
          | { __typename: 'StorageBoxSubaccount' }
         | null, evidence: Array<{ name: string, value: unknown, readAt: string | null }>, affected: { totalCount: number | null, nodes: Array<{ api: HostingApiName, accountName: string, resourceId: string, resourceName: string | null }> }, remedies: Array<{ mutation: string, variables: Record<string, unknown>, resourceId: string | null, resourceName: string | null }>, protectedResources: Array<{ resourceId: string, resourceName: string | null }>, silence: { reason: string, until: string | null, silencedAt: string, tokenId: string | null } | null, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type FindingAgainQueryVariables = Exact<{
  kinds?: Array<FindingKind> | FindingKind | null | undefined;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type FindingAgainQuery = { hosting: { findings: { isComplete: boolean, nodes: Array<{ kind: FindingKind, resourceId: string | null, resourceName: string | null, evidence: Array<{ name: string, value: unknown }> }> } } };

export type SilenceFindingMutationVariables = Exact<{
  id: string | number;
  input: SilenceFindingInput;
}>;


export type SilenceFindingMutation = { silenceFinding: { findingId: string } | null };

export type UnsilenceFindingMutationVariables = Exact<{
  id: string | number;
}>;


export type UnsilenceFindingMutation = { unsilenceFinding: { wasSilenced: boolean } | null };

export type CostHistoryQueryVariables = Exact<{
  currency: string;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  from: string;
  by: BillHistoryPeriodLength;
}>;


export type CostHistoryQuery = { hosting: { billHistory: { currency: string, firstDay: string | null, lastDay: string, periods: Array<{ to: string, day: string | null, unknownCount: number, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, monthlyAmount: { gross: { rounded: { amount: string } } | null } | null }> } } };

export type CostChangeQueryVariables = Exact<{
  currency: string;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  from: string;
  to: string;
  first: number;
}>;


export type CostChangeQuery = { hosting: { billChange: { from: string, to: string, currency: string, isComplete: boolean, unknownCount: number, gaps: Array<{ api: HostingApiName, accountName: string, days: Array<string>, error: string | null }>, after: { gross: { rounded: { amount: string } } | null } | null, difference: { gross: { amount: string, rounded: { amount: string } } | null } | null, byReason: Array<{ reason: BillChangeReason, lineCount: number, amount: { gross: { amount: string, rounded: { amount: string } } | null } | null }>, lines: { totalCount: number | null, nodes: Array<{ api: HostingApiName, accountName: string, kind: BillKind, name: string, productBefore: string | null, productAfter: string | null, id: string, difference: { gross: { amount: string, rounded: { amount: string } } | null } | null, parts: Array<{ reason: BillChangeReason, amount: { gross: { amount: string, rounded: { amount: string } } | null } | null }> }> } } } };

export type ChangeAmountFragment = { amount: string, rounded: { amount: string } };

export type BudgetsQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetsQuery = { hosting: { budgets: Array<{ id: string, name: string, basis: BudgetBasis, period: BudgetPeriod, endsOn: string | null, endReason: string | null, state: BudgetState, spentPercent: string | null, amount: { currency: string, rounded: { amount: string } }, thresholds: Array<{ percent: number, kind: BudgetThresholdKind, isReached: boolean | null }>, filter: { apis: Array<HostingApiName> | null, accounts: Array<string> | null, kinds: Array<BillKind> | null, countries: Array<string> | null, labels: Array<string> | null, statuses: Array<string> | null, products: Array<string> | null, resourceIds: Array<string> | null, name: string | null }, forecast: { to: string, currency: string, method: string, knownDayCount: number, estimatedDayCount: number, remainingDayCount: number, unknownCount: number, soFar: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, total: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null } }> } };

export type BudgetTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetTimesQuery = { hosting: { budgets: Array<{ id: string, thresholds: Array<{ percent: number, kind: BudgetThresholdKind, reachedAt: string | null }> }> } };

export type SnapshotBillMutationVariables = Exact<{
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type SnapshotBillMutation = { snapshotBill: { snapshots: Array<{ api: HostingApiName, accountName: string, day: string, error: string | null }> } | null };

export type SetBudgetMutationVariables = Exact<{
  input: SetBudgetInput;
}>;


export type SetBudgetMutation = { setBudget: { budget: { id: string } } | null };

export type EndBudgetMutationVariables = Exact<{
  id: string | number;
  on?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type EndBudgetMutation = { endBudget: { budget: { id: string } } | null };

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


export type MachinesBillQuery = { hosting: { bill: { isComplete: boolean, currency: string, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, accountName: string, kind: BillKind, name: string, deletedWith: string | null, id: string, rounded: { gross: { amount: string, currency: string } | null } | null }> }, unknown: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ api: HostingApiName, accountName: string, kind: BillKind, name: string, deletedWith: string | null, reason: BillUnknownReason, id: string }> } } } };

export type MachinesNamesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MachinesNamesQuery = { hosting: { servers: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
        | { __typename: 'CloudServer', id: string, accountName: string, names: { totalCount: number | null, nodes: Array<{ name: string }> } | null }
        | { __typename: 'DedicatedServer', id: string, accountName: string, names: { totalCount: number | null, nodes: Array<{ name: string }> } | null }
       | null> } | null } };

export type MachinesNeedsQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  kinds?: Array<FindingKind> | FindingKind | null | undefined;
  after?: string | null | undefined;
}>;


export type MachinesNeedsQuery = { hosting: { findings: { isComplete: boolean, readAt: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, api: HostingApiName, accountName: string, resourceId: string | null, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudDnsRecord' }
          | { __typename: 'CloudDnsRecordSet' }
          | { __typename: 'CloudDnsZone' }
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
          | { __typename: 'DedicatedFailoverIp' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer' }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox' }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessPermissionsApp' }
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
          | { __typename: 'StorageBoxSnapshot' }
          | { __typename: 'StorageBoxSubaccount' }
         | null, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type MachinesFindingsQueryVariables = Exact<{
  kinds?: Array<FindingKind> | FindingKind | null | undefined;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type MachinesFindingsQuery = { hosting: { findings: { isComplete: boolean, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, api: HostingApiName, accountName: string, resourceId: string | null, affected: { nodes: Array<{ resourceId: string }> } }> } } };

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

type MachinesNamesOf_CloudServer_Fragment = { names: { totalCount: number | null, nodes: Array<{ name: string, route: ServerNameRoute, via:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudDnsRecord' }
        | { __typename: 'CloudDnsRecordSet' }
        | { __typename: 'CloudDnsZone' }
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
        | { __typename: 'DedicatedFailoverIp' }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp' }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox' }
        | { __typename: 'DedicatedSubnet' }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessPermissionsApp' }
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
        | { __typename: 'StorageBoxSnapshot' }
        | { __typename: 'StorageBoxSubaccount' }
       | null }> } | null };

type MachinesNamesOf_DedicatedServer_Fragment = { names: { totalCount: number | null, nodes: Array<{ name: string, route: ServerNameRoute, via:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudDnsRecord' }
        | { __typename: 'CloudDnsRecordSet' }
        | { __typename: 'CloudDnsZone' }
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
        | { __typename: 'DedicatedFailoverIp' }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp' }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox' }
        | { __typename: 'DedicatedSubnet' }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessPermissionsApp' }
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
        | { __typename: 'StorageBoxSnapshot' }
        | { __typename: 'StorageBoxSubaccount' }
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


export type MachinesNamesOfOneQuery = { cloud?: { server: { names: { totalCount: number | null, nodes: Array<{ name: string, route: ServerNameRoute, via:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp' }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp' }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox' }
            | { __typename: 'DedicatedSubnet' }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
           | null }> } | null } | null } | null, dedicated?: { server: { names: { totalCount: number | null, nodes: Array<{ name: string, route: ServerNameRoute, via:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp' }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp' }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox' }
            | { __typename: 'DedicatedSubnet' }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
           | null }> } | null } | null } | null };

type MachinesDependentsOf_CloudServer_Fragment = { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudDnsRecord' }
        | { __typename: 'CloudDnsRecordSet' }
        | { __typename: 'CloudDnsZone' }
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
        | { __typename: 'DedicatedFailoverIp', failover: string }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp', address: string }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox', box: string | null }
        | { __typename: 'DedicatedSubnet', subnet: string }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessPermissionsApp' }
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
        | { __typename: 'StorageBoxSnapshot' }
        | { __typename: 'StorageBoxSubaccount' }
       | null }> } | null };

type MachinesDependentsOf_DedicatedServer_Fragment = { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
        | { __typename: 'CloudCertificate' }
        | { __typename: 'CloudDnsRecord' }
        | { __typename: 'CloudDnsRecordSet' }
        | { __typename: 'CloudDnsZone' }
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
        | { __typename: 'DedicatedFailoverIp', failover: string }
        | { __typename: 'DedicatedFirewallTemplate' }
        | { __typename: 'DedicatedIp', address: string }
        | { __typename: 'DedicatedReverseDns' }
        | { __typename: 'DedicatedServer' }
        | { __typename: 'DedicatedSshKey' }
        | { __typename: 'DedicatedStorageBox', box: string | null }
        | { __typename: 'DedicatedSubnet', subnet: string }
        | { __typename: 'DedicatedVSwitch' }
        | { __typename: 'EdgeAccessBookmarkApp' }
        | { __typename: 'EdgeAccessInfrastructureApp' }
        | { __typename: 'EdgeAccessLauncherApp' }
        | { __typename: 'EdgeAccessMcpApp' }
        | { __typename: 'EdgeAccessOtherApp' }
        | { __typename: 'EdgeAccessPermissionsApp' }
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
        | { __typename: 'StorageBoxSnapshot' }
        | { __typename: 'StorageBoxSubaccount' }
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
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp', failover: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', address: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', box: string | null }
            | { __typename: 'DedicatedSubnet', subnet: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
           | null }> } | null } | null } | null, dedicated?: { server: { dependents: { totalCount: number | null, nodes: Array<{ kind: ServerDependentKind, effect: string, resource:
            | { __typename: 'CloudCertificate' }
            | { __typename: 'CloudDnsRecord' }
            | { __typename: 'CloudDnsRecordSet' }
            | { __typename: 'CloudDnsZone' }
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
            | { __typename: 'DedicatedFailoverIp', failover: string }
            | { __typename: 'DedicatedFirewallTemplate' }
            | { __typename: 'DedicatedIp', address: string }
            | { __typename: 'DedicatedReverseDns' }
            | { __typename: 'DedicatedServer' }
            | { __typename: 'DedicatedSshKey' }
            | { __typename: 'DedicatedStorageBox', box: string | null }
            | { __typename: 'DedicatedSubnet', subnet: string }
            | { __typename: 'DedicatedVSwitch' }
            | { __typename: 'EdgeAccessBookmarkApp' }
            | { __typename: 'EdgeAccessInfrastructureApp' }
            | { __typename: 'EdgeAccessLauncherApp' }
            | { __typename: 'EdgeAccessMcpApp' }
            | { __typename: 'EdgeAccessOtherApp' }
            | { __typename: 'EdgeAccessPermissionsApp' }
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
            | { __typename: 'StorageBoxSnapshot' }
            | { __typename: 'StorageBoxSubaccount' }
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


export type MachinesTrafficQuery = { dedicated: { server: { trafficStatistics: { data: Array<{ address: string | null, intervals: Array<{ interval: string | null, amounts: { in: number | null, out: number | null } | null } | null> | null } | null> | null } | null } | null } | null };

export type MachinesRunActionsMutationVariables = Exact<{
  where: ServerSelectionInput;
  action: ServerAction;
  max: number;
  includeProtected?: boolean;
}>;


export type MachinesRunActionsMutation = { runServerActions: { isDone: boolean, outcomes: Array<{ status: HostingWriteStatus, api: HostingApiName | null, accountName: string | null, errorCode: string | null, reason: string | null, id: string }> } | null };

export type MachinesChangeLabelsMutationVariables = Exact<{
  where: LabelledSelectionInput;
  add?: Record<string, unknown> | null | undefined;
  remove?: Array<string> | string | null | undefined;
  max: number;
  includeProtected?: boolean;
}>;


export type MachinesChangeLabelsMutation = { changeLabels: { isDone: boolean, outcomes: Array<{ status: HostingWriteStatus, api: HostingApiName | null, accountName: string | null, errorCode: string | null, reason: string | null, id: string }> } | null };

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


export type MachinesResetMutation = { resetDedicatedServer: { result: { serverId: string | null, type: DedicatedResetType | null } | null } | null };

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

export type MachinesBoxContentsQueryVariables = Exact<{
  account: string;
  id: string | number;
}>;


export type MachinesBoxContentsQuery = { storage: { storageBox: { subaccounts: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, username: string | null, homeDirectory: string | null, accessSettings: { reachableExternally: boolean | null, readonly: boolean | null } | null } | null> } | null, snapshots: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, description: string | null, created: string | null, isAutomatic: boolean | null, stats: { size: number | null } | null } | null> } | null } | null } | null };

export type NamesSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesSourcesQuery = { hosting: { sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }> } };

export type NamesZonesQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesZonesQuery = { edge: { zones: { nodes: Array<{ id: string, name: string | null, status: EdgeZoneStatus | null, accountName: string } | null> } | null } | null };

export type NamesTotalsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesTotalsQuery = { edge: { dnsRecords: { totalCount: number, isComplete: boolean, problems: Array<{ code: string, message: string, zone: { id: string } | null }> } | null } | null };

export type NamesInGroupsQueryVariables = Exact<{
  account?: string | null | undefined;
  first: number;
}>;


export type NamesInGroupsQuery = { edge: { dnsRecordsByTarget: { totalCount: number, isComplete: boolean, zoneCounts: Array<{ totalCount: number, own: number, foreign: number, dangling: number, unknown: number, withoutTarget: number, zone: { id: string } | null }>, groups: Array<{ state: DnsTargetState | null, recordCount: number, records: { nodes: Array<
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
            | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
                  | { __typename: 'CloudCertificate' }
                  | { __typename: 'CloudDnsRecord' }
                  | { __typename: 'CloudDnsRecordSet' }
                  | { __typename: 'CloudDnsZone' }
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
                  | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedFirewallTemplate' }
                  | { __typename: 'DedicatedIp', ip: string, accountName: string }
                  | { __typename: 'DedicatedReverseDns' }
                  | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
                  | { __typename: 'DedicatedSshKey' }
                  | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
                  | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
                  | { __typename: 'DedicatedVSwitch' }
                  | { __typename: 'EdgeAccessBookmarkApp' }
                  | { __typename: 'EdgeAccessInfrastructureApp' }
                  | { __typename: 'EdgeAccessLauncherApp' }
                  | { __typename: 'EdgeAccessMcpApp' }
                  | { __typename: 'EdgeAccessOtherApp' }
                  | { __typename: 'EdgeAccessPermissionsApp' }
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
                  | { __typename: 'StorageBoxSnapshot' }
                  | { __typename: 'StorageBoxSubaccount' }
                 | null> } | null, zone: { id: string } | null }
           | null> } }> } | null } | null };

export type NamesRecordsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesRecordsQuery = { edge: { dnsRecords: { totalCount: number, isComplete: boolean, problems: Array<{ code: string, message: string, zone: { id: string } | null }>, nodes: Array<
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null }
       | null> } | null } | null };

export type NamesTargetsQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type NamesTargetsQuery = { edge: { dnsRecords: { nodes: Array<
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
        | { id: string, target: { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
              | { __typename: 'CloudCertificate' }
              | { __typename: 'CloudDnsRecord' }
              | { __typename: 'CloudDnsRecordSet' }
              | { __typename: 'CloudDnsZone' }
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
              | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
              | { __typename: 'DedicatedFirewallTemplate' }
              | { __typename: 'DedicatedIp', ip: string, accountName: string }
              | { __typename: 'DedicatedReverseDns' }
              | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
              | { __typename: 'DedicatedSshKey' }
              | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
              | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
              | { __typename: 'DedicatedVSwitch' }
              | { __typename: 'EdgeAccessBookmarkApp' }
              | { __typename: 'EdgeAccessInfrastructureApp' }
              | { __typename: 'EdgeAccessLauncherApp' }
              | { __typename: 'EdgeAccessMcpApp' }
              | { __typename: 'EdgeAccessOtherApp' }
              | { __typename: 'EdgeAccessPermissionsApp' }
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
              | { __typename: 'StorageBoxSnapshot' }
              | { __typename: 'StorageBoxSubaccount' }
             | null> } | null }
       | null> } | null } | null };

type NamesRow_EdgeDnsARecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsAaaaRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCaaRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCertRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsCnameRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsDnskeyRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsDsRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsHttpsRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsLocRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsMxRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsNaptrRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsNsRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsOpenpgpkeyRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsOtherRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsPtrRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSmimeaRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSrvRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSshfpRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsSvcbRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsTlsaRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsTxtRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

type NamesRow_EdgeDnsUriRecord_Fragment = { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, comment: string | null, tags: Array<string | null> | null, modifiedOn: string | null, accountName: string, zone: { id: string } | null };

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

export type NamesTargetFragment = { state: DnsTargetState, hops: Array<string>, reason: string | null, readAt: string | null, resources: Array<
    | { __typename: 'CloudCertificate' }
    | { __typename: 'CloudDnsRecord' }
    | { __typename: 'CloudDnsRecordSet' }
    | { __typename: 'CloudDnsZone' }
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
    | { __typename: 'DedicatedFailoverIp', ip: string, accountName: string }
    | { __typename: 'DedicatedFirewallTemplate' }
    | { __typename: 'DedicatedIp', ip: string, accountName: string }
    | { __typename: 'DedicatedReverseDns' }
    | { __typename: 'DedicatedServer', id: string, name: string | null, accountName: string }
    | { __typename: 'DedicatedSshKey' }
    | { __typename: 'DedicatedStorageBox', name: string | null, accountName: string }
    | { __typename: 'DedicatedSubnet', ip: string, accountName: string }
    | { __typename: 'DedicatedVSwitch' }
    | { __typename: 'EdgeAccessBookmarkApp' }
    | { __typename: 'EdgeAccessInfrastructureApp' }
    | { __typename: 'EdgeAccessLauncherApp' }
    | { __typename: 'EdgeAccessMcpApp' }
    | { __typename: 'EdgeAccessOtherApp' }
    | { __typename: 'EdgeAccessPermissionsApp' }
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
    | { __typename: 'StorageBoxSnapshot' }
    | { __typename: 'StorageBoxSubaccount' }
   | null> };

export type NamesRecordQueryVariables = Exact<{
  account?: string | null | undefined;
  zone: string | number;
  id: string | number;
}>;


export type NamesRecordQuery = { edge: { zone: { dnsRecord:
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { priority: number | null, id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
        | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null, proxiable: boolean | null, privateRouting: boolean | null, comment: string | null, tags: Array<string | null> | null, createdOn: string | null, modifiedOn: string | null, settings: { ipv4Only: boolean | null, ipv6Only: boolean | null, flattenCname: boolean | null } | null }
       | null } | null } | null };

export type NamesFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesFindingsQuery = { hosting: { findings: { isComplete: boolean, totalCount: number, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, message: string, resourceId: string | null, error: string | null, affected: { nodes: Array<{ resourceId: string }> } }> } } };

export type NamesUpdateRecordMutationVariables = Exact<{
  zoneId: string | number;
  id: string | number;
  account?: string | null | undefined;
  input: EdgeDnsRecordWriteInput;
}>;


export type NamesUpdateRecordMutation = { updateEdgeDnsRecord: { dnsRecord:
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
      | { id: string, type: DnsRecordType | null, name: string | null, content: string | null, ttl: number | null, proxied: boolean | null }
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


export type BillTotalQuery = { hosting: { bill: { currency: string, lineCount: number, unknownCount: number, isComplete: boolean, readAt: string | null, estimatedAt: string, isAccruedComplete: boolean, rounded: { gross: { amount: string, currency: string } | null } | null, rates: Array<{ from: string, to: string, rate: string, date: string }>, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, accruedEstimate: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null } } };

export type BillByQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
  groupBy: Array<BillGroupBy> | BillGroupBy;
  labelKey?: string | null | undefined;
}>;


export type BillByQuery = { hosting: { bill: { currency: string, isComplete: boolean, groupCount: number, rounded: { gross: { amount: string, currency: string } | null } | null, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, lineCount: number, unknownCount: number, rounded: { gross: { amount: string, currency: string } | null } | null }> } } } };

export type BillByPlaceQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type BillByPlaceQuery = { hosting: { bill: { isComplete: boolean, currency: string, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, rounded: { gross: { amount: string, currency: string } | null } | null, groups: { totalCount: number | null, nodes: Array<{ lineCount: number, city: { name: string, latitude: number | null, longitude: number | null } | null, country: { isoCode: string, name: string, latitude: number | null, longitude: number | null } | null, rounded: { gross: { amount: string, currency: string } | null } | null }> } }, machines: { groups: { nodes: Array<{ lineCount: number, unknownCount: number, city: { name: string } | null, country: { isoCode: string } | null }> } } } };

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


export type FindingsInShortQuery = { hosting: { findings: { totalCount: number, isComplete: boolean, readAt: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, nodes: Array<{ kind: FindingKind, severity: FindingSeverity, verdict: FindingVerdict, api: HostingApiName, accountName: string, resourceId: string | null, resourceName: string | null, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudDnsRecord' }
          | { __typename: 'CloudDnsRecordSet' }
          | { __typename: 'CloudDnsZone' }
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
          | { __typename: 'DedicatedFailoverIp' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer' }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox' }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessPermissionsApp' }
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
          | { __typename: 'StorageBoxSnapshot' }
          | { __typename: 'StorageBoxSubaccount' }
         | null, affected: { totalCount: number | null }, monthlyAmount: { gross: { in: { rounded: { amount: string, currency: string } } | null } | null } | null }> } } };

export type NamesInShortQueryVariables = Exact<{
  account?: string | null | undefined;
  first: number;
}>;


export type NamesInShortQuery = { edge: { dnsRecordsByTarget: { totalCount: number, isComplete: boolean, zones: number, groups: Array<{ state: DnsTargetState | null, recordCount: number, records: { nodes: Array<
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
           | null> } }> } | null } | null };

export type FindQueryVariables = Exact<{
  text: string;
}>;


export type FindQuery = { hosting: { find: { totalCount: number, isComplete: boolean, nodes: Array<{ api: HostingApiName, accountName: string, type: string, name: string | null, id: string | null, matched: Array<{ field: string, text: string }>, resource:
          | { __typename: 'CloudCertificate' }
          | { __typename: 'CloudDnsRecord' }
          | { __typename: 'CloudDnsRecordSet' }
          | { __typename: 'CloudDnsZone' }
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
          | { __typename: 'DedicatedFailoverIp' }
          | { __typename: 'DedicatedFirewallTemplate' }
          | { __typename: 'DedicatedIp' }
          | { __typename: 'DedicatedReverseDns' }
          | { __typename: 'DedicatedServer' }
          | { __typename: 'DedicatedSshKey' }
          | { __typename: 'DedicatedStorageBox' }
          | { __typename: 'DedicatedSubnet' }
          | { __typename: 'DedicatedVSwitch' }
          | { __typename: 'EdgeAccessBookmarkApp' }
          | { __typename: 'EdgeAccessInfrastructureApp' }
          | { __typename: 'EdgeAccessLauncherApp' }
          | { __typename: 'EdgeAccessMcpApp' }
          | { __typename: 'EdgeAccessOtherApp' }
          | { __typename: 'EdgeAccessPermissionsApp' }
          | { __typename: 'EdgeAccessRdpApp' }
          | { __typename: 'EdgeAccessSaasApp' }
          | { __typename: 'EdgeAccessSelfHostedApp' }
          | { __typename: 'EdgeAccount' }
          | { __typename: 'EdgeBucket' }
          | { __typename: 'EdgeCertificatePack' }
          | { __typename: 'EdgeCustomCertificate' }
          | { __typename: 'EdgeCustomHostname' }
          | { __typename: 'EdgeDnsARecord', id: string }
          | { __typename: 'EdgeDnsAaaaRecord', id: string }
          | { __typename: 'EdgeDnsCaaRecord', id: string }
          | { __typename: 'EdgeDnsCertRecord', id: string }
          | { __typename: 'EdgeDnsCnameRecord', id: string }
          | { __typename: 'EdgeDnsDnskeyRecord', id: string }
          | { __typename: 'EdgeDnsDsRecord', id: string }
          | { __typename: 'EdgeDnsHttpsRecord', id: string }
          | { __typename: 'EdgeDnsLocRecord', id: string }
          | { __typename: 'EdgeDnsMxRecord', id: string }
          | { __typename: 'EdgeDnsNaptrRecord', id: string }
          | { __typename: 'EdgeDnsNsRecord', id: string }
          | { __typename: 'EdgeDnsOpenpgpkeyRecord', id: string }
          | { __typename: 'EdgeDnsOtherRecord', id: string }
          | { __typename: 'EdgeDnsPtrRecord', id: string }
          | { __typename: 'EdgeDnsSmimeaRecord', id: string }
          | { __typename: 'EdgeDnsSrvRecord', id: string }
          | { __typename: 'EdgeDnsSshfpRecord', id: string }
          | { __typename: 'EdgeDnsSvcbRecord', id: string }
          | { __typename: 'EdgeDnsTlsaRecord', id: string }
          | { __typename: 'EdgeDnsTxtRecord', id: string }
          | { __typename: 'EdgeDnsUriRecord', id: string }
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
          | { __typename: 'StorageBoxSnapshot' }
          | { __typename: 'StorageBoxSubaccount' }
         | null }> } } };

export type PlacesCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesCountriesQuery = { countries: Array<{ isoCode: string, name: string, nativeName: string | null, region: string | null, population: number | null, currency: { code: string } | null }> };

export type PlacesCountryQueryVariables = Exact<{
  code: string;
}>;


export type PlacesCountryQuery = { country: { isoCode: string, iso3: string, name: string, nativeName: string | null, capital: string | null, region: string | null, subregion: string | null, population: number | null, latitude: number | null, longitude: number | null, timezones: Array<string>, callingCodes: Array<string>, currency: { code: string, name: string } | null, languages: Array<{ name: string, isOfficial: boolean }>, translations: Array<{ language: string, name: string }>, states: Array<{ code: string, name: string, nativeName: string | null, type: string | null }> } | null };

export type PlacesStateQueryVariables = Exact<{
  country: string;
  state: string;
}>;


export type PlacesStateQuery = { state: { code: string, name: string, nativeName: string | null, type: string | null, timezone: string | null, latitude: number | null, longitude: number | null, cities: Array<{ id: string, name: string, population: number | null, timezone: string | null, latitude: number | null, longitude: number | null, isDistrict: boolean }> } | null };

export type PlacesSearchQueryVariables = Exact<{
  text: string;
}>;


export type PlacesSearchQuery = { search: { edges: Array<{ matchedName: string | null, matchedBy: MatchedBy, node:
        | { __typename: 'City', id: string, name: string, state: { code: string, name: string } | null, country: { isoCode: string, name: string } }
        | { __typename: 'Country', isoCode: string, name: string }
        | { __typename: 'Currency' }
        | { __typename: 'State', id: string, code: string, name: string, country: { isoCode: string, name: string } }
       }> } };

export type PlacesBillQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  apis?: Array<HostingApiName> | HostingApiName | null | undefined;
  accounts?: Array<string> | string | null | undefined;
}>;


export type PlacesBillQuery = { hosting: { bill: { currency: string, isComplete: boolean, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, groups: { totalCount: number | null, nodes: Array<{ lineCount: number, unknownCount: number, country: { isoCode: string } | null, city: { name: string } | null, rounded: { gross: { amount: string, currency: string } | null } | null }> } } } };

export type RatesCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesCurrenciesQuery = { currencies: Array<{ code: string, name: string, countries: Array<{ name: string, isoCode: string }> }> };

export type RatesTableQueryVariables = Exact<{
  base: string;
  date?: string | null | undefined;
}>;


export type RatesTableQuery = { rates: { base: string, date: string, source: string, rates: Array<{ code: string, rate: number, date: string, source: string }> } };

export type RatesMovesQueryVariables = Exact<{
  base: string;
  from: string;
  to: string;
}>;


export type RatesMovesQuery = { currencies: Array<{ code: string, summary: { changePercent: number, pointCount: number } | null }> };

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
  amount: string;
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


export type RatesHistoryQuery = { currency: { history?: Array<{ date: string, rate: number }>, rollups?: Array<{ last: { date: string, rate: number } }>, summary: { mean: number, pointCount: number, change: number, changePercent: number, dayCount: number, missingDayCount: number, first: { date: string, rate: number }, last: { date: string, rate: number }, min: { date: string, rate: number }, max: { date: string, rate: number }, longestGap: { first: string, last: string, dayCount: number } | null } | null } | null };

export type RatesHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesHealthQuery = { health: { rates: { source: string, date: string, currencyCount: number, lastSyncAt: string | null, lastError: string | null, nextSyncAt: string | null, missing: Array<{ code: string, date: string | null, reason: string }>, disputed: Array<{ code: string, source: string, date: string, rate: number, otherSource: string, otherDate: string, otherRate: number, isHeld: boolean }>, refused: Array<{ source: string, date: string, reason: string }> } } };

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


export type RatesBillInQuery = { hosting: { bill: { isComplete: boolean, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ rounded: { gross: { amount: string } | null } | null, unitPrice: { gross: { currency: string } | null } | null }> } } } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { token: { id: string, name: string, defaultCurrency: string | null, expiresAt: string | null, scopes: Array<{ scope: Scope, boundTo: { api: HostingApiName | null, account: string } | null }> }, health: { rates: { date: string } } };

export type CurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrenciesQuery = { currencies: Array<{ code: string, name: string }> };

export type FrameQueryVariables = Exact<{
  maxAge: number;
}>;


export type FrameQuery = { hosting: { sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }> }, health: { hosting: Array<{ api: HostingApiName, isSandbox: boolean }> } };

export type RateInForceQueryVariables = Exact<{
  base: string;
  codes: Array<string> | string;
}>;


export type RateInForceQuery = { currencies: Array<{ code: string, rate: number | null, rateDate: string | null }> };

export type SoFarFragment = { currency: string, estimatedAt: string, isAccruedComplete: boolean, accruedEstimate: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null };

export type MonthEndFragment = { to: string, currency: string, method: string, knownDayCount: number, estimatedDayCount: number, remainingDayCount: number, unknownCount: number, soFar: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, total: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null };

export type CostForecastQueryVariables = Exact<{
  currency: string;
  filter: BillFilter;
}>;


export type CostForecastQuery = { hosting: { billForecast: { to: string, currency: string, method: string, knownDayCount: number, estimatedDayCount: number, remainingDayCount: number, unknownCount: number, soFar: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null, total: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null } } };

export type CostsAsReadQueryVariables = Exact<{
  currency: string;
  maxAge: number;
  filter: BillFilter;
  groupBy?: Array<BillGroupBy> | BillGroupBy | null | undefined;
  labelKey?: string | null | undefined;
}>;


export type CostsAsReadQuery = { hosting: { bill: { lineCount: number, unknownCount: number, isComplete: boolean, groupCount: number, currency: string, estimatedAt: string, isAccruedComplete: boolean, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null, readAt: string | null }>, groups: { nodes: Array<{ api: HostingApiName | null, accountName: string | null, kind: BillKind | null, label: string | null, resourceId: string | null, resourceName: string | null, product: string | null, restCount: number | null, lineCount: number, unknownCount: number, country: { isoCode: string, name: string } | null, accruedEstimate: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null }> }, accruedEstimate: { net: { amount: string, rounded: { amount: string } } | null, gross: { amount: string, rounded: { amount: string } } | null } | null } } };

export type StatementsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatementsQuery = { hosting: { statements: Array<{ id: string, form: StatementForm, currency: string, from: string, until: string, importedAt: string, rowCount: number, groupings: Array<{ name: string | null, tie: StatementTie | null, accounts: Array<{ api: HostingApiName, accountName: string }> }>, total: { amount: string, currency: string } }> } };

export type StatementHeadFragment = { id: string, form: StatementForm, currency: string, from: string, until: string, importedAt: string, rowCount: number, groupings: Array<{ name: string | null, tie: StatementTie | null, accounts: Array<{ api: HostingApiName, accountName: string }> }>, total: { amount: string, currency: string } };

export type StatementOutcomeQueryVariables = Exact<{
  id: string | number;
}>;


export type StatementOutcomeQuery = { hosting: { statement: { id: string, comparison: { lineCount: number, disputedCount: number, isComplete: boolean, apartCount: number, difference: { amount: string, currency: string } } } } };

export type StatementLinesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type StatementLinesQuery = { hosting: { statement: { id: string, form: StatementForm, currency: string, from: string, until: string, importedAt: string, rowCount: number, comparison: { lineCount: number, apartCount: number, disputedCount: number, isComplete: boolean, theirs: { amount: string, currency: string }, ours: { amount: string, currency: string }, difference: { amount: string, currency: string }, apart: { amount: string, currency: string }, verdicts: Array<{ verdict: StatementVerdict, lineCount: number, apartCount: number, theirs: { amount: string, currency: string }, ours: { amount: string, currency: string }, difference: { amount: string, currency: string }, apart: { amount: string, currency: string } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ key: string, verdict: StatementVerdict, cause: StatementCause | null, isDisputed: boolean, months: Array<string>, api: HostingApiName | null, accountName: string | null, kind: BillKind | null, isSetup: boolean, providerId: string | null, resourceId: string | null, name: string, isAtLeast: boolean, assumptions: Array<InvoiceAssumption>, theirs: { amount: string, currency: string }, ours: { amount: string, currency: string } | null, difference: { amount: string, currency: string } | null, rows: Array<{ line: number, grouping: string | null, product: string, description: string, reference: string | null, quantity: string, unit: string | null, from: string, until: string, total: string }>, segments: Array<{ product: string | null, from: string, until: string | null, hours: number, unknownReason: BillUnknownReason | null, amount: { net: { amount: string, currency: string } | null } | null }>, act: { kind: StatementActKind, mutation: string | null, variables: Record<string, unknown> | null, text: string | null } | null }> } }, groupings: Array<{ name: string | null, tie: StatementTie | null, accounts: Array<{ api: HostingApiName, accountName: string }> }>, total: { amount: string, currency: string } } } };

export type AmountFragment = { amount: string, currency: string };

export type ImportStatementMutationVariables = Exact<{
  input: ImportStatementInput;
}>;


export type ImportStatementMutation = { importStatement: { isReplacement: boolean, statement: { id: string, form: StatementForm, currency: string, from: string, until: string, importedAt: string, rowCount: number, groupings: Array<{ name: string | null, tie: StatementTie | null, accounts: Array<{ api: HostingApiName, accountName: string }> }>, total: { amount: string, currency: string } } } | null };

export type DeleteStatementMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteStatementMutation = { deleteStatement: { deletedId: string } | null };

export type EdgeComparisonQueryVariables = Exact<{
  month: string;
  maxAge: number;
  first: number;
  after?: string | null | undefined;
}>;


export type EdgeComparisonQuery = { hosting: { edgeComparison: { month: string, disputedCount: number, unknownCount: number, isComplete: boolean, gaps: Array<{ accountName: string, days: Array<string> }>, sources: Array<{ api: HostingApiName, accountName: string, state: HostingSourceState, error: string | null }>, sums: Array<{ lineCount: number, billed: { amount: string, currency: string }, invoiced: { amount: string, currency: string }, difference: { amount: string, currency: string } }>, lines: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ key: string, verdict: StatementVerdict, cause: StatementCause | null, isDisputed: boolean, accountName: string, kind: BillKind, subscriptionId: string | null, name: string, periodStart: string | null, periodEnd: string | null, billed: { amount: string, currency: string } | null, invoiced: { amount: string, currency: string } | null, difference: { amount: string, currency: string } | null }> } } } };

export type TokensListQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensListQuery = { tokens: Array<{ id: string, name: string, defaultCurrency: string | null, documentsOnly: boolean, isActive: boolean, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, scopes: Array<{ scope: Scope, boundTo: { api: HostingApiName | null, account: string } | null }> }> };

export type TokensAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensAccountsQuery = { hosting: { sources: Array<{ api: HostingApiName, accountName: string }> }, health: { hosting: Array<{ api: HostingApiName, isSandbox: boolean }> } };

export type TokensCreateMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type TokensCreateMutation = { createToken: { secret: string, token: { id: string, name: string, documentsOnly: boolean } } | null };

export type TokensDeactivateMutationVariables = Exact<{
  id: string | number;
}>;


export type TokensDeactivateMutation = { deactivateToken: { token: { id: string, isActive: boolean } } | null };

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
    ... on DedicatedFailoverIp {
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
export const BackgroundProgressFragmentDoc = new TypedDocumentString(`
    fragment BackgroundProgress on BackgroundReadings {
  accounts {
    api
    accountName
    state
    calls
    expectedCalls
    error
  }
}
    `, {"fragmentName":"BackgroundProgress"}) as unknown as TypedDocumentString<BackgroundProgressFragment, unknown>;
export const DayPriceFragmentDoc = new TypedDocumentString(`
    fragment DayPrice on HostingPrice {
  net {
    amount
  }
  gross {
    amount
  }
}
    `, {"fragmentName":"DayPrice"}) as unknown as TypedDocumentString<DayPriceFragment, unknown>;
export const ChangeAmountFragmentDoc = new TypedDocumentString(`
    fragment ChangeAmount on Money {
  amount
  rounded {
    amount
  }
}
    `, {"fragmentName":"ChangeAmount"}) as unknown as TypedDocumentString<ChangeAmountFragment, unknown>;
export const MachinesNamesOfFragmentDoc = new TypedDocumentString(`
    fragment MachinesNamesOf on Server {
  names(first: 200) {
    totalCount
    nodes {
      name
      route
      via {
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
        ... on DedicatedFailoverIp {
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
    fragment NamesTarget on DnsTarget {
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
    ... on DedicatedFailoverIp {
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
export const CostPriceFragmentDoc = new TypedDocumentString(`
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}
    `, {"fragmentName":"CostPrice"}) as unknown as TypedDocumentString<CostPriceFragment, unknown>;
export const SoFarFragmentDoc = new TypedDocumentString(`
    fragment SoFar on Bill {
  currency
  estimatedAt
  accruedEstimate {
    ...CostPrice
  }
  isAccruedComplete
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`, {"fragmentName":"SoFar"}) as unknown as TypedDocumentString<SoFarFragment, unknown>;
export const MonthEndFragmentDoc = new TypedDocumentString(`
    fragment MonthEnd on BillForecast {
  to
  currency
  soFar {
    ...CostPrice
  }
  total {
    ...CostPrice
  }
  method
  knownDayCount
  estimatedDayCount
  remainingDayCount
  unknownCount
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`, {"fragmentName":"MonthEnd"}) as unknown as TypedDocumentString<MonthEndFragment, unknown>;
export const StatementHeadFragmentDoc = new TypedDocumentString(`
    fragment StatementHead on Statement {
  id
  form
  currency
  from
  until
  groupings {
    name
    tie
    accounts {
      api
      accountName
    }
  }
  total {
    amount
    currency
  }
  importedAt
  rowCount
}
    `, {"fragmentName":"StatementHead"}) as unknown as TypedDocumentString<StatementHeadFragment, unknown>;
export const AmountFragmentDoc = new TypedDocumentString(`
    fragment Amount on Money {
  amount
  currency
}
    `, {"fragmentName":"Amount"}) as unknown as TypedDocumentString<AmountFragment, unknown>;
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
    ... on DedicatedFailoverIp {
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
    ... on DedicatedFailoverIp {
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
      isComplete
      sources {
        api
        accountName
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
          id: resourceId
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
export const ActServerThereDocument = new TypedDocumentString(`
    query ActServerThere($id: ID!, $account: String) {
  cloud(account: $account) {
    server(id: $id) {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ActServerThereQuery, ActServerThereQueryVariables>;
export const ActBoxThereDocument = new TypedDocumentString(`
    query ActBoxThere($id: ID!, $account: String) {
  storage(account: $account) {
    storageBox(id: $id) {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ActBoxThereQuery, ActBoxThereQueryVariables>;
export const AlertRulesDocument = new TypedDocumentString(`
    query AlertRules {
  alertRules {
    id
    tokenId
    name
    kind
    condition {
      minSeverity
    }
    channel {
      kind
      targets
    }
    stopReason
    stoppedAt
    withheld {
      recipient
      text
      mailedAt
    }
    evaluation {
      evaluatedAt
      problem
      firingCount
    }
    lastDeliveries {
      id
      isTest
      at
      attempt
      outcome
      reason
      status
      withheld {
        recipient
        text
      }
      milliseconds
    }
  }
}
    `) as unknown as TypedDocumentString<AlertRulesQuery, AlertRulesQueryVariables>;
export const CreateAlertRuleDocument = new TypedDocumentString(`
    mutation CreateAlertRule($input: CreateAlertRuleInput!) {
  createAlertRule(input: $input) {
    secret
    rule {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAlertRuleMutation, CreateAlertRuleMutationVariables>;
export const DeleteAlertRuleDocument = new TypedDocumentString(`
    mutation DeleteAlertRule($id: ID!) {
  deleteAlertRule(id: $id) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<DeleteAlertRuleMutation, DeleteAlertRuleMutationVariables>;
export const TestAlertRuleDocument = new TypedDocumentString(`
    mutation TestAlertRule($id: ID!) {
  testAlertRule(id: $id) {
    delivery {
      outcome
      reason
      status
      milliseconds
    }
  }
}
    `) as unknown as TypedDocumentString<TestAlertRuleMutation, TestAlertRuleMutationVariables>;
export const BackgroundReadingDocument = new TypedDocumentString(`
    query BackgroundReading {
  hosting {
    backgroundReading {
      ...BackgroundProgress
    }
  }
}
    fragment BackgroundProgress on BackgroundReadings {
  accounts {
    api
    accountName
    state
    calls
    expectedCalls
    error
  }
}`) as unknown as TypedDocumentString<BackgroundReadingQuery, BackgroundReadingQueryVariables>;
export const StartBackgroundReadingDocument = new TypedDocumentString(`
    mutation StartBackgroundReading {
  startBackgroundReading {
    backgroundReading {
      ...BackgroundProgress
    }
  }
}
    fragment BackgroundProgress on BackgroundReadings {
  accounts {
    api
    accountName
    state
    calls
    expectedCalls
    error
  }
}`) as unknown as TypedDocumentString<StartBackgroundReadingMutation, StartBackgroundReadingMutationVariables>;
export const CostPricesDocument = new TypedDocumentString(`
    query CostPrices($currency: CurrencyCode!, $maxAge: Int!, $filter: BillFilter!) {
  hosting {
    bill(currency: $currency, maxAge: $maxAge, filter: $filter) {
      currency
      isComplete
      sources {
        api
        accountName
        state
        error
        readAt
      }
      unknownCount
      rates {
        from
        to
        rate
        date
      }
      lines(first: 100) {
        nodes {
          api
          accountName
          kind
          id: resourceId
          name
          product
          country {
            isoCode
            name
          }
          city {
            name
          }
          labels
          status
          createdAt
          quantity
          unit
          listPrice {
            gross {
              amount
              currency
            }
          }
          ownPrice {
            id
            appliesTo
          }
          unitPrice {
            gross {
              amount
              currency
            }
          }
          hourlyAmount {
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
            ...CostPrice
          }
          basis {
            kind
            readAt
            note
          }
        }
      }
      unknown(first: 1000) {
        totalCount
        nodes {
          api
          accountName
          kind
          id: resourceId
          name
          product
          country {
            isoCode
            name
          }
          city {
            name
          }
          labels
          status
          createdAt
          reason
        }
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`) as unknown as TypedDocumentString<CostPricesQuery, CostPricesQueryVariables>;
export const SetOwnPriceDocument = new TypedDocumentString(`
    mutation SetOwnPrice($input: SetOwnPriceInput!) {
  setOwnPrice(input: $input) {
    ownPrice {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetOwnPriceMutation, SetOwnPriceMutationVariables>;
export const EndOwnPriceDocument = new TypedDocumentString(`
    mutation EndOwnPrice($id: ID!) {
  endOwnPrice(id: $id) {
    ownPrice {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndOwnPriceMutation, EndOwnPriceMutationVariables>;
export const CostsMonthDocument = new TypedDocumentString(`
    query CostsMonth($month: String, $currency: CurrencyCode!, $filter: BillFilter, $groupBy: [BillGroupBy!], $labelKey: String) {
  hosting {
    invoice(
      month: $month
      currency: $currency
      groupBy: $groupBy
      labelKey: $labelKey
      filter: $filter
    ) {
      month
      chargedUntil
      closedAt
      currency
      lineCount
      unknownCount
      inferredCount
      isComplete
      rounded {
        net {
          amount
        }
        gross {
          amount
        }
      }
      gaps {
        api
        accountName
        days
        error
      }
      corrections {
        id
        name
        net {
          amount
          currency
        }
        gross {
          amount
          currency
        }
        reason
        correctedAt
      }
      days {
        day
        amount {
          ...DayPrice
        }
        assumed {
          ...DayPrice
        }
        toCome {
          ...DayPrice
        }
        unknownCount
      }
      groupCount
      groups(first: 200) {
        nodes {
          api
          accountName
          kind
          country {
            isoCode
            name
          }
          label
          resourceId
          resourceName
          product
          restCount
          lineCount
          unknownCount
          rounded {
            net {
              amount
            }
            gross {
              amount
            }
          }
          days {
            day
            amount {
              ...DayPrice
            }
            assumed {
              ...DayPrice
            }
          }
        }
      }
    }
  }
}
    fragment DayPrice on HostingPrice {
  net {
    amount
  }
  gross {
    amount
  }
}`) as unknown as TypedDocumentString<CostsMonthQuery, CostsMonthQueryVariables>;
export const CostsMonthChangeDocument = new TypedDocumentString(`
    query CostsMonthChange($from: String!, $to: String, $currency: CurrencyCode!, $filter: BillFilter, $groupBy: [BillGroupBy!], $labelKey: String) {
  hosting {
    invoiceChange(
      from: $from
      to: $to
      currency: $currency
      groupBy: $groupBy
      labelKey: $labelKey
      filter: $filter
    ) {
      from
      to
      fromUntil
      toUntil
      currency
      isComplete
      unknownCount
      before {
        ...CostPrice
      }
      difference {
        ...CostPrice
      }
      byReason {
        reason
        lineCount
        amount {
          ...CostPrice
        }
      }
      gaps {
        api
        accountName
        days
        error
      }
      groupCount
      groups(first: 200) {
        nodes {
          api
          accountName
          kind
          country {
            isoCode
            name
          }
          label
          resourceId
          resourceName
          product
          restCount
          unknownCount
          before {
            ...CostPrice
          }
          after {
            ...CostPrice
          }
          byReason {
            reason
            lineCount
            amount {
              ...CostPrice
            }
          }
        }
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`) as unknown as TypedDocumentString<CostsMonthChangeQuery, CostsMonthChangeQueryVariables>;
export const CostsThenDocument = new TypedDocumentString(`
    query CostsThen($month: String!, $currency: CurrencyCode!, $filter: BillFilter) {
  hosting {
    invoice(month: $month, currency: $currency, filter: $filter) {
      month
      currency
      isComplete
      rounded {
        net {
          amount
        }
        gross {
          amount
        }
      }
      days {
        day
        amount {
          ...DayPrice
        }
        assumed {
          ...DayPrice
        }
      }
    }
  }
}
    fragment DayPrice on HostingPrice {
  net {
    amount
  }
  gross {
    amount
  }
}`) as unknown as TypedDocumentString<CostsThenQuery, CostsThenQueryVariables>;
export const CostsSpanDocument = new TypedDocumentString(`
    query CostsSpan($from: Date!, $to: Date, $every: BillHistoryPeriodLength!, $currency: CurrencyCode!, $filter: BillFilter, $groupBy: [BillGroupBy!], $labelKey: String) {
  hosting {
    billHistory(
      from: $from
      to: $to
      every: $every
      currency: $currency
      groupBy: $groupBy
      labelKey: $labelKey
      filter: $filter
    ) {
      currency
      firstDay
      lastDay
      periods {
        from
        to
        day
        knownDayCount
        isComplete
        lineCount
        unknownCount
        spent {
          ...CostPrice
        }
        gaps {
          api
          accountName
          days
          error
        }
        groupCount
        groups {
          api
          accountName
          kind
          country {
            isoCode
            name
          }
          label
          resourceId
          resourceName
          product
          restCount
          lineCount
          unknownCount
          spent {
            ...CostPrice
          }
        }
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`) as unknown as TypedDocumentString<CostsSpanQuery, CostsSpanQueryVariables>;
export const CostsSpanChangeDocument = new TypedDocumentString(`
    query CostsSpanChange($from: Date!, $to: Date, $currency: CurrencyCode!, $filter: BillFilter, $groupBy: [BillGroupBy!], $labelKey: String) {
  hosting {
    billChange(
      from: $from
      to: $to
      currency: $currency
      filter: $filter
      groupBy: $groupBy
      labelKey: $labelKey
    ) {
      from
      to
      currency
      isComplete
      before {
        ...CostPrice
      }
      after {
        ...CostPrice
      }
      difference {
        ...CostPrice
      }
      byReason {
        reason
        lineCount
        amount {
          ...CostPrice
        }
      }
      gaps {
        api
        accountName
        days
        error
      }
      unknownCount
      groups(first: 200) {
        nodes {
          api
          accountName
          kind
          country {
            isoCode
            name
          }
          label
          resourceId
          resourceName
          product
          restCount
          unknownCount
          byReason {
            reason
            lineCount
            amount {
              ...CostPrice
            }
          }
        }
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}`) as unknown as TypedDocumentString<CostsSpanChangeQuery, CostsSpanChangeQueryVariables>;
export const CostsFacetsDocument = new TypedDocumentString(`
    query CostsFacets($currency: CurrencyCode!, $filter: BillFilter) {
  hosting {
    invoice(
      currency: $currency
      filter: $filter
      groupBy: [KIND, API, ACCOUNT, COUNTRY, STATUS]
    ) {
      groups(first: 500) {
        nodes {
          api
          accountName
          kind
          country {
            isoCode
          }
          status
          product
          resourceId
          lineCount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostsFacetsQuery, CostsFacetsQueryVariables>;
export const CostsLinesDocument = new TypedDocumentString(`
    query CostsLines($month: String!, $currency: CurrencyCode!, $filter: BillFilter) {
  hosting {
    invoice(month: $month, currency: $currency, filter: $filter) {
      currency
      lines(first: 200) {
        totalCount
        nodes {
          key
          kind
          name
          rounded {
            net {
              amount
            }
            gross {
              amount
            }
          }
          setup {
            net {
              amount
              currency
            }
            gross {
              amount
              currency
            }
          }
          assumptions
          segments {
            product
            from
            until
            hours
            quantity
            unit
            unitPrice {
              net {
                amount
                currency
              }
              gross {
                amount
                currency
              }
            }
            hourlyAmount {
              net {
                amount
                currency
              }
              gross {
                amount
                currency
              }
            }
            amount {
              net {
                amount
                currency
              }
              gross {
                amount
                currency
              }
            }
            isCapped
            isInferred
            unknownReason
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostsLinesQuery, CostsLinesQueryVariables>;
export const FindingsListDocument = new TypedDocumentString(`
    query FindingsList($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $includeSilenced: Boolean!, $newSince: DateTime, $after: String) {
  hosting {
    findings(
      first: 5000
      maxAge: $maxAge
      after: $after
      apis: $apis
      accounts: $accounts
      includeSilenced: $includeSilenced
      newSince: $newSince
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      silencedCount
      undatedCount
      isComplete
      readAt
      sources {
        api
        accountName
        state
        error
        readAt
      }
      nodes {
        id
        firstSeenAt
        kind
        severity
        verdict
        message
        api
        accountName
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
        affected(first: 20) {
          totalCount
          nodes {
            api
            accountName
            resourceId
            resourceName
          }
        }
        remedies(includeProtected: true) {
          mutation
          variables
          resourceId
          resourceName
        }
        protectedResources {
          resourceId
          resourceName
        }
        error
        silencedBy
        silence {
          reason
          until
          silencedAt
          tokenId
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
    `) as unknown as TypedDocumentString<FindingsListQuery, FindingsListQueryVariables>;
export const FindingAgainDocument = new TypedDocumentString(`
    query FindingAgain($kinds: [FindingKind!], $apis: [HostingApiName!], $accounts: [String!]) {
  hosting {
    findings(
      kinds: $kinds
      apis: $apis
      accounts: $accounts
      first: 10000
      includeSilenced: true
      maxAge: 5
    ) {
      isComplete
      nodes {
        kind
        resourceId
        resourceName
        evidence {
          name
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindingAgainQuery, FindingAgainQueryVariables>;
export const SilenceFindingDocument = new TypedDocumentString(`
    mutation SilenceFinding($id: ID!, $input: SilenceFindingInput!) {
  silenceFinding(id: $id, input: $input) {
    findingId
  }
}
    `) as unknown as TypedDocumentString<SilenceFindingMutation, SilenceFindingMutationVariables>;
export const UnsilenceFindingDocument = new TypedDocumentString(`
    mutation UnsilenceFinding($id: ID!) {
  unsilenceFinding(id: $id) {
    wasSilenced
  }
}
    `) as unknown as TypedDocumentString<UnsilenceFindingMutation, UnsilenceFindingMutationVariables>;
export const CostHistoryDocument = new TypedDocumentString(`
    query CostHistory($currency: CurrencyCode!, $apis: [HostingApiName!], $accounts: [String!], $from: Date!, $by: BillHistoryPeriodLength!) {
  hosting {
    billHistory(
      from: $from
      every: $by
      currency: $currency
      filter: {apis: $apis, accounts: $accounts}
    ) {
      currency
      firstDay
      lastDay
      periods {
        to
        day
        unknownCount
        gaps {
          api
          accountName
          days
          error
        }
        monthlyAmount {
          gross {
            rounded {
              amount
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostHistoryQuery, CostHistoryQueryVariables>;
export const CostChangeDocument = new TypedDocumentString(`
    query CostChange($currency: CurrencyCode!, $apis: [HostingApiName!], $accounts: [String!], $from: Date!, $to: Date!, $first: Int!) {
  hosting {
    billChange(
      from: $from
      to: $to
      currency: $currency
      filter: {apis: $apis, accounts: $accounts}
    ) {
      from
      to
      currency
      isComplete
      unknownCount
      gaps {
        api
        accountName
        days
        error
      }
      after {
        gross {
          rounded {
            amount
          }
        }
      }
      difference {
        gross {
          ...ChangeAmount
        }
      }
      byReason {
        reason
        lineCount
        amount {
          gross {
            ...ChangeAmount
          }
        }
      }
      lines(first: $first) {
        totalCount
        nodes {
          api
          accountName
          kind
          id: resourceId
          name
          productBefore
          productAfter
          difference {
            gross {
              ...ChangeAmount
            }
          }
          parts {
            reason
            amount {
              gross {
                ...ChangeAmount
              }
            }
          }
        }
      }
    }
  }
}
    fragment ChangeAmount on Money {
  amount
  rounded {
    amount
  }
}`) as unknown as TypedDocumentString<CostChangeQuery, CostChangeQueryVariables>;
export const BudgetsDocument = new TypedDocumentString(`
    query Budgets {
  hosting {
    budgets {
      id
      name
      amount {
        currency
        rounded {
          amount
        }
      }
      basis
      period
      endsOn
      endReason
      thresholds {
        percent
        kind
        isReached
      }
      filter {
        apis
        accounts
        kinds
        countries
        labels
        statuses
        products
        resourceIds
        name
      }
      state
      spentPercent
      forecast {
        ...MonthEnd
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}
fragment MonthEnd on BillForecast {
  to
  currency
  soFar {
    ...CostPrice
  }
  total {
    ...CostPrice
  }
  method
  knownDayCount
  estimatedDayCount
  remainingDayCount
  unknownCount
}`) as unknown as TypedDocumentString<BudgetsQuery, BudgetsQueryVariables>;
export const BudgetTimesDocument = new TypedDocumentString(`
    query BudgetTimes {
  hosting {
    budgets {
      id
      thresholds {
        percent
        kind
        reachedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BudgetTimesQuery, BudgetTimesQueryVariables>;
export const SnapshotBillDocument = new TypedDocumentString(`
    mutation SnapshotBill($apis: [HostingApiName!], $accounts: [String!]) {
  snapshotBill(apis: $apis, accounts: $accounts) {
    snapshots {
      api
      accountName
      day
      error
    }
  }
}
    `) as unknown as TypedDocumentString<SnapshotBillMutation, SnapshotBillMutationVariables>;
export const SetBudgetDocument = new TypedDocumentString(`
    mutation SetBudget($input: SetBudgetInput!) {
  setBudget(input: $input) {
    budget {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetBudgetMutation, SetBudgetMutationVariables>;
export const EndBudgetDocument = new TypedDocumentString(`
    mutation EndBudget($id: ID!, $on: Date, $reason: String) {
  endBudget(id: $id, on: $on, reason: $reason) {
    budget {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndBudgetMutation, EndBudgetMutationVariables>;
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
      isComplete
      sources {
        api
        accountName
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
          accountName
          kind
          id: resourceId
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
          accountName
          kind
          id: resourceId
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
export const MachinesNeedsDocument = new TypedDocumentString(`
    query MachinesNeeds($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $kinds: [FindingKind!], $after: String) {
  hosting {
    findings(
      kinds: $kinds
      minSeverity: MEDIUM
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
      isComplete
      readAt
      sources {
        api
        accountName
        state
        error
        readAt
      }
      nodes {
        kind
        severity
        verdict
        api
        accountName
        resourceId
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
    `) as unknown as TypedDocumentString<MachinesNeedsQuery, MachinesNeedsQueryVariables>;
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
      isComplete
      nodes {
        affected(first: 10000) {
          nodes {
            resourceId
          }
        }
        kind
        severity
        verdict
        message
        api
        accountName
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
      route
      via {
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
        ... on DedicatedFailoverIp {
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
      trafficStatistics(type: MONTH, from: $from, to: $to, singleValues: true) {
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
export const MachinesRunActionsDocument = new TypedDocumentString(`
    mutation MachinesRunActions($where: ServerSelectionInput!, $action: ServerAction!, $max: Int!, $includeProtected: Boolean! = false) {
  runServerActions(
    input: {where: $where, action: $action, max: $max, includeProtected: $includeProtected}
    wait: true
  ) {
    isDone
    outcomes {
      status
      api
      accountName
      id: resourceId
      errorCode
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesRunActionsMutation, MachinesRunActionsMutationVariables>;
export const MachinesChangeLabelsDocument = new TypedDocumentString(`
    mutation MachinesChangeLabels($where: LabelledSelectionInput!, $add: JSONObject, $remove: [String!], $max: Int!, $includeProtected: Boolean! = false) {
  changeLabels(
    input: {where: $where, add: $add, remove: $remove, max: $max, includeProtected: $includeProtected}
  ) {
    isDone
    outcomes {
      status
      api
      accountName
      id: resourceId
      errorCode
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesChangeLabelsMutation, MachinesChangeLabelsMutationVariables>;
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
    result {
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
export const MachinesBoxContentsDocument = new TypedDocumentString(`
    query MachinesBoxContents($account: String!, $id: ID!) {
  storage(account: $account) {
    storageBox(id: $id) {
      subaccounts(first: 200) {
        totalCount
        nodes {
          id
          name
          username
          homeDirectory
          accessSettings {
            reachableExternally
            readonly
          }
        }
      }
      snapshots(first: 200, sort: [CREATED_DESC]) {
        totalCount
        nodes {
          id
          name
          description
          created
          isAutomatic
          stats {
            size
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MachinesBoxContentsQuery, MachinesBoxContentsQueryVariables>;
export const NamesSourcesDocument = new TypedDocumentString(`
    query NamesSources {
  hosting {
    sources {
      api
      accountName
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
      isComplete
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
      isComplete
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
      groups {
        state
        recordCount
        records(first: $first) {
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
fragment NamesTarget on DnsTarget {
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
    ... on DedicatedFailoverIp {
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
      isComplete
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
    fragment NamesTarget on DnsTarget {
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
    ... on DedicatedFailoverIp {
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
      isComplete
      totalCount
      nodes {
        kind
        severity
        verdict
        message
        resourceId
        affected(first: 10000) {
          nodes {
            resourceId
          }
        }
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
      ...SoFar
      lineCount
      unknownCount
      isComplete
      readAt
      rates {
        from
        to
        rate
        date
      }
      sources {
        api
        accountName
        state
        error
        readAt
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}
fragment SoFar on Bill {
  currency
  estimatedAt
  accruedEstimate {
    ...CostPrice
  }
  isAccruedComplete
}`) as unknown as TypedDocumentString<BillTotalQuery, BillTotalQueryVariables>;
export const BillByDocument = new TypedDocumentString(`
    query BillBy($currency: CurrencyCode!, $maxAge: Int!, $apis: [HostingApiName!], $accounts: [String!], $groupBy: [BillGroupBy!]!, $labelKey: String) {
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
      isComplete
      sources {
        api
        accountName
        state
        error
        readAt
      }
      groupCount
      groups(first: 200) {
        nodes {
          api
          accountName
          kind
          label
          resourceId
          resourceName
          product
          restCount
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
      isComplete
      sources {
        api
        accountName
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
      isComplete
      readAt
      sources {
        api
        accountName
        state
        error
        readAt
      }
      nodes {
        kind
        severity
        verdict
        api
        accountName
        resourceId
        resourceName
        resource {
          __typename
        }
        affected(first: 1) {
          totalCount
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
      isComplete
      zones
      groups {
        state
        recordCount
        records(first: $first) {
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
}
    `) as unknown as TypedDocumentString<NamesInShortQuery, NamesInShortQueryVariables>;
export const FindDocument = new TypedDocumentString(`
    query Find($text: String!) {
  hosting {
    find(text: $text, first: 30) {
      totalCount
      isComplete
      nodes {
        api
        accountName
        type
        id: resourceId
        name
        matched {
          field
          text
        }
        resource {
          __typename
          ... on EdgeDnsRecord {
            id
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
      isOfficial
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
  state(country: $country, code: $state) {
    code
    name
    nativeName
    type
    timezone
    latitude
    longitude
    cities {
      id
      name
      population
      timezone
      latitude
      longitude
      isDistrict
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesStateQuery, PlacesStateQueryVariables>;
export const PlacesSearchDocument = new TypedDocumentString(`
    query PlacesSearch($text: String!) {
  search(text: $text, first: 8) {
    edges {
      matchedName
      matchedBy
      node {
        __typename
        ... on Country {
          isoCode
          name
        }
        ... on State {
          id
          code
          name
          country {
            isoCode
            name
          }
        }
        ... on City {
          id
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
      isComplete
      sources {
        api
        accountName
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
    }
  }
}
    `) as unknown as TypedDocumentString<RatesTableQuery, RatesTableQueryVariables>;
export const RatesMovesDocument = new TypedDocumentString(`
    query RatesMoves($base: CurrencyCode!, $from: Date!, $to: Date!) {
  currencies(isActive: true) {
    code
    summary(base: $base, from: $from, to: $to) {
      changePercent
      pointCount
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
  currencies(isActive: false) {
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
    query RatesConvert($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal!, $date: Date) {
  convert(from: $from, to: $to, amount: $amount, date: $date) {
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
      pointCount
      change
      changePercent
      dayCount
      missingDayCount
      longestGap {
        first
        last
        dayCount
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
      currencyCount
      missing {
        code
        date
        reason
      }
      disputed {
        code
        source
        date
        rate
        otherSource
        otherDate
        otherRate
        isHeld
      }
      refused {
        source
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
      isComplete
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
  currencies(isActive: true) {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<CurrenciesQuery, CurrenciesQueryVariables>;
export const FrameDocument = new TypedDocumentString(`
    query Frame($maxAge: Int!) {
  hosting {
    sources(maxAge: $maxAge) {
      api
      accountName
      state
      error
      readAt
    }
  }
  health {
    hosting {
      api
      isSandbox
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
export const CostForecastDocument = new TypedDocumentString(`
    query CostForecast($currency: CurrencyCode!, $filter: BillFilter!) {
  hosting {
    billForecast(currency: $currency, filter: $filter) {
      ...MonthEnd
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}
fragment MonthEnd on BillForecast {
  to
  currency
  soFar {
    ...CostPrice
  }
  total {
    ...CostPrice
  }
  method
  knownDayCount
  estimatedDayCount
  remainingDayCount
  unknownCount
}`) as unknown as TypedDocumentString<CostForecastQuery, CostForecastQueryVariables>;
export const CostsAsReadDocument = new TypedDocumentString(`
    query CostsAsRead($currency: CurrencyCode!, $maxAge: Int!, $filter: BillFilter!, $groupBy: [BillGroupBy!], $labelKey: String) {
  hosting {
    bill(
      currency: $currency
      maxAge: $maxAge
      filter: $filter
      groupBy: $groupBy
      labelKey: $labelKey
    ) {
      ...SoFar
      lineCount
      unknownCount
      isComplete
      sources {
        api
        accountName
        state
        error
        readAt
      }
      groupCount
      groups(first: 200) {
        nodes {
          api
          accountName
          kind
          country {
            isoCode
            name
          }
          label
          resourceId
          resourceName
          product
          restCount
          lineCount
          unknownCount
          accruedEstimate {
            ...CostPrice
          }
        }
      }
    }
  }
}
    fragment CostPrice on HostingPrice {
  net {
    amount
    rounded {
      amount
    }
  }
  gross {
    amount
    rounded {
      amount
    }
  }
}
fragment SoFar on Bill {
  currency
  estimatedAt
  accruedEstimate {
    ...CostPrice
  }
  isAccruedComplete
}`) as unknown as TypedDocumentString<CostsAsReadQuery, CostsAsReadQueryVariables>;
export const StatementsDocument = new TypedDocumentString(`
    query Statements {
  hosting {
    statements {
      ...StatementHead
    }
  }
}
    fragment StatementHead on Statement {
  id
  form
  currency
  from
  until
  groupings {
    name
    tie
    accounts {
      api
      accountName
    }
  }
  total {
    amount
    currency
  }
  importedAt
  rowCount
}`) as unknown as TypedDocumentString<StatementsQuery, StatementsQueryVariables>;
export const StatementOutcomeDocument = new TypedDocumentString(`
    query StatementOutcome($id: ID!) {
  hosting {
    statement(id: $id) {
      id
      comparison {
        lineCount
        disputedCount
        isComplete
        apartCount
        difference {
          amount
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StatementOutcomeQuery, StatementOutcomeQueryVariables>;
export const StatementLinesDocument = new TypedDocumentString(`
    query StatementLines($id: ID!, $first: Int!, $after: String) {
  hosting {
    statement(id: $id) {
      ...StatementHead
      comparison {
        lineCount
        theirs {
          ...Amount
        }
        ours {
          ...Amount
        }
        difference {
          ...Amount
        }
        apart {
          ...Amount
        }
        apartCount
        disputedCount
        isComplete
        verdicts {
          verdict
          lineCount
          theirs {
            ...Amount
          }
          ours {
            ...Amount
          }
          difference {
            ...Amount
          }
          apart {
            ...Amount
          }
          apartCount
        }
        lines(first: $first, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            key
            verdict
            cause
            isDisputed
            months
            api
            accountName
            kind
            isSetup
            providerId
            resourceId
            name
            theirs {
              ...Amount
            }
            ours {
              ...Amount
            }
            isAtLeast
            difference {
              ...Amount
            }
            rows {
              line
              grouping
              product
              description
              reference
              quantity
              unit
              from
              until
              total
            }
            segments {
              product
              from
              until
              hours
              amount {
                net {
                  ...Amount
                }
              }
              unknownReason
            }
            assumptions
            act {
              kind
              mutation
              variables
              text
            }
          }
        }
      }
    }
  }
}
    fragment StatementHead on Statement {
  id
  form
  currency
  from
  until
  groupings {
    name
    tie
    accounts {
      api
      accountName
    }
  }
  total {
    amount
    currency
  }
  importedAt
  rowCount
}
fragment Amount on Money {
  amount
  currency
}`) as unknown as TypedDocumentString<StatementLinesQuery, StatementLinesQueryVariables>;
export const ImportStatementDocument = new TypedDocumentString(`
    mutation ImportStatement($input: ImportStatementInput!) {
  importStatement(input: $input) {
    isReplacement
    statement {
      ...StatementHead
    }
  }
}
    fragment StatementHead on Statement {
  id
  form
  currency
  from
  until
  groupings {
    name
    tie
    accounts {
      api
      accountName
    }
  }
  total {
    amount
    currency
  }
  importedAt
  rowCount
}`) as unknown as TypedDocumentString<ImportStatementMutation, ImportStatementMutationVariables>;
export const DeleteStatementDocument = new TypedDocumentString(`
    mutation DeleteStatement($id: ID!) {
  deleteStatement(id: $id) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<DeleteStatementMutation, DeleteStatementMutationVariables>;
export const EdgeComparisonDocument = new TypedDocumentString(`
    query EdgeComparison($month: String!, $maxAge: Int!, $first: Int!, $after: String) {
  hosting {
    edgeComparison(month: $month, maxAge: $maxAge) {
      month
      disputedCount
      unknownCount
      isComplete
      gaps {
        accountName
        days
      }
      sources {
        api
        accountName
        state
        error
      }
      sums {
        lineCount
        billed {
          ...Amount
        }
        invoiced {
          ...Amount
        }
        difference {
          ...Amount
        }
      }
      lines(first: $first, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          key
          verdict
          cause
          isDisputed
          accountName
          kind
          subscriptionId
          name
          billed {
            ...Amount
          }
          invoiced {
            ...Amount
          }
          difference {
            ...Amount
          }
          periodStart
          periodEnd
        }
      }
    }
  }
}
    fragment Amount on Money {
  amount
  currency
}`) as unknown as TypedDocumentString<EdgeComparisonQuery, EdgeComparisonQueryVariables>;
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
    documentsOnly
    isActive
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
      accountName
    }
  }
  health {
    hosting {
      api
      isSandbox
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
      documentsOnly
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
      isActive
    }
  }
}
    `) as unknown as TypedDocumentString<TokensDeactivateMutation, TokensDeactivateMutationVariables>;