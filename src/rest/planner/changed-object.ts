/** Finds the object that a write changes or creates: the one that its path names, and the row that reads it. */
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { fieldOf, objectTypesOf, ownerOf, payloadType, rowsOf } from '../schema/fields-of-rows.js';
import { paramsOf, shapeOf } from '../rows/path.js';
import { isObject } from '../../base/unknown.js';

export interface Changed {
  /** Reads the object. */
  readonly row: BoundRow;
  /** Placeholder of the read → placeholder of the write; for a new object, the response supplies the last one. */
  readonly filledBy: Readonly<Record<string, string>>;
}

/** The reads that may return the object of a write. */
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

  /** The read at the same path that returns the same type. */
  get same(): BoundRow | undefined {
    const { shape, result } = this.write;
    const kind = Array.isArray(result?.()) ? 'list' : 'get';
    return this.#rows.find((row) => row.kind === kind && row.shape === shape && this.answers(row));
  }

  /** Whether the row reads what the write returns. */
  answers(row: BoundRow): boolean {
    const isList = Array.isArray(this.write.result?.());
    const type = getNamedType(fieldOf(this.schema, this.write).type);
    return this.write.result !== null && isList === (row.kind === 'list') && type === this.#typeOf(row);
  }

  /** The new object, if the response to its creation contains it. */
  get created(): Changed | null {
    const { path } = this.write;
    const row = this.#at(`${path}/{}`);
    if (!row || this.#isFacet(row)) return null;
    const answer = getNamedType(fieldOf(this.schema, this.write).type);
    const part = isObjectType(answer) ? answer.getFields()[row.name] : undefined;
    if (!this.answers(row) && (!part || getNamedType(part.type) !== this.#typeOf(row))) return null;
    return { row, filledBy: inOrder(paramsOf(row.path).slice(0, -1), paramsOf(path)) };
  }

  /** The placeholders of the object that a DELETE removes; if it returns the object, that was only reset. */
  get gone(): readonly string[] | null {
    const { method, path, options } = this.write;
    if (method !== 'DELETE' || !path.endsWith('}') || options.gone === false) return null;
    const row = this.#at(path);
    const isKept = options.gone !== true && row && (this.#isFacet(row) || this.answers(row));
    return isKept ? null : paramsOf(/(\/\{[^}]+\})+$/.exec(path)?.[0] ?? '');
  }

  /** The object of the path's last placeholder, or of the nearest one before it. */
  changed(path: string): Changed | null {
    const [own] = /^.*\}/.exec(path) ?? [];
    if (own === undefined) return null;
    const row = this.#at(own);
    if (!row) return this.changed(above(own));
    const filledBy = inOrder(paramsOf(row.path), paramsOf(own));
    return this.#isFacet(row) ? this.#owner(row, filledBy) : { row, filledBy };
  }

  /** The object read at this path. The write's placeholders fill it. */
  named(path: string): Changed {
    const row = this.#at(path);
    if (!row) throw new Error(`Nothing reads ${path}, which ${this.write.name} is said to change`);
    return { row, filledBy: inOrder(paramsOf(row.path), paramsOf(path)) };
  }

  /** The row that reads an object at this path; plain values, for instance a script's source, are no objects. */
  #at(path: string): BoundRow | undefined {
    const shape = shapeOf(path);
    return this.#rows.find((row) => row.kind === 'get' && row.shape === shape && !isLeafType(this.#typeOf(row)));
  }

  #typeOf(row: BoundRow) {
    return getNamedType(payloadType(this.schema, row));
  }

  /** An owner may be an implementation of the interface that the row returns. */
  #reads(row: BoundRow, type: GraphQLObjectType): boolean {
    return objectTypesOf(this.schema, payloadType(this.schema, row)).includes(type);
  }

  /** Whether the row reads a facet: data about another object under its id, such as `/boot/{server-number}`. */
  #isFacet(row: BoundRow): boolean {
    return (paramsOf(row.path).at(-1) ?? '') in keysOf(ownerOf(this.schema, row).name);
  }

  /** The object that a facet describes: placeholders of both stand for the same properties. */
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

/** The path without its last placeholder and anything after it. */
export function above(path: string): string {
  return path.replace(/\/\{[^{]*$/, '');
}

function inOrder(params: readonly string[], fillers: readonly string[]): Changed['filledBy'] {
  return Object.fromEntries(params.map((param, index) => [param, fillers[index] ?? param]));
}

/** The placeholders and the properties that fill them, as the class declares. */
function keysOf(type: string): Readonly<Record<string, unknown>> {
  const keys: unknown = Reflect.get(classNamed(type) ?? {}, 'keys');
  return isObject(keys) ? keys : {};
}
