/** The definition of an API: a table of its resources, and its special calls. */
import type { LimitText } from '../../rest/rows/documented-limit.js';
import type { Content } from '../protocol/content.js';
import type { Protocol } from '../protocol/protocol.js';
import type { Query, SandboxResource } from './resource.js';
import type { Fields } from './values.js';
import type { SandboxWorld } from './world.js';

export interface SandboxProvider {
  readonly protocol: Protocol;
  /**
   * The resources by the path of their list. If that has placeholders, there is one such collection for each parent.
   */
  readonly resources: Readonly<Record<string, SandboxResource>>;
  /** The path of the list of all its actions. */
  readonly actions: string;
  /** The rate limit of an account. */
  readonly limit?: LimitText;
  /** The limit is a fixed window, and exceeding it blocks the API for the length of another window. */
  readonly window?: true;
  /** Fields of bodies that refer to objects by id or name, with the collection of these. */
  readonly references: Readonly<Record<string, string>>;
  /** Placeholders that name an object of another collection, which must exist. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Several objects of a collection may have the same name. */
  readonly namesRepeat?: true;
  /** The handlers of special calls, by method and path. */
  readonly specialCalls: Readonly<Record<string, (call: SpecialCall) => Fields | Content | Promise<Fields | Content>>>;
  /** Values of required fields that clients may leave out after all, by method and path. */
  readonly defaults?: Readonly<Record<string, Fields>>;
  /** Fills a new world. */
  seed(world: SandboxWorld): void;
}

export interface SpecialCall {
  readonly values: Readonly<Record<string, string>>;
  /** The query of a read, including parameters from headers. */
  readonly query: Query;
  /** The input of a write, from the body, the query and headers. */
  readonly body: Fields;
  readonly world: SandboxWorld;
}
