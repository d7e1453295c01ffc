/**
 * Values that are worked out of what was read: each is kept while all of that says the same, for all who may read the
 * same, and who ask meanwhile share the work. What fails is not kept.
 */
import type { LRUCache } from 'lru-cache';
import { type CacheShare, sizedCache } from '../../base/shares/caches.js';
import { mapMaybePromise } from '../../base/map-maybe-promise.js';
import {
  type DerivationBasis,
  Derivation,
  type MaybePromise,
  type TakenSteps,
  isInTime,
  takenAgain,
} from './derivation.js';
import { ofEach } from './of-each.js';
import type { Reader, Sources } from './reader.js';

interface DerivedOptions<A, V> {
  /** How much is kept, of all callers together, in what `sizeOf` counts. */
  readonly share: CacheShare;
  readonly sizeOf: (value: V) => number;
  /** Distinguishes it from others of its scope. */
  readonly keyOf: (args: A) => string;
  /** All that it reads, in words, where that is less than all that the caller may read. */
  readonly scopeOf?: (args: A) => string;
  /** What its users stand on: while that is the same, the former value stays. */
  readonly digestOf?: (value: V) => string;
}

interface Run<S, V> {
  readonly value: V;
  readonly basis: DerivationBasis<S>;
  readonly digest: string | null;
}

/** A value, with what this request has read for it. */
interface TakenRun<S, V> extends Run<S, V> {
  readonly taken: TakenSteps;
}

type Entries<S, V> = LRUCache<string, { readonly run: MaybePromise<Run<S, V>> }>;

export class Derived<S extends Sources, A, V> {
  readonly #entries = ofEach<object, [], Entries<S, V>>(() => sizedCache(this.options.share));
  readonly #ofRequest = ofEach<Reader, [], Map<string, MaybePromise<TakenRun<S, V>>>>(() => new Map());

  constructor(
    private readonly options: DerivedOptions<A, V>,
    private readonly make: (d: Derivation<S>, args: A) => Promise<V>,
  ) {}

  /** At once where all that it needs is known to be as it was. */
  of(sources: S, args: A): MaybePromise<V> {
    return mapMaybePromise(this.withTaken(sources, args), ({ value }) => value);
  }

  /** The same, with what this request has read for it, step by step. */
  withTaken(sources: S, args: A): MaybePromise<TakenRun<S, V>> {
    const { keyOf, scopeOf } = this.options;
    const key = JSON.stringify([scopeOf ? scopeOf(args) : sources.inventory.scope, keyOf(args)]);
    const own = this.#ofRequest(sources.inventory);
    const known = own.get(key);
    if (known instanceof Promise || (known && isInTime(known.basis, sources))) return known;
    const found = this.#found(key, sources, args);
    own.set(key, found);
    if (found instanceof Promise)
      found.then(
        (run) => own.set(key, run),
        () => own.delete(key),
      );
    return found;
  }

  #found(key: string, sources: S, args: A): MaybePromise<TakenRun<S, V>> {
    const entries = this.#entries(sources.inventory.span);
    const again = () => this.#found(key, sources, args);
    const checked = (run: Run<S, V>): MaybePromise<TakenRun<S, V>> =>
      mapMaybePromise(takenAgain(run.basis, sources), (taken) => {
        if (taken) return { ...run, taken };
        // Another may have begun to work it out while this one was looking.
        const current = entries.peek(key)?.run;
        return current === undefined || current === run ? this.#made(key, sources, args) : again();
      });
    const run = entries.get(key)?.run;
    if (!run) return this.#made(key, sources, args);
    // Whose work fails, or is given up, fails alone.
    return run instanceof Promise ? run.then(checked, again) : checked(run);
  }

  #made(key: string, sources: S, args: A): Promise<TakenRun<S, V>> {
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

  async #worked(sources: S, args: A, before: Run<S, V> | undefined): Promise<TakenRun<S, V>> {
    const derivation = new Derivation(sources);
    const value = await this.make(derivation, args);
    const digest = this.options.digestOf?.(value) ?? null;
    const isSame = digest !== null && before?.digest === digest;
    return { value: isSame ? before.value : value, digest, ...(await derivation.end()) };
  }
}
