/** One run over the synthetic schema: makes each value from the seed and the place it is for, and notes who asks. */
import { setImmediate } from 'node:timers/promises';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { Choices } from '../../generate/choices.js';
import { argumentsText, callText, pathText } from './calls.js';
import { causeOf, faultOf } from './faults.js';
import { hash } from './hash.js';
import { leaves } from './leaves.js';
import { listOf } from './lists.js';
import { kindOf, pathOf, rowOf } from './row.js';

/** How often a value is promised: of fields, of items in lists, and of types. */
const shares = {
  never: { fields: 0, items: 0, types: 0 },
  some: { fields: 0.12, items: 0.1, types: 0.2 },
  most: { fields: 0.9, items: 0.5, types: 0.5 },
} as const;
export type Promised = keyof typeof shares;

type Handlers = Parameters<Promise<unknown>['then']>;

interface How {
  readonly promised: Promised;
  readonly arraysOnly: boolean;
}

export class Making {
  readonly calls: string[] = [];
  /** What of note happened. */
  readonly met = new Set<string>();
  readonly root: object;
  #pending = 0;

  constructor(
    private readonly seed: number,
    private readonly how: How,
    private readonly schema: GraphQLSchema,
  ) {
    const query = schema.getQueryType();
    if (!query) throw new Error('Expected a schema with queries');
    this.root = rowOf(this, query, 'root', this.#choices('root'));
  }

  /** Of a field with a resolver. */
  resolved(source: unknown, args: Record<string, unknown>, info: GraphQLResolveInfo): unknown {
    this.#called('resolver', source, args, info);
    const place = `${pathText(info.path)}${argumentsText(args)}`;
    // They are the resolver's own.
    args['spoiled'] = true;
    return this.#field(info.returnType, place);
  }

  /** Of a field that is a property of its object, now and then a function. */
  property({ type, path }: { type: GraphQLObjectType; path: string }, name: string): unknown {
    const returned = type.getFields()[name]?.type;
    const place = `${path}.${name}`;
    if (!returned) return undefined;
    if (!this.#choices(`kind of ${place}`).chance(0.15)) return this.#field(returned, place);
    const called = (source: unknown, args: object, info: GraphQLResolveInfo) => {
      this.#called('property', source, args, info);
      return this.#field(returned, `${place}${argumentsText(args)}`);
    };
    return function (this: unknown, args: object, _context: unknown, info: GraphQLResolveInfo): unknown {
      return called(this, args, info);
    };
  }

  /** By what an abstract type knows an object. */
  typeOf(value: unknown): unknown {
    const choices = this.#choices(`type of ${pathOf(value)}`);
    const wrong = choices.chance(0.04);
    return this.#promisedTo(choices, shares[this.how.promised].types, () => {
      if (choices.chance(0.02)) throw causeOf(choices);
      return wrong ? choices.one(['Nothing', 'Color', 'Query', 'Pet', 7, null, { name: 'Cat' }]) : kindOf(value);
    });
  }

  isOfType(value: unknown, kind: string): unknown {
    const choices = this.#choices(`whether ${pathOf(value)} is a ${kind}`);
    return this.#promisedTo(choices, shares[this.how.promised].types, () => {
      if (choices.chance(0.02)) throw causeOf(choices);
      return choices.chance(0.02) ? choices.one([1, 0, '', {}]) : kindOf(value) === kind;
    });
  }

  /** Until nothing that was promised is outstanding. */
  async quiet(): Promise<void> {
    for (let rounds = 0; rounds < 2; rounds = this.#pending > 0 ? 0 : rounds + 1) await setImmediate();
  }

  #called(what: string, source: unknown, args: object, info: GraphQLResolveInfo): void {
    this.calls.push(callText({ what: `${what} on ${pathOf(source)}`, args, info, root: this.root }));
  }

  #choices(place: string): Choices {
    return new Choices(hash(`${this.seed} ${place}`));
  }

  #field(type: GraphQLOutputType, place: string): unknown {
    const choices = this.#choices(place);
    return this.#promisedTo(choices, shares[this.how.promised].fields, () => this.#value(type, place, choices));
  }

  #value(type: GraphQLOutputType, place: string, choices: Choices): unknown {
    const missing = isNonNullType(type) ? 0.012 : 0.06;
    if (choices.chance(missing)) {
      if (isNonNullType(type)) this.met.add('null where none may be');
      return choices.chance(0.5) ? null : undefined;
    }
    if (choices.chance(0.03)) {
      this.met.add('fault');
      const fault = faultOf(choices, type);
      return this.how.arraysOnly ? asArray(fault) : fault;
    }
    const inner = getNullableType(type);
    if (isListType(inner)) return this.#list(inner.ofType, place, choices);
    if (isObjectType(inner)) return rowOf(this, inner, place, choices);
    if (isAbstractType(inner)) return rowOf(this, choices.one(this.schema.getPossibleTypes(inner)), place, choices);
    const values = leaves.find((leaf) => leaf.type === inner)?.values ?? [];
    // The first ones are as they should be.
    return choices.chance(0.85) ? values[choices.int(0, 2)] : choices.one(values);
  }

  #list(type: GraphQLOutputType, place: string, choices: Choices): unknown {
    const items = Array.from(
      { length: choices.chance(this.how.arraysOnly ? 0.04 : 0.015) ? 40 : choices.int(0, 3) },
      (_, index) => {
        const own = this.#choices(`${place}.${index}`);
        return this.#promisedTo(own, shares[this.how.promised].items, () => {
          try {
            return this.#value(type, `${place}.${index}`, own);
          } catch (error) {
            this.met.add('error in a list');
            return error instanceof Error ? error : new Error(String(error));
          }
        });
      },
    );
    return this.how.arraysOnly ? items : listOf(choices, items);
  }

  /** The value itself, or a promise of it in one of its forms. */
  #promisedTo(choices: Choices, share: number, make: () => unknown): unknown {
    if (!choices.chance(share)) return make();
    const form = choices.next();
    const promise = form < 0.5 ? Promise.resolve().then(make) : this.#later(make);
    promise.catch(() => this.met.add('promise rejected'));
    // Thenable is all that graphql-js asks for.
    return form > 0.9 ? { then: (...handlers: Handlers) => promise.then(...handlers) } : promise;
  }

  async #later(make: () => unknown): Promise<unknown> {
    this.#pending += 1;
    await setImmediate();
    this.#pending -= 1;
    return make();
  }
}

/** What can be taken for a list. */
function asArray(value: unknown): unknown {
  return value instanceof Map || value instanceof String ? Array.from<unknown>(value) : value;
}
