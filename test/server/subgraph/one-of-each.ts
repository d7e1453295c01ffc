/** A subgraph with two accounts of each API, in front of upstreams that have an object at every key but one. */
import { isObject } from '../../../src/base/unknown.js';
import { type ObjectIdentity, identitiesOf } from '../../../src/rest/identity/identity.js';
import { typesOfIdentities } from '../../../src/rest/identity/id-fields.js';
import { keyBesideOf } from '../../../src/rest/rows/key-beside.js';
import { shapeOf } from '../../../src/rest/rows/path.js';
import { readFacts } from '../../apis/contract/facts.js';
import { FactsUpstream } from '../../apis/contract/facts-upstream.js';
import { dialects } from '../../support/dialects.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { sharedGraph } from '../../support/shared/graph.js';

/** What is not there has this key. */
const absentKey = '999999';

export interface HostingType {
  readonly name: string;
  readonly api: string;
  readonly identity: ObjectIdentity;
  /** Of the object that is there: those above it are alike for all types, the last is its own. */
  readonly keys: readonly string[];
  /** Whether its own key is a number. */
  readonly isNumbered: boolean;
}

const schema = await sharedGraph();

/** All types of objects that accounts hold. */
export const hostingTypes: readonly HostingType[] = [...identitiesOf(schema).values()]
  .flatMap((identity) => (typesOfIdentities(schema).get(identity) ?? []).map((name) => ({ name, identity })))
  .map(({ name, identity }, place) => {
    const { row, keys } = identity;
    const { ids } = row.dialect;
    const own = keys.at(-1) ?? '';
    return {
      name,
      api: row.dialect.api,
      identity,
      keys: keys.map((key, index) => keyOf(identity, key, index === keys.length - 1 ? place + 1_000 : index + 7)),
      isNumbered: !identity.part && (typeof ids === 'string' ? ids : ids(own)) === 'int',
    };
  });

function keyOf({ row }: ObjectIdentity, name: string, number: number): string {
  const beside = keyBesideOf(row);
  return beside?.property === name ? (beside.values[0] ?? '') : String(number);
}

export function idOf({ api, identity, keys }: HostingType, account = 'prod', given = keys): string {
  return [api.toLowerCase(), account, identity.type, ...given].join(':');
}

/** Of the same place, with another own key. */
export const absentIdOf = (type: HostingType) => idOf(type, 'prod', [...type.keys.slice(0, -1), absentKey]);

export interface OneOfEach {
  readonly meridian: Meridian;
  /** The upstreams' answers become those of this type. */
  showing(type: HostingType): FactsUpstream;
  close(): Promise<void>;
}

export async function oneOfEach(): Promise<OneOfEach> {
  const upstreams = new Map<string, FactsUpstream>();
  const env: Record<string, string> = { SUBGRAPH: 'on', BACKGROUND_READING: 'off' };
  for (const dialect of dialects) {
    const upstream = await FactsUpstream.start(readFacts(dialect.api), dialect);
    upstream.lacks = (path) => path.endsWith(`/${absentKey}`);
    upstreams.set(dialect.api, upstream);
    env[`${dialect.api}_BASE_URL`] = upstream.url;
    env[`${dialect.api}_ACCOUNTS`] = 'prod=some:first,test=some:second';
  }
  const meridian = await startMeridian(env);
  return {
    meridian,
    showing(type) {
      const upstream = upstreams.get(type.api);
      if (!upstream) throw new Error(`Expected an upstream of ${type.api}`);
      const { shape } = type.identity.row;
      upstream.alter = ({ path }, answer) => (shapeOf(path) === shape ? fitted(answer, type) : answer);
      upstream.calls.splice(0);
      return upstream;
    },
    async close() {
      await meridian.close();
      for (const upstream of upstreams.values()) await upstream.close();
    },
  };
}

/** Its object names its kind and its keys, where they stand in it and are not the last of its path. */
function fitted(answer: unknown, { name, identity, keys }: HostingType): unknown {
  const { row, part } = identity;
  const [first = '', ...others] = keys;
  const own = keys.at(-1);
  const kind = kindOf(name);
  return within(answer, {
    zone_id: first,
    uuid: own,
    ...(name.startsWith('StorageBox') && name !== 'StorageBox' && { storage_box: Number(first) }),
    ...(name === 'EdgeBucket' && { jurisdiction: others[0] }),
    ...(kind !== null && { type: kind }),
    ...(row.kind === 'list' && { id: own, name: own }),
    ...(name.startsWith('CloudDnsRecord') && {
      id: others.slice(0, 2).join('/'),
      zone: Number(first),
      name: others[0],
    }),
    ...(part && { [part.field]: [{ [part.key]: own, comment: null }] }),
  });
}

/** The first objects from above that have one of these properties get their values. */
function within(answer: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(answer)) return answer.map((item) => within(item, known));
  if (!isObject(answer)) return answer;
  const own = Object.entries(known).filter(([property]) => property in answer);
  if (own.length > 0) return { ...answer, ...Object.fromEntries(own) };
  return Object.fromEntries(Object.entries(answer).map(([property, value]) => [property, within(value, known)]));
}

/** What makes it one of several types of its row; null where there is one. */
function kindOf(name: string): string | null {
  const [, record] = /^EdgeDns(.+)Record$/.exec(name) ?? [];
  const [, app] = /^EdgeAccess(.+)App$/.exec(name) ?? [];
  return record === undefined ? (app === undefined ? null : (appKinds[app] ?? 'unheard_of')) : record.toUpperCase();
}

const appKinds: Readonly<Record<string, string>> = {
  SelfHosted: 'self_hosted',
  Rdp: 'rdp',
  Mcp: 'mcp',
  Saas: 'saas',
  Permissions: 'warp',
  Launcher: 'app_launcher',
  Bookmark: 'bookmark',
  Infrastructure: 'infrastructure',
};
