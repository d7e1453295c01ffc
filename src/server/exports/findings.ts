/** GET /export/findings.csv and /export/findings.sarif: findings as a table, and for tools that read SARIF. */
import { Readable } from 'node:stream';
import { dateOf } from '../../base/dates.js';
import { findingColumns, findingRows } from '../../hosting/findings/export/findings-csv.js';
import { findingsSarif } from '../../hosting/findings/export/findings-sarif.js';
import { type AuditedFindings, type FindingsFilter, auditedFindings } from '../../hosting/findings/audited.js';
import { FindingKind } from '../../hosting/findings/kind.js';
import { Severity } from '../../hosting/findings/severity.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import { checkMaxAge } from '../../hosting/inventory/max-age.js';
import { csvExport } from './csv-export.js';
import type { Export, ExportContext } from './export.js';
import { ExportParameters } from './parameters.js';

const sarifType = 'application/sarif+json; charset=utf-8';
/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** Like the arguments of the field `findings`. */
const names = {
  once: ['minSeverity', 'includeSilenced', 'newSince', 'maxAge'],
  several: ['kinds', 'apis', 'accounts'],
};

const table = csvExport({
  path: '/export/findings.csv',
  columns: findingColumns,
  recordColumn: 'id',
  names,
  parametersOf: (parameters) => selectionOf(parameters, { includeSilenced: false }),
  async open(exportContext, selection) {
    const audited = await findingsOf(exportContext, selection);
    return { name: nameIn(exportContext), rows: findingRows(audited, exportContext) };
  },
});

const sarif: Export = {
  path: '/export/findings.sarif',
  prepare(sent) {
    const parameters = new ExportParameters(sent, { ...names, once: [...names.once, 'baseline'] });
    // A silenced result is suppressed, which the log says.
    const selection = selectionOf(parameters, { includeSilenced: true });
    const baseline = parameters.time('baseline');
    return async (exportContext) => {
      const since = baseline?.getTime() ?? exportContext.context.upstreams.clock.now() - day;
      const text = await findingsSarif(await findingsOf(exportContext, selection), exportContext, since);
      return { type: sarifType, name: `${nameIn(exportContext)}.sarif`, pieces: Readable.from([text]) };
    };
  },
};

export const findingsExports: readonly Export[] = [table, sarif];

function nameIn({ context }: ExportContext): string {
  return `findings-${dateOf(context.upstreams.clock.now())}`;
}

interface FindingsSelection extends FindingsFilter {
  /** Seconds. */
  readonly maxAge: number;
}

function selectionOf(parameters: ExportParameters, usual: Pick<FindingsFilter, 'includeSilenced'>): FindingsSelection {
  return {
    kinds: parameters.words('kinds', Object.keys(FindingKind)),
    minSeverity: parameters.word('minSeverity', Object.values(Severity)) ?? Severity.LOW,
    apis: parameters.words('apis', Object.values(HostingApiName)),
    accounts: parameters.list('accounts'),
    includeSilenced: parameters.yes('includeSilenced', usual.includeSilenced),
    newSince: parameters.time('newSince'),
    maxAge: parameters.seconds('maxAge', 60),
  };
}

function findingsOf(exportContext: ExportContext, { maxAge, ...filter }: FindingsSelection): Promise<AuditedFindings> {
  checkMaxAge('findings', maxAge);
  return auditedFindings(exportContext, filter, maxAge);
}
