/** Describes a resource of the sandbox beyond its rows and types. */
import type { ItemId, SandboxItem, Ref } from './item.js';
import type { Fields } from './values.js';
import type { SandboxWorld } from './world.js';

export interface SandboxResource {
  /** The field with its id, if that is not `id`. */
  readonly key?: string;
  /** The upstream's own code for a missing object. */
  readonly missing?: string;
  /** The id of the object that a path names in another way; undefined if there is none. */
  readonly idOf?: (name: string, world: SandboxWorld) => ItemId | undefined;
  /** Throws if the parent cannot have such objects. */
  readonly checkParent?: (values: Readonly<Record<string, string>>, world: SandboxWorld) => void;
  /** Objects that its actions refer to, if not to itself alone; the first is locked meanwhile. */
  readonly actsOn?: (item: SandboxItem) => readonly [Ref, ...Ref[]];
  /** Fields that its list omits. */
  readonly details?: readonly string[];
  /** Fields that no response contains. */
  readonly hides?: readonly string[];
  /** Fields that are stored as ids and returned as objects, with the collection of these. */
  readonly embeds?: Readonly<Record<string, string>>;
  /** Fields that are computed from the rest of the world. */
  readonly derived?: Readonly<Record<string, (item: SandboxItem, world: SandboxWorld) => unknown>>;
  /** The default order of its list, if that is not by age. */
  readonly order?: (a: SandboxItem, b: SandboxItem) => number;
  /** The field that must be unique in a collection, if that is not `name`; null: none. */
  readonly unique?: string | null;
  /** Whether it has expired: then it no longer exists. */
  readonly isOver?: (item: SandboxItem, world: SandboxWorld) => boolean;
  /** Further parts of the response of its list. */
  readonly besides?: Fields;
  /** Builds a new object from the body of its creation, with references resolved to ids; it may set its own `id`. */
  readonly make?: (body: Fields, world: SandboxWorld, id: ItemId, collection: string) => Fields;
  /** Throws if the body of a creation or a change has an invalid value. */
  readonly check?: (body: Fields) => void;
  /** Starts the actions of a creation; returns further parts of the response. */
  readonly created?: (item: SandboxItem, body: Fields, world: SandboxWorld) => Fields;
  /** List parameters that do more than compare a field. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  readonly actions?: Readonly<Record<string, Effect>>;
  /** Throws while the object cannot be deleted. */
  readonly mayGo?: (item: SandboxItem, world: SandboxWorld) => void;
  /** Deletion is an action; this is the status while it runs, null for an object that has none. */
  readonly goesWhile?: string | null;
  /** Applies the effects of its deletion on other objects. */
  readonly gone?: (item: SandboxItem, world: SandboxWorld) => void;
}

/** Decides whether an item matches. `values` are those of the parameter, empty if it is absent. */
export type ListFilter = (item: SandboxItem, values: readonly string[], query: Query) => boolean;

/** The effect of an action; one without an effect simply succeeds. */
export interface Effect {
  /** The name of the action, if it is not the last segment of the path. */
  readonly command?: string;
  /** The status of the object while the action runs. */
  readonly during?: string;
  /** The action has ended when the response is sent. */
  readonly atOnce?: true;
  /** Throws when the action is not possible in the current state. */
  readonly check?: (call: ActionCall) => void;
  /** Fields of the body with the ids of other objects that it affects. */
  readonly about?: readonly string[];
  /** The fields that change once it has succeeded. */
  readonly then?: (call: ActionCall) => Fields | void;
  /** Further parts of the response. */
  readonly answers?: (call: ActionCall) => Fields;
}

export interface ActionCall {
  readonly item: SandboxItem;
  readonly body: Fields;
  readonly world: SandboxWorld;
}

/** The values of each query parameter. */
export type Query = Readonly<Record<string, readonly string[]>>;
