/**
 * Values that are derived from reads. Each is kept while its reads are unchanged, for all callers that may read the
 * same; callers at the same time share the work. Failures are not kept.
 */
import type { LRUCache } from 'lru-cache';
import { type CacheShare, sizedCache } from '../../base/shares/caches.js';
import { mapMaybePromise } from '../../base/map-maybe-promise.js';
import {
  type DerivationBasis,
  Derivation,
  type MaybePromise,
  type StepNote,
  isInTime,
  readAgain,
} from './derivation.js';
import { ofEach } from '../../base/of-each.js';
import type { Reader, Sources } from './reader.js';

interface DerivedOptions<A, V> {
  /** The greatest size of all values together, in the unit of `sizeOf`. */
  readonly share: CacheShare;
  readonly sizeOf: (value: V) => number;
  /** Distinguishes it from others of its scope. */
  readonly keyOf: (args: A) => string;
  /** Everything that it reads, as text, if that is less than the caller may read. */
  readonly scopeOf?: (args: A) => string;
  /** The part of the value that others depend on: while it is the same, the former value stays. */
  readonly digestOf?: (value: V) => string;
}

interface Run<S, V, Into> {
  readonly value: V;
  readonly basis: DerivationBasis<S, Into>;
  readonly digest: string | null;
}

/** A value, with what this request has read for it. */
export interface ReadRun<S, V, Into> extends Run<S, V, Into> {
  readonly notes: readonly StepNote<Into>[];
}

/** A result that a request has found with these sources. */
interface RequestEntry<S, V, Into> {
  readonly sources: S;
  readonly run: MaybePromise<ReadRun<S, V, Into>>;
}

type Entries<S, V, Into> = LRUCache<string, { readonly run: MaybePromise<Run<S, V, Into>> }>;

export class Derived<S extends Sources, A, V, Into = never> {
  readonly #entries = ofEach<object, [], Entries<S, V, Into>>(() => sizedCache(this.options.share));
  readonly #ofRequest = ofEach<Reader, [], Map<string, RequestEntry<S, V, Into>>>(() => new Map());

  constructor(
    private readonly options: DerivedOptions<A, V>,
    private readonly make: (d: Derivation<S, Into>, args: A) => Promise<V>,
  ) {}

  /** The value. Synchronous if everything it depends on is known to be unchanged. */
  of(sources: S, args: A): MaybePromise<V> {
    return mapMaybePromise(this.read(sources, args), ({ value }) => value);
  }

  /** The value, with the lists that this request has read for it. */
  read(sources: S, args: A): MaybePromise<ReadRun<S, V, Into>> {
    const { keyOf, scopeOf } = this.options;
    const key = JSON.stringify([scopeOf ? scopeOf(args) : sources.inventory.scope, keyOf(args)]);
    const own = this.#ofRequest(sources.inventory);
    const known = own.get(key);
    if (known && isSame(known.sources, sources)) {
      const { run } = known;
      if (run instanceof Promise || isInTime(run.basis, sources)) return run;
    }
    const found = this.#found(key, sources, args);
    own.set(key, { sources, run: found });
    if (found instanceof Promise)
      found.then(
        (run) => own.set(key, { sources, run }),
        () => own.delete(key),
      );
    return found;
  }

  #found(key: string, sources: S, args: A): MaybePromise<ReadRun<S, V, Into>> {
    const entries = this.#entries(sources.inventory.span);
    const again = () => this.#found(key, sources, args);
    const checked = (run: Run<S, V, Into>): MaybePromise<ReadRun<S, V, Into>> =>
      mapMaybePromise(readAgain(run.basis, sources), (notes) => {
        if (notes) return { ...run, notes };
        // Another may have begun to work it out while this one was looking.
        const current = entries.peek(key)?.run;
        return current === undefined || current === run ? this.#derive(key, sources, args) : again();
      });
    const run = entries.get(key)?.run;
    if (!run) return this.#derive(key, sources, args);
    // Whose work fails, or is given up, fails alone.
    return run instanceof Promise ? run.then(checked, again) : checked(run);
  }

  #derive(key: string, sources: S, args: A): Promise<ReadRun<S, V, Into>> {
    const entries = this.#entries(sources.inventory.span);
    const before = entries.peek(key)?.run;
    const work = this.#worked(sources, args, before instanceof Promise ? undefined : before);
    const isCurrent = () => entries.peek(key)?.run === work;
    entries.set(key, { run: work }, { size: 1 });
    work.then(
      ({ value, basis, digest }) => {
        if (isCurrent()) entries.set(key, { run: { value, basis, digest } }, { size: 1 + this.options.sizeOf(value) });
      },
      () => {
        if (isCurrent()) entries.delete(key);
      },
    );
    return work;
  }

  async #worked(sources: S, args: A, before: Run<S, V, Into> | undefined): Promise<ReadRun<S, V, Into>> {
    const derivation = new Derivation<S, Into>(sources);
    const value = await this.make(derivation, args);
    const digest = this.options.digestOf?.(value) ?? null;
    const isSame = digest !== null && before?.digest === digest;
    const notes = await derivation.notes();
    return { value: isSame ? before.value : value, digest, basis: await derivation.end(), notes };
  }
}

function isSame<S extends object>(some: S, others: S): boolean {
  return some === others || Object.entries(some).every(([name, one]) => Object.is(one, Reflect.get(others, name)));
}
