/** Zone settings whose values have a stable type: each is a field of its own. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { dialect } from '../dialect.js';
import {
  CacheLevel,
  Polish,
  PseudoIpv4,
  SecurityHeader,
  SecurityLevel,
  SslMode,
  Tls13,
} from './zone-setting-values.js';
import { TlsVersion } from '../shared.js';

/** The names of all known settings. */
export const known: string[] = [];

/** Wire names of the settings that are `on` or `off`. */
export const switches = new Set<string>();

/** Nullable, because the API may not return the setting for a zone. */
const Setting =
  (type: () => object, description: string) =>
  (target: object, name: string): void => {
    known.push(name);
    Field(type, { nullable: true, description })(target, name);
  };

const Switch =
  (description: string) =>
  (target: object, name: string): void => {
    switches.add(dialect.names.toWire(name));
    Setting(() => Boolean, description)(target, name);
  };

@ObjectType()
@InputType()
export abstract class KnownSettings {
  @Setting(
    () => SslMode,
    'The SSL/TLS encryption mode: how traffic between visitors, the edge and the origin is encrypted',
  )
  ssl?: ValueOf<typeof SslMode> | null;

  @Switch('Redirect HTTP requests to HTTPS')
  alwaysUseHttps?: boolean | null;

  @Switch('Rewrite HTTP links in pages to HTTPS where the target supports it')
  automaticHttpsRewrites?: boolean | null;

  @Switch('Opportunistic encryption: let browsers use an encrypted connection for HTTP URLs')
  opportunisticEncryption?: boolean | null;

  @Setting(() => TlsVersion, 'The minimum version of TLS for visitors')
  minTlsVersion?: ValueOf<typeof TlsVersion> | null;

  @Setting(() => Tls13, 'Whether TLS 1.3 is enabled')
  tls13?: ValueOf<typeof Tls13> | null;

  @Setting(() => [String], 'Allowed TLS cipher suites, in BoringSSL notation; empty: the default ones')
  ciphers?: string[] | null;

  @Switch('Authenticated origin pulls: the edge presents a client certificate to the origin')
  tlsClientAuth?: boolean | null;

  @Setting(() => SecurityHeader, 'Security headers')
  securityHeader?: SecurityHeader | null;

  @Switch('HTTP/2 is enabled')
  http2?: boolean | null;

  @Switch('HTTP/3 (over QUIC) is enabled')
  http3?: boolean | null;

  @Switch('0-RTT connection resumption: returning visitors send data at once; such requests can be replayed')
  zeroRtt?: boolean | null;

  @Switch('IPv6 is enabled')
  ipv6?: boolean | null;

  @Setting(() => PseudoIpv4, 'Pseudo IPv4: how IPv6 visitors appear to an origin that supports IPv4 only')
  pseudoIpv4?: ValueOf<typeof PseudoIpv4> | null;

  @Switch('WebSockets to the origin are allowed')
  websockets?: boolean | null;

  @Switch("Send the visitor's country to the origin in a header")
  ipGeolocation?: boolean | null;

  @Setting(() => Int, 'The maximum upload size per request, in megabytes')
  maxUpload?: number | null;

  @Setting(() => SecurityLevel, "The security level: how high a visitor's threat score must be for a challenge")
  securityLevel?: ValueOf<typeof SecurityLevel> | null;

  @Setting(() => Int, 'Challenge passage: seconds until a visitor who passed a challenge can get another')
  challengeTtl?: number | null;

  @Switch('Browser integrity check: block or challenge requests with headers typical of abuse')
  browserCheck?: boolean | null;

  @Switch('The previous version of the web application firewall (WAF)')
  waf?: boolean | null;

  @Switch('Hotlink protection: images are not served to pages of other sites')
  hotlinkProtection?: boolean | null;

  @Switch('Email address obfuscation: hide email addresses in pages from bots')
  emailObfuscation?: boolean | null;

  @Switch('Server-side excludes: remove marked parts of pages for suspicious visitors')
  serverSideExclude?: boolean | null;

  @Switch('Development mode: bypass the cache for three hours')
  developmentMode?: boolean | null;

  @Setting(() => CacheLevel, 'The caching level: how the cache of static files treats the query string')
  cacheLevel?: ValueOf<typeof CacheLevel> | null;

  @Setting(() => Int, "Browser cache TTL, in seconds; 0: respect the origin's headers")
  browserCacheTtl?: number | null;

  @Switch('Query string sort: treat query strings with the same parameters in another order as equal in the cache')
  sortQueryStringForCache?: boolean | null;

  @Switch('Always Online: serve archived copies of pages while the origin is down')
  alwaysOnline?: boolean | null;

  @Switch('Compress text with Brotli')
  brotli?: boolean | null;

  @Switch('Early Hints: send `103` responses that let browsers preload')
  earlyHints?: boolean | null;

  @Switch('Rocket Loader: load JavaScript after the page has rendered')
  rocketLoader?: boolean | null;

  @Setting(() => Polish, 'Polish: how images are optimized')
  polish?: ValueOf<typeof Polish> | null;

  @Switch('Serve images as WebP to browsers that support it')
  webp?: boolean | null;
}
