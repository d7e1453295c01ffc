/** Settings of a zone whose values have a shape that stays: read and written by their own names. */
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

/** Names of all. */
export const known: string[] = [];

/** Names on the wire of those that are `on` or `off` there. */
export const switches = new Set<string>();

/** Null: the API tells no such setting of the zone. */
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
  @Setting(() => SslMode, 'How traffic is encrypted between visitors, the edge and the origin')
  ssl?: ValueOf<typeof SslMode> | null;

  @Switch('Visitors over HTTP are sent on to HTTPS')
  alwaysUseHttps?: boolean | null;

  @Switch('Links to HTTP within pages become links to HTTPS where that is served')
  automaticHttpsRewrites?: boolean | null;

  @Switch('Visitors over HTTP are offered an encrypted connection without a change of address')
  opportunisticEncryption?: boolean | null;

  @Setting(() => TlsVersion, 'The oldest version of TLS that visitors may speak')
  minTlsVersion?: ValueOf<typeof TlsVersion> | null;

  @Setting(() => Tls13, 'Whether TLS 1.3 is spoken')
  tls13?: ValueOf<typeof Tls13> | null;

  @Setting(() => [String], 'Ciphers that TLS may use, in the notation of BoringSSL; empty: those of the edge')
  ciphers?: string[] | null;

  @Switch('The edge shows the origin a certificate of its own')
  tlsClientAuth?: boolean | null;

  @Setting(() => SecurityHeader, 'Headers that make browsers careful')
  securityHeader?: SecurityHeader | null;

  @Switch('HTTP/2 is spoken')
  http2?: boolean | null;

  @Switch('HTTP/3 is spoken, over QUIC')
  http3?: boolean | null;

  @Switch('Who comes again may send data with the first flight; such requests can be replayed')
  zeroRtt?: boolean | null;

  @Switch('Visitors over IPv6 are served')
  ipv6?: boolean | null;

  @Setting(() => PseudoIpv4, 'What an origin that knows IPv4 alone is told of visitors over IPv6')
  pseudoIpv4?: ValueOf<typeof PseudoIpv4> | null;

  @Switch('WebSockets reach the origin')
  websockets?: boolean | null;

  @Switch('The origin is told the country of the visitor in a header')
  ipGeolocation?: boolean | null;

  @Setting(() => Int, 'Megabytes that a request may upload')
  maxUpload?: number | null;

  @Setting(() => SecurityLevel, 'How suspicious a visitor has to be to be challenged')
  securityLevel?: ValueOf<typeof SecurityLevel> | null;

  @Setting(() => Int, 'Seconds for which a visitor who has passed a challenge meets no other')
  challengeTtl?: number | null;

  @Switch('Visitors whose headers are those of abusers are challenged or refused')
  browserCheck?: boolean | null;

  @Switch('The older web application firewall judges requests')
  waf?: boolean | null;

  @Switch('Images are not served to pages of other sites')
  hotlinkProtection?: boolean | null;

  @Switch('Mail addresses in pages are hidden from robots')
  emailObfuscation?: boolean | null;

  @Switch('Parts of pages that are marked so are left out for suspicious visitors')
  serverSideExclude?: boolean | null;

  @Switch('The cache is passed over for three hours, as while a site is being changed')
  developmentMode?: boolean | null;

  @Setting(() => CacheLevel, 'What the query string means to the cache of static files')
  cacheLevel?: ValueOf<typeof CacheLevel> | null;

  @Setting(() => Int, 'Seconds for which browsers keep what is cached; 0: as the origin says')
  browserCacheTtl?: number | null;

  @Switch('The order of parameters in a query string is the same to the cache')
  sortQueryStringForCache?: boolean | null;

  @Switch('Old copies of pages are served while the origin is down')
  alwaysOnline?: boolean | null;

  @Switch('Text is compressed with Brotli')
  brotli?: boolean | null;

  @Switch('Browsers are told early what they will need')
  earlyHints?: boolean | null;

  @Switch('Scripts are loaded after the page is painted')
  rocketLoader?: boolean | null;

  @Setting(() => Polish, 'How images are made smaller')
  polish?: ValueOf<typeof Polish> | null;

  @Switch('Images are sent as WebP to browsers that read it')
  webp?: boolean | null;
}
