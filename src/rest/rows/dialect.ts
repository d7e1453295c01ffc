/** A dialect is everything in which one API differs from another; the rest of the engine knows no API by name. */
import type { ClassType } from 'type-graphql';
import type { EncodedBody } from './body.js';
import type { LimitText, Quota } from './documented-limit.js';
import type { FieldNaming } from '../mapping/field-names.js';
import type { Paging } from './paging.js';
import type { FailureDetail } from '../failures/detail.js';
import type { Failure, UpstreamReply } from '../transport/reply.js';
import type { Row } from './row.js';
import type { Left } from '../limits/rate-limit-window.js';
import { isObject } from '../../base/unknown.js';

/** The name of an API in `src/apis/index.ts`. */
export type Api = string;

type IdKind = 'int' | 'string';

export interface Dialect {
  readonly api: Api;
  /** The provider's own URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Concurrent calls per account. */
  readonly atOnce: number;
  /** Seconds to pause after a refused credential, for upstreams that lock out repeated attempts. */
  readonly lockout?: number;
  /** How `ID`s are represented on the wire; by name if the upstream uses both. */
  readonly ids: IdKind | ((name: string) => IdKind);
  readonly names: FieldNaming;
  /** The currency of amounts that state none. */
  readonly currency: string;
  readonly paging: Paging;
  readonly actions: ActionDialect | null;
  headers(credential: string): Record<string, string>;
  /** Undefined for a success, whatever its status: some upstreams answer 404 for an empty list. */
  failure(reply: UpstreamReply, row: Row): Failure | undefined;
  /** The messages beside a success, in the form of errors. */
  messages?(body: unknown): readonly FailureDetail[];
  /** Names what a body lacks to prove success, if the status alone does not; null if nothing is missing. */
  lacks?(row: Row, body: unknown): string | null;
  /** Extracts the row's result from the response body. */
  payload(row: Row, body: unknown): unknown;
  encode(body: unknown): EncodedBody;
  /** The window rule, for upstreams whose limit resets instead of refilling evenly. */
  readonly window?: WindowRule;
  /** The quota in the response headers, for upstreams whose limit refills evenly. */
  quota(headers: ReadonlyMap<string, string>, now: number): Quota | undefined;
}

interface WindowRule {
  readonly limit: LimitText;
  /** Whether each account has its own window, or all accounts of a user share one. */
  readonly per: 'account' | 'user';
  left(headers: ReadonlyMap<string, string>): readonly Left[];
}

/** Actions: work that continues after its call has returned. */
export interface ActionDialect {
  /** The GraphQL class of an action. */
  readonly type: ClassType<object>;
  /** The keys in a write's response that contain actions. */
  readonly keys: readonly string[];
  state(action: WireAction): 'running' | 'done' | Failure;
}

export type WireAction = Readonly<Record<string, unknown>> & { readonly id: unknown };

export function isAction(value: unknown): value is WireAction {
  return isObject(value) && 'id' in value;
}
