/** The effect of a call, derived from the kind, method and path of its row. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { paramsOf } from '../../rest/rows/path.js';
import { Content } from '../protocol/content.js';
import type { SandboxItem, Ref } from './item.js';
import type { SandboxResponse, ListPage } from '../protocol/protocol.js';
import { type Objects, typeOf } from './objects.js';
import { Refusal } from '../protocol/refusal.js';
import type { Effect, Query } from './resource.js';
import { type Fields, listAt, objectAt } from './values.js';
import { isObject } from '../../base/unknown.js';

interface SandboxRequest {
  readonly row: BoundRow;
  readonly values: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Fields;
  readonly url: string;
}

export async function answer(request: SandboxRequest, world: Objects): Promise<SandboxResponse> {
  const { row } = request;
  const values = identified(row.path, request.values, world);
  const { protocol, specialCalls, parents = {} } = world.provider;
  for (const [name, parent] of Object.entries(parents))
    if (values[name] !== undefined) world.must(parent, values[name]);
  for (const [collection, id] of above(row.path, values)) if (world.isBelow(collection)) world.must(collection, id);
  const special = specialCalls[`${row.method} ${row.path}`];
  if (special) {
    const parts = await special({ ...request, values, world });
    return parts instanceof Content
      ? { status: 200, headers: parts.headers, body: parts }
      : protocol.answer(row, parts);
  }

  const [, owners, action] = /^(.+?)(?:\/\{[^}]+\})+\/actions(?:\/([^/{]+))?$/.exec(row.path) ?? [];
  const template = owners ?? row.path.replace(/(\/\{[^}]+\})+$/, '');
  const collection = filled(template, values);
  world.resource(collection).checkParent?.(values, world);
  const id = namedLast(row.path, values);
  if (owners !== undefined && action !== undefined)
    return protocol.answer(row, act(request, world, { collection, id, name: action }));
  if (owners !== undefined) return list(request, world, world.provider.actions, isAbout(world, collection, id));
  const { actions } = world.provider;
  const ofAll = template === actions ? undefined : /^(.+)\/actions$/.exec(template)?.[1];
  if (ofAll !== undefined && row.kind === 'list') return list(request, world, actions, isOfType(typeOf(ofAll)));
  if (ofAll !== undefined) return protocol.answer(row, shown(actions, world.must(actions, id), world));
  if (row.kind === 'list') return list(request, world, collection);
  if (template === row.path) return protocol.answer(row, create(request, world, collection));
  const item = world.must(collection, id);
  if (row.method === 'GET') return protocol.answer(row, shown(collection, item, world));
  if (row.method === 'DELETE') return protocol.answer(row, remove(collection, item, world));
  return protocol.answer(row, update(request, collection, item, world));
}

function list(
  { row, query, url }: SandboxRequest,
  world: Objects,
  collection: string,
  isMeant: (item: SandboxItem) => boolean = () => true,
): SandboxResponse {
  const resource = world.resource(collection);
  const items = world.all(collection).filter(isMeant);
  const listing: ListPage = {
    items: resource.order ? items.sort(resource.order) : items,
    resource,
    query,
    url,
    show: (item) => world.showInList(collection, item),
  };
  return world.provider.protocol.list(row, listing);
}

/** Matches the actions of all objects of a type. */
function isOfType(type: string): (action: SandboxItem) => boolean {
  return (action) => listAt(action, 'resources').some((ref) => isObject(ref) && ref['type'] === type);
}

/** Matches the actions of one object. */
function isAbout(world: Objects, collection: string, named: string): (action: SandboxItem) => boolean {
  const { id, type } = world.ref(collection, world.must(collection, named));
  return (action) =>
    listAt(action, 'resources').some((ref) => isObject(ref) && ref['id'] === id && ref['type'] === type);
}

function create({ body }: SandboxRequest, world: Objects, collection: string): Fields {
  refuseTakenName(collection, body, world);
  const { check, created } = world.resource(collection);
  check?.(body);
  const item = world.create(collection, body);
  const parts = created?.(item, world.resolved(body), world) ?? {};
  return { ...shown(collection, world.must(collection, item.id), world), ...parts };
}

function update({ body }: SandboxRequest, collection: string, item: SandboxItem, world: Objects): Fields {
  refuseTakenName(collection, body, world, item);
  world.resource(collection).check?.(body);
  world.change(collection, item.id, world.resolved(body));
  return shown(collection, world.must(collection, item.id), world);
}

function remove(collection: string, item: SandboxItem, world: Objects): Fields {
  const ref = world.ref(collection, item);
  const { mayGo, goesWhile, actsOn } = world.resource(collection);
  const [on, ...about] = actsOn?.(item) ?? [ref];
  refuseLocked(on, world);
  if (objectAt(item, 'protection')['delete'] === true) {
    throw new Refusal('protected', `${ref.type} deletion is protected`);
  }
  mayGo?.(item, world);
  const then = () => world.remove(collection, item);
  if (goesWhile === undefined) {
    then();
    return { deleted: { id: item.id } };
  }
  const during = goesWhile === null ? {} : { during: goesWhile };
  return parts(world, world.actions.begin({ command: `delete_${ref.type}`, on, about, ...during, then }));
}

interface NamedAction {
  readonly collection: string;
  readonly id: string;
  readonly name: string;
}

function act(request: SandboxRequest, world: Objects, { collection, id, name }: NamedAction): Fields {
  const { actions = {}, actsOn } = world.resource(collection);
  const effect: Effect = actions[name] ?? {};
  const item = world.must(collection, id);
  const [on, ...beside] = actsOn?.(item) ?? [world.ref(collection, item)];
  const body = world.resolved(request.body);
  refuseLocked(on, world);
  effect.check?.({ item, body, world });
  const action = world.actions.begin({
    command: effect.command ?? name,
    on,
    about: [...beside, ...(effect.about ?? []).flatMap((field) => refsTo(body[field], field, world))],
    ...(effect.during !== undefined && { during: effect.during }),
    atOnce: effect.atOnce ?? false,
    then: () => {
      const now = world.get(collection, id);
      if (now) world.change(collection, now.id, effect.then?.({ item: now, body, world }) ?? {});
    },
  });
  return { ...parts(world, action), ...effect.answers?.({ item, body, world }) };
}

/** An action under the keys that responses use for it. */
function parts(world: Objects, action: SandboxItem): Fields {
  const shown = world.showAction(action);
  return { action: shown, actions: [shown] };
}

function shown(collection: string, item: SandboxItem, world: Objects): Fields {
  return { [typeOf(collection)]: world.show(collection, item) };
}

function refsTo(id: unknown, field: string, world: Objects): Ref[] {
  const collection = world.provider.references[field];
  const item = collection === undefined ? undefined : world.get(collection, id);
  return collection !== undefined && item ? [world.ref(collection, item)] : [];
}

function refuseLocked(ref: Ref, world: Objects): void {
  if (world.actions.isLocked(ref)) throw new Refusal('locked', `${ref.type} is locked: an action runs on it`);
}

function refuseTakenName(collection: string, body: Fields, world: Objects, own?: SandboxItem): void {
  const { unique = 'name' } = world.resource(collection);
  if (world.provider.namesRepeat || unique === null || typeof body[unique] !== 'string') return;
  const isTaken = world.all(collection).some((item) => item.id !== own?.id && item[unique] === body[unique]);
  if (!isTaken) return;
  throw new Refusal('uniqueness_error', `${typeOf(collection)} ${unique} is already used`, {
    fields: [{ name: unique }],
  });
}

/** The ancestors of a path's object, each with its collection. */
function above(path: string, values: SandboxRequest['values']): [collection: string, id: string][] {
  return Array.from(path.matchAll(/(?:\/\{[^}]+\})+(?=\/[^{])/g), ({ index, 0: names }) => [
    filled(path.slice(0, index), values),
    namedBy(names, values),
  ]);
}

/** Replaces names in a path by ids, where objects may be addressed by name. */
function identified(path: string, given: SandboxRequest['values'], world: Objects): SandboxRequest['values'] {
  const values = { ...given };
  for (const { index, 1: name = '' } of path.matchAll(/\/\{([^}]+)\}/g)) {
    const collection = filled(path.slice(0, index), values);
    const id = world.resource(collection).idOf?.(values[name] ?? '', world);
    if (id !== undefined) values[name] = String(id);
  }
  return values;
}

function filled(template: string, values: SandboxRequest['values']): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The id of the last object that a path names. */
function namedLast(path: string, values: SandboxRequest['values']): string {
  return namedBy(path.match(/(?:\/\{[^}]+\})+/g)?.at(-1) ?? '', values);
}

/** `/{name}/{type}` identifies one object: `www/A`. */
function namedBy(placeholders: string, values: SandboxRequest['values']): string {
  return paramsOf(placeholders)
    .map((name) => values[name] ?? '')
    .join('/');
}
