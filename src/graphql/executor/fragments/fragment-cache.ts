/**
 * Caches the JSON of immutable data: adjacent fields of frozen objects, and frozen lists of such objects. Entries live
 * as long as the data.
 */
import { isThenable } from '../../../base/map-maybe-promise.js';
import type { FragmentBudget } from './fragment-budget.js';
import type { ExecutionRun } from '../run/run.js';
import { Writer } from '../run/json-writer.js';

/** Bytes of one text; longer ones are written the usual way, with pauses. */
const longest = 256 * 1024;

/** False where the object may change or a value is unexpected: then it is written the usual way. */
type Write = (source: object, to: Writer, run: ExecutionRun) => boolean;

/** Adjacent fields, or lists of objects with them. */
export interface CacheableFragment {
  readonly write: Write;
  /**
   * Besides its source, the objects that the text is valid for as long as they are the same; undefined where nothing is
   * cached.
   */
  readonly spans: readonly ((run: ExecutionRun) => object | undefined)[];
}

type Texts = WeakMap<object, string>;

/** The texts of one span, and below it those of that span combined with another. */
class TextsBySpan {
  readonly texts: Texts = new WeakMap();
  readonly #below = new WeakMap<object, TextsBySpan>();

  at(span: object): TextsBySpan {
    let below = this.#below.get(span);
    if (!below) this.#below.set(span, (below = new TextsBySpan()));
    return below;
  }
}

export class FragmentCache {
  #bySpan = new TextsBySpan();
  #isKeeper = false;
  /** The texts that the last run reads and adds to. */
  #texts: Texts | undefined;
  #run = 0;

  constructor(
    readonly row: CacheableFragment,
    private readonly budget: FragmentBudget,
  ) {}

  of(source: unknown, run: ExecutionRun): string | undefined {
    if (typeof source !== 'object' || source === null) return undefined;
    const texts = this.#of(run);
    return texts && (this.budget.lookups.count(texts.get(source)) ?? this.#keep(source, texts, run));
  }

  drop(): void {
    this.#bySpan = new TextsBySpan();
    this.#texts = undefined;
    this.#run = 0;
    this.#isKeeper = false;
  }

  #of(run: ExecutionRun): Texts | undefined {
    if (this.#run !== run.number) {
      this.#run = run.number;
      this.#texts = this.#under(run);
    }
    return this.#texts;
  }

  #under(run: ExecutionRun): Texts | undefined {
    let under = this.#bySpan;
    for (const spanOf of this.row.spans) {
      const span = spanOf(run);
      if (!span) return undefined;
      under = under.at(span);
    }
    return under.texts;
  }

  #keep(source: object, texts: Texts, run: ExecutionRun): string | undefined {
    if (!Object.isFrozen(source)) return undefined;
    const text = this.#textOf(source, run);
    if (text === undefined) return undefined;
    if (!this.#isKeeper) {
      this.#isKeeper = true;
      this.budget.join(this);
    }
    if (this.budget.take(text.length)) texts.set(source, text);
    return text;
  }

  /** Its bytes are not counted until it is part of the response. */
  #textOf(source: object, run: ExecutionRun): string | undefined {
    const to = Writer.begin(run.given.production);
    try {
      return this.row.write(source, to, run) ? to.all : undefined;
    } finally {
      to.drop();
    }
  }
}

/** Combines adjacent fields. */
export function rowOf(fields: readonly CacheableFragment[]): CacheableFragment {
  return {
    write: (source, to, run) => Object.isFrozen(source) && fields.every(({ write }) => write(source, to, run)),
    spans: fields.flatMap(({ spans }) => spans),
  };
}

export function listOfRows({ write, spans }: CacheableFragment): CacheableFragment {
  return {
    write: (values, to, run) => {
      if (!Array.isArray(values)) return false;
      const isComplete = values.every((value: unknown, index) => {
        to.bytes(index === 0 ? '[' : ',');
        return isObject(value) && write(value, to, run) && to.bytes('}') === undefined && to.length < longest;
      });
      to.bytes(values.length === 0 ? '[]' : ']');
      return isComplete;
    },
    spans,
  };
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error) && !isThenable(value);
}
