import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '../src/config.js';

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, dataDir: './data', storeUrl: null, introspection: true });
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

  it('reports an upstream address without a credential, for which the sandbox would answer', () => {
    expect(() => readConfig({ CLOUD_BASE_URL: 'https://cloud.example/v1' })).toThrow(
      'CLOUD_TOKEN: expected with CLOUD_BASE_URL, but got none',
    );
    const { cloud, storage } = readConfig({ CLOUD_BASE_URL: 'https://cloud.example/v1', CLOUD_TOKEN: 'secret' });
    expect(cloud).toEqual({ credential: 'secret', baseUrl: 'https://cloud.example/v1' });
    expect(storage).toEqual({ credential: null, baseUrl: null });
  });

  it('makes one credential of a user and a password, and wants both', () => {
    expect(readConfig({ DEDICATED_USER: '#ws+u', DEDICATED_PASSWORD: 'p:w' }).dedicated).toEqual({
      credential: '#ws+u:p:w',
      baseUrl: null,
    });
    expect(() => readConfig({ DEDICATED_USER: '#ws+u' })).toThrow(
      'DEDICATED_PASSWORD: expected with DEDICATED_USER, but got none',
    );
  });
});
