/** The segments of a line of an invoice, in words. */
import { figure, money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import type { CostsLinesQuery, InvoiceAssumption } from '../../../generated/graphql.js';
import { reasons } from '../prices/lines.js';
import type { Side } from '../../../ask/month-so-far.js';

export type InvoiceLine = CostsLinesQuery['hosting']['invoice']['lines']['nodes'][number];
type Segment = InvoiceLine['segments'][number];

/** `207 × €0.0080` of begun hours, or what is charged once. */
export function chargeText({ hours, hourlyAmount, quantity, unitPrice }: Segment, side: Side): string {
  const [hourly, unit] = [hourlyAmount?.[side], unitPrice?.[side]];
  if (hours > 0 && hourly) return `${figure(String(hours))} × ${money(hourly)}`;
  if (!unit || quantity === null) return hours > 0 ? `${figure(String(hours))} hours` : '';
  const times = quantity === '1' ? money(unit) : `${figure(quantity)} × ${money(unit)}`;
  return hours > 0 ? `${figure(String(hours))} hours of ${times}` : times;
}

/** The cap, and when it is reached. */
export function capText({ hours, hourlyAmount, quantity, unitPrice, isCapped, from }: Segment, side: Side): string {
  const [hourly, unit] = [hourlyAmount?.[side], unitPrice?.[side]];
  if (hours === 0 || !hourly || !unit || quantity === null) return '';
  const cap = Number(unit.amount) * Number(quantity);
  const shown = money({
    amount: Number.isInteger(Number(quantity)) && quantity === '1' ? unit.amount : cap.toFixed(4),
    currency: unit.currency,
  });
  const until = Math.ceil(cap / Number(hourly.amount));
  if (!Number.isFinite(until)) return shown;
  if (!isCapped) return `${shown}, ${Math.max(0, until - hours).toLocaleString()} hours to it`;
  return `${shown}, reached ${time(new Date(Date.parse(from) + until * 3_600_000), 'moment')}`;
}

export function knownText({ isInferred, unknownReason }: Segment): string {
  if (unknownReason !== null) return `Unknown: ${reasons[unknownReason]}`;
  return isInferred ? 'Assumed from the readings around it' : 'Readings, actions and writes';
}

export const assumptionWords: Readonly<Record<InvoiceAssumption, string>> = {
  CAP_PER_SEGMENT: 'a cap for each segment, not for the server',
  SHARE_BY_HOURS: 'a monthly price counts by begun hours',
  TRAFFIC_BY_SHARE: 'traffic counts by the byte',
  PLAN_BY_MONTH: 'a plan counts by calendar months',
  UPGRADE_BY_HOURS: 'an upgrade counts by the hours left',
  LIST_PRICE_FOR_EXISTING: 'a new list price counts for what existed',
  WITHOUT_SETUP: 'its setup price is unknown, and in no amount',
};
