/** A DNS record as a row of the list: its fields, joined with what it leads to. */
import type {
  NamesRecordsQuery,
  NamesRowFragment,
  NamesTargetFragment,
  NamesTargetsQuery,
  NamesTotalsQuery,
  NamesZonesQuery,
} from '../../generated/graphql.js';
import { ownKeyOf } from '../../format/resource-address.js';
import { type RecordTarget, recordTargetsOf } from './record-target.js';

/** The target's state, in the words of the filter; `awaited` until it is read. */
export type Standing = 'nobody' | 'unknown' | 'awaited' | 'yours' | 'elsewhere' | 'none';

export interface NameRow {
  /** The key as in the address. */
  readonly key: string;
  readonly id: string;
  readonly zoneId: string;
  readonly zone: string;
  readonly account: string;
  readonly type: string;
  readonly name: string;
  readonly content: string;
  readonly ttl: number | null;
  readonly proxied: boolean;
  readonly comment: string | null;
  readonly tags: readonly string[];
  readonly modifiedOn: string | null;
  readonly standing: Standing;
  readonly hops: readonly string[];
  readonly reason: string | null;
  readonly readAt: string | null;
  readonly found: readonly RecordTarget[];
}

export interface ZoneRow {
  readonly id: string;
  readonly name: string;
  readonly status: string | null;
  readonly account: string;
  /** Why its records could not be read. */
  readonly problem: string | null;
}

export const standings: Readonly<Record<NamesTargetFragment['state'], Standing>> = {
  DANGLING: 'nobody',
  UNKNOWN: 'unknown',
  OWN: 'yours',
  FOREIGN: 'elsewhere',
};

const leading: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME']);

export function leads(type: string): boolean {
  return leading.has(type);
}

export function zonesIn(answers: Iterable<NamesZonesQuery>, records: Iterable<NamesTotalsQuery>): readonly ZoneRow[] {
  const problems = new Map(
    [...records].flatMap(
      ({ edge }) => edge?.dnsRecords?.problems.map(({ zone, message }) => [zone?.id, message] as const) ?? [],
    ),
  );
  return [...answers].flatMap(({ edge }) =>
    (edge?.zones?.nodes ?? []).flatMap((zone) =>
      zone === null
        ? []
        : [
            {
              id: zone.id,
              name: zone.name ?? zone.id,
              status: zone.status,
              account: zone.accountName,
              problem: problems.get(zone.id) ?? null,
            },
          ],
    ),
  );
}

/** `failure`: why their targets are unknown, if those could not be read. */
export function rowsIn(
  records: Iterable<NamesRecordsQuery>,
  zones: readonly ZoneRow[],
  targets: Iterable<NamesTargetsQuery> | undefined,
  failure: string | null = null,
): readonly NameRow[] {
  const zoneNames = namesOf(zones);
  const ends = endsIn(targets ?? []);
  return [...records].flatMap(({ edge }) =>
    (edge?.dnsRecords?.nodes ?? []).flatMap((record) =>
      record === null ? [] : [rowOf(record, zoneNames, ends.get(record.id), failure)],
    ),
  );
}

export function namesOf(zones: readonly ZoneRow[]): ReadonlyMap<string, string> {
  return new Map(zones.map(({ id, name }) => [id, name]));
}

export function rowOf(
  record: NamesRowFragment,
  zoneNames: ReadonlyMap<string, string>,
  target: NamesTargetFragment | undefined,
  failure: string | null = null,
): NameRow {
  const type = record.type ?? '';
  const zoneId = record.zone?.id ?? '';
  const awaited = failure === null ? 'awaited' : 'unknown';
  return {
    key: record.id,
    id: record.id,
    zoneId,
    zone: zoneNames.get(zoneId) ?? '',
    account: record.accountName,
    type,
    name: record.name ?? '',
    content: record.content ?? '',
    ttl: record.ttl,
    proxied: record.proxied ?? false,
    comment: record.comment,
    tags: (record.tags ?? []).filter((tag) => tag !== null),
    modifiedOn: record.modifiedOn,
    standing: !leads(type) ? 'none' : target ? standings[target.state] : awaited,
    hops: target?.hops ?? [],
    reason: target ? target.reason : leads(type) ? failure : null,
    readAt: target?.readAt ?? null,
    found: (target?.resources ?? []).flatMap(recordTargetsOf),
  };
}

/** The record that an address names, also a former one: the keys that the zone and the record have at the provider. */
export function rowAt<R extends Pick<NameRow, 'key' | 'id' | 'zoneId'>>(
  rows: readonly R[],
  key: string,
): R | undefined {
  return rows.find((row) => row.key === key) ?? rows.find((row) => formerKeyOf(row) === key);
}

function formerKeyOf({ id, zoneId }: Pick<NameRow, 'id' | 'zoneId'>): string {
  return [zoneId, id].map((each) => ownKeyOf({ api: 'EDGE', id: each })).join(':');
}

/** The name of the zone that an address names: by that, or by its id. */
export function zoneNameAt(zones: readonly Pick<ZoneRow, 'id' | 'name'>[], key: string): string {
  const isNamed = ({ id }: Pick<ZoneRow, 'id'>) => id === key || ownKeyOf({ api: 'EDGE', id }) === key;
  return zones.some(({ name }) => name === key) ? key : (zones.find(isNamed)?.name ?? key);
}

function endsIn(answers: Iterable<NamesTargetsQuery>): ReadonlyMap<string, NamesTargetFragment> {
  const ends = new Map<string, NamesTargetFragment>();
  for (const { edge } of answers) {
    for (const record of edge?.dnsRecords?.nodes ?? []) {
      if (record?.target) ends.set(record.id, record.target);
    }
  }
  return ends;
}
