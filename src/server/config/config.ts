/**
 * Reads the environment, and is its only reader: returns one frozen object, or throws one error that lists every
 * problem.
 */
import { apis } from '../../apis/index.js';
import { ConfigError } from '../../base/config-error.js';
import type { TrustedDocument } from '../../graphql/documents/trusted-document.js';
import type { AlertsConfig } from '../alerts/alerts-config.js';
import { channelKinds } from '../alerts/channels/channel.js';
import { isEmailAddress } from '../alerts/channels/email-address.js';
import type { Ignored } from '../../hosting/findings/ignore-list.js';
import type { OwnPrices } from '../../hosting/bill/own-prices/own-price.js';
import { parseChannelKinds, parseEmailDomains } from './alerts.js';
import { readDocuments } from './documents.js';
import { readIgnored } from './ignored.js';
import type { CredentialFile } from './credential-file.js';
import { type CredentialParts, readCredentials } from './credentials.js';
import { typosIn } from './names.js';
import type { RatesConfig } from '../../data/rates/load.js';
import type { UpstreamConfig } from '../../rest/transport/account.js';
import { readPricesFile } from './prices.js';
import { readTracing } from './tracing.js';
import { addressInFile, certificatesInFile } from './secret-address.js';
import {
  parseBaseUrl,
  parseCount,
  parseFlag,
  parsePath,
  parsePort,
  parseProxies,
  parseTemplates,
  expectedSecretUrl,
  parseSecretUrl,
  parseUrl,
  web,
  withoutSecrets,
} from './values.js';

/** The address that a server listens on. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

interface MetricsConfig extends Address {
  /** Whether they have costs, findings and budgets. */
  readonly costs: boolean;
}

export interface Config extends Address {
  /** The address that serves metrics; null: none. */
  readonly metrics: MetricsConfig | null;
  /** Public URL of this service without a trailing slash; null: `http://localhost:<port>`. */
  readonly baseUrl: string | null;
  /** The prefix of all paths that a proxy keeps, such as `/meridian`; empty for none. */
  readonly basePath: string;
  /** Addresses and networks of the proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: readonly string[];
  /** Folder of the embedded store. */
  readonly dataDir: string;
  /** The URL of the store of tokens and rate tables; null: the embedded store in `dataDir`. */
  readonly storeUrl: string | null;
  /** Certificates, in PEM, of the authorities trusted for its server; null: Node's own. */
  readonly storeCa: string | null;
  /** The most connections to PostgreSQL, beside the one that listens. */
  readonly storeConnections: number;
  /** A Redis or Valkey for what replicas share and may lose; null: they share it in the store, unless it is embedded. */
  readonly cacheUrl: string | null;
  /** Like `storeCa`, for the cache. */
  readonly cacheCa: string | null;
  readonly flagBaseUrl: string;
  /** False: the graph serves only callers with a valid token. */
  readonly anonymous: boolean;
  readonly introspection: boolean;
  /** Whether the graph is a subgraph too: routers may compose it with others, and refer to its objects. */
  readonly subgraph: boolean;
  /** Off: the graph has no subscriptions. */
  readonly live: boolean;
  /** Milliseconds, at least, from one reading of an account's lists for its subscribers to the next. */
  readonly livePoll: number;
  /** The trusted documents; null: those that ship with the service. */
  readonly documents: readonly TrustedDocument[] | null;
  /** Whether assistants are answered at `/mcp`. */
  readonly mcp: boolean;
  /** The most bytes of one response of the graph; all responses in flight together may have four times as many. */
  readonly maxAnswerBytes: number;
  /** Per token, or per client address without one; null: unlimited. */
  readonly questionsPerMinute: number | null;
  readonly logLevel: LogLevel;
  /** `auto`: text on a terminal, JSON elsewhere. */
  readonly logFormat: LogFormat;
  /** Whether each request is logged. */
  readonly accessLog: boolean;
  /** Whether there are traces. */
  readonly tracing: boolean;
  /** Milliseconds for which SIGTERM leaves a process serving, while `/readyz` says that it will stop. */
  readonly stopDelay: number;
  readonly rates: RatesConfig;
  readonly alerts: AlertsConfig;
  /** Findings to suppress. */
  readonly ignoredFindings: readonly Ignored[];
  /** Prices of one's own, which win over list prices; null: there are none. */
  readonly prices: OwnPrices | null;
  /** Days for which daily snapshots of the bill are stored; 0: none are taken. */
  readonly billHistoryDays: number;
  /** Off: findings are not recorded once a day. */
  readonly findingsDaily: boolean;
  /** Off: no lists are read before somebody asks for them. */
  readonly backgroundReading: boolean;
  /** Off: an API without an account is disabled, instead of being served by the sandbox. */
  readonly sandbox: boolean;
  /** The accounts of each API by its name. The sandbox serves an API without accounts, unless it is off. */
  readonly apis: Readonly<Record<string, UpstreamConfig>>;
  /** The files of credentials that are read again when they change. */
  readonly credentialFiles: readonly CredentialFile[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const logFormats = ['auto', 'json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const credentialFiles: CredentialFile[] = [];
  const names = new Set<string>();
  const text = (name: string) => {
    names.add(name);
    return env[name]?.trim() || undefined;
  };

  function read<T>(name: string, fallback: T, expected: string, parse: (value: string) => T | undefined): T {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined)
      problems.push(`${name}: expected ${expected}, but got ${JSON.stringify(withoutSecrets(value))}`);
    return parsed ?? fallback;
  }
  const flag = (name: string, fallback: boolean) => read(name, fallback, 'on or off', parseFlag);
  const url = <T extends string | null>(name: string, fallback: T, ...protocols: readonly string[]) =>
    read<string | T>(name, fallback, `an address that starts with ${protocols.join(' or ')}`, (value) =>
      parseUrl(value, protocols),
    );
  /** An address with a password, or the file that holds it. */
  function secretUrl(name: string, ...protocols: readonly string[]): string | null {
    const file = `${name}_FILE`;
    const expected = expectedSecretUrl(text(name) ?? '', protocols);
    const given = read<string | null>(name, null, expected, (value) => parseSecretUrl(value, protocols));
    const path = text(file);
    if (path === undefined) return given;
    const { value, problems: found } = addressInFile(file, path, protocols);
    problems.push(...(text(name) === undefined ? found : [`${file}: expected none with ${name}, but got both`]));
    return value;
  }
  function certificates(name: string): string | null {
    const path = text(name);
    if (path === undefined) return null;
    const { value, problems: found } = certificatesInFile(name, path);
    problems.push(...found);
    return value;
  }
  const base = <T extends string | null>(name: string, fallback: T) =>
    read<string | T>(
      name,
      fallback,
      `an address that starts with ${web.join(' or ')}, without credentials, query and fragment`,
      parseBaseUrl,
    );

  function upstream(parts: CredentialParts): UpstreamConfig {
    const baseUrl = base(`${parts.api}_BASE_URL`, null);
    const { accounts, files, problems: found } = readCredentials(text, parts);
    credentialFiles.push(...files);
    problems.push(...found);
    return { accounts, baseUrl };
  }

  function ignored(name: string): readonly Ignored[] {
    const path = text(name);
    if (path === undefined) return [];
    const { entries, problems: found } = readIgnored(name, path);
    problems.push(...found);
    return entries;
  }
  function documents(name: string): readonly TrustedDocument[] | null {
    const path = text(name);
    if (path === undefined) return null;
    const { documents: read, problems: found } = readDocuments(name, path);
    problems.push(...found);
    return read;
  }
  function smtp(): AlertsConfig['smtp'] {
    const address = secretUrl('SMTP_URL', 'smtp:', 'smtps:');
    const expected = 'an address such as alerts@example.com';
    const from = read<string | null>('SMTP_FROM', null, expected, (value) =>
      isEmailAddress(value) ? value : undefined,
    );
    if (address !== null && text('SMTP_FROM') === undefined)
      problems.push(`SMTP_FROM: expected ${expected} with SMTP_URL, but got none`);
    return address === null || from === null ? null : { url: address, from };
  }
  const metricsPort = read<number | null>('METRICS_PORT', null, 'a port from 1 to 65535', parsePort);
  const metricsHost = text('METRICS_HOST') ?? '127.0.0.1';
  if (text('METRICS_HOST') !== undefined && text('METRICS_PORT') === undefined)
    problems.push('METRICS_PORT: expected a port from 1 to 65535 with METRICS_HOST, but got none');
  const metricsCosts = flag('METRICS_COSTS', false);
  if (metricsCosts && text('METRICS_PORT') === undefined)
    problems.push('METRICS_PORT: expected a port from 1 to 65535 with METRICS_COSTS, but got none');
  const { prices, problems: ofPrices } = readPricesFile('PRICES_FILE', text('PRICES_FILE'));
  problems.push(...ofPrices);
  const tracing = readTracing(env);
  problems.push(...tracing.problems);

  const config: Config = {
    port: read('PORT', 4000, 'a port from 1 to 65535', parsePort),
    host: text('HOST') ?? '0.0.0.0',
    metrics: metricsPort === null ? null : { port: metricsPort, host: metricsHost, costs: metricsCosts },
    baseUrl: base('BASE_URL', null),
    basePath: read('BASE_PATH', '', 'a path such as /meridian', parsePath),
    trustProxy: read(
      'TRUST_PROXY',
      [],
      'addresses or networks such as 10.0.0.0/8, loopback or uniquelocal, separated by commas',
      parseProxies,
    ),
    dataDir: text('DATA_DIR') ?? './data',
    storeUrl: secretUrl('STORE_URL', 'postgres:', 'postgresql:', 'redis:', 'rediss:'),
    storeCa: certificates('STORE_CA_FILE'),
    storeConnections: read('STORE_CONNECTIONS', 10, 'connections from 1 to 100', (value) => parseCount(value, 100)),
    cacheUrl: secretUrl('CACHE_URL', 'redis:', 'rediss:'),
    cacheCa: certificates('CACHE_CA_FILE'),
    flagBaseUrl: base('FLAG_BASE_URL', 'https://flagcdn.com'),
    anonymous: flag('ANONYMOUS', true),
    introspection: flag('INTROSPECTION', true),
    subgraph: flag('SUBGRAPH', false),
    live: flag('LIVE', true),
    livePoll: read('LIVE_POLL', 60, 'seconds from 1 to 3600', (value) => parseCount(value, 3_600)) * 1_000,
    documents: documents('DOCUMENTS_DIR'),
    mcp: flag('MCP', false),
    maxAnswerBytes:
      read('MAX_ANSWER_MB', 32, 'megabytes from 1 to 100', (value) => parseCount(value, 100)) * 1024 * 1024,
    questionsPerMinute: read<number | null>('QUESTIONS_PER_MINUTE', null, 'a whole number from 1 to 1000000', (value) =>
      parseCount(value, 1_000_000),
    ),
    logLevel: read('LOG_LEVEL', 'info', logLevels.join(', '), (value) => logLevels.find((level) => level === value)),
    logFormat: read('LOG_FORMAT', 'auto', logFormats.join(', '), (value) => logFormats.find((one) => one === value)),
    accessLog: flag('ACCESS_LOG', false),
    tracing: tracing.isOn,
    stopDelay: read('STOP_DELAY', 5, 'seconds from 0 to 300', (value) => parseCount(value, 300, 0)) * 1_000,
    rates: {
      urls: read(
        'RATES_URLS',
        defaultRatesUrls,
        'addresses with {date} and {code}, separated by commas',
        parseTemplates,
      ),
      ecbUrl: url('RATES_ECB_URL', 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', ...web),
      sync: flag('RATES_SYNC', true),
    },
    alerts: {
      kinds: read(
        'ALERTS',
        channelKinds,
        'off, or some of webhook, slack and email, separated by commas',
        parseChannelKinds,
      ),
      allowsPrivate: flag('ALERTS_ALLOW_PRIVATE', false),
      emailDomains: read<readonly string[] | null>(
        'ALERTS_EMAIL_DOMAINS',
        null,
        'domains such as example.com, separated by commas',
        parseEmailDomains,
      ),
      smtp: smtp(),
    },
    ignoredFindings: ignored('FINDINGS_IGNORE_FILE'),
    prices,
    billHistoryDays: read('BILL_HISTORY_DAYS', 750, 'days from 0 to 4000', (value) => parseCount(value, 4_000, 0)),
    findingsDaily: flag('FINDINGS_DAILY', true),
    backgroundReading: flag('BACKGROUND_READING', true),
    sandbox: flag('SANDBOX', true),
    apis: Object.fromEntries(apis.map(({ name, credential }) => [name, upstream({ api: name, ...credential })])),
    credentialFiles,
  };
  const { baseUrl, basePath } = config;
  if (basePath !== '' && baseUrl !== null && new URL(baseUrl).pathname !== basePath) {
    problems.push(`BASE_PATH: expected the path of BASE_URL, but got ${JSON.stringify(basePath)}`);
  }
  problems.push(...typosIn(env, names));
  if (problems.length > 0) throw new ConfigError(problems);
  return deepFreeze(config);
}

/** The address that a separate sandbox listens on. */
export function readSandboxAddress(env: NodeJS.ProcessEnv = process.env): Pick<Config, 'port' | 'host'> {
  const { port, host } = readConfig({
    PORT: env['PORT']?.trim() || '4010',
    HOST: env['HOST']?.trim() || '127.0.0.1',
  });
  return { port, host };
}

const defaultRatesUrls: readonly string[] = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1/currencies/{code}.json',
  'https://{date}.currency-api.pages.dev/v1/currencies/{code}.json',
];

function deepFreeze<T extends object>(value: T): T {
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) deepFreeze(child);
  return Object.freeze(value);
}
