/** What the settings of a zone may be, where that is more than on or off. */
import { Field, Int } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { wireEnum } from '../../../rest/mapping/enum.js';

export const SslMode = wireEnum(
  'EdgeSslMode',
  'How traffic is encrypted between visitors, the edge and the origin',
  ['off', 'flexible', 'full', 'strict', 'origin_pull'],
  {
    off: 'Not at all',
    flexible: 'Between visitors and the edge alone; the origin is reached over plain HTTP',
    full: 'All the way; any certificate of the origin will do',
    strict: 'All the way, with a certificate of the origin that can be trusted',
    origin_pull: 'All the way, to the origin over HTTPS even where the visitor came over HTTP',
  },
);

export const Tls13 = wireEnum('EdgeTls13', 'Whether TLS 1.3 is spoken', ['on', 'off', 'zrt'], {
  zrt: 'With data in its first flight (0-RTT) as well',
});

export const SecurityLevel = wireEnum(
  'EdgeSecurityLevel',
  'How suspicious a visitor has to be to be challenged',
  ['off', 'essentially_off', 'low', 'medium', 'high', 'under_attack'],
  {
    off: 'Nobody is',
    essentially_off: 'Those with the worst reputation alone',
    low: 'The most threatening',
    medium: 'Those of moderate and greater threat',
    high: 'Whoever was a threat within 14 days',
    under_attack: 'Everybody is',
  },
);

export const CacheLevel = wireEnum(
  'EdgeCacheLevel',
  'What the query string means to the cache of static files',
  ['aggressive', 'basic', 'simplified'],
  {
    aggressive: 'Each query string is a file of its own',
    basic: 'Nothing with a query string is cached',
    simplified: 'The query string is passed over',
  },
);

export const Polish = wireEnum('EdgePolish', 'How images are made smaller', ['off', 'lossless', 'lossy'], {
  lossless: 'Their metadata is taken off',
  lossy: 'Their metadata is taken off, and JPEGs are compressed further',
});

export const PseudoIpv4 = wireEnum(
  'EdgePseudoIpv4',
  'What an origin that knows IPv4 alone is told of visitors over IPv6',
  ['off', 'add_header', 'overwrite_header'],
  {
    off: 'Their address as it is',
    add_header: 'An IPv4 address made of theirs in a header of its own',
    overwrite_header: 'An IPv4 address made of theirs in place of it',
  },
);

const about = 'Strict transport security (HSTS): browsers are told to come over HTTPS alone';

@BothWays('EdgeStrictTransportSecurity', about)
class StrictTransportSecurity {
  @Field(() => Boolean, { nullable: true, description: 'Browsers are told' })
  enabled?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Seconds for which a browser keeps to it' })
  maxAge?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It holds for all names below the zone' })
  includeSubdomains?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Browsers may ship with it' })
  preload?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Browsers are told not to guess types of content' })
  nosniff?: boolean | null;
}

@BothWays('EdgeSecurityHeader', 'Headers that make browsers careful')
export class SecurityHeader {
  @Field(() => StrictTransportSecurity, { nullable: true, description: about })
  strictTransportSecurity?: StrictTransportSecurity | null;
}
