/** The protocol of an API style: how its calls are read and its answers written. One implementation per style. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Calls } from './bucket.js';
import type { Refusal } from './refusal.js';
import type { Query, Resource } from '../world/resource.js';
import type { Fields } from '../world/values.js';
import type { SandboxItem } from '../world/item.js';

export interface SandboxResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless it is a `Content`; undefined: no body. */
  readonly body?: unknown;
}

export interface Listing {
  readonly items: readonly SandboxItem[];
  readonly resource: Resource;
  readonly query: Query;
  /** Without its query. */
  readonly url: string;
  show(item: SandboxItem): unknown;
}

export interface Protocol {
  /** Bodies hold nothing but texts, whatever a field is. */
  readonly textBodies?: true;
  /** What an account is reached with, made of a secret. */
  credential(secret: string): string;
  isAuthorized(headers: Readonly<Record<string, unknown>>, credential: string): boolean;
  /** Throws when the body cannot be read. */
  decode(text: string, contentType: string): unknown;
  /** The asked part of a list, in the asked order. */
  list(row: BoundRow, listing: Listing): SandboxResponse;
  /** The answer of any other call, by the names of its parts. */
  answer(row: BoundRow, parts: Fields): SandboxResponse;
  refuse(refusal: Refusal): SandboxResponse;
  budget(calls: Calls): Readonly<Record<string, string>>;
}
