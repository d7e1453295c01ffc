/** The content and settings of DNS records: read from the wire, compared, and written as inputs of the graph. */
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { dialect } from '../dialect.js';
import { valueParts } from '../../dns/value-parts.js';
import { valueField } from './dns-kinds.js';
import { nameIn } from '../../dns/zone-file/text.js';
import { prioritized } from '../../dns/zone-file/layouts.js';
import { type ZoneFileValue, isKnownKind, sameValue } from '../../dns/zone-file/value.js';

type Fields = Readonly<Record<string, unknown>>;

const flags = ['ipv4_only', 'ipv6_only', 'flatten_cname'] as const;

export interface EdgeRecordState extends ZoneFileValue {
  /** Null while it is only planned. */
  readonly id: string | null;
  readonly type: string;
  /** Whole, in small letters. */
  readonly name: string;
  /** Seconds; 1: the edge decides, as it does for all that is proxied. */
  readonly ttl: number;
  readonly proxied: boolean;
  readonly comment: string | null;
  readonly tags: readonly string[];
  /** All flags, by their names on the wire. */
  readonly settings: Readonly<Record<string, boolean>>;
  readonly privateRouting: boolean;
}

/** Parses a record of the wire, or one to be written. */
export function stateOf(wire: Fields, zone: string): EdgeRecordState {
  const { data, tags, settings, proxied } = wire;
  const isProxied = proxied === true;
  const type = textAt(wire, 'type') ?? '';
  return {
    id: textAt(wire, 'id'),
    type,
    name: nameIn(zone, textAt(wire, 'name') ?? ''),
    ttl: isProxied ? 1 : (numberAt(wire, 'ttl') ?? 1),
    proxied: isProxied,
    comment: textAt(wire, 'comment') || null,
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    settings: Object.fromEntries(flags.map((flag) => [flag, isObject(settings) && settings[flag] === true])),
    privateRouting: wire['private_routing'] === true,
    content: isObject(data) ? null : textAt(wire, 'content'),
    data: isObject(data) ? data : null,
    // A type with the priority among its parts also sends a separate one, which may be outdated.
    priority: isKnownKind(type) && !prioritized.includes(type) ? null : numberAt(wire, 'priority'),
  };
}

/** The state with these fields changed, given by wire name. */
export function changedBy(state: EdgeRecordState, wire: Fields, zone: string): EdgeRecordState {
  const { content, data, priority } = state;
  const value = 'content' in wire || 'data' in wire ? {} : { content, data };
  const given = isObject(wire['settings']) ? wire['settings'] : {};
  const changed = Object.entries(given).filter(([, flag]) => flag !== null);
  const settings = { ...state.settings, ...Object.fromEntries(changed) };
  return { ...stateOf({ ...wireOf(state), priority, ...value, ...wire, settings }, zone), id: state.id };
}

/** Two records with the same key cannot both be in a zone. */
export function keyOf(state: EdgeRecordState): string {
  return `${state.type} ${state.name} ${sameValue(state.type, state)}`;
}

/** A new record on the wire, without its value. */
function wireOf({ type, name, ttl, proxied, comment, tags, settings, privateRouting }: EdgeRecordState): Fields {
  return { type, name, ttl, proxied, comment, tags, settings, private_routing: privateRouting };
}

function valueOf({ content, data, priority }: EdgeRecordState): Fields {
  return { ...(data ? { data } : { content }), ...(priority !== null && { priority }) };
}

/** The body that creates the record; fields with default values are left out. */
export function bodyOf(state: EdgeRecordState): Fields {
  const { type, name, ttl, proxied, comment, tags, settings, privateRouting } = state;
  return {
    type,
    name,
    ttl,
    ...valueOf(state),
    ...(proxied && { proxied }),
    ...(comment !== null && { comment }),
    ...(tags.length > 0 && { tags }),
    ...(Object.values(settings).includes(true) && { settings }),
    ...(privateRouting && { private_routing: true }),
  };
}

/** The fields to write, by wire name, to turn one record into the other; empty if they are alike. */
export function differenceOf(from: EdgeRecordState, to: EdgeRecordState): Fields {
  const [before, after] = [wireOf(from), wireOf(to)];
  const changed = Object.entries(after).filter(([name, value]) => !isSameField(before[name], value));
  const isOther = from.type !== to.type || sameValue(from.type, from) !== sameValue(to.type, to);
  return { ...Object.fromEntries(changed), ...(isOther && valueOf(to)) };
}

export function isSame(one: EdgeRecordState, other: EdgeRecordState): boolean {
  return Object.keys(differenceOf(one, other)).length === 0;
}

function isSameField(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);
  return text(one) === text(other);
}

/** Fields of the wire as the inputs of the graph have them. */
export function toInput(type: string, wire: Fields): Fields {
  const { data, content, settings, ...rest } = wire;
  return {
    ...inGraph(rest),
    ...(content !== undefined && { content }),
    ...(isObject(settings) && { settings: inGraph(settings) }),
    ...(isObject(data) && { [valueField(type)]: partsIn(type, data) }),
  };
}

function inGraph(wire: Fields): Fields {
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [dialect.names.toGraph(name), value]));
}

/** The parts that the graph knows. */
function partsIn(type: string, data: Fields): Fields {
  const parts = Object.entries(inGraph(data)).filter(
    ([name, value]) => name in (valueParts[type] ?? {}) && value !== null && value !== undefined,
  );
  return Object.fromEntries(parts);
}
