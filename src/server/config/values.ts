/** Parses values of the configuration: each function returns `undefined` for an invalid one. */
import { isIP } from 'node:net';

export function parsePort(value: string): number | undefined {
  return parseCount(value, 65_535);
}

/** An integer. */
export function parseCount(value: string, most: number, least = 1): number | undefined {
  const count = Number(value);
  return /^\d+$/.test(value) && count >= least && count <= most ? count : undefined;
}

/** A calendar day, such as `2026-12-31`. */
export function parseDay(value: string): string | undefined {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value ? value : undefined;
}

export function parseFlag(value: string): boolean | undefined {
  if (['on', 'true', '1', 'yes'].includes(value.toLowerCase())) return true;
  if (['off', 'false', '0', 'no'].includes(value.toLowerCase())) return false;
  return undefined;
}

export const web: readonly string[] = ['http:', 'https:'];

/**
 * Returns the text unchanged, as its consumer decides what it may contain. Control characters, some of which URL
 * parsing drops, are invalid.
 */
export function parseUrl(value: string, protocols: readonly string[]): string | undefined {
  if (/\p{Cc}/u.test(value) || !URL.canParse(value) || !protocols.includes(new URL(value).protocol)) return undefined;
  return value.replace(/\/+$/, '');
}

/**
 * Parses a URL that may hold a password. A password that is not encoded ends the URL early, and its rest would be shown
 * as a host.
 */
export function parseSecretUrl(value: string, protocols: readonly string[]): string | undefined {
  if (parseUrl(value, protocols) === undefined) return undefined;
  if (namesSeveral(value)) return undefined;
  const { pathname, search, hash } = new URL(value);
  return hash !== '' || `${pathname}${search}`.includes('@') ? undefined : value.replace(/\/+$/, '');
}

/** Whether several hosts follow the password, separated by commas. */
function namesSeveral(value: string): boolean {
  return /^[\w+-]+:\/\/(?:[^/]*@)?[^@/]*,/.test(value);
}

/** Describes the value that was expected instead of an invalid one. */
export function expectedSecretUrl(value: string, protocols: readonly string[]): string {
  if (namesSeveral(value) || /^[\w+-]*sentinel/i.test(value)) {
    return 'the address of one server: in place of a list of Sentinels or nodes, a name or a proxy that leads to the primary';
  }
  return `an address that starts with ${protocols.join(' or ')}, ${encodedPassword}`;
}

const encodedPassword = 'with its user and password percent-encoded (@ is %40, / is %2F, # is %23)';

/** A URL to append paths to, without a trailing slash. */
export function parseBaseUrl(value: string): string | undefined {
  if (parseUrl(value, web) === undefined) return undefined;
  const { href, username, password } = new URL(value);
  return /[?#]/.test(href) || username || password ? undefined : href.replace(/\/+$/, '');
}

/** A path to strip, without a trailing slash: letters, digits and what needs no encoding. */
export function parsePath(value: string): string | undefined {
  return /^(\/[\w.~-]+)+\/?$/.test(value) && !value.split('/').includes('..') ? value.replace(/\/$/, '') : undefined;
}

/** Trusted proxies, by address, network or name. */
export function parseProxies(value: string): readonly string[] | undefined {
  const proxies = value.split(',').map((part) => part.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

/** The names are those of Express and Fastify. All addresses at once would let every client say who it is. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128))
  );
}

export function parseTemplates(value: string): readonly string[] | undefined {
  const urls = value.split(',').map((part) => part.trim());
  const valid = urls.every(
    (url) =>
      url.includes('{date}') &&
      url.includes('{code}') &&
      parseUrl(url.replace('{date}', 'latest').replace('{code}', 'usd'), web),
  );
  return valid ? urls : undefined;
}

/** Masks the secrets of a URL, which may contain a password even where it is invalid. */
export function withoutSecrets(address: string): string {
  return address.replace(/^([^:]*:)[^]*@/, '$1…@').replace(/\?[^]+$/, '?…');
}

type Flaw = readonly [pattern: RegExp, name: string];

const textFlaws: readonly Flaw[] = [
  [/[\n\r\u0085\u2028\u2029]/, 'a line break'],
  [/\p{Cc}/u, 'a control character'],
];
/** A token is sent verbatim in a header. */
const tokenFlaws: readonly Flaw[] = [...textFlaws, [/\s/, 'a blank'], [/[^\u0021-\u007e]/, 'a character beyond ASCII']];

export type CredentialKind = 'token' | 'text';

/** Says why a credential is invalid, without repeating it. */
export function problemOf(where: string, credential: string, kind: CredentialKind): string | undefined {
  const isToken = kind === 'token';
  const flaw = (isToken ? tokenFlaws : textFlaws).find(([pattern]) => pattern.test(credential));
  const expected = isToken ? 'visible ASCII characters' : 'one line of text';
  return flaw && `${where}: expected ${expected}, but got one with ${flaw[1]}`;
}
