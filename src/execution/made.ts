/** What was made of a question, its data as bytes already. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { bytesOf, textOf } from '../bytes.js';

export interface Made {
  /** The bytes of JSON; null also as null; undefined where nothing was run. */
  readonly data?: string | null;
  readonly errors: readonly GraphQLError[];
}

interface Parts {
  readonly errors?: readonly unknown[] | undefined;
  readonly data: string | null | undefined;
  readonly extensions?: object | undefined;
}

/** Apollo passes on the data of an answer as they are. */
const made = Symbol('made');

export function madeOf({ data, errors = [] }: ExecutionResult): Made {
  return { errors, ...(data !== undefined && { data: data && bytesOf(JSON.stringify(data)) }) };
}

/** The bytes of a whole answer, errors first, where a reader sees them. */
export function bytesOfAnswer({ errors, data, extensions }: Parts): string {
  let text = '';
  const add = (name: string, bytes: string) => (text += `${text === '' ? '{' : ','}"${name}":${bytes}`);
  if (errors && errors.length > 0) add('errors', bytesOf(JSON.stringify(errors)));
  if (data !== undefined) add('data', data ?? 'null');
  if (extensions) add('extensions', bytesOf(JSON.stringify(extensions)));
  return text === '' ? '{}' : `${text}}`;
}

/** A result for Apollo to pass on. */
export function resultOf({ data, errors }: Made): Pick<ExecutionResult, 'data' | 'errors'> {
  return {
    ...(errors.length > 0 && { errors }),
    ...(data !== undefined && { data: data === null ? null : { [made]: data } }),
  };
}

/** The text of what Apollo passed on. */
export function textOfResult({ data, ...rest }: Omit<Parts, 'data'> & { readonly data?: object | null }): string {
  return textOf(bytesOfAnswer({ ...rest, data: data && bytesIn(data) }));
}

function bytesIn(data: object): string {
  const bytes: unknown = Reflect.get(data, made);
  if (typeof bytes !== 'string') throw new Error('Expected data that were made here');
  return bytes;
}
