/** GET /export/findings.csv and /export/findings.sarif: findings as a table, and for tools that read SARIF. */
import type { FastifyInstance } from 'fastify';
import { dateOf } from '../../base/dates.js';
import type { Execution } from '../../graphql/execution.js';
import { findingsCsv } from '../../hosting/findings/export/findings-csv.js';
import { findingsSarif } from '../../hosting/findings/export/findings-sarif.js';
import { type AuditedFindings, type FindingsFilter, auditedFindings } from '../../hosting/findings/audited.js';
import { FindingKind } from '../../hosting/findings/kind.js';
import { Severity } from '../../hosting/findings/severity.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import { checkMaxAge } from '../../hosting/inventory/max-age.js';
import type { Services } from '../services.js';
import { ExportParameters } from './export-parameters.js';
import { type ExportContext, exportRoute } from './export-route.js';

const csvType = 'text/csv; charset=utf-8; header=present';
const sarifType = 'application/sarif+json; charset=utf-8';
/** Milliseconds. */
const day = 24 * 60 * 60_000;

export function findingsExport(services: Services, execution: Execution): (app: FastifyInstance) => Promise<void> {
  const now = () => services.upstreams.clock.now();
  const table = exportRoute(services, execution, {
    path: '/export/findings.csv',
    parametersOf: (sent) => selectionOf(new ExportParameters(sent, names), { includeSilenced: false }),
    async make(exportContext, selection) {
      const content = await findingsCsv(await findingsOf(exportContext, selection), exportContext);
      return { type: csvType, name: `findings-${dateOf(now())}.csv`, content };
    },
  });
  const sarif = exportRoute(services, execution, {
    path: '/export/findings.sarif',
    parametersOf(sent) {
      const parameters = new ExportParameters(sent, { ...names, once: [...names.once, 'baseline'] });
      // A silenced result is suppressed, which the log says.
      return { ...selectionOf(parameters, { includeSilenced: true }), baseline: parameters.time('baseline') };
    },
    async make(exportContext, { baseline, ...selection }) {
      const since = baseline?.getTime() ?? now() - day;
      const content = await findingsSarif(await findingsOf(exportContext, selection), exportContext, since);
      return { type: sarifType, name: `findings-${dateOf(now())}.sarif`, content };
    },
  });
  return async function (app) {
    await table(app);
    await sarif(app);
  };
}

/** Like the arguments of the field `findings`. */
const names = {
  once: ['minSeverity', 'includeSilenced', 'newSince', 'maxAge'],
  several: ['kinds', 'apis', 'accounts'],
};

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
