/** Reads what a body asks, or a search string. */
import { CallerError } from '../../base/errors.js';
import { isObject } from '../../base/unknown.js';

/** What a request asks. */
export interface GraphQLQuestion {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Variables | undefined;
}

export type Variables = Readonly<Record<string, unknown>>;
/** Of a question without any. */
export const none: Variables = {};
export type Body = Readonly<Record<string, unknown>>;

export function parseBody(text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CallerError('BAD_USER_INPUT', 'Expected a JSON body such as {"query":"{ countries { name } }"}.');
  }
  if (!isObject(body)) {
    throw new CallerError('BAD_USER_INPUT', 'Expected a JSON object with "query", and optionally "variables".');
  }
  return body;
}

/** The same of a GET, where all that has no proper form is for others to refuse. */
export function parametersIn(search: string): Body {
  const parameters = new URLSearchParams(search);
  return {
    query: textIn(parameters, 'query'),
    operationName: textIn(parameters, 'operationName'),
    variables: jsonIn(parameters, 'variables'),
    extensions: jsonIn(parameters, 'extensions'),
  };
}

/** Is given, but neither a text nor an object. */
const malformed = false;

function textIn(parameters: URLSearchParams, name: string): string | typeof malformed | undefined {
  const [text, ...others] = parameters.getAll(name);
  return others.length === 0 ? text : malformed;
}

/** Null stands for absence in a body alone. */
function jsonIn(parameters: URLSearchParams, name: string): unknown {
  const text = textIn(parameters, name);
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) ?? malformed;
  } catch {
    return malformed;
  }
}

/** Undefined for what says more than a question, or says it in a wrong form. */
export function plainQuestion({ query, operationName, variables, extensions }: Body): GraphQLQuestion | undefined {
  if (typeof query !== 'string') return undefined;
  if (isObject(extensions) ? 'persistedQuery' in extensions : isGiven(extensions)) return undefined;
  if (isGiven(operationName) && (typeof operationName !== 'string' || operationName === '')) return undefined;
  if (isGiven(variables) && !isObject(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

/** Null stands for absence here. */
function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null;
}
