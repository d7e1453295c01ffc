/** The only reader of the environment: one frozen object, or one error that names every problem. */

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address of this service without a trailing slash; null: `http://localhost:<port>`. */
  readonly baseUrl: string | null;
  /** Folder of the embedded store. */
  readonly dataDir: string;
  /** Where tokens and rate tables are kept; null: the embedded store in `dataDir`. */
  readonly storeUrl: string | null;
  readonly flagBaseUrl: string;
  readonly introspection: boolean;
  readonly logLevel: LogLevel;
  readonly rates: RatesConfig;
  readonly cloud: UpstreamConfig;
  readonly dedicated: UpstreamConfig;
  readonly storage: UpstreamConfig;
}

/** An upstream API; the embedded sandbox stands in while no credential is set. */
export interface UpstreamConfig {
  readonly credential: string | null;
  /** Null: the provider's own address. */
  readonly baseUrl: string | null;
}

export interface RatesConfig {
  /** Addresses of the daily tables in order of preference; `{date}` stands for a date or `latest`, `{code}` for a currency. */
  readonly urls: readonly string[];
  readonly ecbUrl: string;
  /** Off: the newest table in the store or the snapshot is served and nothing is fetched. */
  readonly sync: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;

  function read<T>(name: string, fallback: T, expected: string, parse: (value: string) => T | undefined): T {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined)
      problems.push(`${name}: expected ${expected}, but got ${JSON.stringify(withoutCredentials(value))}`);
    return parsed ?? fallback;
  }
  const flag = (name: string, fallback: boolean) => read(name, fallback, 'on or off', parseFlag);
  const url = <T extends string | null>(name: string, fallback: T, ...protocols: string[]) =>
    read<string | T>(name, fallback, `an address that starts with ${protocols.join(' or ')}`, (value) =>
      parseUrl(value, protocols),
    );

  /** A user and a password make one credential, with a colon between them. */
  function upstream(api: string, ...parts: readonly string[]): UpstreamConfig {
    const baseUrl = url(`${api}_BASE_URL`, null, 'http:', 'https:');
    const names = parts.map((part) => `${api}_${part}`);
    const missing = names.filter((name) => text(name) === undefined);
    // Else the sandbox would answer in place of what was meant.
    const given = [`${api}_BASE_URL`, ...names].find((name) => text(name) !== undefined);
    if (given) problems.push(...missing.map((name) => `${name}: expected with ${given}, but got none`));
    return { credential: missing.length === 0 ? names.map(text).join(':') : null, baseUrl };
  }

  const config: Config = {
    port: read('PORT', 4000, 'a port from 1 to 65535', parsePort),
    host: text('HOST') ?? '0.0.0.0',
    baseUrl: url('BASE_URL', null, 'http:', 'https:'),
    dataDir: text('DATA_DIR') ?? './data',
    storeUrl: url('STORE_URL', null, 'postgres:', 'postgresql:', 'redis:', 'rediss:'),
    flagBaseUrl: url('FLAG_BASE_URL', 'https://flagcdn.com', 'http:', 'https:'),
    introspection: flag('INTROSPECTION', true),
    logLevel: read('LOG_LEVEL', 'info', logLevels.join(', '), (value) => logLevels.find((level) => level === value)),
    rates: {
      urls: read(
        'RATES_URLS',
        defaultRatesUrls,
        'addresses with {date} and {code}, separated by commas',
        parseTemplates,
      ),
      ecbUrl: url('RATES_ECB_URL', 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', 'http:', 'https:'),
      sync: flag('RATES_SYNC', true),
    },
    cloud: upstream('CLOUD', 'TOKEN'),
    dedicated: upstream('DEDICATED', 'USER', 'PASSWORD'),
    storage: upstream('STORAGE', 'TOKEN'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return deepFreeze(config);
}

const defaultRatesUrls: readonly string[] = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@{date}/v1/currencies/{code}.json',
  'https://{date}.currency-api.pages.dev/v1/currencies/{code}.json',
];

/** An address may be wrong and still hold a password. */
function withoutCredentials(value: string): string {
  return value.replace(/:\/\/[^/\s]*:.*@/, '://…@');
}

function parsePort(value: string): number | undefined {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65535 ? port : undefined;
}

function parseFlag(value: string): boolean | undefined {
  if (['on', 'true', '1', 'yes'].includes(value.toLowerCase())) return true;
  if (['off', 'false', '0', 'no'].includes(value.toLowerCase())) return false;
  return undefined;
}

function parseUrl(value: string, protocols: string[]): string | undefined {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) return undefined;
  return value.replace(/\/+$/, '');
}

function parseTemplates(value: string): readonly string[] | undefined {
  const urls = value.split(',').map((part) => part.trim());
  const valid = urls.every(
    (url) =>
      url.includes('{date}') &&
      url.includes('{code}') &&
      parseUrl(url.replace('{date}', 'latest').replace('{code}', 'usd'), ['http:', 'https:']),
  );
  return valid ? urls : undefined;
}

function deepFreeze<T extends object>(value: T): T {
  for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) deepFreeze(child);
  return Object.freeze(value);
}
