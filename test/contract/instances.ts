/** Valid instances of the types of the facts. */
import { type Facts, type FactType, type Fields, parseType } from './facts.js';
import type { Way } from './particulars.js';

export type Instance = Readonly<Record<string, unknown>>;

/** `full`: every field has a value; `bare`: what may be absent is, what may be null is. */
export type Fill = 'full' | 'bare';

export class Instances {
  #next = 1000;

  constructor(
    private readonly facts: Facts,
    private readonly fill: Fill = 'full',
    /** Which way to fill inputs whose fields do not all go together. */
    private readonly way = 0,
  ) {}

  /** Of the fields of a type, a query, a body or an answer; `owner` names it among the samples and ways. */
  of(fields: Fields, owner: string): Instance {
    const { with: fixed = {}, without = [] } = wayOf(this.facts, owner, this.way);
    const entries = Object.entries(fields)
      .filter(([name]) => !without.includes(name))
      .map(([name, text]) => [name, this.#field(parseType(text), owner, name, fixed[name])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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
    if (this.fill === 'bare' && type.nullable) return null;
    if (this.fill === 'bare' && !type.required) return undefined;
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
    if (kind === 'object') return this.of(this.facts.types[typeName] ?? {}, typeName);
    this.#next += 1;
    if (kind === 'bool') return this.#next % 2 === 0;
    if (kind === 'int') return this.#next;
    if (kind === 'float') return this.#next + 0.5;
    if (kind === 'datetime') return `2026-01-02T03:04:${String(this.#next % 60).padStart(2, '0')}.000Z`;
    if (kind === 'date') return `2026-01-${String((this.#next % 28) + 1).padStart(2, '0')}`;
    if (kind === 'localtime') return `2026-01-02 03:04:${String(this.#next % 60).padStart(2, '0')}`;
    if (kind === 'json') return { some: 'thing' };
    return `${name.replaceAll('_', '-').replace(/\W/g, '-')}-${this.#next}`;
  }

  /** Two; of inputs that have several ways, one of each. */
  #items(item: FactType, owner: string, name: string): unknown[] {
    const ownWays = this.facts.particulars.ways[item.name ?? ''];
    if (!ownWays) return this.#both(() => this.#value(item, owner, name));
    const { name: typeName = '' } = item;
    return ownWays.map((_, way) =>
      new Instances(this.facts, this.fill, way).of(this.facts.types[typeName] ?? {}, typeName),
    );
  }

  #both(make: () => unknown): unknown[] {
    return [make(), make()];
  }
}

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
export function countWays(fields: Fields, owner: string, facts: Facts): number {
  const nested = Object.values(fields)
    .map(parseType)
    .map(({ kind, name = '' }) => (kind === 'object' ? countWays(facts.types[name] ?? {}, name, facts) : 1));
  return Math.max(facts.particulars.ways[owner]?.length ?? 1, ...nested, 1);
}
