/** A small API whose ids are global: racks, the books on them by name, and cards that refer to a rack. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../../src/rest/identity/id-inputs.js';
import type { Dialect } from '../../../src/rest/rows/dialect.js';
import { links, one } from '../../../src/rest/planner/links.js';
import { namedKeys } from '../../../src/rest/rows/named-keys.js';
import { del, get, list, post, put } from '../../../src/rest/rows/row.js';
import { bind } from '../../../src/rest/schema/bind.js';
import { missing, pageOf } from '../lab.js';
import type { Script } from '../../support/scripted-upstream.js';

@ObjectType('CloudWork', { description: 'Work' })
class Work {
  @Field(() => ID) id!: number;
}

const dialect: Dialect = {
  ...namedKeys({ api: 'CLOUD', baseUrl: 'https://provider.invalid/v1', action: Work }),
  ids: (name) => (name === 'name' ? 'string' : 'int'),
};
const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Library {}

@ObjectType('CloudRack', { description: 'A rack' })
class Rack {
  static readonly keys = { rackId: 'id' } as const;
  @Field(() => ID, { description: 'Its id' }) id!: number;
  @Field({ description: 'Its title' }) title!: string;
}

@ObjectType('CloudBook', { description: 'A book' })
class Book {
  static readonly keys = { name: 'name' } as const;
  @Field(() => ID, { description: 'Its name' }) name!: string;
  card!: number | null;
}

@ObjectType('CloudCard', { description: 'A card' })
class Card {
  @Field(() => ID, { description: 'Its id' }) id!: number;
  @Field(() => Rack, { nullable: true, description: 'A rack within it' }) place!: Rack | null;
  rack!: number | null;
}

@InputType('MoveCloudBookInput', { description: 'Where to' })
class MoveBook {
  @IdOf(() => Rack)
  @Field(() => [ID], { nullable: true, description: 'The rack' })
  rackIds?: string[];

  @IdOf(() => Rack)
  @Field(() => String, { nullable: true, description: 'Title or id of the rack' })
  rack?: string;

  @Field(() => String, { nullable: true, description: 'Any text' })
  note?: string;
}

const reads = on(Library, {
  racks: list('/racks', () => Rack),
  rack: get('/racks/{id}', () => Rack),
  cards: list('/cards', () => Card),
  card: get('/cards/{id}', () => Card),
});

const rackReads = on(Rack, {
  books: list('/racks/{rackId}/books', () => Book),
  book: get('/racks/{rackId}/books/{name}', () => Book),
});

const writes = mutations({
  renameRack: put('/racks/{id}', () => Rack),
  deleteRack: del('/racks/{id}'),
  deleteBook: del('/racks/{rackId}/books/{name}'),
  moveBook: post('/racks/{rackId}/books/{name}/move', null, MoveBook),
});

export const groups = [
  root(Library, 'library'),
  reads,
  rackReads,
  writes,
  links(Card, { rack: one(reads.rows.rack, (card) => card.rack, 'Where it leads') }),
];

export const rack = (id: number) => ({ id, title: `rack ${id}` });

/** As many racks as are asked for, with books of hostile names. */
export const serving =
  (names: readonly string[]): Script =>
  ({ method, path, query }) => {
    const [, kind, id, below, name] = path.split('/').map(decodeURIComponent);
    if (method === 'DELETE') return { status: 204 };
    if (method === 'POST') return { status: 201, body: {} };
    if (kind === 'cards') return { body: pageOf('cards', [{ id: 5, rack: 7, place: rack(8) }], query) };
    if (id === undefined)
      return {
        body: pageOf(
          'racks',
          Array.from({ length: 200 }, (_, at) => rack(at + 1)),
          query,
        ),
      };
    if (method === 'PUT') return { body: { rack: rack(Number(id)) } };
    if (below === undefined) return Number(id) > 200 ? missing : { body: { rack: rack(Number(id)) } };
    const books = names.map((name, at) => ({ id: at, name }));
    if (name === undefined) return { body: pageOf('books', books, query) };
    const found = books.find((book) => book.name === name);
    return found ? { body: { book: found } } : missing;
  };
