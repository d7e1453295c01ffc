/** Finds the object that a write changes or makes: the one that its path names, however that is read. */
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { fieldOf, objectTypesOf, ownerOf, payloadType, rowsOf } from '../schema/fields-of-rows.js';
import { paramsOf, shapeOf } from '../rows/path.js';
import { isObject } from '../../base/unknown.js';

export interface Changed {
  /** Reads it. */
  readonly row: BoundRow;
  /** Placeholder of the read → that of the write; what is new has one more, which the answer fills. */
  readonly filledBy: Readonly<Record<string, string>>;
}

/** The reads among which the object of a write is. */
export class ChangedObjectReads {
  readonly #rows: readonly BoundRow[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly write: BoundRow,
  ) {
    this.#rows = [...rowsOf(schema).keys()].filter(
      ({ dialect, kind }) => dialect === write.dialect && kind !== 'write',
    );
  }

  /** At the same path, and of the same type as what the write answers. */
  get same(): BoundRow | undefined {
    const { shape, result } = this.write;
    const kind = Array.isArray(result?.()) ? 'list' : 'get';
    return this.#rows.find((row) => row.kind === kind && row.shape === shape && this.answers(row));
  }

  /** What the write answers is what this reads. */
  answers(row: BoundRow): boolean {
    const isList = Array.isArray(this.write.result?.());
    const type = getNamedType(fieldOf(this.schema, this.write).type);
    return this.write.result !== null && isList === (row.kind === 'list') && type === this.#typeOf(row);
  }

  /** The object that stands in the answer of its creation. */
  get made(): Changed | null {
    const { path } = this.write;
    const row = this.#at(`${path}/{}`);
    if (!row || this.#isFacet(row)) return null;
    const answer = getNamedType(fieldOf(this.schema, this.write).type);
    const part = isObjectType(answer) ? answer.getFields()[row.name] : undefined;
    if (!this.answers(row) && (!part || getNamedType(part.type) !== this.#typeOf(row))) return null;
    return { row, filledBy: inOrder(paramsOf(row.path).slice(0, -1), paramsOf(path)) };
  }

  /** The placeholders of what a DELETE ends; one that answers the object has only put it back to how it was. */
  get gone(): readonly string[] | null {
    const { method, path, options } = this.write;
    if (method !== 'DELETE' || !path.endsWith('}') || options.gone === false) return null;
    const row = this.#at(path);
    const isKept = options.gone !== true && row && (this.#isFacet(row) || this.answers(row));
    return isKept ? null : paramsOf(/(\/\{[^}]+\})+$/.exec(path)?.[0] ?? '');
  }

  /** The object that the last placeholder of a path names, or the one before it. */
  changed(path: string): Changed | null {
    const [own] = /^.*\}/.exec(path) ?? [];
    if (own === undefined) return null;
    const row = this.#at(own);
    if (!row) return this.changed(above(own));
    const filledBy = inOrder(paramsOf(row.path), paramsOf(own));
    return this.#isFacet(row) ? this.#owner(row, filledBy) : { row, filledBy };
  }

  /** The object that is read at this path, whose placeholders are those of the write. */
  named(path: string): Changed {
    const row = this.#at(path);
    if (!row) throw new Error(`Nothing reads ${path}, which ${this.write.name} is said to change`);
    return { row, filledBy: inOrder(paramsOf(row.path), paramsOf(path)) };
  }

  /** What is read as a plain value, such as the text of a program, is no object. */
  #at(path: string): BoundRow | undefined {
    const shape = shapeOf(path);
    return this.#rows.find((row) => row.kind === 'get' && row.shape === shape && !isLeafType(this.#typeOf(row)));
  }

  #typeOf(row: BoundRow) {
    return getNamedType(payloadType(this.schema, row));
  }

  /** The owner of a field of an interface is one of its kinds. */
  #reads(row: BoundRow, type: GraphQLObjectType): boolean {
    return objectTypesOf(this.schema, payloadType(this.schema, row)).includes(type);
  }

  /** Describes another object under the id of that, as `/boot/{server-number}` is of a server: no object by itself. */
  #isFacet(row: BoundRow): boolean {
    return (paramsOf(row.path).at(-1) ?? '') in keysOf(ownerOf(this.schema, row).name);
  }

  /** The object that a facet describes: both have placeholders for the same properties. */
  #owner(facet: BoundRow, filledBy: Changed['filledBy']): Changed | null {
    const owner = ownerOf(this.schema, facet);
    const row = this.#rows.find((row) => row.kind === 'get' && this.#reads(row, owner) && !this.#isFacet(row));
    if (!row) return null;
    const keys = keysOf(owner.name);
    const property = (param: string) => keys[param] ?? param;
    const same = (param: string) => paramsOf(facet.path).find((other) => property(other) === property(param)) ?? param;
    const params = paramsOf(row.path);
    return {
      row,
      filledBy: inOrder(
        params,
        params.map((param) => filledBy[same(param)] ?? param),
      ),
    };
  }
}

/** Without its last placeholder and what follows that. */
export function above(path: string): string {
  return path.replace(/\/\{[^{]*$/, '');
}

function inOrder(params: readonly string[], fillers: readonly string[]): Changed['filledBy'] {
  return Object.fromEntries(params.map((param, index) => [param, fillers[index] ?? param]));
}

/** Which properties of its objects fill which placeholders, as the class says. */
function keysOf(type: string): Readonly<Record<string, unknown>> {
  const keys: unknown = Reflect.get(classNamed(type) ?? {}, 'keys');
  return isObject(keys) ? keys : {};
}
