/** Notes the reads that a value is derived from, so that the next caller can repeat them step by step. */
import { mapMaybePromise } from '../../base/map-maybe-promise.js';
import { type ReceivedList, versionsOf } from '../inventory/version.js';
import { Moment } from './moment.js';
import { numberOf } from './number-of.js';
import type { Sources } from './reader.js';

export type MaybePromise<T> = T | Promise<T>;
type Version = string | number | null;

/** Hands a caller the lists that a step has read. */
export type StepNote<Into> = (into: Into) => void;

interface StepResult<Into, T = unknown> {
  readonly taken: T;
  readonly version: Version;
  readonly note: StepNote<Into>;
}

/** A step is kept with the value, so it must get everything of a request from the sources. */
type ReadStep<S, Into, T = unknown> = (sources: S) => MaybePromise<StepResult<Into, T>>;

/** The inputs that a value was derived from. */
export interface DerivationBasis<S, Into> {
  readonly steps: readonly { readonly step: ReadStep<S, Into>; readonly version: Version }[];
  /** When the work began and ended, and until when its result holds, in milliseconds since 1970. */
  readonly began: number;
  readonly ended: number;
  readonly until: number;
  readonly oldest: ((sources: S) => number) | null;
}

const nowhere = () => undefined;

export class Derivation<S extends Sources, Into = never> {
  readonly moment: Moment;
  /** The steps, in the order in which they began. */
  readonly #begun: { readonly step: ReadStep<S, Into>; readonly result: MaybePromise<StepResult<Into>> }[] = [];
  #oldest: DerivationBasis<S, Into>['oldest'] = null;

  #sources: S | null;

  constructor(sources: S) {
    this.#sources = sources;
    this.moment = new Moment(sources.inventory.now);
  }

  /**
   * The sources of the caller that derives the value. Steps are kept, together with everything in their scope: code
   * that needs these sources belongs in a function of its own.
   */
  get sources(): S {
    if (!this.#sources) throw new Error('The work is done: its sources are not those of whoever reads it');
    return this.#sources;
  }

  /**
   * Reads a number, a text, or an object whose identity is its version, as for derived values. If the version is that
   * of a part, `by` takes it.
   */
  value<T extends object | Version>(
    take: (sources: S) => MaybePromise<T>,
    by: (taken: T) => object | Version = (taken) => taken,
  ): Promise<T> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) => ({ taken, version: identityOf(by(taken)), note: nowhere })),
    );
  }

  /** Several of them. */
  values<T extends object | null>(take: (sources: S) => MaybePromise<readonly T[]>): Promise<readonly T[]> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) => ({ taken, version: taken.map(numberOf).join(), note: nowhere })),
    );
  }

  /** Reads lists, which are compared by content. */
  lists<T extends readonly ReceivedList[]>(
    take: (sources: S) => MaybePromise<T>,
    note: (into: Into, lists: T) => void = nowhere,
  ): Promise<T> {
    return this.#read((sources) =>
      mapMaybePromise(take(sources), (taken) =>
        mapMaybePromise(versionsOf(taken), (version) => ({ taken, version, note: (into) => note(into, taken) })),
      ),
    );
  }

  /**
   * Notes that the value depends on something without a version: it is good for callers that accept data from this time
   * on, in milliseconds since 1970.
   */
  holdsSince(oldest: (sources: S) => number): void {
    this.#oldest = oldest;
  }

  /** The notes of the steps so far. */
  async notes(): Promise<readonly StepNote<Into>[]> {
    return (await this.#results()).map(({ note }) => note);
  }

  /** The reads of the value, once the work is done. */
  async end(): Promise<DerivationBasis<S, Into>> {
    const results = await this.#results();
    const steps = this.#begun.map(({ step }, place) => ({ step, version: results[place]?.version ?? null }));
    const { now, until } = this.moment;
    const ended = this.sources.inventory.now;
    this.#sources = null;
    this.#begun.length = 0;
    return { steps, began: now, ended, until, oldest: this.#oldest };
  }

  #results(): Promise<readonly StepResult<Into>[]> {
    return Promise.all(this.#begun.map(({ result }) => result));
  }

  async #read<T>(step: ReadStep<S, Into, T>): Promise<T> {
    const result = step(this.sources);
    this.#begun.push({ step, result });
    return (await result).taken;
  }
}

function identityOf(taken: object | Version): Version {
  return typeof taken === 'object' && taken !== null ? numberOf(taken) : taken;
}

/** True if the value may still be good, so that checking its reads is worthwhile. */
export function isInTime<S extends Sources>(
  { began, ended, until, oldest }: DerivationBasis<S, never>,
  sources: S,
): boolean {
  const { now } = sources.inventory;
  return began <= now && now <= until && (oldest === null || ended >= oldest(sources));
}

type Notes<Into> = readonly StepNote<Into>[];

/** Repeats the reads; null as soon as one differs. It is asynchronous only if a read is. */
export function readAgain<S extends Sources, Into>(
  basis: DerivationBasis<S, Into>,
  sources: S,
): MaybePromise<Notes<Into> | null> {
  return isInTime(basis, sources) ? readFrom(basis.steps, sources, []) : null;
}

function readFrom<S, Into>(
  steps: DerivationBasis<S, Into>['steps'],
  sources: S,
  before: Notes<Into>,
): MaybePromise<Notes<Into> | null> {
  const notes = [...before];
  for (const { step, version } of steps.slice(before.length)) {
    const result = step(sources);
    if (result instanceof Promise)
      return result.then((read) => (read.version === version ? readFrom(steps, sources, [...notes, read.note]) : null));
    if (result.version !== version) return null;
    notes.push(result.note);
  }
  return notes;
}
