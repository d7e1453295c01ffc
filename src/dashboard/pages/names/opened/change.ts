/** The input of a changed record: all its other fields, too, as the write replaces it completely. */
import type { DnsRecordType, EdgeDnsRecordType, EdgeDnsRecordWriteInput } from '../../../generated/graphql.js';
import { leads } from '../name-row.js';

export interface Written {
  readonly type: DnsRecordType | null;
  readonly name: string | null;
  readonly content: string | null;
  readonly ttl: number | null;
  readonly proxied: boolean | null;
  readonly privateRouting: boolean | null;
  readonly comment: string | null;
  readonly tags: readonly (string | null)[] | null;
  readonly settings: {
    readonly ipv4Only: boolean | null;
    readonly ipv6Only: boolean | null;
    readonly flattenCname: boolean | null;
  } | null;
  readonly priority?: number | null;
}

interface Changes {
  readonly content: string;
  readonly ttl: number;
  readonly proxied: boolean;
}

/** Types whose value is a text; others have fields of their own. */
const textual: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME', 'MX', 'NS', 'OPENPGPKEY', 'PTR', 'TXT']);

export function isTextual(type: string): boolean {
  return textual.has(type);
}

const host = /^(?=.{1,253}\.?$)(?:[\w*](?:[\w-]{0,61}\w)?\.)+[a-z](?:[a-z\d-]*[a-z\d])?\.?$/i;

function isV4(text: string): boolean {
  return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);
}

function isV6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`);
}

/** An address makes it A or AAAA, a name CNAME; null: neither is possible. Other types stay as they are. */
export function typeFor(type: DnsRecordType, content: string): EdgeDnsRecordType | null {
  const text = content.trim();
  if (text === '') return null;
  // The edge has no such records.
  if (type === 'HINFO' || type === 'RP' || type === 'SOA') return null;
  if (!leads(type)) return type;
  if (isV4(text)) return 'A';
  if (isV6(text)) return 'AAAA';
  return host.test(text) ? 'CNAME' : null;
}

/** Null for what cannot be written. */
export function inputOf(record: Written, { content, ttl, proxied }: Changes): EdgeDnsRecordWriteInput | null {
  const type = record.type === null ? null : typeFor(record.type, content);
  if (type === null || record.name === null) return null;
  const tags = (record.tags ?? []).filter((tag) => tag !== null);
  return {
    type,
    name: record.name,
    content: content.trim(),
    ttl: proxied ? 1 : ttl,
    ...(leads(type) && { proxied }),
    ...(record.comment && { comment: record.comment }),
    ...(tags.length > 0 && { tags }),
    ...(record.privateRouting && { privateRouting: true }),
    ...(type === record.type && record.settings && { settings: known(record.settings) }),
    ...(record.priority !== undefined && record.priority !== null && { priority: record.priority }),
  };
}

function known(settings: NonNullable<Written['settings']>) {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
