/** Reads an operation from a body or a query string. */
import { CallerError } from '../../base/errors.js';
import { isObject } from '../../base/unknown.js';
import { JsonTooDeep, parseJson } from '../../base/json.js';
import { MalformedRequest } from './media-type.js';

/** The operation of a request. */
export interface GraphQLParams {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Variables | undefined;
}

export type Variables = Readonly<Record<string, unknown>>;
/** The variables of an operation without any. */
export const none: Variables = {};
export type Body = Readonly<Record<string, unknown>>;

export function parseBody(text: string): Body {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (error) {
    if (error instanceof JsonTooDeep) throw error;
    throw new CallerError('BAD_USER_INPUT', 'Expected a JSON body such as {"query":"{ countries { name } }"}.');
  }
  if (!isObject(body)) {
    throw new MalformedRequest('Expected a JSON object with "query", and optionally "variables".', 422);
  }
  return body;
}

/** The same for a GET; malformed parameters are passed on for Apollo to refuse, unless they nest too deep. */
export function parametersIn(search: string): Body {
  const parameters = new URLSearchParams(search);
  return {
    query: textIn(parameters, 'query'),
    documentId: textIn(parameters, 'documentId'),
    operationName: textIn(parameters, 'operationName'),
    variables: jsonIn(parameters, 'variables'),
    extensions: jsonIn(parameters, 'extensions'),
    ...inOtherCase(parameters),
  };
}

/** Kept to be refused by its name. */
function inOtherCase(parameters: URLSearchParams): Body {
  if (parameters.has('query') || parameters.has('documentId')) return {};
  const name = [...parameters.keys()].find(isDocumentIdInOtherCase);
  return name === undefined ? {} : { [name]: parameters.get(name) };
}

export function isDocumentIdInOtherCase(name: string): boolean {
  return name.length === 'documentId'.length && name !== 'documentId' && name.toLowerCase() === 'documentid';
}

/** Present, but neither a string nor an object. */
const malformed = false;

function textIn(parameters: URLSearchParams, name: string): string | typeof malformed | undefined {
  const [text, ...others] = parameters.getAll(name);
  return others.length === 0 ? text : malformed;
}

/** An absent parameter is undefined; `null` means absent only in a body. */
function jsonIn(parameters: URLSearchParams, name: string): unknown {
  const text = textIn(parameters, name);
  if (typeof text !== 'string') return text;
  try {
    return parseJson(text) ?? malformed;
  } catch (error) {
    if (error instanceof JsonTooDeep) throw error;
    return malformed;
  }
}

/** Undefined for a malformed request, which Apollo refuses in its own words. */
export function paramsFrom({ query, operationName, variables, extensions }: Body): GraphQLParams | undefined {
  if (typeof query !== 'string' || query === '') return undefined;
  if (isGiven(extensions) && !isObject(extensions)) return undefined;
  if (isGiven(operationName) && typeof operationName !== 'string') return undefined;
  if (isGiven(variables) && !isObject(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

/** Null counts as absent here. */
export function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null;
}
