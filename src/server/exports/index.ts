/** The table of all exports. */
import { billExport } from './bill.js';
import type { Export } from './export.js';
import { findingsExports } from './findings.js';
import { invoiceExport } from './invoice.js';

export const exports: readonly Export[] = [billExport, ...findingsExports, invoiceExport];
