/** Says where the types of the graph do not fit those of the facts. */
import {
  type GraphQLAbstractType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNamedType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { mapNamesOf } from '../../../src/rest/mapping/as-map.js';
import { declaredOf } from '../../../src/rest/mapping/declared.js';
import { abstractClass, kindOf, kindsIn, nameOfClass } from '../../../src/rest/mapping/abstract-types.js';
import { saysNothing } from './answered.js';
import type { Call } from './call.js';
import { type Facts, type FactType, type Fields, parseType } from './facts.js';
import { Instances } from './instances.js';
import { kindWays, objectTypesOf } from './kinds.js';
import { type GraphField, type GraphFields, type Pairing, isLink, nameIn, ofEngine } from './pairs.js';

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
  file: ['FileInput'],
  bytes: ['Bytes'],
};

export class Fit {
  readonly problems: string[] = [];
  /** Types of the facts that the graph has been held against. */
  readonly seen = new Set<string>();
  #row: BoundRow | null = null;

  constructor(
    private readonly facts: Facts,
    private readonly pairing: Pairing,
  ) {}

  call(call: Call): void {
    const { name, endpoint, row, payload, sent } = call;
    if (payload.kind === 'whole' && payload.name !== undefined) this.seen.add(payload.name);
    this.#row = row;
    if (payload.kind === 'whole') this.#output(payload.fields, call.graphFields, name);
    else this.#beside(payload.beside, call);
    if (payload.kind === 'key') this.#payload(payload.type, call);

    const kinds = objectTypesOf(call.type);
    for (const kind of row.kind === 'write' ? [] : kinds)
      if (!(ofEngine in kind.getFields())) this.problems.push(`${kind.name} has no ${ofEngine}`);

    if (row.options.limit !== endpoint.limit) this.problems.push(`${name} may be called ${endpoint.limit}`);
    for (const header of call.unsentHeaders) this.problems.push(`${name} sends no ${header}`);
    const all = { ...sent.query, ...sent.headers, ...sent.body };
    this.#input(row.kind === 'write' ? all : {}, call.inputFields, name);
    this.#input(row.kind === 'write' ? {} : all, call.filters, name);

    const isUnknown = (param: string) => !(param in endpoint.query);
    if (call.paging.some(isUnknown)) this.problems.push(`${name} has no pages by ${call.paging.join(' and ')}`);
    const { pagination = 'none' } = endpoint.response;
    if (row.kind === 'list' && pagination !== 'none' && row.paging.isUnpaged) this.problems.push(`${name} has pages`);
  }

  #beside(fields: Fields, { name, payload }: Call): void {
    const isNeeded = ([wire, text]: [string, string]) => {
      const fact = parseType(text);
      if (payload.kind !== 'none' || !saysNothing(wire, fact, this.facts)) return true;
      if (fact.name !== undefined) this.seen.add(fact.name);
      return false;
    };
    this.#output(Object.fromEntries(Object.entries(fields).filter(isNeeded)), {}, name);
  }

  #payload(fact: FactType, { name, type }: Call): void {
    const plain = fact.item ?? fact;
    if (plain.kind === 'object') return this.#object(plain, type, () => this.#answer(plain, type));
    if (plain.kind !== 'enum' && !names[plain.kind]?.includes(type.name))
      this.problems.push(`${name} answers ${plain.kind}, but the graph ${type.name}`);
  }

  #answer(fact: FactType, type: unknown): void {
    if (!isNamedType(type)) return;
    if (isAbstractType(type)) return this.#kinds(fact.name ?? '', type);
    if (!isObjectType(type)) return;
    this.#output(this.pairing.fieldsOf(fact.name), type.getFields(), fact.name ?? '', spanning(type));
  }

  /** Every field of the merged type is in one kind at least, and none has another; each is named as the wire names it. */
  #kinds(name: string, type: GraphQLAbstractType): void {
    const Class = abstractClass(type.name);
    if (!Class || this.pairing.inKinds(name) !== Class)
      return void this.problems.push(`${name} is a ${type.name}, which comes in kinds`);
    const found = new Set<string>();
    for (const kind of objectTypesOf(type)) {
      const fields = this.pairing.fieldsOf(name, kind.name);
      const pairs = this.pairing.pairs(fields, kind.getFields(), name, kind.name);
      for (const { wire } of pairs) found.add(wire);
      const own = Object.fromEntries(pairs.map(({ wire }) => [wire, fields[wire] ?? '']));
      this.#output(own, kind.getFields(), name, spanning(kind), kind.name);
    }
    const fields = this.pairing.fieldsOf(name);
    for (const wire of this.pairing.missing(fields, [], name))
      if (!found.has(wire)) this.problems.push(`${name}.${wire} is in no kind`);
    const ways = kindWays(this.facts.particulars, name, this.facts.types[name] ?? {});
    const instances = new Instances(this.facts, { isAnswer: true }).each(this.facts.types[name] ?? {}, name);
    ways.forEach(({ kind }, way) => {
      const resolved = nameOfClass(kindOf(Class, instances[way] ?? {}));
      if (resolved !== kind) this.problems.push(`A ${kind} is taken for a ${resolved}`);
    });
  }

  /**
   * Every field of an answer is in the graph, declared null where it may be and nowhere else; the graph makes none up,
   * but for what it says of objects of several APIs alike. What is declared is no promise to callers, ids apart.
   */
  #output(fields: Fields, graph: GraphFields, owner: string, spanning: readonly string[] = [], kind?: string): void {
    const pairs = this.pairing.pairs(fields, graph, owner, kind);
    for (const wire of this.pairing.missing(fields, pairs, owner)) this.problems.push(`${owner}.${wire} is missing`);
    const known = new Set(pairs.map(({ field }) => field));
    for (const field of Object.values(graph))
      if (!known.has(field) && !spanning.includes(field.name) && !isResolved(field) && !this.#isDetail(field))
        this.problems.push(`${kind ?? owner} has no ${field.name}`);
    for (const { wire, fact, field, difference } of pairs) {
      // What is said of an object beside a link to it is said by the object itself.
      if (isLink(field) && fact.name !== undefined) this.seen.add(fact.name);
      if (isLink(field) || (difference && 'select' in difference)) continue;
      const where = `${kind ?? owner}.${wire}`;
      const always = fact.required && !fact.nullable;
      const declared = declaredOf(field)?.type ?? field.type;
      if (isNonNullType(declared) !== always) this.#problem(where, always ? 'is never null' : 'may be null', field);
      if (promises(field.type)) this.#problem(where, 'may come as nothing that is known', field);
      this.#type(fact, field, where, (type) => this.#answer(fact, type));
    }
  }

  /** Whether another call reads the field, where this one leaves it out. */
  #isDetail({ extensions }: GraphField): boolean {
    return extensions['detail'] !== undefined && extensions['detail'] !== this.#row;
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
        if (isInputObjectType(type))
          this.#input(this.pairing.inputFieldsOf(fact.name ?? ''), type.getFields(), fact.name ?? '');
      });
    }
  }

  #type(fact: FactType, field: GraphField, where: string, nested: (type: unknown) => void): void {
    if (fact.kind === 'json' && mapNamesOf(field)) return;
    const isList = isListType(getNullableType(field.type));
    if (isList !== (fact.kind === 'list')) return this.#problem(where, isList ? 'is no list' : 'is a list', field);
    const plain = fact.item ?? fact;
    const type = getNamedType(field.type);
    if (plain.kind === 'enum') return this.#enum(plain, field, where);
    if (plain.kind !== 'object') {
      const isId = /(\.|_)id$/.test(where) && plain.kind !== 'bool';
      const fits = isId ? type.name === 'ID' : names[plain.kind]?.includes(type.name);
      return fits ? undefined : this.#problem(where, `is ${plain.kind}`, field);
    }
    if (!isCompositeType(type) && !isInputObjectType(type)) return this.#problem(where, `is a ${plain.name}`, field);
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
    const wanted = values.map((value) => `${isEnumType(type) ? nameIn(type, value) : value}=${value}`);
    if (got.sort().join() !== wanted.sort().join()) this.#problem(where, `is one of ${wanted.join(', ')}`, field);
  }

  #problem(where: string, expected: string, { name, type }: GraphField): void {
    this.problems.push(`${where} ${expected}, but ${name} is ${String(type)}`);
  }
}

/** What the graph says of objects of several APIs alike. */
function spanning(type: GraphQLObjectType): string[] {
  const shared = type.getInterfaces().filter(({ name }) => !kindsIn(abstractClass(name) ?? {}));
  return shared.flatMap((one) => Object.keys(one.getFields()));
}

/** Non-null, itself or within: one odd value would take more than its own place with it. */
function promises(type: unknown): boolean {
  if (isListType(type)) return promises(type.ofType);
  return isNonNullType(type) && getNamedType(type).name !== 'ID';
}

/** Links, rows, joins and the objects of payloads find their values by themselves. */
const isResolved = (field: GraphField) => field.name === ofEngine || declaredOf(field) === undefined;
