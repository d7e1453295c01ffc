/** A list, item by item, with pauses where it is long. */
import { GraphQLError, type GraphQLOutputType, type ResponsePath } from 'graphql';
import { type Complete, completeOf, needsPath, nowhere } from './complete.js';
import { awaited, guarded } from './guarded.js';
import { type Outcome, type Written, forget, isThenable, isWritten } from './outcome.js';
import { Paused, afterPause } from './paused.js';
import type { Run } from './run.js';
import type { Site } from './site.js';

export function listOf(type: GraphQLOutputType, site: Site): Complete {
  const complete = completeOf(type, site);
  const isBranch = needsPath(type);

  function item(value: unknown, run: Run, list: ResponsePath, index: number): Outcome {
    const path = isBranch ? at(list, index) : nowhere;
    try {
      if (isThenable(value)) {
        return awaited(value, complete, run, site, type, isBranch ? path : at(list, index));
      }
      const outcome = complete(value, run, path);
      return isWritten(outcome) ? outcome : guarded(outcome, run, site, type, path);
    } catch (error) {
      return run.failed(error, site, type, isBranch ? path : at(list, index));
    }
  }

  /** `text` is what stands before the item. */
  function items(values: readonly unknown[], run: Run, list: ResponsePath, from: number, before: string): Outcome {
    let text = before;
    for (let index = from; index < values.length; index++) {
      const outcome = item(values[index], run, list, index);
      if (!isWritten(outcome)) return itemsFrom(values, run, list, index, text, outcome);
      text += textOf(outcome, index);
      if (run.turns.isOver()) return pausedAt(values, run, list, index + 1, text);
    }
    return `${text}]`;
  }

  function pausedAt(values: readonly unknown[], run: Run, list: ResponsePath, from: number, before: string): Paused {
    return new Paused(() => items(values, run, list, from, before));
  }

  /** One of them has not come at once. */
  function itemsFrom(
    values: readonly unknown[],
    run: Run,
    list: ResponsePath,
    index: number,
    before: string,
    outcome: Promise<Written> | Paused,
  ): Outcome {
    const soon = (came: Written | Promise<Written>): Outcome =>
      isWritten(came)
        ? items(values, run, list, index + 1, before + textOf(came, index))
        : later([came], values.slice(index + 1), run, list, index + 1, before);
    return outcome instanceof Paused ? afterPause(outcome, soon) : soon(outcome);
  }

  /** All that are left at once, as some of them are still to come. */
  function later(
    come: (Written | Promise<Written>)[],
    values: Iterable<unknown>,
    run: Run,
    list: ResponsePath,
    from: number,
    before: string,
  ): Written | Promise<Written> {
    const first = from - come.length;
    const joined = (all: readonly Written[]) =>
      `${before}${all.map((written, index) => textOf(written, first + index)).join('')}]`;
    let index = from;
    try {
      for (const value of values) come.push(run.turns.settled(item(value, run, list, index++)));
    } catch (error) {
      forget(come);
      throw error;
    }
    return come.every(isWritten) ? joined(come) : Promise.all(come).then(joined);
  }

  return (value, run, path) => {
    if (Array.isArray(value)) return items(value, run, path, 0, '[');
    if (isIterable(value)) return later([], value, run, path, 0, '[');
    const { parentType, field } = site;
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${field.name}".`);
  };
}

function textOf(written: Written, index: number): string {
  return index === 0 ? (written ?? 'null') : `,${written ?? 'null'}`;
}

function at(prev: ResponsePath, key: number): ResponsePath {
  return { prev, key, typename: undefined };
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Symbol.iterator in value &&
    typeof value[Symbol.iterator] === 'function'
  );
}
