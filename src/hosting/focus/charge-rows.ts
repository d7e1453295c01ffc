/** The row of one charge: a segment of a line, or the order that began it. */
import type { BigNumber } from 'bignumber.js';
import type { Cell } from '../../base/csv.js';
import { digitsOf } from '../../base/decimal.js';
import type { Both } from '../bill/amounts/both.js';
import { isUsed } from '../bill/lines/bill-draft.js';
import { readCharge } from '../invoice/billing-rules/read-charge.js';
import type { Charged } from '../invoice/charged.js';
import type { ChargedPart } from '../invoice/export/parts-of.js';
import { hour, type Month } from '../invoice/month.js';
import type { Segment } from '../invoice/segment.js';
import type { FocusRow } from './columns.js';
import { pricingOf } from './pricing.js';
import { purchasedKinds, serviceOf } from './services.js';

/** FOCUS has no fractions of seconds. */
export const focusTime = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

export const focusNumber = (digits: string): Cell => ({ digits });

/** The known cost is in the currency of its price. */
export function chargeRow(
  line: Charged,
  part: ChargedPart,
  { amount, resourceId, month }: { readonly amount: Both; readonly resourceId: string; readonly month: Month },
): FocusRow {
  const { segment, charge } = part;
  const isSetup = charge === 'SETUP';
  const { kind, name, labels, place } = line.line;
  const { category, name: service, type } = serviceOf[kind];
  const { product } = segment.line;
  const isPurchase = isSetup || purchasedKinds.has(kind);
  const list = isSetup ? null : listNet(segment, month);
  return {
    ...costColumns(amount, list),
    ...periodColumns(segment, isSetup),
    ...(isSetup ? setupColumns(amount) : pricingColumns(segment, amount, list)),
    ...(!isPurchase && { ConsumedQuantity: focusNumber(String(segment.hours)), ConsumedUnit: 'Hours' }),
    ChargeCategory: isPurchase ? 'Purchase' : 'Usage',
    ChargeDescription: [product, name, isSetup ? 'setup' : null].filter((word) => word).join(' '),
    ChargeFrequency: isSetup ? 'One-Time' : purchasedKinds.has(kind) ? 'Recurring' : 'Usage-Based',
    PricingCategory: 'Standard',
    RegionId: place?.city ?? null,
    RegionName: place?.city ?? null,
    ResourceId: resourceId,
    ResourceName: name,
    ResourceType: type,
    ServiceCategory: category,
    ServiceName: service,
    SkuId: product,
    Tags: Object.keys(labels).length > 0 ? JSON.stringify(labels) : null,
    x_IsInferred: String(segment.isInferred),
    x_LineKey: line.key,
  };
}

/** Three of the four costs are one: the price paid has been agreed, and nothing is spread over other periods. */
function costColumns({ net }: Both, list: BigNumber | null): FocusRow {
  const cost = focusNumber(digitsOf(net));
  return {
    BilledCost: cost,
    ContractedCost: cost,
    EffectiveCost: cost,
    ListCost: list === null ? cost : focusNumber(digitsOf(list)),
  };
}

/** Null where no price of one's own is in force, or the list has none. */
function listNet(segment: Segment, month: Month): BigNumber | null {
  const { line, charge, readings } = segment;
  const { kind, listCost, cost, period } = line;
  if (listCost === null || typeof listCost === 'string' || typeof cost === 'string' || period) return null;
  if (typeof charge === 'string' || isUsed(cost.unit)) return null;
  if (listCost.unitPrice.net.currency !== cost.unitPrice.net.currency) return null;
  const { charge: listed } = readCharge({ kind, cost: listCost }, segment, month, readings);
  return typeof listed === 'string' ? null : listed.amount.net;
}

/** The end is exclusive; what is charged at a moment has the hour in which that was. */
function periodColumns({ from, until }: Segment, isMoment: boolean): FocusRow {
  const [start, end] = [Math.floor(from / 1000) * 1000, Math.ceil(until / 1000) * 1000];
  const begun = Math.floor(from / hour) * hour;
  return isMoment || end <= start
    ? { ChargePeriodStart: focusTime(begun), ChargePeriodEnd: focusTime(begun + hour) }
    : { ChargePeriodStart: focusTime(start), ChargePeriodEnd: focusTime(end) };
}

function setupColumns({ net }: Both): FocusRow {
  const price = focusNumber(digitsOf(net));
  return { PricingQuantity: focusNumber('1'), PricingUnit: 'Orders', ListUnitPrice: price, ContractedUnitPrice: price };
}

function pricingColumns({ line, hours, charge }: Segment, { net }: Both, list: BigNumber | null): FocusRow {
  const { cost, listCost } = line;
  if (typeof cost === 'string') return {};
  const pricing = pricingOf({
    cost,
    listCost: list === null || typeof listCost === 'string' ? null : listCost,
    hours,
    net,
    listNet: list ?? net,
  });
  return {
    PricingQuantity: focusNumber(pricing.quantity),
    PricingUnit: pricing.unit,
    ContractedUnitPrice: focusNumber(pricing.unitPrice),
    ListUnitPrice: focusNumber(pricing.listUnitPrice),
    ...(typeof charge !== 'string' && { x_Assumptions: charge.assumptions.join(' ') }),
  };
}
