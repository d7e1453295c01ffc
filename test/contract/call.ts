/** One listed call with the field of the graph that makes it: what to ask, what must be sent, what must be answered. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { Dialect } from '../../src/rest/dialect.js';
import { payloadType, rowsOf } from '../../src/rest/graph.js';
import { payloadIn } from '../../src/rest/payload.js';
import { hasParts } from '../../src/rest/rows.js';
import type { BoundRow } from '../../src/rest/bound-row.js';
import { isObject } from '../../src/unknown.js';
import { Expected, type Request, bodyOf, queryOf } from './compare.js';
import { argumentName } from '../../src/rest/words.js';
import { type Endpoint, type Facts, type FactType, type Fields, nameOf, parseType } from './facts.js';
import { type Instance, Instances, wayOf } from './instances.js';
import { type GraphFields, Pairing, fieldOnWire } from './pairs.js';
import { type Operation, operationOf, selectFields, selectionOf, toArgument } from './selection.js';

/** What of an answer the field stands for: all of it, what stands under one key, or nothing but its success. */
type Payload =
  | { readonly kind: 'whole'; readonly fields: Fields }
  | { readonly kind: 'key'; readonly key: string; readonly type: FactType; readonly beside: Fields }
  | { readonly kind: 'none'; readonly beside: Fields };

export interface Exchange {
  readonly operation: Operation;
  readonly request: Request;
  /** What the graph must answer when this is the body of the upstream's answer. */
  answer(body: unknown, account: string): unknown;
}

export class Call {
  readonly name: string;
  readonly row: BoundRow;
  readonly payload: Payload;
  /** Of what is answered; of a list, of its items. */
  readonly type: GraphQLNamedType;
  /** The field of a write's payload under which its answer stands. */
  readonly #part: string | null;
  readonly #field: GraphQLField<unknown, unknown>;
  readonly #pairing: Pairing;

  constructor(
    private readonly schema: GraphQLSchema,
    dialect: Dialect,
    private readonly facts: Facts,
    readonly endpoint: Endpoint,
  ) {
    this.name = nameOf(endpoint);
    const found = [...rowsOf(schema)].find(([row]) => row.dialect === dialect && nameOf(row) === this.name);
    if (!found) throw new Error(`No field calls ${this.name}`);
    [this.row, this.#field] = found;
    this.#pairing = new Pairing(facts, dialect.names);
    this.#part = this.row.kind === 'write' ? payloadIn(schema, this.row).part : null;
    const type = getNamedType(payloadType(schema, this.row));
    const part = this.#part !== null && isObjectType(type) ? type.getFields()[this.#part] : undefined;
    this.type = getNamedType(part?.type ?? type);
    this.payload = answeredBy(endpoint, this.row);
  }

  get graphFields(): GraphFields {
    return isObjectType(this.type) ? this.type.getFields() : {};
  }

  get inputFields(): GraphFields {
    const input = getNamedType(this.#field.args.find(({ name }) => name === 'input')?.type);
    return isInputObjectType(input) ? input.getFields() : {};
  }

  /** Arguments that become the query: not those of the engine, not those of the path. */
  get filters(): Readonly<Record<string, GraphQLArgument>> {
    const path = Object.keys(this.endpoint.pathParams).map((param) => argumentName(this.row, param));
    const others = ['first', 'after', 'account', 'input', 'wait', ...path];
    return Object.fromEntries(
      this.#field.args.filter(({ name }) => !others.includes(name)).map((arg) => [arg.name, arg]),
    );
  }

  /** The name under which a write answers the object that it changes, if it changes one. */
  get object(): string | undefined {
    return this.row.kind === 'write' ? payloadIn(this.schema, this.row).object?.row.name : undefined;
  }

  /** Whether that stands in the upstream's own answer. */
  get answersObject(): boolean {
    const { object = '', payload } = this;
    return payload.kind === 'whole' ? this.row.dialect.names.toWire(object) in payload.fields : this.#part === object;
  }

  /** What the field has answered, out of its payload. */
  within(answer: unknown): unknown {
    return this.#part !== null && isObject(answer) ? answer[this.#part] : answer;
  }

  /** Everything that can be sent, in one of the ways to fill it, and everything that can be answered unless said. */
  exchange(way: number, selection = this.#selection()): Exchange {
    const { method, path, pathParams, query, body } = this.endpoint;
    const make = new Instances(this.facts, 'full', way);
    const sentQuery = make.of(query, this.name);
    const sentBody = body ? make.of(body.fields, this.name) : undefined;
    const { unsaid = [] } = wayOf(this.facts, this.name, way);
    const said = sentBody && Object.fromEntries(Object.entries(sentBody).filter(([name]) => !unsaid.includes(name)));
    const values = Object.fromEntries(
      Object.entries(pathParams).map(([param, type]) => [param, type === 'int' ? '4711' : `${param} ä/1`]),
    );
    const wanted = { selection, path: values, args: this.#arguments(sentQuery, said) };
    return {
      operation: operationOf(this.schema, this.row, wanted),
      request: {
        method,
        path: path.replace(/\{([^}]+)\}/g, (_, param: string) => encodeURIComponent(values[param] ?? '')),
        query: queryOf(sentQuery),
        contentType: body?.contentType,
        body: body && sentBody ? bodyOf(sentBody, body.contentType) : undefined,
      },
      answer: (answered, account) => this.#answer(answered, account),
    };
  }

  #selection(): string {
    const { payload, type } = this;
    if (payload.kind === 'none') return '{ __typename }';
    if (payload.kind === 'whole') return selectFields(this.#pairing, payload.fields, this.graphFields, this.name);
    const selection = selectionOf(this.#pairing, payload.type, type);
    if (this.#part !== null) return `{ ${this.#part} ${selection} }`;
    return this.row.kind === 'list' ? `{ nodes ${selection} totalCount }` : selection;
  }

  #arguments(query: Instance, body: Instance | undefined): Instance {
    const { names } = this.row.dialect;
    const input = this.#field.args.find(({ name }) => name === 'input');
    if (body && this.row.kind === 'write')
      return { input: input ? toArgument(body, getNamedType(input.type), names) : body };
    // The engine asks for pages by itself.
    const { page, per_page, ...filters } = { ...query, ...body };
    return Object.fromEntries(
      Object.entries(filters).map(([wire, value]) => {
        const arg = fieldOnWire(this.filters, wire, names);
        return [arg?.name ?? wire, arg ? toArgument(value, getNamedType(arg.type), names) : value];
      }),
    );
  }

  #answer(body: unknown, account: string): unknown {
    const { payload, row, type } = this;
    const expected = new Expected(this.#pairing, row.dialect.currency, account);
    if (payload.kind === 'none') return { __typename: type.name };
    if (payload.kind === 'whole') return expected.fields(body as Instance, payload.fields, type, this.name);
    const value = expected.value(under(body, payload.key), payload.type, type);
    if (this.#part !== null) return { [this.#part]: value };
    return row.kind === 'list' && Array.isArray(value) ? { nodes: value, totalCount: value.length } : value;
  }
}

function answeredBy({ response }: Endpoint, row: BoundRow): Payload {
  const { meta, ...fields } = response.fields;
  if (!row.result) return { kind: 'none', beside: fields };
  if (hasParts(row)) return { kind: 'whole', fields };
  if (response.type !== undefined) return { kind: 'key', key: '', type: parseType(`${response.type}!`), beside: {} };
  // A bare array is the payload itself, each item under a key of its own or under none.
  const [only = ''] = Object.keys(fields);
  const key = [response.key ?? only, `[].${response.key}`, '[]'].find((key) => key in fields) ?? '';
  const { [key]: text = '', ...beside } = fields;
  return { kind: 'key', key, type: parseType(key.startsWith('[]') ? `[${text}]!` : text), beside };
}

/** `servers`, `[].server`, or `[]` and nothing: all of it. */
function under(body: unknown, key: string): unknown {
  if (key === '' || key === '[]') return body;
  if (!key.startsWith('[].')) return (body as Instance)[key];
  return (body as Instance[]).map((item) => item[key.slice('[].'.length)]);
}
