/** DNS records as changes of them show them, and the changes that put them back, as the mutation takes them. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';
import { textOf } from '../../dns/zone-file/value.js';
import { kindsWithData } from './dns-kinds.js';
import type { EdgeRecordChange, EdgeZoneState } from './dns-plan.js';
import { type EdgeRecordState, bodyOf, differenceOf, toInput } from './dns-state.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeDnsRecordState', { description: 'The state of a DNS record before or after a change' })
export class State {
  @Optional(() => ID, 'The id of the record; null before it is created')
  recordId!: string | null;

  @Field({ description: 'The record type' })
  type!: string;

  @Field({ description: 'The full name' })
  name!: string;

  @Field({ description: 'The content, in zone file format' })
  content!: string;

  @Field(() => Int, { description: 'Time to live in seconds; 1: automatic' })
  ttl!: number;

  @Field({ description: 'Traffic is proxied through the edge' })
  proxied!: boolean;

  @Optional(() => String, 'The comment')
  comment!: string | null;

  @Field(() => [String], { description: 'Its tags' })
  tags!: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const likeInput = (name: string) => `As \`${name}\` takes it; null means left out`;

@ObjectType('EdgeDnsUndoSettings', { description: likeInput('EdgeDnsRecordSettingsInput') })
class UndoSettings {
  @Optional(() => Boolean, 'Only return IPv4 addresses for a proxied name')
  ipv4Only!: boolean | null;

  @Optional(() => Boolean, 'Only return IPv6 addresses for a proxied name')
  ipv6Only!: boolean | null;

  @Optional(() => Boolean, 'CNAME flattening')
  flattenCname!: boolean | null;
}

@ObjectType()
abstract class UndoParts {
  @Optional(() => String, 'The name')
  name!: string | null;

  @Optional(() => String, 'The record type')
  type!: string | null;

  @Optional(() => String, 'The value as text: of a type with parts in zone file format')
  content!: string | null;

  @Optional(() => Int, 'The priority of MX and URI records')
  priority!: number | null;
}

@ObjectType()
abstract class UndoWrite extends UndoParts {
  @Optional(() => Int, 'Time to live in seconds; 1: automatic')
  ttl!: number | null;

  @Optional(() => Boolean, 'Proxy traffic through the edge')
  proxied!: boolean | null;

  @Optional(() => String, 'The comment; null for none')
  comment!: string | null;

  @Optional(() => [String], 'The tags')
  tags!: readonly string[] | null;

  @Optional(() => UndoSettings, 'The settings')
  settings!: UndoSettings | null;

  @Optional(() => Boolean, 'Route privately, into a private network')
  privateRouting!: boolean | null;
}

@ObjectType('EdgeDnsUndoCreate', { description: likeInput('EdgeDnsRecordInput') })
class UndoCreate extends UndoWrite {}

@ObjectType('EdgeDnsUndoUpdate', { description: likeInput('EdgeDnsRecordPatchInput') })
class UndoUpdate extends UndoWrite {
  @Field(() => ID, { description: 'The id of the record' })
  recordId!: string;
}

@ObjectType('EdgeDnsUndoDelete', { description: likeInput('EdgeDnsRecordMatchInput') })
class UndoDelete extends UndoParts {
  @Optional(() => ID, 'The id of the record; null in a preview, before it has one')
  recordId!: string | null;
}

@ObjectType('EdgeDnsUndo', {
  description:
    'A change that restores a previous state, as `EdgeDnsChangeInput` takes it: pass back whatever you have selected of it, nulls included',
})
export class DnsUndo {
  @Optional(() => UndoCreate, 'A record to create again, under a new id')
  create!: UndoCreate | null;

  @Optional(() => UndoUpdate, 'A record to update')
  update!: UndoUpdate | null;

  @Optional(() => UndoDelete, 'A record to delete')
  delete!: UndoDelete | null;
}

export function shown(state: EdgeRecordState, { idOf }: EdgeZoneState): Fields {
  const { id, type, name, ttl, proxied, comment, tags } = state;
  const recordId = id === null ? null : idOf(id);
  return { recordId, type, name, ttl, proxied, comment, tags, content: textOf(type, state) };
}

/** The inputs that undo changes, from the changes as they were made. */
export function undoOf(changes: readonly EdgeRecordChange[], { idOf }: EdgeZoneState): Fields[] {
  return changes.map(({ before, after }) => {
    if (!before) return { delete: after && nameOf(after, idOf) };
    const { type, id, comment } = before;
    if (!after) return { create: inputOf(before, bodyOf(before)) };
    // Null would mean a comment that stays.
    const wire = { ...differenceOf(after, before), comment };
    return { update: { recordId: id === null ? null : idOf(id), ...inputOf(before, wire), type } };
  });
}

/** The input that identifies a record to delete. */
function nameOf(state: EdgeRecordState, idOf: EdgeZoneState['idOf']): Fields {
  if (state.id !== null) return { recordId: idOf(state.id) };
  const { name, type, content, data, priority } = bodyOf(state);
  const value = data ? { data } : { content };
  return inputOf(state, { name, type, ...value, ...(priority !== undefined && { priority }) });
}

/** The value of a kind that is not known has no text. */
function inputOf(state: EdgeRecordState, { data, ...wire }: Fields): Fields {
  return {
    ...toInput(state.type, wire),
    ...(isObject(data) && kindsWithData.includes(state.type) && { content: textOf(state.type, state) }),
  };
}
