/** A dialect is everything in which one upstream differs from another; the rest of the engine knows none by name. */
import type { ClassType } from 'type-graphql';
import type { EncodedBody } from './body.js';
import type { LimitText, Quota } from './documented-limit.js';
import type { FieldNaming } from '../mapping/field-names.js';
import type { Paging } from './paging.js';
import type { Failure, UpstreamReply } from '../transport/reply.js';
import type { Row } from './row.js';
import type { Left } from '../limits/rate-limit-window.js';
import { isObject } from '../../base/unknown.js';

/** The name of one that `src/apis/index.ts` lists. */
export type Api = string;

type IdKind = 'int' | 'string';

export interface Dialect {
  readonly api: Api;
  /** The provider's own address, without a trailing slash. */
  readonly baseUrl: string;
  /** Calls under way at the same time, per account. */
  readonly atOnce: number;
  /** Seconds to rest after a refused credential, where the upstream locks out who shows it again and again. */
  readonly lockout?: number;
  /** What an `ID` of the graph is on the wire; by its name where the upstream has both. */
  readonly ids: IdKind | ((name: string) => IdKind);
  readonly names: FieldNaming;
  /** Of amounts that come without one. */
  readonly currency: string;
  readonly paging: Paging;
  readonly actions: ActionDialect | null;
  headers(credential: string): Record<string, string>;
  /** Undefined when the call succeeded, whatever its status: some upstreams answer 404 for an empty list. */
  failure(reply: UpstreamReply, row: Row): Failure | undefined;
  /** By what a body should say that it is a success and does not, where the status alone is no proof; null when it does. */
  lacks?(row: Row, body: unknown): string | null;
  /** What the row is about, out of the whole body. */
  payload(row: Row, body: unknown): unknown;
  encode(body: unknown): EncodedBody;
  /** Where the budget does not refill evenly, but begins anew. */
  readonly window?: WindowRule;
  /** What the reply's headers say of a budget that refills evenly. */
  quota(headers: ReadonlyMap<string, string>, now: number): Quota | undefined;
}

interface WindowRule {
  readonly limit: LimitText;
  /** Who has one: each account, or all accounts of a user together. */
  readonly per: 'account' | 'user';
  left(headers: ReadonlyMap<string, string>): readonly Left[];
}

/** Work that goes on after its call has answered. */
export interface ActionDialect {
  /** The class of an action in the graph. */
  readonly type: ClassType<object>;
  /** Under which keys of a write's answer they stand, one or several. */
  readonly keys: readonly string[];
  state(action: WireAction): 'running' | 'done' | Failure;
}

export type WireAction = Readonly<Record<string, unknown>> & { readonly id: unknown };

export function isAction(value: unknown): value is WireAction {
  return isObject(value) && 'id' in value;
}
