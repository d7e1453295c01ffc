/** An API: a table of its resources, and what no rule covers. */
import type { Manners } from './manners.js';
import type { Query, Resource } from './resource.js';
import type { Fields } from './values.js';
import type { World } from './world.js';

export interface Provider {
  readonly manners: Manners;
  /** By the path of their list, which may have placeholders: then there is one such collection for each parent. */
  readonly resources: Readonly<Record<string, Resource>>;
  /** The path under which all its actions are. */
  readonly actions: string;
  /** Fields of bodies that name objects by id or name, by the collection they are in. */
  readonly references: Readonly<Record<string, string>>;
  /** Placeholders that name an object of another collection, which has to be there. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Several objects of a collection may have the same name. */
  readonly namesRepeat?: true;
  /** Calls that no rule covers, by method and path. */
  readonly oddities: Readonly<Record<string, (call: OddCall) => Fields>>;
  /** Fills a new world. */
  seed(world: World): void;
}

export interface OddCall {
  readonly values: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Fields;
  readonly world: World;
}
