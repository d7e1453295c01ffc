/** Says where the types of the graph do not fit those of the facts. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { declaredOf } from '../../src/rest/declared.js';
import type { Call } from './call.js';
import type { FactType, Fields } from './facts.js';
import { type GraphField, type GraphFields, type Pairing, isLink, ofEngine, upperCase } from './pairs.js';

/** What the graph may call the plain types of the facts. */
const names: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'Money', 'Decimal', 'CurrencyCode'],
  int: ['Int', 'ID', 'SafeInt'],
  float: ['Float'],
  bool: ['Boolean'],
  datetime: ['DateTime'],
  date: ['Date'],
  localtime: ['LocalDateTime'],
  id: ['ID'],
  json: ['JSONObject', 'JSON'],
};

export class Fit {
  readonly problems: string[] = [];
  /** Types of the facts that the graph has been held against. */
  readonly seen = new Set<string>();

  constructor(private readonly pairing: Pairing) {}

  call(call: Call): void {
    const { name, endpoint, row, payload } = call;
    if (payload.kind === 'whole') this.#output(payload.fields, call.graphFields, name);
    else this.#output(payload.beside, {}, name);
    if (payload.kind === 'key') this.#object(payload.type, call.type, (type) => this.#answer(payload.type, type));

    if (row.kind !== 'write' && isObjectType(call.type) && !(ofEngine in call.type.getFields()))
      this.problems.push(`${call.type.name} has no ${ofEngine}`);

    const { page, per_page, ...query } = endpoint.query;
    if (row.options.limit !== endpoint.limit) this.problems.push(`${name} may be called ${endpoint.limit}`);

    const body = endpoint.body?.fields ?? {};
    this.#input(row.kind === 'write' ? body : {}, call.inputFields, name);
    this.#input(row.kind === 'write' ? query : { ...query, ...body }, call.filters, name);
    const isPaged = row.kind === 'list' && !row.paging.isWhole;
    if (isPaged && !(page && per_page)) this.problems.push(`${name} is unpaged`);
    if (page && !isPaged) this.problems.push(`${name} is paged`);
  }

  #answer(fact: FactType, type: unknown): void {
    if (!isObjectType(type)) return;
    const spanning = type.getInterfaces().flatMap((shared) => Object.keys(shared.getFields()));
    this.#output(this.pairing.fieldsOf(fact.name), type.getFields(), fact.name ?? '', spanning);
  }

  /**
   * Every field of an answer is in the graph, declared null where it may be and nowhere else; the graph makes none up,
   * but for what it tells of objects of several APIs alike. What is declared is no promise to callers, ids apart.
   */
  #output(fields: Fields, graph: GraphFields, owner: string, spanning: readonly string[] = []): void {
    const pairs = this.pairing.pairs(fields, graph, owner);
    for (const wire of this.pairing.missing(fields, pairs, owner)) this.problems.push(`${owner}.${wire} is missing`);
    const known = new Set(pairs.map(({ field }) => field));
    for (const field of Object.values(graph))
      if (!known.has(field) && !spanning.includes(field.name) && !isResolved(field))
        this.problems.push(`${owner} has no ${field.name}`);
    for (const { wire, fact, field, difference } of pairs) {
      if (isLink(field) || (difference && 'select' in difference)) continue;
      const where = `${owner}.${wire}`;
      const always = fact.required && !fact.nullable;
      const declared = declaredOf(field)?.type ?? field.type;
      if (isNonNullType(declared) !== always) this.#problem(where, always ? 'is never null' : 'may be null', field);
      if (promises(field.type)) this.#problem(where, 'may come as nothing that is known', field);
      this.#type(fact, field, where, (type) => this.#answer(fact, type));
    }
  }

  /** Every field of an input is in the graph, required where it is and nowhere else, and no further one. */
  #input(
    fields: Fields,
    graph: GraphFields & Readonly<Record<string, { defaultValue?: unknown }>>,
    owner: string,
  ): void {
    const pairs = this.pairing.pairs(fields, graph, owner);
    for (const wire of this.pairing.missing(fields, pairs, owner)) this.problems.push(`${owner}.${wire} is missing`);
    const known = new Set(pairs.map(({ field }) => field));
    for (const field of Object.values(graph))
      if (!known.has(field)) this.problems.push(`${owner} takes no ${field.name}`);
    for (const { wire, fact, field } of pairs) {
      const where = `${owner}.${wire}`;
      const isRequired = isNonNullType(field.type);
      const hasDefault = graph[field.name]?.defaultValue !== undefined;
      if (fact.required && !fact.nullable && !isRequired) this.#problem(where, 'is required', field);
      if (!fact.required && isRequired && !hasDefault) this.#problem(where, 'is not required', field);
      this.#type(fact, field, where, (type) => {
        if (isInputObjectType(type)) this.#input(this.pairing.fieldsOf(fact.name), type.getFields(), fact.name ?? '');
      });
    }
  }

  #type(fact: FactType, field: GraphField, where: string, nested: (type: unknown) => void): void {
    const isList = isListType(getNullableType(field.type));
    if (isList !== (fact.kind === 'list')) return this.#problem(where, isList ? 'is no list' : 'is a list', field);
    const plain = fact.item ?? fact;
    const type = getNamedType(field.type);
    if (plain.kind === 'enum') return this.#enum(plain, field, where);
    if (plain.kind !== 'object') {
      const fits = /(\.|_)id$/.test(where) ? type.name === 'ID' : names[plain.kind]?.includes(type.name);
      return fits ? undefined : this.#problem(where, `is ${plain.kind}`, field);
    }
    if (!isObjectType(type) && !isInputObjectType(type)) return this.#problem(where, `is a ${plain.name}`, field);
    this.#object(plain, type, nested);
  }

  /** Each type once. */
  #object({ name }: FactType, type: { readonly name: string }, nested: (type: unknown) => void): void {
    const key = `${name} as ${type.name}`;
    if (name === undefined || this.seen.has(key)) return;
    this.seen.add(key).add(name);
    nested(type);
  }

  #enum({ values = [] }: FactType, field: GraphField, where: string): void {
    const type = getNamedType(field.type);
    const got = isEnumType(type) ? type.getValues().map(({ name, value }) => `${name}=${value}`) : [];
    const wanted = values.map((value) => `${upperCase(value)}=${value}`);
    if (got.sort().join() !== wanted.sort().join()) this.#problem(where, `is one of ${wanted.join(', ')}`, field);
  }

  #problem(where: string, expected: string, { name, type }: GraphField): void {
    this.problems.push(`${where} ${expected}, but ${name} is ${String(type)}`);
  }
}

/** Non-null, itself or within: one odd value would take more than its own place with it. */
function promises(type: unknown): boolean {
  if (isListType(type)) return promises(type.ofType);
  return isNonNullType(type) && getNamedType(type).name !== 'ID';
}

/** Links, rows, joins and the objects of payloads find their values by themselves. */
const isResolved = (field: GraphField) => field.name === ofEngine || declaredOf(field) === undefined;
