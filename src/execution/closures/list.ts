/** A list, item by item, with pauses where it is long. */
import { GraphQLError, type GraphQLOutputType, type ResponsePath, getNullableType, isObjectType } from 'graphql';
import { type Complete, needsPath, nowhere } from './complete.js';
import type { Below } from './field.js';
import { awaited, guarded, nullFor } from './guarded.js';
import type { KeptTexts } from './kept-texts.js';
import { keptListsOf } from './object.js';
import { type Done, type Outcome, type Written, forget, isThenable } from './outcome.js';
import { Paused, afterPause } from './paused.js';
import type { Run } from './run.js';
import type { Site } from './site.js';
import type { Writer } from './writer.js';

/** A list under way. */
interface Under {
  readonly values: readonly unknown[];
  readonly to: Writer;
  readonly run: Run;
  readonly path: ResponsePath;
  /** Where it begins. */
  readonly start: number;
}

/** `complete` is that of an item, and so is the type. */
export function listOf(complete: Complete, type: GraphQLOutputType, site: Site, below: Below): Complete {
  const isBranch = needsPath(type);

  function item(value: unknown, to: Writer, run: Run, list: ResponsePath, index: number): Outcome {
    const start = to.length;
    const path = isBranch ? at(list, index) : nowhere;
    try {
      if (isThenable(value)) {
        return awaited(value, complete, to, run, site, type, isBranch ? path : at(list, index));
      }
      const outcome = complete(value, to, run, path);
      if (outcome) return guarded(outcome, to, start, run, site, type, path);
      if (to.length === start) to.bytes('null');
      return undefined;
    } catch (error) {
      return nullFor(error, to, start, run, site, type, isBranch ? path : at(list, index));
    }
  }

  function itemsFrom(
    from: number,
    values: readonly unknown[],
    to: Writer,
    run: Run,
    path: ResponsePath,
    start: number,
  ): Outcome {
    for (let index = from; index < values.length; index++) {
      const before = to.length;
      to.bytes(index === 0 ? '[' : ',');
      const outcome = item(values[index], to, run, path, index);
      if (outcome) return interrupted(outcome, index, before, { values, to, run, path, start });
      if (run.turns.isOver()) return pausedAt(index + 1, { values, to, run, path, start });
    }
    return to.bytes(values.length === 0 ? '[]' : ']');
  }

  function pausedAt(from: number, { values, to, run, path, start }: Under): Paused<Done> {
    return new Paused(() => itemsFrom(from, values, to, run, path, start));
  }

  /** An item has not come at once. */
  function interrupted(
    outcome: Promise<Written> | Paused<Done>,
    index: number,
    before: number,
    { values, to, run, path, start }: Under,
  ): Outcome {
    const soon = (came: Promise<Written> | undefined): Outcome => {
      if (!came) return itemsFrom(index + 1, values, to, run, path, start);
      to.cut(before);
      const text = to.since(start);
      to.cut(start);
      return Promise.resolve(later(text, [came], values.slice(index + 1), index + 1, run, path));
    };
    return outcome instanceof Paused ? afterPause(outcome, soon) : soon(outcome);
  }

  /** All that are left at once, as some of them are still to come. */
  function later(
    before: string,
    come: (Written | Promise<Written>)[],
    values: Iterable<unknown>,
    from: number,
    run: Run,
    path: ResponsePath,
  ): Written | Promise<Written> {
    const joined = (all: readonly Written[]) => {
      const text = all.map((written) => written ?? 'null').join(',');
      if (before === '') return `[${text}]`;
      return `${before},${text}]`;
    };
    let index = from;
    try {
      for (const value of values) come.push(run.turns.apart((own) => item(value, own, run, path, index++)));
    } catch (error) {
      forget(come);
      throw error;
    }
    return come.every(isWritten) ? joined(come) : Promise.all(come).then(joined);
  }

  const objects = getNullableType(type);
  let lists: KeptTexts | null | undefined = isObjectType(objects) ? undefined : null;

  return (value, to, run, path) => {
    if (isObjectType(objects) && lists === undefined) lists = keptListsOf(objects, site, below) ?? null;
    const kept = lists?.of(value, run);
    if (kept !== undefined) return to.bytes(kept);
    if (Array.isArray(value)) return itemsFrom(0, value, to, run, path, to.length);
    if (isIterable(value)) {
      const written = later('', [], value, 0, run, path);
      if (written instanceof Promise) return written;
      return to.bytes(written ?? 'null');
    }
    const { parentType, field } = site;
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${field.name}".`);
  };
}

function isWritten(outcome: Written | Promise<Written>): outcome is Written {
  return !(outcome instanceof Promise);
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
