/** An API: a table of its resources, and what no rule covers. */
import type { LimitText } from '../../rest/rows/documented-limit.js';
import type { Content } from '../protocol/content.js';
import type { Protocol } from '../protocol/protocol.js';
import type { Query, Resource } from './resource.js';
import type { Fields } from './values.js';
import type { SandboxWorld } from './world.js';

export interface Provider {
  readonly protocol: Protocol;
  /** By the path of their list, which may have placeholders: then there is one such collection for each parent. */
  readonly resources: Readonly<Record<string, Resource>>;
  /** The path under which all its actions are. */
  readonly actions: string;
  /** Calls that an account has; so many in an hour unless said. */
  readonly limit?: LimitText;
  /** They come anew all at once after that time, and asking for more closes the API for as long. */
  readonly window?: true;
  /** Fields of bodies that name objects by id or name, by the collection they are in. */
  readonly references: Readonly<Record<string, string>>;
  /** Placeholders that name an object of another collection, which has to be there. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Several objects of a collection may have the same name. */
  readonly namesRepeat?: true;
  /** Calls that no rule covers, by method and path. */
  readonly oddities: Readonly<Record<string, (call: OddCall) => Fields | Content | Promise<Fields | Content>>>;
  /** Fills a new world. */
  seed(world: SandboxWorld): void;
}

export interface OddCall {
  readonly values: Readonly<Record<string, string>>;
  /** Of a read: the fields that headers fill are among them. */
  readonly query: Query;
  /** Of a write: whether they came in the body, the query or a header. */
  readonly body: Fields;
  readonly world: SandboxWorld;
}
