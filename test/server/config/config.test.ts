import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/base/config-error.js';
import { readConfig } from '../../../src/server/config/config.js';

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, dataDir: './data', storeUrl: null, introspection: true });
  });

  it('lets everyone ask the graph by default', () => {
    expect(readConfig({}).anonymous).toBe(true);
    expect(readConfig({ ANONYMOUS: 'off' }).anonymous).toBe(false);
    expect(() => readConfig({ ANONYMOUS: 'maybe' })).toThrow('ANONYMOUS: expected on or off, but got "maybe"');
  });

  it('is no subgraph unless it is told to be one', () => {
    expect(readConfig({}).subgraph).toBe(false);
    expect(readConfig({ SUBGRAPH: 'on' }).subgraph).toBe(true);
    expect(() => readConfig({ SUBGRAPH: 'federation' })).toThrow('SUBGRAPH: expected on or off, but got "federation"');
  });

  it('is frozen all the way down', () => {
    const config = readConfig({});
    expect(Object.isFrozen(config) && Object.isFrozen(config.rates) && Object.isFrozen(config.rates.urls)).toBe(true);
  });

  it('takes what is set, without blanks and trailing slashes', () => {
    const config = readConfig({ PORT: ' 80 ', BASE_URL: 'https://meridian.example/', INTROSPECTION: 'Off' });
    expect(config).toMatchObject({ port: 80, baseUrl: 'https://meridian.example', introspection: false });
  });

  it('reports every problem at once, with what was expected and what came', () => {
    const read = () =>
      readConfig({ PORT: '70000', BASE_URL: 'ftp://x', LOG_LEVEL: 'loud', RATES_URLS: 'https://x/usd.json' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /4 problem.*PORT: expected a port from 1 to 65535, but got "70000".*BASE_URL.*LOG_LEVEL.*RATES_URLS/s,
    );
  });

  it('takes a format of the log', () => {
    expect(readConfig({}).logFormat).toBe('auto');
    expect(readConfig({ LOG_FORMAT: 'json' }).logFormat).toBe('json');
    expect(() => readConfig({ LOG_FORMAT: 'pretty' })).toThrow(
      'LOG_FORMAT: expected auto, json, text, but got "pretty"',
    );
  });

  it('takes an address for metrics with a port alone', () => {
    expect(readConfig({}).metrics).toBeNull();
    const set = { METRICS_HOST: '10.0.0.7', METRICS_PORT: '9464', METRICS_COSTS: 'on' };
    expect(readConfig(set).metrics).toEqual({ host: '10.0.0.7', port: 9464, costs: true });
    const message = 'METRICS_PORT: expected a port from 1 to 65535 with METRICS_HOST, but got none';
    expect(() => readConfig({ METRICS_HOST: '10.0.0.7' })).toThrow(new ConfigError([message]));
    expect(() => readConfig({ METRICS_HOST: '10.0.0.7', METRICS_PORT: ' ' })).toThrow(message);
    expect(() => readConfig({ METRICS_COSTS: 'on' })).toThrow(
      'METRICS_PORT: expected a port from 1 to 65535 with METRICS_COSTS, but got none',
    );
  });

  it('takes the ways in which alerts may be sent, or none', () => {
    const kindsOf = (ALERTS: string) => readConfig({ ALERTS }).alerts.kinds;
    expect(readConfig({}).alerts.kinds).toEqual(['WEBHOOK', 'SLACK', 'EMAIL']);
    expect(kindsOf('Email, webhook,email')).toEqual(['WEBHOOK', 'EMAIL']);
    expect(kindsOf('OFF')).toEqual([]);
    for (const odd of ['on', 'webhook,', 'off,email', 'sms', 'webhook slack'])
      expect(() => kindsOf(odd)).toThrow(
        `ALERTS: expected off, or some of webhook, slack and email, separated by commas, but got "${odd}"`,
      );
  });

  it('takes domains whose addresses need no confirmation, as addresses write them', () => {
    const domainsOf = (ALERTS_EMAIL_DOMAINS: string) => readConfig({ ALERTS_EMAIL_DOMAINS }).alerts.emailDomains;
    expect(readConfig({}).alerts.emailDomains).toBeNull();
    expect(domainsOf('Example.com, münchen.de')).toEqual(['example.com', 'xn--mnchen-3ya.de']);
    for (const odd of ['@example.com', '*.example.com', 'example.com.', 'localhost', 'example.com,', 'ops@example.com'])
      expect(() => domainsOf(odd)).toThrow(
        `ALERTS_EMAIL_DOMAINS: expected domains such as example.com, separated by commas, but got`,
      );
  });

  it('takes a server for e-mail, with its password and its sender, and repeats neither', () => {
    expect(readConfig({}).alerts).toMatchObject({ allowsPrivate: false, smtp: null });
    const smtp = { SMTP_URL: 'smtps://me:hunter2@mail.example', SMTP_FROM: 'alerts@mail.example' };
    expect(readConfig({ ...smtp, ALERTS_ALLOW_PRIVATE: 'on' }).alerts).toMatchObject({
      allowsPrivate: true,
      smtp: { url: smtp.SMTP_URL, from: smtp.SMTP_FROM },
    });
    expect(() => readConfig({ SMTP_URL: smtp.SMTP_URL })).toThrow('SMTP_FROM: expected an address such as');
    expect(() => readConfig({ ...smtp, SMTP_FROM: 'Alerts <alerts@mail.example>' })).toThrow('SMTP_FROM: expected');
    const wrong = () => readConfig({ ...smtp, SMTP_URL: 'http://me:hunter2@mail.example' });
    expect(wrong).toThrow('SMTP_URL: expected an address that starts with smtp: or smtps:');
    expect(wrong).not.toThrow('hunter2');
  });

  it.each([
    'redis://me:hunter2@sentinel-1:26379,sentinel-2:26379/primary',
    'redis://sentinel-1,sentinel-2',
    'redis-sentinel://sentinel-1:26379/primary',
    'postgres://me:hunter2@db-1,db-2/meridian',
  ])('refuses an address of several servers with what to name instead: %s', (STORE_URL) => {
    const read = () => readConfig({ STORE_URL });
    expect(read).toThrow(
      'STORE_URL: expected the address of one server: in place of a list of Sentinels or nodes, a name or a proxy that leads to the primary, but got',
    );
    expect(read).not.toThrow('hunter2');
  });

  it('takes the address of the store out of a file, and refuses one that is none without repeating it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-config-'));
    const file = join(folder, 'url');
    const read = (text: string, env: NodeJS.ProcessEnv = {}) => {
      writeFileSync(file, text);
      return () => readConfig({ STORE_URL_FILE: file, ...env });
    };
    expect(read('postgres://me:hunter2@db/meridian\n')().storeUrl).toBe('postgres://me:hunter2@db/meridian');
    expect(read('mysql://me:hunter2@db')).toThrow(
      /STORE_URL_FILE: expected a file with an address that starts with postgres: .*, but got another$/,
    );
    expect(read('')).toThrow('STORE_URL_FILE: expected a file with the credential on one line, but got an empty one');
    expect(read('redis://db', { STORE_URL: 'redis://db' })).toThrow(
      'STORE_URL_FILE: expected none with STORE_URL, but got both',
    );
    expect(read('redis://db', { STORE_CA_FILE: file })).toThrow(
      'STORE_CA_FILE: expected a file with certificates in PEM, but got something else',
    );
    expect(read('redis://db', { STORE_CA_FILE: folder })).toThrow('but got one that cannot be read');
    rmSync(folder, { recursive: true });
  });

  it('reports an upstream address without a credential, for which the sandbox would answer', () => {
    expect(() => readConfig({ CLOUD_BASE_URL: 'https://cloud.example/v1' })).toThrow(
      'CLOUD_TOKEN: expected with CLOUD_BASE_URL, but got none',
    );
    const { CLOUD: cloud, STORAGE: storage } = readConfig({
      CLOUD_BASE_URL: 'https://cloud.example/v1',
      CLOUD_TOKEN: 'secret',
    }).apis;
    expect(cloud).toEqual({
      accounts: [{ name: 'default', credential: 'secret' }],
      baseUrl: 'https://cloud.example/v1',
    });
    expect(storage).toEqual({ accounts: [], baseUrl: null });
  });

  it('makes one credential of a user and a password, and wants both', () => {
    expect(readConfig({ DEDICATED_USER: '#ws+u', DEDICATED_PASSWORD: 'p:w' }).apis['DEDICATED']).toEqual({
      accounts: [{ name: 'default', credential: '#ws+u:p:w' }],
      baseUrl: null,
    });
    expect(() => readConfig({ DEDICATED_USER: '#ws+u' })).toThrow(
      'DEDICATED_PASSWORD: expected with DEDICATED_USER, but got none',
    );
  });

  it.each([
    ['BASE_URL', 'https://meridian.example/?lang=en'],
    ['BASE_URL', 'https://meridian.example/?'],
    ['BASE_URL', 'https://meridian.example#top'],
    ['BASE_URL', 'https://me:hunter2@meridian.example'],
    ['BASE_URL', 'https://hunter2@meridian.example'],
    ['BASE_URL', 'https:me:hunter2@meridian.example'],
    ['BASE_URL', 'https://me:hunter2\n@meridian.example'],
    ['BASE_URL', 'https://meridian.\nexample'],
    ['FLAG_BASE_URL', 'https://flags.example?size=hunter2'],
    ['CLOUD_BASE_URL', 'https://me:hunter2@cloud.example'],
    ['STORE_URL', 'redis://me:hunter2\r\n@store.example'],
    ['STORE_URL', 'postgres://me:p@hunter2/w@store.example/db'],
    ['STORE_URL', 'postgres://me:p/hunter2@store.example/db'],
    ['CACHE_URL', 'redis://me:5/hunter2@store.example'],
    ['CACHE_URL', 'redis://me:5#hunter2@store.example'],
    ['RATES_ECB_URL', 'https://ecb.example/a\tb.xml'],
    ['RATES_URLS', 'https://x.example/{date}/\n{code}.json'],
  ])('refuses %s %j, with what was expected and without a secret', (name, value) => {
    const read = () => readConfig({ CLOUD_TOKEN: 'secret', [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`1 problem\\(s\\):\n  - ${name}: expected .*, but got ".*"$`));
    expect(read).not.toThrow('hunter2');
  });

  it('takes addresses as a browser would, and queries where nothing is put behind them', () => {
    const config = readConfig({
      BASE_URL: 'HTTPS://Meridian.Example:443/at//',
      RATES_ECB_URL: 'https://ecb.example/daily.xml?a=b',
      STORE_URL: 'postgres://me:p%40ss@store.example/db?sslmode=require',
    });
    expect(config.baseUrl).toBe('https://meridian.example/at');
    expect(config.rates.ecbUrl).toBe('https://ecb.example/daily.xml?a=b');
    expect(config.storeUrl).toBe('postgres://me:p%40ss@store.example/db?sslmode=require');
  });

  it.each([
    ['CLOUD_TOKEN', 'hunter2\nhunter2', 'a line break'],
    ['STORAGE_TOKEN', 'hunter2\r\nx-other: 1', 'a line break'],
    ['CLOUD_TOKEN', 'Bearer hunter2', 'a blank'],
    ['CLOUD_TOKEN', 'hunter2\u0000', 'a control character'],
    ['CLOUD_TOKEN', 'hunter2…', 'a character beyond ASCII'],
    ['DEDICATED_USER', 'hun\nter2', 'a line break'],
    ['DEDICATED_PASSWORD', 'hunter2\u2028x', 'a line break'],
    ['DEDICATED_PASSWORD', 'hunter2\tx', 'a control character'],
  ])('refuses %s %j in words that do not repeat it', (name, value, came) => {
    const read = () => readConfig({ DEDICATED_USER: 'me', DEDICATED_PASSWORD: 'secret', [name]: value });
    expect(read).toThrow(new RegExp(`1 problem\\(s\\):\n  - ${name}: expected .*, but got one with ${came}$`));
    expect(read).not.toThrow('hunter2');
  });

  it('takes a password with blanks and letters of any kind, and a token with a line break at its end', () => {
    const env = { DEDICATED_USER: 'me', DEDICATED_PASSWORD: 'pässword with blanks', CLOUD_TOKEN: 'from-a-file\n' };
    const { apis } = readConfig(env);
    const credentials = ['DEDICATED', 'CLOUD'].map((api) => apis[api]?.accounts[0]?.credential);
    expect(credentials).toEqual(['me:pässword with blanks', 'from-a-file']);
  });
});
