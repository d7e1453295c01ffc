/** Rows: one line of data per upstream call. */
import type { GraphQLScalarType } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { LimitText } from './documented-limit.js';
import type { WireEnum } from '../mapping/enum.js';
import type { BodyForm } from './body.js';
import type { StartedOperation } from './operation.js';
import type { Paging } from './paging.js';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type RowKind = 'list' | 'get' | 'write';

/** A result class, which may be an interface or union, an array of it, or a scalar. */
export type Result<T> = () => Constructor<T> | [Constructor<T>] | GraphQLScalarType<T, unknown>;
type Constructor<T> = abstract new (...args: never) => T;

export interface Row<Path extends string = string, T = unknown> {
  readonly kind: RowKind;
  readonly method: HttpMethod;
  /** The path, as the API's documentation writes it. */
  readonly path: Path;
  /** The result of the call; null if the upstream returns nothing. */
  readonly result: Result<T> | null;
  /** An ArgsType of filters for a read, an InputType of the body for a write. */
  readonly input: ClassType<object> | null;
  readonly options: RowOptions;
}

interface RowOptions {
  /** A description, where the field's name does not say enough. */
  readonly about?: string;
  /** The key of the payload, where the dialect's rule does not find it; null if it is not nested. */
  readonly key?: string | null;
  /** A successful response may be null, or empty for a write: a read found nothing, a write succeeded. */
  readonly nullable?: true;
  /** Why the field is deprecated, and what to use instead. */
  readonly deprecationReason?: string;
  /** The path of the read that returns what a write changes, if its own path names something else. */
  readonly object?: string;
  /** The payload's name for what a write returns, where the path has no suitable word. */
  readonly part?: string;
  /**
   * Whether a DELETE removes the object of its path, if that cannot be derived: one that returns the object is assumed
   * to have reset it.
   */
  readonly gone?: boolean;
  /** The result lets its holder act, so reading it requires the write scope. */
  readonly secret?: true;
  /** Seconds for which a response may be cached; zero by default. */
  readonly ttl?: number;
  /** The response is text; by default it is JSON, or empty if there is no result. */
  readonly answer?: 'text';
  /** The write only starts an operation, which callers may wait for. */
  readonly operation?: StartedOperation;
  /** The encoding of the body, if it differs from the API's default. */
  readonly body?: BodyForm;
  /** The maximum length of path values, in bytes. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Path values that are enums; all others are ids. */
  readonly enums?: Readonly<Record<string, WireEnum<string>>>;
  /** Path values that are repeated in the body of a write. */
  readonly repeats?: readonly string[];
  /** Wire names of a write's fields that are sent in the query. */
  readonly query?: readonly string[];
  /** Headers by the wire name of the field that supplies each. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Collections that a write changes beyond what its path implies: `/images`. */
  readonly changes?: readonly `/${string}`[];
  /** The list that shows whether an account can be read at all: it is non-empty if the account has anything. */
  readonly central?: true;
  /** The call's documented limit, if the upstream sends no headers: `200/1h`. */
  readonly limit?: LimitText;
  /** The paging of this list, if it differs from the API's default. */
  readonly paging?: Paging;
  /** The most objects per page, or ids per filter. */
  readonly pageSize?: number;
  /** The query parameter by which this list filters by several ids. */
  readonly ids?: string;
  /** The call is not in the provider's reference. */
  readonly listed?: false;
  /** The provider's own call if it differs from the listed one; null if the provider has none. */
  readonly official?: Official | null;
}

export interface Official {
  /** Method and path; placeholders take path values, otherwise fields of the input. */
  readonly call: `${HttpMethod} /${string}`;
  /** The URL of another API that serves the call. */
  readonly baseUrl?: string;
  /** Builds the body from path values and input, by wire name; an array is the complete body. */
  readonly body?: (values: Fields) => Fields | readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A response of several parts: its fields are the upstream's top-level keys. */
export abstract class ResultParts {}

export function hasParts({ result }: Row): boolean {
  const type = result?.();
  return typeof type === 'function' && type.prototype instanceof ResultParts;
}

type InputOrOptions = ClassType<object> | RowOptions;

function row<Path extends string, T>(
  kind: RowKind,
  method: HttpMethod,
  path: Path,
  result: Result<T> | null,
  third: InputOrOptions = {},
  fourth: RowOptions = {},
): Row<Path, T> {
  return typeof third === 'function'
    ? { kind, method, path, result, input: third, options: fourth }
    : { kind, method, path, result, input: null, options: third };
}

function builder(kind: RowKind, method: HttpMethod) {
  return <Path extends string, T>(path: Path, result: Result<T> | null, input?: InputOrOptions, options?: RowOptions) =>
    row(kind, method, path, result, input, options);
}

export const list = builder('list', 'GET');
export const get = builder('get', 'GET');
/** A read whose parameters are sent as a body. */
export const query = builder('get', 'POST');
export const post = builder('write', 'POST');
export const put = builder('write', 'PUT');
export const patch = builder('write', 'PATCH');

/** A `DELETE` call. If `result` is null, the response has no body. */
export const del = <Path extends string, T = boolean>(
  path: Path,
  result: Result<T> | null = null,
  input?: InputOrOptions,
  options?: RowOptions,
) => row('write', 'DELETE', path, result, input, options);
