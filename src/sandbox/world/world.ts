/** The objects of one API, as the tables of its resources see them. */
import type { Id, SandboxItem, Ref } from './item.js';
import type { Random } from './random.js';
import type { Fields } from './values.js';
import type { Work } from './work.js';

export interface SandboxWorld {
  readonly random: Random;
  readonly actions: {
    begin(work: Work): SandboxItem;
    isLocked(ref: Ref): boolean;
    /** Per cent. */
    progress(action: SandboxItem): unknown;
  };
  /** Milliseconds since 1970. */
  now(): number;
  all(collection: string): readonly SandboxItem[];
  /** Those whose fields have these values. */
  where(collection: string, fields: Fields): readonly SandboxItem[];
  get(collection: string, id: unknown): SandboxItem | undefined;
  /** By id or name. */
  find(collection: string, idOrName: unknown): SandboxItem | undefined;
  /** The object that a call is about: there is no answer without it. */
  must(collection: string, id: unknown): SandboxItem;
  /** A new object from the body of its creation. */
  create(collection: string, body: Fields, id?: Id): SandboxItem;
  put(collection: string, item: SandboxItem): SandboxItem;
  change(collection: string, id: Id, fields: Fields): void;
  /** Removes the object, and what depends on it. */
  remove(collection: string, item: SandboxItem): void;
  nextId(): number;
  /** 1, 2, 3 … of whatever is counted under this name. */
  serial(of: string): number;
  ref(collection: string, item: SandboxItem): Ref;
  /** As the wire shows it. */
  show(collection: string, item: SandboxItem): Fields;
  showAction(action: SandboxItem): Fields;
  /** A body whose references have become ids; throws on one that names nothing. */
  resolved(body: Fields): Fields;
}
