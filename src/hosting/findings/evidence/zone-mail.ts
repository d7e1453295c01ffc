/** The mail settings in a zone's DNS records. */
import { groupedBy } from '../../../apis/dns/changes/plan.js';
import { fullName } from '../../../apis/dns/zone-file/value-in.js';
import { isObject, textAt } from '../../../base/unknown.js';
import { above, hostOf } from '../../names/addresses/host.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { problemWith } from '../../names/names.js';
import { cloudZones } from '../../names/zone-sources.js';
import { type ZoneRead, listedRecords, zonesOf } from '../../names/zones-read.js';
import type { Look } from '../look.js';

const types: readonly string[] = ['CNAME', 'MX', 'NS', 'TXT'];
const nullMx = /^(?:\d+\s+)?\.?$/;
const spf = /^"?v=spf1(?:[\s"]|$)/i;
const dmarc = /^"?v=dmarc1\s*(?:[;"]|$)/i;
/** Matches a key; an empty one was withdrawn. */
const dkim = /\bp=\s*"?\s*"?[\w+/]/;

export interface ZoneMail {
  /** Mail servers that take mail for it. */
  readonly hasMailServers: boolean;
  /** Keys that sign mail in its name. */
  readonly hasKeys: boolean;
  /** The SPF record: who may send mail in its name. */
  readonly spf: string | null;
  /** It has a policy of its own, or someone else answers for its name. */
  readonly hasDmarc: boolean;
  /** Its own name has TXT records of any content. */
  readonly hasTexts: boolean;
  /** Its own name is an alias, so other records may be found at its target. */
  readonly isAlias: boolean;
}

/** The mail settings of all zones. */
export class ZonesMail {
  readonly #known = new Map<ZoneRead, ZoneMail | null>();
  readonly #byName: ReadonlyMap<string, readonly ZoneRead[]>;
  /** The zones of the judged account. */
  readonly #byId: ReadonlyMap<string, ZoneRead>;

  private constructor(
    private readonly readings: readonly InventoryReading[],
    private readonly look: Look,
  ) {
    const zones = zonesOf(readings);
    const { account } = look.client.upstream;
    const own = zones.filter(({ listed }) => listed.client.upstream.account === account);
    this.#byName = groupedBy(zones, ({ name }) => name);
    this.#byId = new Map(own.map((zone) => [isObject(zone.wire) ? String(zone.wire['id']) : '', zone]));
  }

  static async of(look: Look): Promise<ZonesMail> {
    const readings = await look.records();
    return new ZonesMail(readings, look);
  }

  /** The mail settings of a zone of the judged account; null if not all of its records are known, which is noted. */
  of(id: unknown): { readonly name: string; readonly mail: ZoneMail } | null {
    const zone = this.#byId.get(String(id));
    const mail = zone && this.#mailOf(zone);
    return mail ? { name: zone.name, mail } : null;
  }

  /** Whether a zone above it has a DMARC policy for its name; null if unknown. */
  hasDmarcAbove(name: string): boolean | null {
    const parents = [...above(name)].flatMap((parent) => this.#byName.get(parent) ?? []);
    const mails = parents.map((zone) => this.#mailOf(zone));
    if (mails.some((mail) => mail?.hasDmarc)) return true;
    return mails.includes(null) ? null : false;
  }

  #mailOf(zone: ZoneRead): ZoneMail | null {
    const known = this.#known.get(zone);
    if (known !== undefined) return known;
    const reading = zone.place === null ? undefined : this.readings[zone.place];
    const problem = reading ? lackOf(reading) : null;
    if (problem !== null) this.look.lacks.add(problem);
    const mail = reading && problem === null ? mailOf(zone, reading) : null;
    this.#known.set(zone, mail);
    return mail;
  }
}

/** Why its mail settings are not completely known: an unreadable record may be the one that seems to be missing. */
function lackOf(reading: InventoryReading): string | null {
  if (!reading.isComplete) return problemWith(reading)?.message ?? null;
  const isReadable = reading.wires.every((wire) => {
    const records: unknown = isObject(wire) ? wire['records'] : null;
    const values = Array.isArray(records) ? records.map((one) => textAt(one, 'value')) : [contentOf(wire)];
    return textAt(wire, 'name') !== null && textAt(wire, 'type') !== null && !values.includes(null);
  });
  if (isReadable) return null;
  const { api, name } = reading.client.upstream.account;
  return `${api.toLowerCase()} ${name}, ${reading.row.name} of ${reading.values['zoneId'] ?? ''}: expected records with name, type and content`;
}

/** Types of many parts may come without. */
function contentOf(wire: unknown): string | null {
  return types.includes(textAt(wire, 'type') ?? '') ? textAt(wire, 'content') : '';
}

function mailOf({ name: zone, source }: ZoneRead, reading: InventoryReading): ZoneMail {
  const own = listedRecords(reading)
    .filter(({ type }) => types.includes(type))
    .map(({ name, type, value }) => ({
      type,
      value: value.trim(),
      name: hostOf(source === cloudZones ? fullName(zone, name) : name),
    }));
  const at = (name: string, type: string) => own.filter((one) => one.name === name && one.type === type);
  const policy = [`_dmarc.${zone}`, `*.${zone}`].flatMap((name) => [
    ...at(name, 'CNAME'),
    ...at(name, 'NS'),
    ...at(name, 'TXT').filter(({ value }) => dmarc.test(value)),
  ]);
  return {
    hasMailServers: at(zone, 'MX').some(({ value }) => !nullMx.test(value)),
    hasKeys: own.some(
      ({ name, type, value }) => name.endsWith(`._domainkey.${zone}`) && (type === 'CNAME' || dkim.test(value)),
    ),
    spf: at(zone, 'TXT').find(({ value }) => spf.test(value))?.value ?? null,
    hasDmarc: policy.length > 0,
    hasTexts: at(zone, 'TXT').length > 0,
    isAlias: at(zone, 'CNAME').length > 0,
  };
}
