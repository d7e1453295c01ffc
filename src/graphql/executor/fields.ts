/** Writes the fields of an object, one after the other, pausing after those that take long. */
import type { ResponsePath } from 'graphql';
import { type Text, joinedText } from '../../base/bytes.js';
import type { CompiledField } from './field.js';
import { type Done, type FieldOutcome, type Written, forget } from './run/outcome.js';
import { Paused, afterPause } from './run/paused.js';
import type { ExecutionRun } from './run/run.js';
import type { Writer } from './run/json-writer.js';

/** An object that is being written. */
interface Under {
  readonly fields: readonly CompiledField[];
  readonly source: unknown;
  readonly to: Writer;
  readonly run: ExecutionRun;
  readonly path: ResponsePath | undefined;
  /** Its offset in the writer. */
  readonly start: number;
}

export function writeFields(
  fields: readonly CompiledField[],
  source: unknown,
  to: Writer,
  run: ExecutionRun,
  path: ResponsePath | undefined,
): FieldOutcome {
  return writeFrom(0, fields, source, to, run, path, to.length);
}

function writeFrom(
  from: number,
  fields: readonly CompiledField[],
  source: unknown,
  to: Writer,
  run: ExecutionRun,
  path: ResponsePath | undefined,
  start: number,
): FieldOutcome {
  for (let index = from; index < fields.length; index++) {
    const field = fields[index];
    if (!field) break;
    const before = to.length;
    const cached = field.row && (before === start) === (index === 0) ? field.row.texts.of(source, run) : undefined;
    if (field.row && cached !== undefined) {
      to.bytes(cached);
      index += field.row.length - 1;
      continue;
    }
    to.bytes(before === start ? field.first : field.next);
    const value = to.length;
    const outcome = field.write(source, to, run, path);
    if (outcome) return interrupted(outcome, index, before, value, { fields, source, to, run, path, start });
    if (to.length === value) to.cut(before);
    if (field.isLong && index + 1 < fields.length && run.turns.isShared) {
      return new Paused(() => writeFrom(index + 1, fields, source, to, run, path, start));
    }
  }
  return to.bytes(to.length === start ? '{}' : '}');
}

/** A field is pending: `before` and `value` are the offsets of its key and of its value. */
function interrupted(
  outcome: Promise<Written> | Paused<Done>,
  index: number,
  before: number,
  value: number,
  under: Under,
): FieldOutcome {
  const { fields, source, to, run, path, start } = under;
  const soon = (came: Promise<Written> | undefined): FieldOutcome => {
    if (came || to.length === value) to.cut(before);
    return came ? restLater(came, index, under) : writeFrom(index + 1, fields, source, to, run, path, start);
  };
  return outcome instanceof Paused ? afterPause(outcome, soon) : soon(outcome);
}

/** Runs the remaining fields concurrently, as one of them is still pending. */
function restLater(
  came: Promise<Written>,
  at: number,
  { fields, source, to, run, path, start }: Under,
): Promise<Written> {
  const texts = [to.take(start)];
  const rest = fields.slice(at);
  const come: (Written | Promise<Written>)[] = [came];
  try {
    for (const [nth, { next, write }] of rest.entries()) {
      run.given.production?.write(next.length);
      if (nth > 0) come.push(run.turns.apart((own) => write(source, own, run, path)));
    }
  } catch (error) {
    if (run.given.production?.refusal) {
      forget(come);
      throw error;
    }
    // As in graphql-js, once the others have settled.
    const fail = () => Promise.reject<Written>(error);
    return Promise.all(come).then(fail, fail);
  }
  return Promise.all(come).then((all) => {
    rest.forEach(({ first, next }, index) => {
      const written = all[index];
      if (written !== undefined) texts.push(texts.every(isEmpty) ? first : next, written);
    });
    return texts.every(isEmpty) ? '{}' : joinedText([...texts, '}']);
  });
}

function isEmpty({ length }: Text): boolean {
  return length === 0;
}
