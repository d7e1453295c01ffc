/** The texts of what never changes: plain properties of frozen objects, and frozen lists of such. They live as long as the data. */
import { getNullableType, isLeafType, isNonNullType } from 'graphql';
import { leafOf } from './leaf.js';
import { isThenable } from './outcome.js';
import type { Site } from './site.js';
import { Writer } from './writer.js';

/** Characters of all that is kept; then all is dropped. */
const mostKept = 8 * 1024 * 1024;

let kept = 0;
let generation = 0;

/** False where what is given may change, or where something about it is odd: then it is written as anything else is. */
type Write = (source: object, to: Writer) => boolean;

export class KeptTexts {
  #texts = new WeakMap<object, string>();
  #generation = generation;

  constructor(readonly write: Write) {}

  of(source: unknown): string | undefined {
    if (typeof source !== 'object' || source === null) return undefined;
    if (this.#generation !== generation) this.#startAnew();
    return this.#texts.get(source) ?? this.#keep(source);
  }

  #keep(source: object): string | undefined {
    if (!Object.isFrozen(source)) return undefined;
    const to = Writer.begin();
    const isWhole = this.write(source, to);
    const text = to.end();
    if (!isWhole || text === undefined) return undefined;
    kept += text.length;
    if (kept > mostKept) {
      generation += 1;
      kept = text.length;
      this.#startAnew();
    }
    this.#texts.set(source, text);
    return text;
  }

  #startAnew(): void {
    this.#generation = generation;
    this.#texts = new WeakMap();
  }
}

/** Fields that stand side by side. */
export function rowOf(properties: readonly Write[]): Write {
  return (source, to) => Object.isFrozen(source) && properties.every((write) => write(source, to));
}

export function listOfRows(row: Write): Write {
  return (values, to) => {
    if (!Array.isArray(values)) return false;
    const isWhole = values.every((value: unknown, index) => {
      to.bytes(index === 0 ? '[' : ',');
      return isObject(value) && row(value, to) && to.bytes('}') === undefined;
    });
    to.bytes(values.length === 0 ? '[]' : ']');
    return isWhole;
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isThenable(value);
}

/** Undefined for a field that is more than a property. */
export function propertyOf({ field }: Site, key: string): Write | undefined {
  const { name, resolve, args } = field;
  const type = getNullableType(field.type);
  if (resolve || args.length > 0 || !isLeafType(type)) return undefined;
  const isNullable = !isNonNullType(field.type);
  const write = leafOf(type);
  return (source, to) => {
    const value: unknown = Object.getOwnPropertyDescriptor(source, name)?.value;
    to.bytes(key);
    if (value === null) return isNullable && to.bytes('null') === undefined;
    if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
    try {
      return write(value, to) === undefined;
    } catch {
      return false;
    }
  };
}
