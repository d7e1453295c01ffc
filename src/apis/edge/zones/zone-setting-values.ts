/** Values of zone settings that are more than on or off. */
import { Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

export const SslMode = wireEnum(
  'EdgeSslMode',
  'The SSL/TLS encryption mode: how traffic between visitors, the edge and the origin is encrypted',
  {
    off: 'No encryption',
    flexible: 'Flexible: encrypted between visitors and the edge only; the origin is reached over HTTP',
    full: "Full: encrypted end to end; the origin's certificate is not validated",
    strict: "Full (strict): encrypted end to end; the origin's certificate must be valid",
    origin_pull:
      'Strict (SSL-only origin pull): the origin is always reached over HTTPS, even if the visitor uses HTTP',
  },
);

export const Tls13 = wireEnum('EdgeTls13', 'Whether TLS 1.3 is enabled', {
  on: 'Enabled, without 0-RTT',
  off: 'Disabled: TLS 1.2 at most',
  zrt: 'Enabled with 0-RTT',
});

export const SecurityLevel = wireEnum(
  'EdgeSecurityLevel',
  "The security level: how high a visitor's threat score must be for a challenge",
  {
    off: 'No one is challenged',
    essentially_off: 'Only visitors with the worst reputation',
    low: 'Only the most threatening visitors',
    medium: 'Visitors with a moderate or higher threat score',
    high: 'All visitors that were a threat within the last 14 days',
    under_attack: "I'm Under Attack mode: every visitor is challenged",
  },
);

export const CacheLevel = wireEnum(
  'EdgeCacheLevel',
  'The caching level: how the cache of static files treats the query string',
  {
    aggressive: 'Standard: each query string is cached separately',
    basic: 'No query string: files with one are not cached',
    simplified: 'Ignore query string: all query strings share one copy',
  },
);

export const Polish = wireEnum('EdgePolish', 'Polish: how images are optimized', {
  off: 'Off: images are served as they are',
  lossless: 'Lossless: metadata is stripped',
  lossy: 'Lossy: metadata is stripped, and JPEGs are compressed further',
});

export const PseudoIpv4 = wireEnum(
  'EdgePseudoIpv4',
  'Pseudo IPv4: how IPv6 visitors appear to an origin that supports IPv4 only',
  {
    off: 'Off: their IPv6 address',
    add_header: 'A pseudo IPv4 address is added in a header of its own',
    overwrite_header: 'A pseudo IPv4 address overwrites the existing headers',
  },
);

const about = 'HTTP Strict Transport Security (HSTS): browsers connect over HTTPS only';

@BothWays('EdgeStrictTransportSecurity', about)
class StrictTransportSecurity {
  @Optional(() => Boolean, 'HSTS is enabled')
  enabled?: boolean | null;

  @Optional(() => Int, 'The max age: seconds for which browsers remember it')
  maxAge?: number | null;

  @Optional(() => Boolean, 'It applies to all subdomains')
  includeSubdomains?: boolean | null;

  @Optional(() => Boolean, 'Browsers may include the domain in their preload list')
  preload?: boolean | null;

  @Optional(() => Boolean, 'Send `X-Content-Type-Options: nosniff`, so that browsers do not guess content types')
  nosniff?: boolean | null;
}

@BothWays('EdgeSecurityHeader', 'Security headers')
export class SecurityHeader {
  @Optional(() => StrictTransportSecurity, about)
  strictTransportSecurity?: StrictTransportSecurity | null;
}
