import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';

const set = (name: string, type: string, value: string) => ({
  id: `${name}/${type}`,
  name,
  type,
  ttl: null,
  labels: {},
  protection: { change: false },
  zone: 1,
  records: [{ value }],
});
const sets = [set('www', 'A', '192.0.2.1'), set('sip', 'NAPTR', '100 10 "S" "SIP+D2U" "" _sip._udp')];

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'secret', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const ask = async (query: string) => (await meridian.query({ query }, { authorization })).body;

describe('types of record sets', () => {
  it('costs nothing but the type when the API has one more', async () => {
    upstream.script = ({ path }) =>
      path.endsWith('/rrsets')
        ? { body: { rrsets: sets, meta: { pagination: { page: 1, total_entries: 2, next_page: null } } } }
        : { body: { zone: { id: 1, name: 'acme.example', ttl: 3600 } } };
    const { data, errors } = await ask(
      '{ cloud { dnsZone(id: 1) { recordSets { nodes { id type records { value } } } } } }',
    );
    expect(data).toEqual({
      cloud: {
        dnsZone: {
          recordSets: {
            nodes: [
              { id: 'cloud:default:dnsRecordSet:1:www:A', type: 'A', records: [{ value: '192.0.2.1' }] },
              {
                id: 'cloud:default:dnsRecordSet:1:sip:NAPTR',
                type: null,
                records: [{ value: sets[1]?.records[0]?.value }],
              },
            ],
          },
        },
      },
    });
    expect(errors?.map(({ path, message }) => [path?.at(-1), message])).toEqual([
      ['type', expect.stringContaining('NAPTR')],
    ]);
  });

  it('takes a type that there is, and no other', async () => {
    const one = (type: string) => ask(`{ cloud { dnsZone(id: 1) { recordSet(name: "www", type: ${type}) { id } } } }`);
    upstream.script = ({ path }) =>
      path.includes('/rrsets/')
        ? { body: { rrset: { ...sets[0], id: path } } }
        : { body: { zone: { id: 1, name: 'acme.example', ttl: 3600 } } };
    expect(await one('AAAA')).toEqual({
      data: {
        cloud: { dnsZone: { recordSet: { id: 'cloud:default:dnsRecordSet:1:%2Fzones%2F1%2Frrsets%2Fwww:AAAA' } } },
      },
    });
    expect((await one('NAPTR')).errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('Value "NAPTR" does not exist in "CloudDnsRecordType" enum.'),
    ]);
  });
});
