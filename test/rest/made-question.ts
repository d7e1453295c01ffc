/** Questions made at random of whatever a schema has. */
import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { Random } from './made-world.js';

const cursors = ['startCursor', 'endCursor', 'cursor'];

export interface Question {
  readonly source: string;
  readonly variables: Record<string, unknown>;
}

export class Asking {
  readonly #declared: string[] = [];
  readonly #fragments: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  #names = 0;
  /** More fields than these are not asked for. */
  #left = 30;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
  ) {}

  question(depth: number): Question {
    const query = this.schema.getQueryType();
    const world = getNamedType(query?.getFields()['world']?.type);
    if (!isObjectType(world)) throw new Error('There is no world');
    const roots = this.#times(
      1 + this.random(2),
      () => `${this.#alias()}world { ${this.#selection(world, depth, 3)} }`,
    );
    return this.#document('query', roots);
  }

  /** Writes in a row, each with reads below. */
  writes(depth: number): Question {
    const mutation = this.schema.getMutationType();
    const fields = this.#times(1 + this.random(3), () => {
      const [name, part] = this.random(2) ? ['renameItem', 'item'] : ['renameOwner', 'owner'];
      const payload = getNamedType(mutation?.getFields()[name]?.type);
      const type = isObjectType(payload) ? getNamedType(payload.getFields()[part]?.type) : null;
      if (!isObjectType(type)) throw new Error(`${name} has no ${part}`);
      const changed = `new${this.random(1000)}`;
      const id = 1 + this.random(6);
      return `${this.#name()}: ${name}(id: ${id}, input: { name: "${changed}" }) { ${part} { ${this.#selection(type, depth, 3)} } }`;
    });
    return this.#document('mutation', fields);
  }

  #document(kind: string, fields: readonly string[]): Question {
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    return {
      source: `${kind} Q${declared} { ${fields.join(' ')} }\n${this.#fragments.join('\n')}`,
      variables: this.#variables,
    };
  }

  #selection(type: GraphQLObjectType, depth: number, most: number): string {
    const fields = Object.values(type.getFields()).filter(({ name }) => !cursors.includes(name));
    if (this.#left <= 0) return '__typename';
    const leaves = fields.filter((field) => !isObjectType(getNamedType(field.type)));
    const objects = fields.filter((field) => isObjectType(getNamedType(field.type)));
    const chosen = [
      ...this.#times(1 + this.random(2), () => this.#pick(leaves) ?? null),
      ...(depth > 0 ? this.#times(this.random(most + 1) + (most > 2 ? 1 : 0), () => this.#pick(objects) ?? null) : []),
    ];
    const texts = chosen.map((field) => (field ? this.#field(field, type, depth) : '__typename'));
    return texts.join(' ');
  }

  #field(field: GraphQLField<unknown, unknown>, parent: GraphQLObjectType, depth: number): string {
    this.#left -= 1;
    const type = getNamedType(field.type);
    const args = this.#arguments(field);
    const isConnection = type.name.endsWith('Connection') || type.name.endsWith('Edge');
    const below = isObjectType(type)
      ? ` { ${this.#selection(type, isConnection ? Math.max(depth, 1) : depth - 1, type.name.endsWith('Edge') ? 2 : 3)} }`
      : '';
    const alias = args || this.random(4) === 0 ? `${this.#name()}: ` : '';
    const text = `${alias}${field.name}${args}${this.#condition()}${below}`;
    const kind = this.random(12);
    if (kind === 0) return `... on ${parent.name}${this.#condition()} { ${text} }`;
    if (kind === 1) return `...${this.#condition()} { ${text} }`;
    if (kind === 2) {
      const name = `F${this.#names++}`;
      this.#fragments.push(`fragment ${name} on ${parent.name} { ${text} }`);
      return `...${name}${this.#condition()}${this.random(3) ? '' : ` ...${name}`}`;
    }
    return this.random(15) === 0 ? `${text} ${text}` : text;
  }

  #arguments(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.flatMap(({ name }) => {
      if (name === 'first') {
        if (this.random(2) === 0) return [];
        const first = this.random(4) ? 1 + this.random(12) : 60;
        if (this.random(3) > 0) return [`first: ${first}`];
        return [`first: ${this.#variable('Int', first, this.random(2) ? first : undefined)}`];
      }
      const id = () => (this.random(10) === 0 ? 1000 : 1 + this.random(9));
      if (name !== 'id') return [];
      return [field.name === 'chores' ? `id: [${this.#times(1 + this.random(3), id).join(', ')}]` : `id: ${id()}`];
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  #condition(): string {
    if (this.random(10) > 0) return '';
    const name = this.random(2) ? 'skip' : 'include';
    const value = this.random(2) === 0;
    if (this.random(2)) return ` @${name}(if: ${String(value)})`;
    return ` @${name}(if: ${this.#variable('Boolean', this.random(2) === 0, this.random(2) ? value : undefined)})`;
  }

  /** Left out it has its default. */
  #variable(type: string, byDefault: unknown, given: unknown): string {
    const name = `v${this.#names++}`;
    this.#declared.push(`$${name}: ${type} = ${String(byDefault)}`);
    if (given !== undefined) this.#variables[name] = given;
    return `$${name}`;
  }

  #alias(): string {
    return this.random(2) ? `${this.#name()}: ` : '';
  }

  #name(): string {
    return `x${this.#names++}`;
  }

  #pick<T>(all: readonly T[]): T | undefined {
    return all[this.random(Math.max(1, all.length))];
  }

  #times<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
  }
}
