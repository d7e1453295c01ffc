/** Notes what a value is worked out of, so that it can be read again, step by step, by whoever asks next. */
import { mapMaybePromise } from '../../base/map-maybe-promise.js';
import { type ReceivedList, versionsOf } from '../inventory/version.js';
import { Moment } from './moment.js';
import { numberOf } from './number-of.js';
import type { Sources } from './reader.js';

export type MaybePromise<T> = T | Promise<T>;
type Version = string | number | null;

interface StepResult<T = unknown> {
  readonly taken: T;
  readonly version: Version;
}

/** It is kept with the value: what it has of a request, it has through the sources. */
type ReadStep<S, T = unknown> = (sources: S) => MaybePromise<StepResult<T>>;

/** What each step has read. */
export type TakenSteps = readonly unknown[];

/** What a value was worked out of. */
export interface DerivationBasis<S> {
  readonly steps: readonly { readonly step: ReadStep<S>; readonly version: Version }[];
  /** Milliseconds since 1970: when the work began and ended, and until when it would come to the same. */
  readonly began: number;
  readonly ended: number;
  readonly until: number;
  readonly oldest: ((sources: S) => number) | null;
}

export class Derivation<S extends Sources> {
  readonly moment: Moment;
  /** In the order in which they were begun. */
  readonly #begun: { readonly step: ReadStep<S>; readonly result: MaybePromise<StepResult> }[] = [];
  #oldest: DerivationBasis<S>['oldest'] = null;

  constructor(private readonly sources: S) {
    this.moment = new Moment(sources.inventory.now);
  }

  /**
   * A number, a text, or an object that is another one as soon as it says something else, as derived values are; where
   * that is known `by` a part of it, that part.
   */
  value<T extends object | Version>(
    take: (sources: S) => MaybePromise<T>,
    by: (taken: T) => object | Version = (taken) => taken,
  ): Promise<T> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) => ({ taken, version: identityOf(by(taken)) })),
    );
  }

  /** Several of them. */
  values<T extends object>(take: (sources: S) => MaybePromise<readonly T[]>): Promise<readonly T[]> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) => ({ taken, version: taken.map(numberOf).join() })),
    );
  }

  /** Lists, by what they say. */
  lists<T extends readonly ReceivedList[]>(take: (sources: S) => MaybePromise<T>): Promise<T> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) => mapMaybePromise(versionsOf(taken), (version) => ({ taken, version }))),
    );
  }

  /** It knows what has no version: it will do for whoever takes what is as old as this, in milliseconds since 1970. */
  holdsSince(oldest: (sources: S) => number): void {
    this.#oldest = oldest;
  }

  /** Once the work is done. */
  async end(): Promise<{ readonly basis: DerivationBasis<S>; readonly taken: TakenSteps }> {
    const results = await Promise.all(this.#begun.map(({ result }) => result));
    const steps = this.#begun.map(({ step }, place) => ({ step, version: results[place]?.version ?? null }));
    const { now, until } = this.moment;
    return {
      basis: { steps, began: now, ended: this.sources.inventory.now, until, oldest: this.#oldest },
      taken: results.map(({ taken }) => taken),
    };
  }

  async #read<T>(step: ReadStep<S, T>): Promise<T> {
    const result = step(this.sources);
    this.#begun.push({ step, result });
    return (await result).taken;
  }
}

function identityOf(taken: object | Version): Version {
  return typeof taken === 'object' && taken !== null ? numberOf(taken) : taken;
}

/** Whether it is worth looking what was read. */
export function isInTime<S extends Sources>({ began, ended, until, oldest }: DerivationBasis<S>, sources: S): boolean {
  const { now } = sources.inventory;
  return began <= now && now <= until && (oldest === null || ended >= oldest(sources));
}

/** Reads again what was read; null as soon as that says something else. It waits only where there is something to wait for. */
export function takenAgain<S extends Sources>(basis: DerivationBasis<S>, sources: S): MaybePromise<TakenSteps | null> {
  return isInTime(basis, sources) ? takenFrom(basis, sources, []) : null;
}

function takenFrom<S>(
  { steps }: Pick<DerivationBasis<S>, 'steps'>,
  sources: S,
  before: readonly unknown[],
): MaybePromise<TakenSteps | null> {
  const taken = [...before];
  for (const { step, version } of steps.slice(before.length)) {
    const result = step(sources);
    if (result instanceof Promise)
      return result.then((read) =>
        read.version === version ? takenFrom({ steps }, sources, [...taken, read.taken]) : null,
      );
    if (result.version !== version) return null;
    taken.push(result.taken);
  }
  return taken;
}
