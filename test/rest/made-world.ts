/** Worlds made at random, what an upstream answers of them, and what the graph must say of them. */
import { type GraphQLFieldResolver, type GraphQLResolveInfo, GraphQLError, getNamedType, isObjectType } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { ReceivedCall, Reply } from '../support/scripted-upstream.js';
import { missing } from './lab.js';

export type Random = (below: number) => number;

/** Always the same numbers from the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed * 2_654_435_769;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type Thing = Record<string, unknown> & { id: number };
export type Things = Record<string, Thing[]>;

/** Collections by path. */
export function madeWorld(random: Random): Things {
  const lengths = Object.fromEntries(
    ['item', 'owner', 'tag', 'crate', 'chore'].map((kind) => [kind, random(3) === 0 ? random(40) : random(9)]),
  );
  // How often an id is of nothing, is missing, or is no id.
  const odds = { dangling: 3 + random(30), none: 2 + random(10), odd: 5 + random(100) };
  const id = (kind: string): unknown => {
    if (random(odds.none) === 0) return null;
    if (random(odds.odd) === 0) return { at: 1 };
    if (random(odds.dangling) === 0) return 1000 + random(3);
    const chosen = 1 + random(Math.max(1, lengths[kind] ?? 1));
    return random(20) === 0 ? String(chosen) : chosen;
  };
  const ids = (kind: string): unknown =>
    random(odds.odd) === 0 ? 'none' : Array.from({ length: random(4) }, () => id(kind));
  const make = (length: number, more: (id: number) => object): Thing[] =>
    Array.from({ length }, (_, index) => ({ id: index + 1, name: `n${index + 1}`, ...more(index + 1) }));
  const part = (): object => ({ item: id('item'), owner: id('owner') });
  const world: Things = {
    '/items': make(lengths['item'] ?? 0, (n) => ({
      next: id('item'),
      others: ids('item'),
      owner: id('owner'),
      tag: id('tag'),
      crate: id('crate'),
      chores: ids('chore'),
      secret: `s${n}`,
    })),
    '/owners': make(lengths['owner'] ?? 0, () => ({
      favourites: ids('item'),
      emblem: random(4) === 0 ? null : { id: 1, name: 'e', ...part() },
    })),
    '/tags': make(lengths['tag'] ?? 0, () => ({ owner_id: id('owner'), item: id('item') })),
    '/crates': make(lengths['crate'] ?? 0, () => ({ inside: id('crate'), item: id('item') })),
    '/chores': make(lengths['chore'] ?? 0, () => ({ item: id('item') })),
  };
  for (const { id } of world['/items'] ?? []) {
    world[`/items/${id}/parts`] = make(random(5), part);
    if (random(3) > 0) world[`/items/${id}/core`] = make(1, part);
  }
  for (const { id } of world['/owners'] ?? []) {
    const length = random(3) === 0 ? random(12) : random(4);
    const near = (): object => ({ door: random(8) === 0 ? null : 1 + random(length + 1) });
    world[`/owners/${id}/rooms`] = make(length, () => ({ ...near(), item: random(4) === 0 ? 1 : null }));
  }
  return world;
}

const sizes: Readonly<Record<string, number>> = { items: 4, owners: 3, tags: Infinity, crates: 3, parts: 2, rooms: 3 };

/** What an upstream that has such a world answers. */
export function answerOf(world: Things, { method, path, query, body }: ReceivedCall): Reply {
  const parts = path.split('/').slice(1);
  const last = parts.at(-1) ?? '';
  const all = world[path];
  if (last === 'core') return all?.[0] ? { body: { core: all[0] } } : missing;
  if (all && last === 'chores') {
    const ids = [query['id'] ?? []].flat();
    return { body: { chores: all.filter(({ id }) => ids.includes(String(id))) } };
  }
  if (all && last === 'tags') return { body: { tags: all } };
  if (all && last === 'crates') {
    const [from, size] = [Number(query['from'] ?? 0), Number(query['limit'])];
    const next = from + size < all.length ? String(from + size) : '';
    return { body: { crates: all.slice(from, from + size), meta: { next } } };
  }
  if (all) {
    const [page, size] = [Number(query['page']), Number(query['per_page'])];
    const next = page * size < all.length ? page + 1 : null;
    const bare = all.map((thing) => Object.fromEntries(Object.entries(thing).filter(([name]) => name !== 'secret')));
    const pagination = { page, per_page: size, next_page: next, total_entries: all.length };
    return { body: { [last]: bare.slice((page - 1) * size, page * size), meta: { pagination } } };
  }
  const collection = path.slice(0, path.lastIndexOf('/'));
  const found = world[collection]?.find(({ id }) => String(id) === last);
  if (!found) return missing;
  if (method === 'PUT') Object.assign(found, body);
  return { body: { [(parts.at(-2) ?? '').slice(0, -1)]: found } };
}

/** What a question has to do with a world: which calls, and which objects by id. */
export class Needs {
  readonly lines = new Set<string>();
  /** Paths of children, a call each. */
  readonly children = new Set<string>();
  readonly wanted = new Map<string, Set<string>>();
  readonly details = new Set<string>();
  isOfTags = false;

  want(collection: string, id: string): void {
    const ids = this.wanted.get(collection) ?? new Set();
    this.wanted.set(collection, ids.add(id));
  }
}

const targets: Readonly<Record<string, string>> = {
  next: '/items',
  others: '/items',
  owner: '/owners',
  tag: '/tags',
  crate: '/crates',
  inside: '/crates',
  chores: '/chores',
  twin: '/items',
  item: '/items',
  favourites: '/items',
};

const free = ['id', '__typename', 'accountName'];
/** Where a thing stands. */
const owners = new WeakMap<object, string>();

export function resolverOver(world: Things, needs = new Needs()): GraphQLFieldResolver<unknown, unknown> {
  return (root, args: Record<string, unknown>, _context, info) => {
    const { fieldName: name, parentType } = info;
    const thing = root as Record<string, unknown>;
    const at = (collection: string, id: unknown): Thing | null =>
      world[collection]?.find((one) => String(one.id) === String(id)) ?? null;
    const listed = (path: string): object => {
      const all = world[path] ?? [];
      const first = Number(args['first']);
      const kind = path.split('/').at(-1) ?? '';
      const size = Math.min(first, sizes[kind] ?? 0);
      const pages = Math.max(1, Math.ceil(Math.min(first, all.length) / size));
      const line = (page: number): string =>
        kind === 'crates'
          ? `GET ${path}?${page > 1 ? `from=${(page - 1) * size}&` : ''}limit=${size}`
          : `GET ${path}?page=${page}&per_page=${size}`;
      if (kind === 'tags') needs.lines.add(`GET ${path}`);
      else for (let page = 1; page <= pages; page++) needs.lines.add(line(page));
      const nodes = all.slice(0, first);
      for (const node of nodes) owners.set(node, path);
      return {
        nodes,
        edges: nodes.map((node) => ({ node })),
        totalCount: kind === 'crates' ? null : all.length,
        pageInfo: { hasNextPage: all.length > first, hasPreviousPage: false },
      };
    };
    if (name === 'accountName') return 'default';
    if (parentType.name === 'Query') return { id: 'cloud:default' };
    if (parentType.name === 'Mutation') {
      const collection = name === 'renameItem' ? '/items' : '/owners';
      const found = at(collection, args['id']);
      if (!found) throw new GraphQLError('none');
      Object.assign(found, args['input']);
      return { [collection.slice(1, -1)]: found };
    }
    if (parentType.name === 'World' && name !== 'id') {
      if (name === 'chores') {
        const ids = (args['id'] as string[]).map(String);
        const nodes = (world['/chores'] ?? []).filter(({ id }) => ids.includes(String(id)));
        const wanted = nodes.slice(0, Number(args['first']));
        needs.lines.add(`GET /chores?${ids.map((id) => `id=${id}`).join('&')}`);
        return {
          nodes: wanted,
          edges: wanted.map((node) => ({ node })),
          totalCount: nodes.length,
          pageInfo: { hasNextPage: nodes.length > wanted.length, hasPreviousPage: false },
        };
      }
      if (!('id' in args)) return listed(`/${name}`);
      needs.lines.add(`GET /${name}s/${String(args['id'])}`);
      return at(`/${name}s`, args['id']);
    }
    if (parentType.name.endsWith('Payload')) return thing[name];
    if (name === 'parts') return listed(`/items/${String(thing['id'])}/parts`);
    if (name === 'rooms') return listed(`/owners/${String(thing['id'])}/rooms`);
    if (name === 'core') {
      needs.children.add(`GET /items/${String(thing['id'])}/core`);
      return world[`/items/${String(thing['id'])}/core`]?.[0] ?? null;
    }
    if (name === 'room') {
      const path = `/owners/${String(thing['id'])}/rooms`;
      needs.lines.add(`GET ${path}/${String(args['id'])}`);
      const room = at(path, args['id']);
      if (room) owners.set(room, path);
      return room;
    }
    if (name === 'tags') {
      needs.isOfTags = true;
      return (world['/tags'] ?? []).filter(
        (tag) => tag['owner_id'] !== null && String(tag['owner_id']) === String(thing['id']),
      );
    }
    if (name === 'secret') needs.details.add(`GET /items/${String(thing['id'])}`);
    const collection = parentType.name === 'Room' && name === 'door' ? (owners.get(thing) ?? '') : targets[name];
    const isLink = collection !== undefined && isObjectType(getNamedType(info.returnType));
    if (!isLink) return thing[name];
    const isMany = ['others', 'chores', 'favourites'].includes(name);
    const own = name === 'twin' ? Number(thing['id']) + 1 : thing[name];
    if (isMany && !Array.isArray(own ?? [])) throw new GraphQLError('no list');
    const isFree = name !== 'twin' && asksIdsAlone(info);
    const found = [isMany ? (own ?? []) : own].flat().flatMap((id: unknown): unknown[] => {
      if (id === null || id === undefined) return [];
      if (typeof id === 'object') return [new GraphQLError('no id')];
      if (isFree) return [{ id }];
      needs.want(collection, String(id));
      const one = at(collection, id);
      if (one && parentType.name === 'Room') owners.set(one, collection);
      return one ? [one] : [];
    });
    return isMany ? found : (found[0] ?? null);
  };
}

function asksIdsAlone(info: GraphQLResolveInfo): boolean {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return false;
  const asked = collectSubfields(info.schema, info.fragments, info.variableValues, type, [...info.fieldNodes]);
  return [...asked.values()].every(([node]) => free.includes(node?.name.value ?? ''));
}
