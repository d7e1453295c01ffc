/** DNS records of a zone. */
import { knownValue } from '../../../rest/planner/path-values.js';
import { links, one } from '../../../rest/planner/links.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { DnsRecordFilter, DnsRecordReading } from './dns-filter.js';
import { DnsBatch, DnsBatchInput, DnsImport, DnsImported, DnsRecordChange, DnsRecordWrite } from './dns-inputs.js';
import { DnsRecord } from './dns-record.js';
import { Zone } from '../zones/zone.js';
import { zones } from '../zones/zones.js';

/** Far below what the API allows, so that a page comes in a second or two. */
const pageSize = 5_000;

export const dnsRecords = on(Zone, {
  dnsRecords: list('/zones/{zoneId}/dns_records', () => DnsRecord, DnsRecordFilter, { pageSize }),
  dnsRecord: get('/zones/{zoneId}/dns_records/{id}', () => DnsRecord, DnsRecordReading),
  dnsRecordsExport: get('/zones/{zoneId}/dns_records/export', () => String, {
    answer: 'text',
    about: 'All its DNS records, as a zone file',
  }),
});

const query = ['include_shadow_metadata'];

export const dnsRecordWrites = mutations({
  createEdgeDnsRecord: post('/zones/{zoneId}/dns_records', () => DnsRecord, DnsRecordWrite, { query }),
  updateEdgeDnsRecord: put('/zones/{zoneId}/dns_records/{id}', () => DnsRecord, DnsRecordWrite, {
    query,
    about: 'Replaces a DNS record: fields left out get their default values',
  }),
  changeEdgeDnsRecord: patch('/zones/{zoneId}/dns_records/{id}', () => DnsRecord, DnsRecordChange, {
    query,
    about: 'Changes parts of a DNS record',
    listed: false,
  }),
  deleteEdgeDnsRecord: del('/zones/{zoneId}/dns_records/{id}'),
  importEdgeDnsRecords: post('/zones/{zoneId}/dns_records/import', () => DnsImported, DnsImport, {
    body: 'multipart',
    about:
      'Imports the DNS records of a zone file; existing records stay. `syncEdgeDnsRecords` can preview what it does',
  }),
  scanEdgeDnsRecords: post('/zones/{zoneId}/dns_records/scan', () => DnsImported, {
    about: 'Scans for records that the previous name servers had, and adds those it finds',
    deprecationReason: 'Deprecated by the provider: import a zone file',
  }),
  batchEdgeDnsRecords: post('/zones/{zoneId}/dns_records/batch', () => DnsBatch, DnsBatchInput, {
    about: 'Makes many DNS record changes in one call, all or none',
    part: 'batch',
    listed: false,
  }),
});

export const dnsLinks = links(DnsRecord, {
  zone: one(zones.rows.zone, (record) => knownValue(record, 'zoneId', DnsRecord.keys), 'The zone that it is in'),
});
