/** The protocol of an API style: how its calls are parsed and its responses written. One implementation per style. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Calls } from './bucket.js';
import type { Refusal } from './refusal.js';
import type { Query, SandboxResource } from '../world/resource.js';
import type { Fields } from '../world/values.js';
import type { SandboxItem } from '../world/item.js';

export interface SandboxResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Serialised as JSON, unless it is a `Content`; undefined: no body. */
  readonly body?: unknown;
}

export interface ListPage {
  readonly items: readonly SandboxItem[];
  readonly resource: SandboxResource;
  readonly query: Query;
  /** The URL of the list, without its query. */
  readonly url: string;
  show(item: SandboxItem): unknown;
}

export interface Protocol {
  /** Bodies contain only strings, whatever the type of a field. */
  readonly textBodies?: true;
  /** The credential of an account, derived from a secret. */
  credential(secret: string): string;
  isAuthorized(headers: Readonly<Record<string, unknown>>, credential: string): boolean;
  /** Throws when the body cannot be parsed. */
  decode(text: string, contentType: string): unknown;
  /** The requested part of a list, in the requested order. */
  list(row: BoundRow, listing: ListPage): SandboxResponse;
  /** The response of any other call; `parts` are named after what they contain. */
  answer(row: BoundRow, parts: Fields): SandboxResponse;
  refuse(refusal: Refusal): SandboxResponse;
  rateLimitHeaders(calls: Calls): Readonly<Record<string, string>>;
}
