/** Findings as a table, with what could not be read. */
import type { GraphQLSchema } from 'graphql';
import { type Cell, csv } from '../../../base/csv.js';
import { Decimal } from '../../../base/decimal.js';
import type { HostingContext } from '../../context.js';
import { ownCosts } from '../../bill/own-prices/own-costs.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { inTurns } from '../../inventory/in-turns.js';
import { SourceState, sourcesOf } from '../../inventory/source.js';
import { globalIdOf } from '../global-id-of.js';
import type { AuditedFindings } from '../audited.js';
import { endedCost } from '../cost/ended-cost.js';
import type { Ranked } from '../ranked.js';
import { firstSeenIn } from './first-seen-in.js';

const columns = [
  'id',
  'kind',
  'severity',
  'verdict',
  'api',
  'account',
  'resource_id',
  'resource_name',
  'message',
  'evidence',
  'affected',
  'first_seen',
  'monthly_net',
  'monthly_gross',
  'currency',
  'silenced_by',
  'remark',
  'global_id',
] as const;

type CsvRow = { readonly [Name in (typeof columns)[number]]?: Cell };

interface ExportContext {
  readonly context: Pick<HostingContext, 'clients' | 'hosting' | 'config' | 'upstreams'>;
  readonly info: { readonly schema: GraphQLSchema };
}

const digits = (text: string): Cell => ({ digits: Decimal.serialize(text) });

/** Writes a line for each finding; unreadable data comes first, with a remark. */
export async function findingsCsv(audited: AuditedFindings, { context, info }: ExportContext): Promise<string> {
  const { outcome, audit, shown, undatedCount } = audited;
  const failed = sourcesOf(outcome.seen).filter(({ state }) => state !== SourceState.OK);
  const firstSeenOf = await firstSeenIn(audited, { context, info });
  const costs = ownCosts(context.config.prices, context.upstreams.clock.now());
  const pricing = { inventory: audit.names.inventory, schema: info.schema };
  const rows: CsvRow[] = failed.map(({ api, accountName: account, state, error }) => ({
    api,
    account,
    remark: `${state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part'}: ${error ?? ''}`,
  }));
  if (undatedCount > 0) rows.push({ remark: `Left out: ${undatedCount} of which it is not known when they came` });
  const found = await inTurns(shown, async (ranked) => {
    const { item, touched, ends } = ranked.found;
    const items = item ? [item] : touched.map((one) => one.item);
    const amount = ends && (await endedCost(pricing, items, ends, costs));
    return rowOf(ranked, { amount, firstSeen: firstSeenOf(ranked) });
  });
  return csv([columns, ...[...rows, ...found].map((row) => columns.map((column) => row[column] ?? null))]);
}

interface Beside {
  readonly amount: Price | null;
  readonly firstSeen: number | null;
}

function rowOf({ found }: Ranked, { amount, firstSeen }: Beside): CsvRow {
  const { id, kind, severity, verdict, api, account, resourceId, resourceName, message } = found;
  return {
    id,
    kind,
    severity,
    verdict,
    api,
    account,
    resource_id: resourceId,
    resource_name: resourceName,
    message,
    evidence: found.evidence.map(([name, value]) => `${name}=${JSON.stringify(value ?? null)}`).join(' '),
    affected: digits(String(found.touched.length)),
    first_seen: firstSeen === null ? null : new Date(firstSeen).toISOString(),
    monthly_net: amount && digits(amount.net.amount),
    monthly_gross: amount && digits(amount.gross.amount),
    currency: amount && amount.net.currency,
    silenced_by: found.silencedBy,
    remark: found.error,
    global_id: globalIdOf(found),
  };
}
