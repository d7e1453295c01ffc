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
import { composeId } from '../../../src/base/global-id.js';
import { identityAt } from '../../../src/rest/identity/identity.js';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import type { Dialect } from '../../../src/rest/rows/dialect.js';
import { keyBesideOf } from '../../../src/rest/rows/key-beside.js';
import { paramsOf } from '../../../src/rest/rows/path.js';
import { payloadType, rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { pageSize } from '../../../src/rest/transport/pages.js';
import { payloadIn } from '../../../src/rest/schema/payload.js';
import { argumentName } from '../../../src/rest/schema/descriptions.js';
import { isObject } from '../../../src/base/unknown.js';
import { type Payload, answeredBy, under } from './answered.js';
import { Expected } from './compare.js';
import { type Endpoint, type Facts, type Fields, nameOf, parseType } from './facts.js';
import { type Instance, Instances, wayOf } from './instances.js';
import { type GraphFields, Pairing, fieldOnWire } from './pairs.js';
import { type Request, bodyOf, headersOf, queryOf } from './request.js';
import { type Operation, operationOf, selectFields, selectionOf, toArgument } from './selection.js';

export interface Exchange {
  readonly operation: Operation;
  readonly request: Request;
  /** What the graph must answer when this is the body of the upstream's answer. */
  answer(body: unknown, account: string): unknown;
}

/** What can be sent, by wire name: headers by that of the field that fills each. */
interface Sent {
  readonly query: Fields;
  readonly headers: Fields;
  readonly body: Fields;
}

export class Call {
  readonly name: string;
  readonly row: BoundRow;
  readonly payload: Payload;
  /** Of what is answered; of a list, of its items. */
  readonly type: GraphQLNamedType;
  /** Parameters of the query by which the engine asks for pages by itself. */
  readonly paging: readonly string[];
  readonly sent: Sent;
  /** The field of a write's payload under which its answer stands. */
  readonly #part: string | null;
  /** The placeholders of what is gone after it. */
  readonly #gone: readonly string[] | null;
  readonly #field: GraphQLField<unknown, unknown>;
  readonly #pairing: Pairing;

  constructor(
    private readonly schema: GraphQLSchema,
    dialect: Dialect,
    private readonly facts: Facts,
    readonly endpoint: Endpoint,
  ) {
    this.name = nameOf(endpoint);
    const found = fieldCalling(schema, dialect, endpoint);
    if (!found) throw new Error(`No field calls ${this.name}`);
    [this.row, this.#field] = found;
    this.#pairing = new Pairing(facts, dialect.names);
    const payload = this.row.kind === 'write' ? payloadIn(schema, this.row) : null;
    this.#part = payload?.part ?? null;
    this.#gone = payload?.gone ?? null;
    const type = getNamedType(payloadType(schema, this.row));
    const part = this.#part !== null && isObjectType(type) ? type.getFields()[this.#part] : undefined;
    this.type = getNamedType(part?.type ?? type);
    this.payload = answeredBy(endpoint, this.row, facts);
    const isPaged = this.row.kind === 'list' && !this.row.paging.isUnpaged;
    const marks = isPaged ? [null, 'any'] : [];
    const pages = new Set(marks.flatMap((mark) => Object.keys(this.row.paging.query(mark, 1))));
    // A filter may say where the first page begins.
    this.paging = [...pages].filter((name) => !fieldOnWire(this.filters, name, dialect.names));
    this.sent = this.#sent();
  }

  /** Whether there is a field for it. */
  static isMade(schema: GraphQLSchema, dialect: Dialect, endpoint: Endpoint): boolean {
    return fieldCalling(schema, dialect, endpoint) !== undefined;
  }

  get isDeprecated(): boolean {
    return typeof this.#field.deprecationReason === 'string';
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
    const others = ['first', 'after', ...(this.row.kind === 'write' ? ['account', 'input', 'wait'] : []), ...path];
    return Object.fromEntries(
      this.#field.args.filter(({ name }) => !others.includes(name)).map((arg) => [arg.name, arg]),
    );
  }

  /** Headers that the facts know and the row does not send. */
  get unsentHeaders(): string[] {
    const named = Object.values(this.row.options.headers ?? {}).map((header) => header.toLowerCase());
    const { differences } = this.facts.particulars;
    const isAbsent = (header: string) => 'absent' in (differences[`${this.name}.${header}`] ?? {});
    return Object.keys(this.endpoint.headers ?? {}).filter(
      (header) => !named.includes(header.toLowerCase()) && !isAbsent(header),
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
    const { method, path, pathParams, headers = {}, body } = this.endpoint;
    const make = new Instances(this.facts, { way });
    const [query, ownHeaders, ownBody] = [this.sent.query, this.sent.headers, this.sent.body].map((fields) =>
      make.of(fields, this.name),
    ) as [Instance, Instance, Instance];
    const { repeats = [] } = this.row.options;
    const { unsaid = [] } = wayOf(this.facts, this.name, way);
    const said = Object.fromEntries(Object.entries(ownBody).filter(([name]) => !unsaid.includes(name)));
    const values = Object.fromEntries(
      Object.entries(pathParams).map(([param, type]) => [param, pathValue(param, type)]),
    );
    const args = this.#arguments({ ...query, ...ownHeaders, ...said });
    const page = this.paging.length > 0 ? this.row.paging.query(null, pageSize(this.row.paging, 50)) : {};
    const items = body?.arrayOf === undefined ? null : this.#itemsName;
    const repeated = Object.fromEntries(Object.entries(values).filter(([param]) => repeats.includes(param)));
    const wire = this.#onWire(ownBody, this.sent.body, this.name);
    return {
      operation: operationOf(this.schema, this.row, { selection, path: values, args }),
      request: {
        method,
        path: path.replace(/\{([^}]+)\}/g, (_, param: string) => encodeURIComponent(values[param] ?? '')),
        query: queryOf({ ...query, ...page }),
        headers: headersOf(
          Object.fromEntries(
            Object.keys(headers).flatMap((header) => {
              const value = ownHeaders[this.#filler(header) ?? ''];
              return value === undefined ? [] : [[header, value]];
            }),
          ),
        ),
        contentType: body?.contentType,
        body: body
          ? bodyOf(
              items === null ? { ...repeated, ...(wire as Instance) } : (wire as Instance)[items],
              body.contentType,
            )
          : undefined,
      },
      answer: (answered, account) => this.#answer(answered, account, { ...textsIn(ownHeaders), ...values }),
    };
  }

  #sent(): Sent {
    const { headers = {}, query } = this.endpoint;
    const named = Object.entries(headers).flatMap(([header, type]) => {
      const wire = this.#filler(header);
      return wire === undefined ? [] : [[wire, type] as const];
    });
    return {
      query: Object.fromEntries(Object.entries(query).filter(([name]) => !this.paging.includes(name))),
      headers: Object.fromEntries(named),
      body: this.facts.particulars.inputs?.[this.name]?.fields ?? this.#bodyFields,
    };
  }

  get #bodyFields(): Fields {
    const { arrayOf, fields = {} } = this.endpoint.body ?? {};
    const { repeats = [] } = this.row.options;
    // What the path has too is no field of the input.
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !repeats.includes(name)));
    return arrayOf === undefined ? own : { [this.#itemsName]: `[${arrayOf}]!` };
  }

  /** An input as the upstream has to get it. */
  #onWire(input: Instance, fields: Fields, owner: string): unknown {
    const within = (value: unknown, type: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => within(item, type));
      return isObject(value) ? this.#onWire(value, this.#pairing.inputFieldsOf(type), type) : value;
    };
    const wire = Object.fromEntries(
      Object.entries(input).map(([name, value]) => {
        const { name: type } = parseType(fields[name] ?? '');
        return [name, type === undefined ? value : within(value, type)];
      }),
    );
    return this.facts.particulars.inputs?.[owner]?.of(wire) ?? wire;
  }

  /** The wire name of the field that fills a header. */
  #filler(header: string): string | undefined {
    const named = Object.entries(this.row.options.headers ?? {});
    return named.find(([, other]) => other.toLowerCase() === header.toLowerCase())?.[0];
  }

  /** The wire name of the field that holds the items of a bare array. */
  get #itemsName(): string {
    const { body } = this.row.options;
    return typeof body === 'object' && 'items' in body ? body.items : '';
  }

  #selection(): string {
    const { payload, type } = this;
    const more = this.#gone === null ? '' : 'deletedId';
    if (payload.kind === 'none') return `{ __typename ${more} }`;
    if (payload.kind === 'whole') return selectFields(this.#pairing, payload.fields, this.graphFields, this.name);
    const selection = selectionOf(this.#pairing, payload.type, type);
    if (this.#part !== null) return `{ ${more} ${this.#part} ${selection} }`;
    return this.row.kind === 'list' ? `{ nodes ${selection} totalCount }` : selection;
  }

  #arguments(sent: Instance): Instance {
    const { names } = this.row.dialect;
    const input = this.#field.args.find(({ name }) => name === 'input');
    if (this.row.kind === 'write') {
      if (input) return { input: toArgument(sent, getNamedType(input.type), names) };
      return Object.keys(sent).length > 0 ? { input: sent } : {};
    }
    return Object.fromEntries(
      Object.entries(sent).map(([wire, value]) => {
        const arg = fieldOnWire(this.filters, wire, names);
        return [arg?.name ?? wire, arg ? toArgument(value, getNamedType(arg.type), names) : value];
      }),
    );
  }

  #answer(body: unknown, account: string, path: Readonly<Record<string, string>>): unknown {
    const { payload, row, type } = this;
    const expected = new Expected(this.#pairing, row.dialect.currency, account);
    const deleted = this.#gone !== null && { deletedId: this.#deletedId(this.#gone, account, path) };
    if (payload.kind === 'none') return { __typename: type.name, ...deleted };
    const answered = under(body, payload.key);
    if (payload.kind === 'whole')
      return expected.fields(answered as Instance, payload.fields, type, { owner: this.name });
    const value = expected.value(answered, payload.type, type);
    if (this.#part !== null) return { ...deleted, [this.#part]: value };
    if (row.kind !== 'list' || !Array.isArray(value)) return value;
    const isCounted = row.paging.isUnpaged === true || 'page' in this.endpoint.query;
    return { nodes: value, totalCount: isCounted ? value.length : null };
  }

  /** Of the whole graph, or what the provider has. */
  #deletedId(gone: readonly string[], account: string, path: Readonly<Record<string, string>>): string {
    const { row, schema } = this;
    const identity = identityAt(schema, row, gone.at(-1) ?? '');
    const keys = paramsOf(row.path).map((param) => path[param] ?? '');
    const beside = identity && keyBesideOf(identity.row);
    if (beside) keys.splice(-1, 0, path[beside.property] ?? beside.values[0] ?? '');
    if (identity) return composeId(row.dialect.api.toLowerCase(), account, identity.type, ...keys);
    return gone.map((param) => path[param]).join('/');
  }
}

function textsIn(headers: Instance): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function pathValue(param: string, type: string): string {
  const [first] = parseType(type).values ?? [];
  return first ?? (type === 'int' ? '4711' : `${param} ä/1`);
}

function fieldCalling(schema: GraphQLSchema, dialect: Dialect, endpoint: Endpoint) {
  return [...rowsOf(schema)].find(([row]) => row.dialect === dialect && nameOf(row) === nameOf(endpoint));
}
