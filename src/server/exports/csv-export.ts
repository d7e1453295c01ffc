/** An export of a table as CSV: the caller chooses the columns and their order. */
import { type Table, csvPieces } from '../../base/csv-table.js';
import { CallerError, shown } from '../../base/errors.js';
import type { Export, ExportContext, ExportedFile } from './export.js';
import { ExportParameters, type ParameterNames } from './parameters.js';

const csvType = 'text/csv; charset=utf-8; header=present';
/** Excel reads a file that is opened from a folder as UTF-8 only after this mark; other readers see it in a name. */
const byteOrderMark = '\uFEFF';

interface OpenTable<Column extends string> extends Pick<ExportedFile, 'headers'> {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly rows: Table<Column>['rows'];
}

interface CsvExport<Column extends string, Parameters> extends Pick<Export, 'path' | 'isPublic'> {
  readonly columns: readonly Column[];
  /** Names beside those of all tables. */
  readonly names: ParameterNames;
  readonly parametersOf: (parameters: ExportParameters) => Parameters;
  readonly open: (exportContext: ExportContext, parameters: Parameters) => Promise<OpenTable<Column>>;
}

export function csvExport<Column extends string, Parameters>({
  names,
  columns: all,
  parametersOf,
  open,
  ...route
}: CsvExport<Column, Parameters>): Export {
  const allNames = { once: [...names.once, 'bom'], several: [...names.several, 'columns'] };
  return {
    ...route,
    prepare(sent) {
      const parameters = new ExportParameters(sent, allNames);
      const columns = chosenColumns(parameters.list('columns'), all);
      const isMarked = parameters.yes('bom', false);
      const selection = parametersOf(parameters);
      return async (exportContext) => {
        const { name, rows, headers = {} } = await open(exportContext, selection);
        const pieces = csvPieces({ columns, rows });
        return { type: csvType, name: `${name}.csv`, headers, pieces: isMarked ? marked(pieces) : pieces };
      };
    },
  };
}

function chosenColumns<Column extends string>(
  chosen: readonly string[] | null,
  all: readonly Column[],
): readonly Column[] {
  if (chosen === null) return all;
  const columns = chosen.map((name) => {
    const column = all.find((one) => one === name);
    if (column !== undefined) return column;
    throw new CallerError('BAD_USER_INPUT', `columns: expected ${all.join(', ')}, but got ${shown(name)}.`);
  });
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  if (twice === undefined) return columns;
  throw new CallerError('BAD_USER_INPUT', `columns: expected each once, but got ${shown(twice)} twice.`);
}

async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* pieces;
}
