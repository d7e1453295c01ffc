/** The objects of one API, as its resources access them. */
import type { ItemId, SandboxItem, Ref } from './item.js';
import type { Random } from './random.js';
import type { Fields } from './values.js';
import type { Work } from './work.js';

export interface SandboxWorld {
  readonly random: Random;
  readonly actions: {
    begin(work: Work): SandboxItem;
    isLocked(ref: Ref): boolean;
    /** The progress, in per cent. */
    progress(action: SandboxItem): unknown;
  };
  /** Milliseconds since 1970. */
  now(): number;
  all(collection: string): readonly SandboxItem[];
  /** The objects whose fields have these values. */
  where(collection: string, fields: Fields): readonly SandboxItem[];
  get(collection: string, id: unknown): SandboxItem | undefined;
  /** Finds an object by id or name. */
  find(collection: string, idOrName: unknown): SandboxItem | undefined;
  /** The object that a call addresses; throws if it does not exist. */
  must(collection: string, id: unknown): SandboxItem;
  /** Creates an object from the body of its creation. */
  create(collection: string, body: Fields, id?: ItemId): SandboxItem;
  put(collection: string, item: SandboxItem): SandboxItem;
  change(collection: string, id: ItemId, fields: Fields): void;
  /** Removes the object and its dependents. */
  remove(collection: string, item: SandboxItem): void;
  nextId(): number;
  /** A counter per name: 1, 2, 3 … */
  serial(of: string): number;
  ref(collection: string, item: SandboxItem): Ref;
  /** The object in its wire format. */
  show(collection: string, item: SandboxItem): Fields;
  showAction(action: SandboxItem): Fields;
  /** The body with references resolved to ids; throws on one that does not exist. */
  resolved(body: Fields): Fields;
}
