/** Lines of things that were created through this service and that no list has any more. */
import { isId, isObject } from '../../../base/unknown.js';
import type { Account } from '../../../rest/transport/account.js';
import type { Collected } from '../../bill/collect.js';
import type { BillDraft } from '../../bill/lines/bill-draft.js';
import { FamilyReading } from '../../bill/lines/family.js';
import type { OwnCosts } from '../../bill/own-prices/own-costs.js';
import type { OwnWrites } from '../../drift/own-writes.js';
import { typeOfList } from '../../drift/written-objects.js';
import type { Inventory } from '../../inventory/inventory.js';
import { inTurns } from '../../inventory/in-turns.js';
import { snapshotLineOf } from './line-of-draft.js';
import type { SnapshotLine } from './snapshot-line.js';

interface CreatedLines {
  readonly account: Account;
  readonly inventory: Inventory;
  readonly writes: OwnWrites;
  readonly costsOf: (draft: BillDraft) => OwnCosts;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** They are drafted as if the lists of the reading had them, so at the prices of its day. */
export async function createdLines(
  { own }: Collected,
  { account, inventory, writes, costsOf, since }: CreatedLines,
): Promise<SnapshotLine[]> {
  const lines: SnapshotLine[] = [];
  for (const { family, client, listings } of own) {
    const [row] = family.rows;
    const [list, ...others] = listings;
    if (!list || list.readAt === null) continue;
    const present = new Set(
      list.wires.flatMap((wire) => (isObject(wire) && isId(wire['id']) ? String(wire['id']) : [])),
    );
    const written = await writes.since(account, typeOfList(row.path), since);
    const wires = [...written]
      .filter(([id]) => !present.has(id))
      .flatMap(([, all]) => all.flatMap((write) => (write.account === account.name ? (write.created ?? []) : [])));
    if (wires.length === 0) continue;
    const reading = new FamilyReading([inventory.listingOf(client, row, wires), ...others]);
    const drafts = await family.drafts(reading, inventory.now);
    lines.push(...(await inTurns(drafts, (draft) => snapshotLineOf(row.path, { ...draft, ...costsOf(draft) }))));
  }
  return lines;
}
