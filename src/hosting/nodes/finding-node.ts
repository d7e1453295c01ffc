/** Finds a finding again by its id, which names its account and its kind: that kind is judged in that account. */
import { parseFindingId } from '../findings/identity/finding-id.js';
import { type AuditContext, auditedFindings } from '../findings/audited.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/ranked.js';
import { Severity } from '../findings/severity.js';
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';

/** Seconds, as \`findings\` reads unless its caller says otherwise. */
const oldest = 60;

export function isFindingId(id: string): boolean {
  return parseFindingId(id) !== null;
}

/** Null if the finding is gone, or the caller may not read it. */
export async function findingNode(id: string, { context, info }: AuditContext): Promise<Finding | null> {
  const { api, account, kind } = parseFindingId(id) ?? {};
  const dialect = dialectsOf(info.schema).find((one) => one.api.toLowerCase() === api);
  if (!dialect || account === undefined || kind === undefined) return null;
  if (!context.clients.ofId(dialect, account, 'read')) return null;
  const filter = {
    kinds: [kind],
    minSeverity: Severity.LOW,
    apis: [dialect.api],
    accounts: [account],
    includeSilenced: true,
  };
  const { outcome, audit, shown } = await auditedFindings({ context, info }, filter, oldest);
  const own = shown.find(({ found }) => found.id === id);
  return own ? findingOf(own, outcome, audit) : null;
}
