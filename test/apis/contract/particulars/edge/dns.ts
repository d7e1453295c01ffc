/** DNS records come in kinds, which open the parts of their value; inputs have a field for the value of each kind. */
import { kindsWithData } from '../../../../../src/apis/edge/dns/dns-kinds.js';
import { DnsRecord } from '../../../../../src/apis/edge/dns/dns-record.js';
import { dnsRecordType } from '../shared.js';
import { type ValueSyntax, layouts as parts } from '../../../../../src/apis/dns/zone-file/layouts.js';
import { isObject } from '../../../../../src/base/unknown.js';
import type { Fields } from '../../facts.js';
import type { InputLayout, Layout, Particulars } from '../../particulars.js';

const calls = ['POST /zones/{zoneId}/dns_records', 'PUT /zones/{zoneId}/dns_records/{id}'];
const list = 'GET /zones/{zoneId}/dns_records';

const optional = ['value', 'lat_minutes', 'lat_seconds', 'long_minutes', 'long_seconds'];
const lengths = ['size', 'precision_horz', 'precision_vert'];

const place: Fields = {
  lat_degrees: 'int',
  lat_minutes: 'int',
  lat_seconds: 'float',
  lat_direction: 'string',
  long_degrees: 'int',
  long_minutes: 'int',
  long_seconds: 'float',
  long_direction: 'string',
  altitude: 'float',
  size: 'float',
  precision_horz: 'float',
  precision_vert: 'float',
};

const typeOf = (form: ValueSyntax) => (form === 'int' ? 'int' : 'string');
const inParts = (kind: string): Fields =>
  kind === 'LOC' ? place : Object.fromEntries((parts[kind] ?? []).map(([name, form]) => [name, typeOf(form)]));

const kinds = [...kindsWithData].sort();
const inGraph = (kind: string) => `EdgeDns${kind.charAt(0)}${kind.slice(1).toLowerCase()}Record`;
const taken = ['type', 'target'];
const nameOf = (kind: string, name: string) => (taken.includes(name) ? `${kind.toLowerCase()}_${name}` : name);

const samples = (kind: string) =>
  Object.fromEntries(
    Object.entries(inParts(kind)).map(([name, type], place) => [name, type === 'string' ? `${name}-1` : place + 1]),
  );

const opened = (kind: string): Layout => ({
  fields: Object.fromEntries(Object.entries(inParts(kind)).map(([name, type]) => [nameOf(kind, name), type])),
  of: (wire) => {
    const data = isObject(wire['data']) ? Object.entries(wire['data']) : [];
    return { ...wire, ...Object.fromEntries(data.map(([name, value]) => [nameOf(kind, name), value])) };
  },
});

const required = (kind: string): Fields =>
  Object.fromEntries(
    Object.entries(inParts(kind)).map(([name, type]) => {
      const isFree = (kind !== 'CAA' && optional.includes(name)) || lengths.includes(name);
      return [name, isFree ? type : `${type}!`];
    }),
  );

/** Of the facts, with a field for the value of each kind in the place of `data`. */
const input: InputLayout = {
  fields: {
    name: 'string!',
    ttl: 'int!',
    type: `enum(A|AAAA|CNAME|MX|NS|OPENPGPKEY|PTR|TXT|${kinds.join('|')})!`,
    comment: 'string',
    content: 'string',
    private_routing: 'bool',
    proxied: 'bool',
    settings: 'DnsRecordSettings',
    tags: '[string]',
    priority: 'int',
    ...Object.fromEntries(kinds.map((kind) => [kind.toLowerCase(), `Dns${kind}`])),
  },
  of: (given) => {
    const [kind] = kinds.filter((kind) => given[kind.toLowerCase()] !== undefined);
    const rest = Object.entries(given).filter(([name]) => !kinds.includes(name.toUpperCase()));
    return { ...Object.fromEntries(rest), ...(kind && { data: given[kind.toLowerCase()] }) };
  },
};

const change: InputLayout = {
  ...input,
  fields: { ...input.fields, name: 'string', ttl: 'int', type: (input.fields['type'] ?? '').replace(/!$/, '') },
};

const patch = 'PATCH /zones/{zoneId}/dns_records/{id}';

/** An id that another field may give instead. */
const identified = (layout: InputLayout, id: string, others: Fields = {}): InputLayout => ({
  ...layout,
  fields: { id, ...others, ...layout.fields },
});
const batchPost = 'DnsRecordBatchPostInput';
const batchPut = 'DnsRecordBatchPutInput';
const batchPatch = 'DnsRecordBatchPatchInput';

const valueFields = ['content', ...kinds.map((kind) => kind.toLowerCase())];
const way = (type: string) => {
  const own = kinds.includes(type) ? type.toLowerCase() : 'content';
  return { with: { type, ttl: 300 }, without: ['record_id', ...valueFields.filter((name) => name !== own)] };
};

export const dns: Partial<Particulars> = {
  differences: {
    'DnsRecord.data': { absent: 'its parts stand beside the rest' },
    'EdgeDnsOtherRecord.data': { as: 'data' },
    'POST /zones/{zoneId}/dns_records/batch.include_shadow_metadata': {
      absent: 'what shadows a record is read with the record',
    },
    [`${batchPatch}.id`]: { as: 'id' },
    [`${batchPatch}.record_id`]: { as: 'recordId' },
    'DnsRecord.priority': { absent: 'of some kinds alone' },
    ...Object.fromEntries(
      ['MX', 'URI', 'SRV', 'HTTPS', 'SVCB'].map((kind) => [`${inGraph(kind)}.priority`, { as: 'priority' }]),
    ),
  },
  revisions: {
    DnsRecord: { type: dnsRecordType },
    [list]: { 'comment.absent': 'bool', 'comment.present': 'bool' },
    'POST /zones/{zoneId}/dns_records/import': { proxied: 'bool' },
  },
  samples: { [`${list} comment.absent`]: true, [`${list} comment.present`]: true },
  ways: Object.fromEntries(
    [...calls, patch, batchPost, batchPut, batchPatch].map((call) => [call, ['A', 'MX', ...kinds].map(way)]),
  ),
  types: Object.fromEntries(kinds.map((kind) => [`Dns${kind}`, required(kind)])),
  kinds: {
    DnsRecord: {
      of: DnsRecord,
      each: Object.fromEntries(kinds.map((kind) => [inGraph(kind), { with: { data: samples(kind) } }])),
    },
  },
  layouts: {
    EdgeDnsOtherRecord: { fields: { type_name: 'string!' }, of: (wire) => ({ ...wire, type_name: wire['type'] }) },
    ...Object.fromEntries(kinds.map((kind) => [inGraph(kind), opened(kind)])),
  },
  inputs: {
    ...Object.fromEntries(calls.map((call) => [call, input])),
    [patch]: change,
    [batchPost]: input,
    [batchPut]: identified(input, 'string!'),
    [batchPatch]: identified(change, 'string', { record_id: 'string' }),
  },
};
