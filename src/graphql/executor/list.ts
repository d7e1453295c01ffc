/** Writes a list, item by item, pausing where it is long. */
import { GraphQLError, type GraphQLOutputType, type ResponsePath, getNullableType, isObjectType } from 'graphql';
import { type Text, joinedText } from '../../base/bytes.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import { type Complete, needsPath, nowhere } from './complete.js';
import type { Subselection } from './field.js';
import { awaited, guarded, nullFor } from './run/guarded.js';
import type { FragmentCache } from './fragments/fragment-cache.js';
import { cachedListsOf } from './object.js';
import { type Done, type FieldOutcome, type Written, forget } from './run/outcome.js';
import { Paused, afterPause } from './run/paused.js';
import type { ExecutionRun } from './run/run.js';
import type { Site } from './field-site.js';
import type { Writer } from './run/json-writer.js';

/** A list that is being written. */
interface Under {
  readonly values: readonly unknown[];
  readonly to: Writer;
  readonly run: ExecutionRun;
  readonly path: ResponsePath;
  /** Its offset in the writer. */
  readonly start: number;
}

/** `complete` and `type` are those of an item. */
export function listOf(complete: Complete, type: GraphQLOutputType, site: Site, below: Subselection): Complete {
  const isBranch = needsPath(type);

  function item(value: unknown, to: Writer, run: ExecutionRun, list: ResponsePath, index: number): FieldOutcome {
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
    run: ExecutionRun,
    path: ResponsePath,
    start: number,
  ): FieldOutcome {
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

  /** An item is pending. */
  function interrupted(
    outcome: Promise<Written> | Paused<Done>,
    index: number,
    before: number,
    { values, to, run, path, start }: Under,
  ): FieldOutcome {
    const soon = (came: Promise<Written> | undefined): FieldOutcome => {
      if (!came) return itemsFrom(index + 1, values, to, run, path, start);
      to.cut(before);
      const text = to.take(start);
      return Promise.resolve(later(text, [came], values.slice(index + 1).values(), index + 1, run, path));
    };
    return outcome instanceof Paused ? afterPause(outcome, soon) : soon(outcome);
  }

  /** Prepends what is already written. */
  function later(
    before: Text,
    come: (Written | Promise<Written>)[],
    values: Iterator<unknown>,
    from: number,
    run: ExecutionRun,
    path: ResponsePath,
  ): Written | Promise<Written> {
    const text = itemsLater(come, values.next(), values, from, run, path);
    const enclosed = (items: Written = '') => joinedText([before, before.length === 0 ? '[' : ',', items, ']']);
    return text instanceof Promise ? text.then(enclosed) : enclosed(text);
  }

  /**
   * Runs the remaining items concurrently, as some of them are still pending; of many, the rest follow in a later
   * round.
   */
  function itemsLater(
    come: (Written | Promise<Written>)[],
    first: IteratorResult<unknown>,
    values: Iterator<unknown>,
    from: number,
    run: ExecutionRun,
    path: ResponsePath,
  ): Written | Promise<Written> {
    const { turns } = run;
    const take = (value: unknown, index: number) =>
      come.push(turns.untilPause((own) => item(value, own, run, path, index)));
    try {
      let index = from;
      let next = first;
      while (!next.done && (index === from || !turns.isLong())) {
        // Counts the comma before the item.
        run.given.production?.write(1);
        take(next.value, index++);
        next = values.next();
      }
      if (!next.done) come.push(turns.later(() => itemsLater([], next, values, index, run, path)));
    } catch (error) {
      forget(come);
      throw error;
    }
    return come.every(isWritten) ? joined(come) : Promise.all(come).then(joined);
  }

  const objects = getNullableType(type);
  let lists: FragmentCache | null | undefined = isObjectType(objects) ? undefined : null;

  return (value, to, run, path) => {
    if (isObjectType(objects) && lists === undefined) lists = cachedListsOf(objects, site, below) ?? null;
    const cached = lists?.of(value, run);
    if (cached !== undefined) return to.bytes(cached);
    if (Array.isArray(value)) return itemsFrom(0, value, to, run, path, to.length);
    if (isIterable(value)) {
      const written = later('', [], value[Symbol.iterator](), 0, run, path);
      if (written instanceof Promise) return written;
      return written === undefined ? to.bytes('null') : to.texts(written);
    }
    const { parentType, field } = site;
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${field.name}".`);
  };
}

/** Undefined where there are no items. */
function joined(items: readonly Written[]): Written {
  return joinedText(items.flatMap((written, index) => (index === 0 ? [written ?? 'null'] : [',', written ?? 'null'])));
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
