/** The stored form of a drafted line. */
import { stampOf } from '../../bill/count-once.js';
import type { BillDraft } from '../../bill/lines/bill-draft.js';
import type { OwnPricedDraft } from '../../bill/own-prices/own-costs.js';
import { isFactor } from '../../bill/own-prices/own-price.js';
import type { SnapshotCost } from './snapshot-cost.js';
import type { SnapshotLine } from './snapshot-line.js';

export function snapshotLineOf(list: string, draft: OwnPricedDraft): SnapshotLine {
  const { kind, id, name, product, place, labels, status, created, server, cost, list: listCost, own } = draft;
  const { period = null, days = null, endsAt = null, earlier, later, setupPrice } = draft;
  return {
    list,
    kind,
    id,
    name,
    product,
    place,
    labels,
    status,
    created,
    deletedWith: server ?? null,
    stamp: stampOf(draft),
    cost: storedCost(cost),
    listCost: own && storedCost(listCost),
    factor: own && isFactor(own.price) ? own.price.factor : null,
    period,
    days,
    endsAt,
    earlier: earlier.map((part) => ({
      until: part.until,
      cost: storedCost(part.cost),
      isByList: !part.own || isFactor(part.own.price),
    })),
    later: later.map((part) => ({
      from: part.from,
      cost: storedCost(part.cost),
      isByList: !part.own || isFactor(part.own.price),
    })),
    setup: setupPrice,
    // Only the snapshot before knows.
    listPriceSince: null,
  };
}

function storedCost(cost: BillDraft['cost']): SnapshotCost | Extract<BillDraft['cost'], string> {
  if (typeof cost === 'string') return cost;
  const { quantity, unit, unitPrice, hourly, isCapped } = cost;
  return { quantity, unit, unitPrice, hourly, isCapped };
}
