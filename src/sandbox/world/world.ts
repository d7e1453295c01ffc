/** The objects of one API, as the tables of its resources see them. */
import type { Id, Item, Ref } from './item.js';
import type { Random } from './random.js';
import type { Fields } from './values.js';
import type { Work } from './work.js';

export interface World {
  readonly random: Random;
  readonly actions: {
    begin(work: Work): Item;
    isLocked(ref: Ref): boolean;
    /** Per cent. */
    progress(action: Item): unknown;
  };
  /** Milliseconds since 1970. */
  now(): number;
  all(collection: string): readonly Item[];
  /** Those whose fields have these values. */
  where(collection: string, fields: Fields): readonly Item[];
  get(collection: string, id: unknown): Item | undefined;
  /** By id or name. */
  find(collection: string, idOrName: unknown): Item | undefined;
  /** The object that a call is about: there is no answer without it. */
  must(collection: string, id: unknown): Item;
  /** A new object from the body of its creation. */
  create(collection: string, body: Fields, id?: Id): Item;
  put(collection: string, item: Item): Item;
  change(collection: string, id: Id, fields: Fields): void;
  /** Removes the object, and what depends on it. */
  remove(collection: string, item: Item): void;
  nextId(): number;
  /** 1, 2, 3 … of whatever is counted under this name. */
  serial(of: string): number;
  ref(collection: string, item: Item): Ref;
  /** As the wire shows it. */
  show(collection: string, item: Item): Fields;
  showAction(action: Item): Fields;
  /** A body whose references have become ids; throws on one that names nothing. */
  resolved(body: Fields): Fields;
}
