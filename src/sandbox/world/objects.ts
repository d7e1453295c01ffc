/** The objects of one API, stored in their wire format, except for embedded objects, which are stored as ids. */
import { SandboxActions, type Timing } from './actions.js';
import type { ItemId, SandboxItem, Ref } from './item.js';
import type { SandboxProvider } from './provider.js';
import { Random } from './random.js';
import { Refusal } from '../protocol/refusal.js';
import type { SandboxResource } from './resource.js';
import { match } from '../protocol/routes.js';
import { type Fields, timestamp, without } from './values.js';
import type { SandboxWorld } from './world.js';

export class Objects implements SandboxWorld {
  readonly random: Random;
  readonly actions: SandboxActions;
  /** Collections that exist once for each parent, as paths and their segments. */
  readonly #templates: readonly (readonly [template: string, segments: readonly string[]])[];
  readonly #collections = new Map<string, Map<string, SandboxItem>>();
  readonly #serials = new Map<string, number>();
  #lastId = 1_000_000;

  constructor(
    readonly provider: SandboxProvider,
    seed: number,
    readonly now: () => number,
    timing: Timing,
  ) {
    const templates = Object.keys(provider.resources).filter((template) => template.includes('{'));
    this.#templates = templates.map((template) => [template, template.split('/')]);
    this.random = new Random(seed);
    this.actions = new SandboxActions(this, timing);
    provider.seed(this);
  }

  resource(collection: string): SandboxResource {
    const { resources } = this.provider;
    return resources[collection] ?? resources[this.#templateOf(collection) ?? ''] ?? {};
  }

  /** Whether there is one such collection for each parent. */
  isBelow(collection: string): boolean {
    return this.#templateOf(collection) !== undefined;
  }

  all(collection: string): readonly SandboxItem[] {
    const { isOver } = this.resource(collection);
    const items = [...this.#collection(collection).values()];
    return isOver ? items.filter((item) => !isOver(item, this)) : items;
  }

  where(collection: string, fields: Fields): readonly SandboxItem[] {
    const wanted = Object.entries(fields);
    return this.all(collection).filter((item) => wanted.every(([key, value]) => item[key] === value));
  }

  get(collection: string, id: unknown): SandboxItem | undefined {
    const item = this.#collection(collection).get(String(id));
    return item && this.resource(collection).isOver?.(item, this) ? undefined : item;
  }

  find(collection: string, idOrName: unknown): SandboxItem | undefined {
    return this.get(collection, idOrName) ?? this.where(collection, { name: idOrName })[0];
  }

  must(collection: string, id: unknown): SandboxItem {
    const item = this.get(collection, id);
    if (!item)
      throw Refusal.notFound(`${typeOf(collection)} with ID '${String(id)}'`, this.resource(collection).missing);
    return item;
  }

  create(collection: string, body: Fields, id: ItemId = this.nextId()): SandboxItem {
    const { make } = this.resource(collection);
    const resolved = this.resolved(body);
    const fields = make ? make(resolved, this, id, collection) : { ...resolved, created: timestamp(this.now()) };
    return this.put(collection, { id, ...fields });
  }

  put(collection: string, item: SandboxItem): SandboxItem {
    this.#collection(collection).set(String(item.id), item);
    return item;
  }

  change(collection: string, id: ItemId, fields: Fields): void {
    const item = this.get(collection, id);
    if (item) this.put(collection, { ...item, ...fields, id: item.id });
  }

  remove(collection: string, item: SandboxItem): void {
    this.#collection(collection).delete(String(item.id));
    this.resource(collection).gone?.(item, this);
  }

  nextId(): number {
    return (this.#lastId += 1 + this.random.int(0, 6));
  }

  serial(of: string): number {
    const next = (this.#serials.get(of) ?? 0) + 1;
    this.#serials.set(of, next);
    return next;
  }

  ref(collection: string, { id }: SandboxItem): Ref {
    return { id, type: typeOf(collection) };
  }

  collectionOf(type: string): string {
    return Object.keys(this.provider.resources).find((collection) => typeOf(collection) === type) ?? type;
  }

  show(collection: string, item: SandboxItem): Fields {
    const { key = 'id', hides = [], embeds = {}, derived = {} } = this.resource(collection);
    const { id, ...fields } = item;
    return {
      [key]: id,
      ...without(fields, hides),
      ...mapped(embeds, (target, field) => {
        const embedded = this.get(target, item[field]);
        return embedded ? this.show(target, embedded) : null;
      }),
      ...mapped(derived, (derive) => derive(item, this)),
    };
  }

  /** The object as its list returns it. */
  showInList(collection: string, item: SandboxItem): Fields {
    return without(this.show(collection, item), this.resource(collection).details ?? []);
  }

  showAction(action: SandboxItem): Fields {
    return this.show(this.provider.actions, this.get(this.provider.actions, action.id) ?? action);
  }

  resolved(body: Fields): Fields {
    return mapped(body, (value, field) => {
      const collection = this.provider.references[field];
      if (collection === undefined) return value;
      return Array.isArray(value)
        ? value.map((one) => this.#idOf(collection, one, field))
        : this.#idOf(collection, value, field);
    });
  }

  #idOf(collection: string, value: unknown, field: string): unknown {
    if (typeof value !== 'number' && typeof value !== 'string') return value;
    const item = this.find(collection, value);
    if (!item) throw Refusal.invalidField(field, `There is no ${typeOf(collection)} '${value}'.`);
    return item.id;
  }

  #collection(collection: string): Map<string, SandboxItem> {
    let items = this.#collections.get(collection);
    if (!items) this.#collections.set(collection, (items = new Map()));
    return items;
  }

  /** `/storagebox/17/snapshot` matches `/storagebox/{storagebox-id}/snapshot`. */
  #templateOf(collection: string): string | undefined {
    const given = collection.split('/');
    return this.#templates.find(([, segments]) => match(segments, given))?.[0];
  }
}

/** `/placement_groups` contains objects of type `placement_group`. */
export function typeOf(collection: string): string {
  return collection.replace(/^.*\//, '').replace(/(?<=x)es$|s$/, '');
}

function mapped<T>(object: Readonly<Record<string, T>>, map: (value: T, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
