/** The columns that a parameter names, each once. */
import { CallerError, shown } from '../../base/errors.js';

export function namedColumns<Column extends string>(
  parameter: string,
  names: readonly string[],
  all: readonly Column[],
): readonly Column[] {
  const columns = names.map((name) => {
    const column = all.find((one) => one === name);
    if (column !== undefined) return column;
    throw new CallerError('BAD_USER_INPUT', `${parameter}: expected ${all.join(', ')}, but got ${shown(name)}.`);
  });
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  if (twice === undefined) return columns;
  throw new CallerError('BAD_USER_INPUT', `${parameter}: expected each once, but got ${shown(twice)} twice.`);
}
