/** Rows: one line of data per upstream call. */
import type { GraphQLScalarType } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { LimitText } from './documented-limit.js';
import type { WireEnum } from '../mapping/enum.js';
import type { BodyForm } from './body.js';
import type { Paging } from './paging.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RowKind = 'list' | 'get' | 'write';

/** A class of the answer, an interface or union among them, an array of it, or a scalar. */
export type Result<T> = () => Constructor<T> | [Constructor<T>] | GraphQLScalarType<T, unknown>;
type Constructor<T> = abstract new (...args: never) => T;

export interface Row<Path extends string = string, T = unknown> {
  readonly kind: RowKind;
  readonly method: HttpMethod;
  /** As the listing writes it. */
  readonly path: Path;
  /** What the upstream answers; null: nothing. */
  readonly result: Result<T> | null;
  /** An ArgsType of filters for a read, an InputType for the body of a write. */
  readonly input: ClassType<object> | null;
  readonly options: RowOptions;
}

export interface RowOptions {
  /** Says more than the words of the field's name. */
  readonly about?: string;
  /** Where the payload stands in the answer, when the dialect's rule does not find it; null: nothing is around it. */
  readonly key?: string | null;
  /** Null may stand there in a success: a read finds nothing, a write is done. */
  readonly nullable?: true;
  /** Why the field should not be asked any more, and what instead. */
  readonly deprecationReason?: string;
  /** Path of the read that returns what a write changes, where its own path names something else. */
  readonly object?: string;
  /** What a write answers is called this in its payload, where the path has no good word for it. */
  readonly part?: string;
  /**
   * Whether what the path of a DELETE names is gone after it, where that does not follow: one that answers the object is
   * taken to have put it back to how it was.
   */
  readonly gone?: boolean;
  /** What it reads lets its holder act: it takes the right to write. */
  readonly secret?: true;
  /** Seconds for which an answer may be reused; zero unless set. */
  readonly ttl?: number;
  /** The answer is text; unless said JSON is expected, and nothing where there is no result. */
  readonly answer?: 'text';
  /** How the body is written, where it differs from the others of its API. */
  readonly body?: BodyForm;
  /** The most bytes that values of its path may have. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Values of its path that are of an enum; all others are ids. */
  readonly enums?: Readonly<Record<string, WireEnum<string>>>;
  /** Values of its path that the body of a write says once more. */
  readonly repeats?: readonly string[];
  /** Wire names of the fields of a write that go into its query instead. */
  readonly query?: readonly string[];
  /** Headers by the wire name of the field that fills each. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Collections that a write changes besides what its path says, as paths: `/images`. */
  readonly changes?: readonly `/${string}`[];
  /** The list of its API that shows whether an account can be read at all: it has something if the account has anything. */
  readonly central?: true;
  /** The documented limit of this call, where the upstream sends no headers: `200/1h`. */
  readonly limit?: LimitText;
  /** How this list comes in pages, where it differs from the others of its API. */
  readonly paging?: Paging;
  /** The most objects that a page of it may hold, or ids that may be asked for at once. */
  readonly pageSize?: number;
  /** The query parameter by which this list selects several ids at once. */
  readonly ids?: string;
  /** For a call of the provider's that the listing does not have. */
  readonly listed?: false;
  /** The provider's own call where it differs from the listed one; null where the provider has none. */
  readonly official?: Official | null;
}

export interface Official {
  /** Method and path; a placeholder takes a path value, else a field of the input. */
  readonly call: `${HttpMethod} /${string}`;
  /** Another API's address, when the call belongs there. */
  readonly baseUrl?: string;
  /** Of path values and input by wire name, its fields; an array is the body itself. */
  readonly body?: (values: Fields) => Fields | readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

/** An answer of several parts: its fields are the upstream's own top-level keys. */
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
/** A read whose question is a body. */
export const query = builder('get', 'POST');
export const post = builder('write', 'POST');
export const put = builder('write', 'PUT');
export const patch = builder('write', 'PATCH');

/** Without a result the answer has no body. */
export const del = <Path extends string, T = boolean>(
  path: Path,
  result: Result<T> | null = null,
  input?: InputOrOptions,
  options?: RowOptions,
) => row('write', 'DELETE', path, result, input, options);
