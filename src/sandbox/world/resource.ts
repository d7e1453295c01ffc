/** What the sandbox must know of a resource beyond its rows and shapes. */
import type { Id, SandboxItem, Ref } from './item.js';
import type { Fields } from './values.js';
import type { SandboxWorld } from './world.js';

export interface Resource {
  /** The field that is its id, unless that is `id`. */
  readonly key?: string;
  /** The upstream's own code for one that is not there. */
  readonly missing?: string;
  /** Paths may name its objects by `name` as well as by id. */
  readonly goesByName?: true;
  /** Throws where the parent has no such objects. */
  readonly mayBeAsked?: (values: Readonly<Record<string, string>>, world: SandboxWorld) => void;
  /** The object that its actions are about, unless that is the one they are called on. */
  readonly actsOn?: (item: SandboxItem) => Ref;
  /** Fields that its list leaves out. */
  readonly details?: readonly string[];
  /** Fields that no answer shows. */
  readonly hides?: readonly string[];
  /** Fields kept as ids and shown as whole objects, by the collection they are in. */
  readonly embeds?: Readonly<Record<string, string>>;
  /** Fields that follow from the rest of the world. */
  readonly derived?: Readonly<Record<string, (item: SandboxItem, world: SandboxWorld) => unknown>>;
  /** The order of its list, unless that is by age or asked for. */
  readonly order?: (a: SandboxItem, b: SandboxItem) => number;
  /** The field in which no two of a collection agree, unless that is `name`; null: none. */
  readonly unique?: string | null;
  /** Whether its time is over: then it is there no more. */
  readonly isOver?: (item: SandboxItem, world: SandboxWorld) => boolean;
  /** Further parts of the answer that lists it. */
  readonly besides?: Fields;
  /** A new object from the body of its creation, references resolved to ids; it may have an `id` of its own. */
  readonly make?: (body: Fields, world: SandboxWorld, id: Id, collection: string) => Fields;
  /** The work that a creation begins: further parts of its answer. */
  readonly created?: (item: SandboxItem, body: Fields, world: SandboxWorld) => Fields;
  /** Parameters of its list that do more than compare a field. */
  readonly filters?: Readonly<Record<string, Filter>>;
  readonly actions?: Readonly<Record<string, Effect>>;
  /** Throws while the object cannot be deleted. */
  readonly mayGo?: (item: SandboxItem, world: SandboxWorld) => void;
  /** Deleting is an action, which leaves this status meanwhile. */
  readonly goesWhile?: string;
  /** What its end changes elsewhere. */
  readonly gone?: (item: SandboxItem, world: SandboxWorld) => void;
}

/** Is asked with the parameter's values, which are none when it is not given. */
export type Filter = (item: SandboxItem, values: readonly string[], query: Query) => boolean;

/** What an action does; one without an effect simply succeeds. */
export interface Effect {
  /** The action's name where it is not the last word of the path. */
  readonly command?: string;
  /** The status of the object while the action runs. */
  readonly during?: string;
  /** It has ended when its call answers. */
  readonly atOnce?: true;
  /** Throws when the action makes no sense now. */
  readonly check?: (call: ActionCall) => void;
  /** The other objects it is about: fields of the body that hold their ids. */
  readonly about?: readonly string[];
  /** The fields that are different once it has succeeded. */
  readonly then?: (call: ActionCall) => Fields | void;
  /** Further parts of the answer. */
  readonly answers?: (call: ActionCall) => Fields;
}

export interface ActionCall {
  readonly item: SandboxItem;
  readonly body: Fields;
  readonly world: SandboxWorld;
}

/** The values of each query parameter. */
export type Query = Readonly<Record<string, readonly string[]>>;
