/** The table of all exports. */
import { billExport } from './bill.js';
import { changeExport } from './change.js';
import { edgeComparisonExport } from './edge-comparison.js';
import type { Export } from './export.js';
import { findingsExports } from './findings.js';
import { focusExport } from './focus.js';
import { historyExport } from './history.js';
import { invoiceExport } from './invoice.js';
import { namesExport } from './names.js';
import { ratesExport } from './rates.js';
import { serversExport } from './servers.js';
import { statementExport } from './statement.js';

export const exports: readonly Export[] = [
  billExport,
  ...findingsExports,
  invoiceExport,
  focusExport,
  statementExport,
  edgeComparisonExport,
  historyExport,
  changeExport,
  serversExport,
  namesExport,
  ratesExport,
];
