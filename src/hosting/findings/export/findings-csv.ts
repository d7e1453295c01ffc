/** Findings as a table, with what could not be read. */
import type { GraphQLSchema } from 'graphql';
import type { Cell } from '../../../base/csv.js';
import type { TableRow } from '../../../base/csv-table.js';
import { Decimal } from '../../../base/decimal.js';
import type { HostingContext } from '../../context.js';
import { ownCosts } from '../../bill/own-prices/own-costs.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { itemTurn } from '../../inventory/in-turns.js';
import { SourceState, sourcesOf } from '../../inventory/source.js';
import { globalIdOf } from '../global-id-of.js';
import type { AuditedFindings } from '../audited.js';
import { endedCost } from '../cost/ended-cost.js';
import type { Ranked } from '../ranked.js';
import { firstSeenIn } from './first-seen-in.js';

export const findingColumns = [
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

type CsvRow = TableRow<(typeof findingColumns)[number]>;

interface ExportContext {
  readonly context: Pick<HostingContext, 'clients' | 'hosting' | 'config' | 'upstreams'>;
  readonly info: { readonly schema: GraphQLSchema };
}

const digits = (text: string): Cell => ({ digits: Decimal.serialize(text) });

/** Makes a row for each finding; unreadable data comes first, with a remark. */
export async function* findingRows(audited: AuditedFindings, { context, info }: ExportContext): AsyncGenerator<CsvRow> {
  const { outcome, audit, shown, undatedCount } = audited;
  const firstSeenOf = await firstSeenIn(audited, { context, info });
  const costs = ownCosts(context.config.prices, context.upstreams.clock.now());
  const pricing = { inventory: audit.names.inventory, schema: info.schema };
  for (const { api, accountName: account, state, error } of sourcesOf(outcome.seen)) {
    if (state === SourceState.OK) continue;
    const extent = state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part';
    yield { api, account, remark: `${extent}: ${error ?? ''}` };
  }
  if (undatedCount > 0) yield { remark: `Left out: ${undatedCount} of which it is not known when they came` };
  for (const ranked of shown) {
    await itemTurn();
    const { item, touched, ends } = ranked.found;
    const items = item ? [item] : touched.map((one) => one.item);
    const amount = ends && (await endedCost(pricing, items, ends, costs));
    yield rowOf(ranked, { amount, firstSeen: firstSeenOf(ranked) });
  }
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
