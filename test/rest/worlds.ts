/** A graph of everything that leads from object to object, for worlds made at random. */
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { backLinks, naming } from '../../src/rest/planner/back-links.js';
import { bind } from '../../src/rest/schema/bind.js';
import { details } from '../../src/rest/planner/missing-fields.js';
import { links, lookup, many, one } from '../../src/rest/planner/links.js';
import { namedKeys } from '../../src/rest/rows/named-keys.js';
import { chained, unpaged } from '../../src/rest/rows/paging.js';
import { get, list, put } from '../../src/rest/rows/row.js';
import { isObject, textAt } from '../../src/base/unknown.js';

@ObjectType({ description: 'Work' })
class Chore {
  static readonly keys = { id: 'id' } as const;
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  item!: number | null;
}

const dialect = { ...namedKeys({ api: 'CLOUD', baseUrl: 'https://worlds.invalid/v1', action: Chore }), actions: null };
const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class World {}

@ObjectType({ description: 'A thing' })
class Item {
  static readonly keys = { id: 'id' } as const;
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) secret!: string | null;
  next!: number | null;
  others!: number[];
  owner!: number | null;
  tag!: number | null;
  crate!: number | null;
  chores!: number[];
}

@ObjectType({ description: 'Part of a thing' })
class Part {
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  item!: number | null;
  owner!: number | null;
}

@ObjectType({ description: 'Who has things' })
class Owner {
  static readonly keys = { ownerId: 'id' } as const;
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => Part, { nullable: true }) emblem!: Part | null;
  favourites!: number[];
}

@ObjectType({ description: 'A room of an owner' })
class Room {
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  door!: number | null;
  item!: number | null;
}

@ObjectType({ description: 'A tag' })
class Tag {
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  ownerId!: number | null;
  item!: number | null;
}

@ObjectType({ description: 'A crate' })
class Crate {
  @Field(() => ID) id!: number;
  @Field(() => String, { nullable: true }) name!: string | null;
  inside!: number | null;
  item!: number | null;
}

@ArgsType()
class Ids {
  @Field(() => [ID]) id!: string[];
}

@InputType()
class Renamed {
  @Field() name!: string;
}

/** Names the next page by a text, and states no length. */
const byMark = chained({ size: 3 }, { mark: 'from', size: 'limit' }, (body) =>
  isObject(body) ? textAt(body['meta'], 'next') : null,
);

const reads = on(World, {
  items: list('/items', () => Item, { pageSize: 4 }),
  item: get('/items/{id}', () => Item),
  owners: list('/owners', () => Owner, { pageSize: 3, ttl: 3600 }),
  owner: get('/owners/{id}', () => Owner, { ttl: 3600 }),
  tags: list('/tags', () => Tag, { paging: unpaged }),
  tag: get('/tags/{id}', () => Tag),
  crates: list('/crates', () => Crate, { paging: byMark }),
  crate: get('/crates/{id}', () => Crate),
  chores: list('/chores', () => Chore, Ids, { paging: unpaged, pageSize: 3, ids: 'id' }),
  chore: get('/chores/{id}', () => Chore),
});

const ofItems = on(Item, {
  parts: list('/items/{id}/parts', () => Part, { pageSize: 2 }),
  core: get('/items/{id}/core', () => Part),
});

const ofOwners = on(Owner, {
  rooms: list('/owners/{ownerId}/rooms', () => Room, { pageSize: 3 }),
  room: get('/owners/{ownerId}/rooms/{id}', () => Room),
});

const writes = mutations({
  renameItem: put('/items/{id}', () => Item, Renamed),
  renameOwner: put('/owners/{id}', () => Owner, Renamed),
});

const { item, owner, tag, crate, chore } = reads.rows;

export const groups = [
  root(World, 'world'),
  reads,
  ofItems,
  ofOwners,
  writes,
  details(Item, item, ['secret']),
  links(Item, {
    next: one(item, ({ next }) => next, 'The next one'),
    others: many(item, ({ others }) => others, 'Others'),
    owner: one(owner, ({ owner }) => owner, 'Who has it'),
    tag: one(tag, ({ tag }) => tag, 'Its tag'),
    crate: one(crate, ({ crate }) => crate, 'Where it is'),
    chores: many(chore, ({ chores }) => chores, 'What is to be done with it'),
    twin: lookup(item, ({ id }) => Number(id) + 1, 'The one behind it'),
  }),
  links(Part, {
    item: one(item, ({ item }) => item, 'What it is of'),
    owner: one(owner, ({ owner }) => owner, 'Who has it'),
  }),
  links(Owner, { favourites: many(item, ({ favourites }) => favourites, 'What is liked best') }),
  links(Room, {
    door: one(ofOwners.rows.room, ({ door }) => door, 'Where it leads'),
    item: one(item, ({ item }) => item, 'What stands in it'),
  }),
  links(Tag, { item: one(item, ({ item }) => item, 'What bears it') }),
  links(Crate, {
    inside: one(crate, ({ inside }) => inside, 'What it is in'),
    item: one(item, ({ item }) => item, 'What is in it'),
  }),
  links(Chore, { item: one(item, ({ item }) => item, 'What it is for') }),
  backLinks(Owner, { tags: naming(reads.rows.tags, 'owner_id', ({ id }) => id, 'Tags') }),
];
