import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseZoneFile } from '../../../src/apis/dns/zone-file/parse.js';
import { printZoneFile } from '../../../src/apis/dns/zone-file/print.js';
import { quoted, sameName } from '../../../src/apis/dns/zone-file/text.js';
import { type ZoneFileValue, sameValue } from '../../../src/apis/dns/zone-file/value.js';

const read = (file: string) =>
  parseZoneFile(file, 'acme.example').map(({ name, ttl, type, content, data, priority }) => [
    name,
    ttl,
    type,
    priority === null ? (content ?? data) : [priority, content ?? data],
  ]);

describe('a zone file', () => {
  it('is read with all that RFC 1035 and its users put into one', () => {
    const file = `; a comment
$TTL 1h
@ IN SOA ns1 admin ( 1 ; serial
     7200 3600 1209600 3600 )
    IN NS ns1
        3600 IN NS ns2.other.example.
WWW IN 300 A 192.0.2.1
    300 IN A 192.0.2.2 ; the second
txt TXT "a;b" "c \\"d\\" e"
 TXT ( "one"
   "two" ) ; over two lines
* CNAME @
*.sub 60 CNAME www.acme.example.
mail MX 10 mx
_sip._tcp SRV 1 2 5060 sip
@ CAA 0 issue "letsencrypt.org"
h HTTPS 1 . alpn="h3,h2" ipv4hint=192.0.2.1
l LOC 51 30 12.748 N 0 7 39.6 W 10m
u 1d2h URI 10 1 "https://acme.example/a b"
k SSHFP 4 2 ( 0102
   0304 )
n NAPTR 100 10 "U" "E2U+sip" "!^.*$!sip:info@acme.example!" .
$ORIGIN deep
x A 192.0.2.3
$ORIGIN acme.example.
y A 192.0.2.4`;
    expect(read(file)).toEqual([
      ['acme.example', 3600, 'NS', 'ns1.acme.example'],
      ['acme.example', 3600, 'NS', 'ns2.other.example'],
      ['www.acme.example', 300, 'A', '192.0.2.1'],
      ['www.acme.example', 300, 'A', '192.0.2.2'],
      ['txt.acme.example', 3600, 'TXT', '"a;bc \\"d\\" e"'],
      ['txt.acme.example', 3600, 'TXT', '"onetwo"'],
      ['*.acme.example', 3600, 'CNAME', 'acme.example'],
      ['*.sub.acme.example', 60, 'CNAME', 'www.acme.example'],
      ['mail.acme.example', 3600, 'MX', [10, 'mx.acme.example']],
      ['_sip._tcp.acme.example', 3600, 'SRV', { priority: 1, weight: 2, port: 5060, target: 'sip.acme.example' }],
      ['acme.example', 3600, 'CAA', { flags: 0, tag: 'issue', value: 'letsencrypt.org' }],
      ['h.acme.example', 3600, 'HTTPS', { priority: 1, target: '.', value: 'alpn="h3,h2" ipv4hint=192.0.2.1' }],
      [
        'l.acme.example',
        3600,
        'LOC',
        {
          lat_degrees: 51,
          lat_minutes: 30,
          lat_seconds: 12.748,
          lat_direction: 'N',
          long_degrees: 0,
          long_minutes: 7,
          long_seconds: 39.6,
          long_direction: 'W',
          altitude: 10,
          size: 1,
          precision_horz: 10_000,
          precision_vert: 10,
        },
      ],
      ['u.acme.example', 93_600, 'URI', [10, { weight: 1, target: 'https://acme.example/a b' }]],
      ['k.acme.example', 3600, 'SSHFP', { algorithm: 4, type: 2, fingerprint: '01020304' }],
      [
        'n.acme.example',
        3600,
        'NAPTR',
        {
          order: 100,
          preference: 10,
          flags: 'U',
          service: 'E2U+sip',
          regex: '!^.*$!sip:info@acme.example!',
          replacement: '.',
        },
      ],
      ['x.deep.acme.example', 3600, 'A', '192.0.2.3'],
      ['y.acme.example', 3600, 'A', '192.0.2.4'],
    ]);
  });

  it.each([
    ['a A 192.0.2.1 ; no TTL anywhere', null],
    ['a 60 A 192.0.2.1', 60],
    ['a IN 60 A 192.0.2.1', 60],
    ['a 60 IN A 192.0.2.1', 60],
    ['a 1w2d A 192.0.2.1', 777_600],
    ['$TTL 5m\na A 192.0.2.1', 300],
    ['\ufeffa\t60\tA\t192.0.2.1\r\n', 60],
  ])('says for how long: %j', (file, ttl) => {
    expect(read(file)).toEqual([['a.acme.example', ttl, 'A', '192.0.2.1']]);
  });

  it('takes the time to live of the record before where there is no other', () => {
    expect(read('a 60 A 192.0.2.1\n  A 192.0.2.2').map(([, ttl]) => ttl)).toEqual([60, 60]);
  });

  it.each([
    ['MÜNCHEN.acme.example. A 192.0.2.1', 'xn--mnchen-3ya.acme.example'],
    ['WwW A 192.0.2.1', 'www.acme.example'],
    ['acme.example. A 192.0.2.1', 'acme.example'],
    ['a\\.b A 192.0.2.1', 'a\\.b.acme.example'],
    ['_dmarc A 192.0.2.1', '_dmarc.acme.example'],
  ])('has names in one way: %s', (file, name) => {
    expect(read(file)[0]?.[0]).toBe(name);
  });

  it('divides long texts into parts, and joins the parts that it finds', () => {
    const long = 'x'.repeat(600);
    const [record] = parseZoneFile(`a TXT "${long.slice(0, 255)}" "${long.slice(255, 400)}" ${long.slice(400)}`, 'a');
    expect(record?.content).toBe(`"${'x'.repeat(255)}" "${'x'.repeat(255)}" "${'x'.repeat(90)}"`);
    const same = (content: string) => sameValue('TXT', { content, data: null, priority: null });
    expect(same(long)).toBe(same(record?.content ?? ''));
    expect(same('"gr\\195\\188n"')).toBe(same('"grün"'));
  });

  it.each([
    ['a A', /^line 1: A expects a value/],
    ['a A 192.0.2.300', /^line 1: A expects an address, but got 192\.0\.2\.300/],
    ['\n\na AAAA 192.0.2.3', /^line 3: AAAA expects an address/],
    ['a A 192.0.2.3 4', /^line 1: A expects no more than its value, but got 4/],
    ['a SRV 1 2 x y', /^line 1: expected a number, but got x/],
    ['a SRV 1 2 3', /^line 1: target is missing/],
    ['a WKS "x" "y"', /^line 1: the type WKS is not supported/],
    ['a TYPE65 \\# 4 0a000001', /^line 1: the type TYPE65/],
    ['a CH TXT "x"', /^line 1: the class CH is not supported/],
    ['  A 192.0.2.1', /^line 1: the first record has no name/],
    ['a TXT "x', /^line 1: a quote is not closed/],
    ['a TXT ( "x"', /^line 1: a parenthesis is not closed/],
    ['a TXT "x" )', /^line 1: a parenthesis is closed/],
    ['$INCLUDE other', /^line 1: \$INCLUDE is not supported/],
    ['$GENERATE 1-9 a A 192.0.2.$', /^line 1: \$GENERATE is not supported/],
    ['$TTL soon', /^line 1: \$TTL expects seconds/],
    ['a 60', /^line 1: a record expects a type/],
  ])('says where it is wrong: %j', (file, message) => {
    expect(() => parseZoneFile(file, 'acme.example')).toThrow(message);
  });

  it('says so briefly, however long what is wrong may be', () => {
    expect(() => parseZoneFile(`a ${'x'.repeat(100_000)}`, 'acme.example')).toThrow(
      /^line 1: the type X{1,150}\.\.\.$/,
    );
  });

  it('of any letters is read, or refused with its line', () => {
    const sign = fc.constantFrom(...'a.@ \t\n;()"\\$*10=INATXTü'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 80 }), (file) => {
        try {
          parseZoneFile(file, 'acme.example');
        } catch (error) {
          expect(String(error)).toMatch(/^Error: line \d+: /);
        }
      }),
      { seed: 7, numRuns: 3_000 },
    );
  });
});

const label = fc.stringMatching(/^[a-z0-9_]([a-z0-9-]{0,8}[a-z0-9])?$/);
const name = fc.oneof(
  fc.constant('acme.example'),
  label.map((own) => `${own}.acme.example`),
  label.map((own) => `*.${own}.acme.example`),
);
const number = fc.integer({ min: 0, max: 65_535 });
const hex = fc.stringMatching(/^([0-9a-f]{2}){1,20}$/);
const text = fc.string({ maxLength: 300 });
const host = fc.oneof(
  fc.constant('.'),
  label.map((own) => `${own}.other.example`),
);

const plain = (
  type: string,
  content: fc.Arbitrary<string>,
  priority: fc.Arbitrary<number | null> = fc.constant(null),
) => fc.record({ type: fc.constant(type), content, data: fc.constant(null), priority });
const parted = (
  type: string,
  data: Record<string, fc.Arbitrary<unknown>>,
  priority: fc.Arbitrary<number | null> = fc.constant(null),
) => fc.record({ type: fc.constant(type), content: fc.constant(null), data: fc.record(data), priority });

const value: fc.Arbitrary<ZoneFileValue & { type: string }> = fc.oneof(
  plain('A', fc.ipV4()),
  plain(
    'AAAA',
    fc.ipV6().filter((ip) => !ip.includes('.')),
  ),
  plain('CNAME', host),
  plain('MX', host, number),
  plain(
    'TXT',
    text.map((own) => quoted(Buffer.from(own))),
  ),
  parted('SRV', { priority: number, weight: number, port: number, target: host }),
  parted('CAA', { flags: number, tag: fc.constantFrom('issue', 'iodef'), value: text }),
  parted('TLSA', { usage: number, selector: number, matching_type: number, certificate: hex }),
  parted('URI', { weight: number, target: text }, number),
  parted('NAPTR', { order: number, preference: number, flags: text, service: text, regex: text, replacement: host }),
);
const records = fc.array(
  fc
    .tuple(name, fc.option(fc.integer({ min: 1, max: 86_400 })), value)
    .map(([name, ttl, own]) => ({ name, ttl, ...own })),
);

describe('records', () => {
  it('are the same once they were written to a file and read again', () => {
    fc.assert(
      fc.property(records, (all) => {
        // A record without a time takes that of the one before.
        const timed = all.map((record, place) => ({ ...record, ttl: record.ttl ?? (place === 0 ? null : 60) }));
        const again = parseZoneFile(printZoneFile(timed), 'acme.example').map(({ line: _line, ...record }) => record);
        expect(again).toEqual(timed);
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  it('mean the same however a name is written', () => {
    fc.assert(
      fc.property(label, (own) => {
        expect(sameName(`${own.toUpperCase()}.Acme.Example.`)).toBe(sameName(`${own}.acme.example`));
      }),
      { seed: 13 },
    );
  });
});
