/** A segment, as the graph shows it. */
import { priceOf } from '../bill/amounts/both.js';
import { InvoiceSegment } from './invoice.js';
import type { Segment } from './segment.js';

export function shownSegment({ line, from, until, isOpen, hours, charge, isInferred }: Segment): InvoiceSegment {
  const cost = typeof line.cost === 'string' ? null : line.cost;
  const known = typeof charge === 'string' || !cost ? null : charge;
  return Object.assign(new InvoiceSegment(), {
    product: line.product,
    from: new Date(from),
    until: isOpen ? null : new Date(until),
    hours,
    quantity: cost && cost.quantity,
    unit: cost && cost.unit,
    unitPrice: cost && cost.unitPrice,
    hourlyAmount: cost && cost.hourly,
    amount: known && cost ? priceOf(known.amount, cost.unitPrice.net.currency) : null,
    isCapped: known?.isCapped ?? false,
    isInferred,
    unknownReason: typeof charge === 'string' ? charge : null,
  });
}
