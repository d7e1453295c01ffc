/** The invoice of a month as rows of FOCUS: its charges, its corrections, and the tax on both. */
import type { GraphQLSchema } from 'graphql';
import type { Cell } from '../../base/csv.js';
import { digitsOf, exact } from '../../base/decimal.js';
import { type Both, both } from '../bill/amounts/both.js';
import { lineIds } from '../history/resource-id.js';
import { itemTurn } from '../inventory/in-turns.js';
import type { Charged } from '../invoice/charged.js';
import type { StoredCorrection } from '../invoice/corrections/correction-store.js';
import { type ChargedPart, partsOf } from '../invoice/export/parts-of.js';
import type { Month } from '../invoice/month.js';
import type { ReadInvoice } from '../invoice/read-invoice.js';
import { chargeRow, focusNumber, focusTime } from './charge-rows.js';
import type { FocusRow } from './columns.js';
import { providerOf, serviceOf } from './services.js';
import { TaxSums } from './tax-sums.js';

type BilledAccount = Pick<Charged['account'], 'api' | 'name'>;

interface FocusOptions {
  readonly schema: GraphQLSchema;
  /** The id of the statement that bills an account for exactly this; null without one. */
  readonly invoiceIdOf: (account: BilledAccount) => string | null;
}

/** A cost that is not known is no row: its line is counted in those of its account. */
export async function* focusRows(read: ReadInvoice, options: FocusOptions): AsyncGenerator<FocusRow> {
  const { month, currency, arranged, corrections } = read;
  const unknown = unknownCounts(arranged.lines);
  const [tax, correctedTax] = [new TaxSums(), new TaxSums()];
  const idOf = lineIds(options.schema);
  const common = (account: BilledAccount, billed: string) => ({
    ...commonColumns(account, billed, month),
    InvoiceId: options.invoiceIdOf(account),
    x_UnknownLineCount: countCell(unknown.get(accountId(account))),
  });
  for (const line of arranged.lines) {
    await itemTurn();
    for (const part of partsOf(line, currency)) {
      const known = billedAmount(part);
      if (!known) continue;
      tax.add(line.account, known.currency, known.amount);
      const { amount } = known;
      const row = chargeRow(line, part, { amount, resourceId: idOf(line.line), month });
      yield { ...common(line.account, known.currency), ...row };
    }
  }
  for (const correction of corrections) {
    const amount = both((side) => exact(correction[side]));
    correctedTax.add(correction, correction.currency, amount);
    yield { ...common(correction, correction.currency), ...correctionColumns(correction, month), InvoiceId: null };
  }
  for (const [sums, isCorrection] of [
    [tax, false],
    [correctedTax, true],
  ] as const) {
    for (const { account, currency: billed, tax: amount } of sums.all()) {
      const row = { ...common(account, billed), ...taxColumns(digitsOf(amount), month) };
      yield isCorrection ? { ...row, ChargeClass: 'Correction', InvoiceId: null } : row;
    }
  }
}

/** The known cost, in the currency of its price; null where there is none. */
function billedAmount({ charge, segment }: ChargedPart): { amount: Both; currency: string } | null {
  const { setup } = segment;
  if (charge === 'SETUP') {
    return setup && { amount: both((side) => exact(setup[side].amount)), currency: setup.net.currency };
  }
  const { cost } = segment.line;
  if (typeof segment.charge === 'string' || typeof cost === 'string') return null;
  return { amount: segment.charge.amount, currency: cost.unitPrice.net.currency };
}

function accountId({ api, name }: BilledAccount): string {
  return `${api.toLowerCase()}:${name}`;
}

/** Nothing is counted in an account that has corrections alone. */
function countCell(count: number | undefined): Cell {
  return count === undefined ? null : focusNumber(String(count));
}

function unknownCounts(lines: readonly Charged[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { account, isUnknown } of lines) {
    const id = accountId(account);
    const before = counts.get(id);
    counts.set(id, (before === undefined ? 0 : before) + Number(isUnknown));
  }
  return counts;
}

function commonColumns(account: BilledAccount, currency: string, { start, end }: Month): FocusRow {
  const provider = providerOf(account.api);
  return {
    BillingAccountId: accountId(account),
    BillingAccountName: account.name,
    BillingCurrency: currency,
    BillingPeriodStart: focusTime(start),
    BillingPeriodEnd: focusTime(end),
    HostProviderName: provider,
    InvoiceIssuerName: provider,
    ProviderName: provider,
    PublisherName: provider,
    ServiceProviderName: provider,
    x_Api: account.api,
  };
}

/** All that a row has of costs and of its period where it is about the month as such. */
function monthColumns(amount: string, { start, end }: Month): FocusRow {
  const cost = focusNumber(amount);
  return {
    BilledCost: cost,
    ContractedCost: cost,
    EffectiveCost: cost,
    ListCost: cost,
    ChargePeriodStart: focusTime(start),
    ChargePeriodEnd: focusTime(end),
    ChargeFrequency: 'One-Time',
  };
}

function correctionColumns({ line, net, reason }: StoredCorrection, month: Month): FocusRow {
  const service = line && serviceOf[line.kind];
  return {
    ...monthColumns(net, month),
    ChargeCategory: line ? 'Usage' : 'Adjustment',
    ChargeClass: 'Correction',
    ChargeDescription: reason,
    ServiceCategory: service ? service.category : 'Other',
    ServiceName: service ? service.name : 'Corrections',
    x_LineKey: line && line.key,
  };
}

function taxColumns(amount: string, month: Month): FocusRow {
  return {
    ...monthColumns(amount, month),
    ChargeCategory: 'Tax',
    ChargeDescription: 'Value-added tax',
    ServiceCategory: 'Other',
    ServiceName: 'Tax',
  };
}
