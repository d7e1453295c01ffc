/** The URLs that alerts are sent to, and those that are refused before any name is resolved. */
import { describe, expect, it } from '@jest/globals';
import { TargetError, targetIn } from '../../../../src/server/alerts/delivery/target.js';

const refused: readonly string[] = [
  '',
  'example.com',
  '/hook',
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:,x',
  'javascript:alert(1)',
  'https://',
  'https:///',
  'https://exa mple.com/',
  'https://example.com/\r\nX: y',
  'https:\\\\example.com',
  'https://example.com\\@evil.example/',
  '\thttps://example.com/',
  ' https://example.com/',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://:secret@example.com/',
  'https://example.com/#part',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:80/',
  'https://example.com:1023/',
  'https://example.com:0/',
  'https://example.com:99999/',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest',
  'https://0.0.0.0/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::8.8.8.8]/',
  'https://[2002:7f00:1::]/',
  'https://[::127.0.0.1]/',
  // The parser makes usual addresses of these.
  'https://127.1/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://017700000001/',
  'https://127.0.1/',
  'https://%31%32%37.0.0.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  // Public ones, oddly spelled.
  'https://0x08080808/',
  'https://134744072/',
  'https://010.8.8.8/',
  'https://8.8.2056/',
  'https://0x8.8.8.8/',
  `https://example.com/${'x'.repeat(2_000)}`,
];

describe.each(refused)('%j', (text) => {
  it('is refused', () => {
    expect(() => targetIn(text, false)).toThrow(TargetError);
  });
});

it('a message repeats neither the address nor a password', () => {
  const text = 'https://user:secret@example.com/path';
  expect(() => targetIn(text, false)).toThrow(/^url: expected no user and password, but got some$/);
});

it.each([
  'https://example.com/hook?key=1',
  'https://example.com:8443/',
  'https://xn--bcher-kva.example/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]:4443/',
])('%s is accepted', (text) => {
  expect(targetIn(text, false).href).toBe(text);
});

it('private addresses are accepted with the setting, metadata services are not', () => {
  expect(targetIn('https://127.0.0.1:8443/', true).hostname).toBe('127.0.0.1');
  expect(targetIn('https://[fd12::1]/', true).hostname).toBe('[fd12::1]');
  expect(() => targetIn('https://169.254.169.254/', true)).toThrow(TargetError);
  expect(() => targetIn('https://127.1/', true)).toThrow(TargetError);
});
