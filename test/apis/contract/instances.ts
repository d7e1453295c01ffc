/** Valid instances of the types of the facts. */
import { type Facts, type FactType, type Fields, parseType } from './facts.js';
import { type KindWay, kindWays } from './kinds.js';
import type { Way } from './particulars.js';

export type Instance = Readonly<Record<string, unknown>>;

/** `full`: every field has a value; `bare`: what may be absent is, what may be null is. */
export type Fill = 'full' | 'bare';

interface Filling {
  readonly fill?: Fill;
  /** Which way to fill objects whose fields do not all go together. */
  readonly way?: number;
  /** Of an answer, whose objects may come in kinds; else of what is sent. */
  readonly isAnswer?: boolean;
}

/** A file in an input: what the graph takes. */
export class SampleFile {
  constructor(
    readonly text: string,
    readonly name: string,
    readonly contentType: string,
  ) {}
}

export class Instances {
  #next = 1000;

  constructor(
    private readonly facts: Facts,
    private readonly filling: Filling = {},
  ) {}

  /** Of the fields of a type, a query, a body or an answer; `owner` names it among the samples and ways. */
  of(fields: Fields, owner: string): Instance {
    const ways = this.#ways(fields, owner);
    return this.#in(ways[(this.filling.way ?? 0) % ways.length] ?? {}, fields, owner);
  }

  /** One for each way. */
  each(fields: Fields, owner: string): Instance[] {
    return this.#ways(fields, owner).map((way) => this.#in(way, fields, owner));
  }

  #in(way: Way | KindWay, merged: Fields, owner: string): Instance {
    const { with: fixed = {}, without = [] } = way;
    const fields = 'kind' in way ? { ...merged, ...way.fields } : merged;
    const { differences } = this.facts.particulars;
    const isKnown = (name: string) => !('absent' in (differences[`${owner}.${name}`] ?? {}));
    const entries = Object.entries(fields)
      .filter(([name]) => !without.includes(name) && (this.filling.isAnswer || isKnown(name)))
      .map(([name, text]) => {
        // An object names its kind, whatever else it leaves out.
        const value = 'kind' in way ? fixed[name] : undefined;
        return [name, value ?? this.#field(parseType(text), owner, name, fixed[name])] as const;
      });
    const found = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    const first = Object.entries(fields).find(([name]) => isKnown(name));
    // An object in which nothing is known would be none.
    if (Object.keys(found).length > 0 || !first || this.filling.fill !== 'bare') return found;
    return { [first[0]]: this.#value(parseType(first[1]), owner, first[0]) };
  }

  #fieldsOf(type: string): Fields {
    const { types, particulars } = this.facts;
    return (this.filling.isAnswer ? undefined : particulars.inputs?.[type]?.fields) ?? types[type] ?? {};
  }

  #ways(fields: Fields, owner: string): readonly (Way | KindWay)[] {
    return waysOf(this.facts, owner, fields, this.filling.isAnswer);
  }

  /** The body of an answer: an object, or an array where the names of its fields begin with `[]`. */
  answer(fields: Fields, owner: string): unknown {
    const bare = Object.entries(fields).find(([name]) => name.startsWith('[]'));
    if (!bare) return this.of(fields, owner);
    const [name, text] = bare;
    const wrapped = name.split('.')[1];
    return this.#both(() => {
      const item = this.#value(parseType(text), owner, name);
      return wrapped === undefined ? item : { [wrapped]: item };
    });
  }

  #field(type: FactType, owner: string, name: string, fixed?: unknown): unknown {
    if (this.filling.fill === 'bare' && type.nullable) return null;
    if (this.filling.fill === 'bare' && !type.required) return undefined;
    return (
      fixed ??
      this.facts.particulars.samples[`${owner}.${name}`] ??
      this.#sample(type, name) ??
      this.#value(type, owner, name)
    );
  }

  /** A sample by the name alone must be of the kind: `size` is a number here and an object there. */
  #sample({ kind, item }: FactType, name: string): unknown {
    const sample = this.facts.particulars.samples[name];
    if (item) return Array.isArray(sample) && fits(sample[0], item) ? sample : undefined;
    const one: unknown = Array.isArray(sample) ? sample[0] : sample;
    return fits(one, { kind }) ? one : undefined;
  }

  #value(type: FactType, owner: string, name: string): unknown {
    const { kind, item, values = [], name: typeName = '' } = type;
    if (kind === 'list' && item?.kind === 'enum') return item.values;
    if (kind === 'list' && item) return this.#items(item, owner, name);
    if (kind === 'enum') return values[0];
    if (kind === 'object') return this.of(this.#fieldsOf(typeName), typeName);
    this.#next += 1;
    if (kind === 'bool') return this.#next % 2 === 0;
    if (kind === 'int') return this.#next;
    if (kind === 'float') return this.#next + 0.5;
    if (kind === 'datetime') return `2026-01-02T03:04:${String(this.#next % 60).padStart(2, '0')}.000Z`;
    if (kind === 'date') return `2026-01-${String((this.#next % 28) + 1).padStart(2, '0')}`;
    if (kind === 'localtime') return `2026-01-02 03:04:${String(this.#next % 60).padStart(2, '0')}`;
    if (kind === 'json') return { some: 'thing' };
    if (kind === 'file')
      return new SampleFile(`text of ${name} ${this.#next}`, `${name}-${this.#next}.bin`, 'image/png');
    return `${name.replaceAll('_', '-').replace(/\W/g, '-')}-${this.#next}`;
  }

  /** Two; of what has several ways, one of each. */
  #items(item: FactType, owner: string, name: string): unknown[] {
    const { name: typeName = '' } = item;
    const fields = this.#fieldsOf(typeName);
    if (this.#ways(fields, typeName).length > 1) return this.each(fields, typeName);
    return this.#both(() => this.#value(item, owner, name));
  }

  #both(make: () => unknown): unknown[] {
    return [make(), make()];
  }
}

/** At least one; objects of an answer come in kinds as well. */
function waysOf(facts: Facts, owner: string, fields: Fields, isAnswer = false): readonly (Way | KindWay)[] {
  const kinds = isAnswer ? kindWays(facts.particulars, owner, fields) : [];
  return kinds.length > 0 ? kinds : (facts.particulars.ways[owner] ?? [{}]);
}

/** Of what is sent. */
export function wayOf(facts: Facts, owner: string, way: number): Way {
  const known = facts.particulars.ways[owner] ?? [{}];
  return known[way % known.length] ?? {};
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  string: ['string', 'datetime', 'id'],
  number: ['int', 'float'],
  object: ['json'],
};

const fits = (sample: unknown, { kind }: Pick<FactType, 'kind'>) => kinds[typeof sample]?.includes(kind) ?? false;

/** How many ways there are to fill a body or an answer. */
export function countWays(fields: Fields, owner: string, facts: Facts, isAnswer = false): number {
  const nested = Object.values(fields)
    .map(parseType)
    .map(({ kind, name = '' }) => (kind === 'object' ? countWays(facts.types[name] ?? {}, name, facts, isAnswer) : 1));
  return Math.max(waysOf(facts, owner, fields, isAnswer).length, ...nested, 1);
}
