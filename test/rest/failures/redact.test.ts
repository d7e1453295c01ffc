/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import { isSecret, redacted, secretsIn } from '../../../src/rest/failures/redact.js';

describe('secrets', () => {
  it.each([
    'private_key',
    'privateKey',
    'custom_key',
    'customKey',
    'client_secret',
    'Authorization',
    'Cookie',
    'destination_conf',
    'tsig_key',
    'tsigKey',
    'wss_url',
  ])('stand under names such as %s', (name) => expect(isSecret(name)).toBe(true));

  it.each(['public_key', 'key', 'custom_certificate', 'cookie_suffix', 'cookie_attributes', 'name'])(
    'do not stand under %s',
    (name) => expect(isSecret(name)).toBe(false),
  );

  it('are found at any depth, in lists as well', () => {
    const body = {
      ssl: { custom_key: 'k1', custom_cert_bundle: [{ custom_certificate: 'open', custom_key: 'k2' }] },
      header: { Authorization: ['Bearer b'], Host: ['open.example'] },
      retries: 2,
    };
    expect(secretsIn(body)).toEqual(['k1', 'k2', 'Bearer b']);
    expect(redacted('k2 for open.example', secretsIn(body))).toBe('… for open.example');
  });

  it('are all that an object holds whose type says so, but for its name', () => {
    const bindings = [
      { name: 'KEY', type: 'secret_text', text: 'hush' },
      { name: 'SIGN', type: 'secret_key', key_jwk: { k: 'deep' }, usages: ['sign'] },
      { name: 'GREETING', type: 'plain_text', text: 'hello' },
    ];
    expect(secretsIn({ metadata: { bindings } })).toEqual(['hush', 'deep', 'sign']);
    expect(secretsIn({ env_vars: { API_KEY: { type: 'secret_text', value: 'v' } } })).toEqual(['v']);
  });

  it('of several lines are found as JSON has them too', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n';
    expect(redacted(`odd: ${JSON.stringify({ key })}, and ${key}`, [key])).toBe('odd: {"key":"…"}, and …');
  });
});
