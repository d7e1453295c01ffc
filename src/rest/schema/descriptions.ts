/** Names and descriptions derived from rows that declare none. */
import type { ClassType } from 'type-graphql';
import { descriptionOf, inputDescriptionOf } from '../../base/type-graphql/metadata.js';
import { paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';

/** Names that prose spells differently. */
const compounds: Readonly<Record<string, string>> = {
  vswitch: 'vSwitch',
  subaccount: 'sub-account',
  datacenter: 'data center',
  healthcheck: 'health check',
  logpush: 'Logpush',
  addon: 'add-on',
  worker: 'Worker',
  'pages project': 'Pages project',
  'access app': 'Access application',
};

const compound = new RegExp(`\\b(${Object.keys(compounds).join('|')})`, 'g');
const abbreviation = /\b(api|ca|dns|ip|iso|kv|mac|r2|sql|ssh|ssl|tls|ttl|url|vnc|waf)(s?)\b/gi;

/** `attachFloatingIp` → `attach floating IP`. */
export function words(name: string): string {
  return name
    .replace(/[_-]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(compound, (word) => compounds[word] ?? word)
    .replace(abbreviation, (_, letters: string, plural: string) => letters.toUpperCase() + plural.toLowerCase());
}

export function about(row: BoundRow): string {
  if (row.options.about !== undefined) return row.options.about;
  const text = words(row.name);
  if (row.kind === 'list') return `${capitalized(text)}, up to \`first\``;
  if (row.kind === 'get') return `${capitalized(withArticle(text))}; null when there is none`;
  const [verb = '', ...object] = text.split(' ');
  return capitalized(object.length === 0 ? `${verb}s` : `${verb}s ${withArticle(object.join(' '))}`);
}

/** The parts of a path value's name: `serverId` is the key `id` of a `server`, `fingerprint` only a key. */
interface Called {
  readonly thing: string | null;
  readonly key: string;
  readonly name: string;
}

function called({ dialect }: BoundRow, param: string): Called {
  const name = dialect.names.toGraph(param.replaceAll('-', '_'));
  const [, thing = null, key = name] = /^(.+?)([A-Z][a-z]+)$/.exec(name) ?? [];
  return { thing, key: key.charAt(0).toLowerCase() + key.slice(1), name };
}

/**
 * The argument name of a path value, consistent across APIs. The object that the field's name mentions is identified by
 * its own key, as on its type: `server(id:)`, `resetDedicatedServer(id:)`, `cancelDedicatedSubnet(ip:)`. Others use
 * `<thing>Id`, as in inputs: `activateDedicatedLinux(serverId:)`. An object that is being created has no key yet.
 */
export function argumentName(row: BoundRow, param: string): string {
  const { thing, key, name } = called(row, param);
  if (thing === null) return name;
  const isNamed = row.name.toLowerCase().includes(thing.toLowerCase());
  const isCreated = row.kind === 'write' && row.name.startsWith('create');
  return isNamed && !isCreated && param === paramsOf(row.path).at(-1) ? key : name;
}

/** A list in which an argument's value can be found. */
interface ListField {
  readonly name: string;
  /** The fields of its objects. */
  readonly fields: readonly string[];
  /** Another list of the same objects, if this one has required arguments. */
  readonly instead: BoundRow | undefined;
  /** Whether it, or the other one, needs no argument. */
  readonly isReached: boolean;
  /** The field of the only object that it is part of, such as the user. */
  readonly within: string | null;
}

type ListAt = (path: string) => ListField | undefined;

/** Describes the value and where to find it; `listAt` finds lists by path. With a global id, `keyField` holds the provider's. */
export function aboutArgument(row: BoundRow, param: string, listAt: ListAt, keyField: string | null = null): string {
  const { ids, api } = row.dialect;
  const { key: own, thing } = called(row, param);
  const found = foundIn(row, param, listAt);
  const key = keyField === null ? ([own, 'id', 'name'].find((name) => found?.fields.includes(name)) ?? own) : 'id';
  const isNumeric = (typeof ids === 'function' ? ids(param) : ids) === 'int';
  const id = isNumeric && keyField === null ? 'Numeric id' : 'Id';
  const name = { id, ip: 'Address' }[key] ?? capitalized(words(key));
  if (row.options.enums?.[param]) return `The ${words(own)}`;
  // No list has it: the object that holds it does.
  const isListed = found?.isReached ?? (thing !== null || row.partner !== null);
  if (!isListed && row.options.listed === false) return `${name} of the ${words(singular(collection(row, param)))}`;
  const within = paramsOf(row.path).slice(0, paramsOf(row.path).indexOf(param) + 1);
  const all = found?.instead ? listsTo(found.instead, listAt) : within.map((each) => listOf(row, each, listAt));
  // Several path values may identify one object.
  const lists = all.filter((list, index) => list !== all[index - 1]);
  const above = found && found.within !== null ? [found.within] : [];
  const path = [api.toLowerCase(), ...above, ...lists.flatMap((list) => [list, 'nodes'])].join(' { ');
  const noun = words(thing ?? singular(lists.at(-1) ?? ''));
  return `${name} of the ${noun}, as in \`${path} { ${key} }${' }'.repeat(above.length + 2 * lists.length)}\`${keyField === null ? '' : `, or its \`${keyField}\``}`;
}

/** The list at the path up to the value, or next to it under the plural of the value's name. */
function foundIn(row: BoundRow, param: string, listAt: ListAt): ListField | undefined {
  const path = before(row, param);
  return listAt(path) ?? listAt(path.replace(/[^/]+$/, plural(param)));
}

function listsTo(list: BoundRow, listAt: ListAt): string[] {
  return [...paramsOf(list.path).map((param) => listOf(list, param, listAt)), list.name];
}

function listOf(row: BoundRow, param: string, listAt: ListAt): string {
  const { key, thing } = called(row, param);
  if (row.partner && argumentName(row, param) === key) return row.partner.name;
  const found = foundIn(row, param, listAt)?.name;
  if (thing === null) return found ?? collection(row, param);
  // A list of the same kind: `zoneId` is found in `dnsZones`.
  const isOfKind = found?.toLowerCase().endsWith(plural(thing).toLowerCase());
  return found !== undefined && isOfKind ? found : plural(thing);
}

function before({ path }: BoundRow, param: string): string {
  return (path.split(`/{${param}}`)[0] ?? '').replace(/(\/\{[^}]+\})+$/, '');
}

/** The path segment before the value: `/floating_ips/{id}` → `floatingIps`. */
function collection(row: BoundRow, param: string): string {
  const word = before(row, param).split('/').at(-1) ?? '';
  return plural(singular(row.dialect.names.toGraph(word)));
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function singular(noun: string): string {
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/(?<=x|ch)es$|s$/, '');
}

export function aboutInput(input: ClassType<object>): string {
  return inputDescriptionOf(input) ?? 'The input';
}

export function aboutClass(type: ClassType<object>): string {
  return `${descriptionOf(type) ?? ''}.`;
}

/** The name of a write's payload type. */
export function payloadName({ name }: BoundRow): string {
  return `${capitalized(name)}Payload`;
}

/** Plurals have no article. */
function withArticle(noun: string): string {
  return noun.endsWith('s') ? noun : `${article(noun)} ${noun}`;
}

/** The indefinite article by pronunciation: SSH and SQL are spelled out, and the letter S begins with a vowel. */
export function article(word: string): 'a' | 'an' {
  return /^([aeio]|R2|S(SH|SL|QL)\b)/i.test(word) ? 'an' : 'a';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
