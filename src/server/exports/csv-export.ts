/** An export of a table as CSV: the caller chooses the columns, and the order of columns and rows. */
import { type Table, csvPieces } from '../../base/csv-table.js';
import type { Export, ExportContext, ExportedFile } from './export.js';
import { namedColumns } from './named-columns.js';
import { orderIn, ordered } from './order.js';
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
  /** A column that all rows have but those with a remark alone. */
  readonly recordColumn: Column;
  /** Names beside those of all tables. */
  readonly names: ParameterNames;
  readonly parametersOf: (parameters: ExportParameters) => Parameters;
  readonly open: (exportContext: ExportContext, parameters: Parameters) => Promise<OpenTable<Column>>;
}

export function csvExport<Column extends string, Parameters>({
  names,
  columns: all,
  recordColumn,
  parametersOf,
  open,
  ...route
}: CsvExport<Column, Parameters>): Export {
  const allNames = { once: [...names.once, 'bom'], several: [...names.several, 'columns', 'order'] };
  return {
    ...route,
    prepare(sent) {
      const parameters = new ExportParameters(sent, allNames);
      const columns = namedColumns('columns', parameters.list('columns') ?? all, all);
      const order = orderIn(parameters.list('order') ?? [], all);
      const isMarked = parameters.yes('bom', false);
      const selection = parametersOf(parameters);
      return async (exportContext) => {
        const { name, rows: unordered, headers = {} } = await open(exportContext, selection);
        // Rows that come as they are made are not held.
        const rows =
          order.length === 0 ? unordered : ordered({ rows: unordered, order, columns, recordColumn }, exportContext);
        const pieces = csvPieces({ columns, rows });
        return { type: csvType, name: `${name}.csv`, headers, pieces: isMarked ? marked(pieces) : pieces };
      };
    },
  };
}

async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* pieces;
}
