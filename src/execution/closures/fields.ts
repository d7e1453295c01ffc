/** The fields of an object, one after the other. */
import type { ResponsePath } from 'graphql';
import type { Field } from './field.js';
import { type Outcome, type Written, isWritten } from './outcome.js';
import { Paused, afterPause } from './paused.js';
import type { Run } from './run.js';

export function writeFields(
  fields: readonly Field[],
  source: unknown,
  run: Run,
  path: ResponsePath | undefined,
  from = 0,
  before = '{',
): Outcome {
  let text = before;
  for (let index = from; index < fields.length; index++) {
    const field = fields[index];
    if (!field) break;
    const outcome = field.write(source, run, path);
    if (!isWritten(outcome)) return fieldsFrom(fields, source, run, path, index, text, outcome);
    text += textOf(field, outcome, text);
  }
  return `${text}}`;
}

/** One of them has not come at once. */
function fieldsFrom(
  fields: readonly Field[],
  source: unknown,
  run: Run,
  path: ResponsePath | undefined,
  index: number,
  before: string,
  outcome: Promise<Written> | Paused,
): Outcome {
  const soon = (came: Written | Promise<Written>): Outcome => {
    if (!isWritten(came)) return restLater(fields, source, run, path, index, before, came);
    const field = fields[index];
    const text = field ? before + textOf(field, came, before) : before;
    return writeFields(fields, source, run, path, index + 1, text);
  };
  return outcome instanceof Paused ? afterPause(outcome, soon) : soon(outcome);
}

/** All that are left at once, as one of them is still to come. */
function restLater(
  fields: readonly Field[],
  source: unknown,
  run: Run,
  path: ResponsePath | undefined,
  at: number,
  before: string,
  came: Promise<Written>,
): Promise<Written> {
  const rest = fields.slice(at);
  const come: (Written | Promise<Written>)[] = [came];
  try {
    for (const { write } of rest.slice(1)) come.push(run.turns.settled(write(source, run, path)));
  } catch (error) {
    // As graphql-js has it, once the others have ended or failed as well.
    const fail = () => Promise.reject<Written>(error);
    return Promise.all(come).then(fail, fail);
  }
  return Promise.all(come).then((all) => {
    let text = before;
    rest.forEach((field, index) => (text += textOf(field, all[index], text)));
    return `${text}}`;
  });
}

function textOf({ first, next }: Field, written: Written, before: string): string {
  if (written === undefined) return '';
  return (before.length === 1 ? first : next) + (written ?? 'null');
}
