/** Finds the objects that a mutation over many is about, in lists that are read for it. */
import type { Client } from '../../rest/transport/client.js';
import { graphId } from '../../rest/identity/graph-id.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { type PathValues, paramsOf } from '../../rest/rows/path.js';
import { isId, isObject, isText, textAt } from '../../base/unknown.js';
import type { ReadContext } from '../../rest/planner/read-objects.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { Inventory } from '../inventory/inventory.js';
import { hasLabel, labelOf } from '../inventory/label-filter.js';
import type { InventoryReading } from '../inventory/listing.js';
import type { SelectionInput } from './selection-input.js';

/** A list whose objects can be selected. */
export interface SelectableList {
  readonly row: BoundRow;
  /** Reads one of its objects by the values of its path, which are its id. */
  readonly object: BoundRow;
  /** Filters of the list, by wire name. */
  readonly sent?: Readonly<Record<string, unknown>>;
  /** If false, no label selects these objects, so that their list need not be read. */
  readonly hasLabels: boolean;
  /** Whether an object can be written; all unless given. */
  readonly isWritable?: (wire: object) => boolean;
  /** Set if there is one list below each object of another one, such as each zone. */
  readonly below?: Above;
}

export interface Above {
  readonly row: BoundRow;
  /** The path values of the list below an object; null if it has none to read. */
  readonly valuesOf: (wire: unknown) => PathValues | null;
}

export interface SelectedObject<L extends SelectableList = SelectableList> {
  readonly list: L;
  readonly client: Client;
  readonly reading: InventoryReading;
  readonly wire: Readonly<Record<string, unknown>>;
  /** The path values that read the object. */
  readonly values: PathValues;
  /** These values, joined by slashes. */
  readonly id: string;
  /** Its id in the graph. */
  readonly graphId: string;
  readonly name: string | null;
}

export interface Selection<L extends SelectableList = SelectableList> {
  readonly objects: readonly SelectedObject<L>[];
  /** Ids that no object has, as far as could be read. */
  readonly missing: readonly string[];
  readonly readings: readonly InventoryReading[];
  readonly isComplete: boolean;
}

/** Throws before anything is read if the caller may write to none of the selected accounts. */
export async function select<L extends SelectableList>(
  lists: readonly L[],
  where: SelectionInput,
  readContext: ReadContext,
): Promise<Selection<L>> {
  const inventory = Inventory.of(readContext, 0);
  const clients = [...new Set(lists.flatMap(({ row }) => inventory.clientsOf(row)))];
  checkAccounts(where.accounts, clients);
  const chosen = clients.filter(isChosen(where));
  const [first] = chosen;
  if (first && chosen.every(({ mayWrite }) => !mayWrite)) readContext.context.clients.entrust(first);
  // From stale lists, too much or too little would be selected.
  for (const client of chosen) client.readAnew();
  const wanted = lists.filter(({ hasLabels }) => hasLabels || where.labels === undefined);
  const read = await Promise.all(wanted.map((list) => readList(list, where, chosen, inventory)));
  const isMeant = matcherOf(where);
  const seen = read.flatMap(({ list, readings }) =>
    readings.flatMap((reading) => reading.wires.map((wire) => objectOf(list, reading, wire))),
  );
  const objects = seen.filter((object): object is SelectedObject<L> => object !== null && isMeant(object));
  const found = new Set(objects.flatMap(({ id, graphId }) => [id, graphId]));
  const readings = read.flatMap((each) => [...each.above, ...each.readings]);
  return {
    objects,
    missing: [...new Set(where.ids)].filter((id) => !found.has(id)),
    readings,
    isComplete: readings.every(({ isComplete }) => isComplete) && !seen.includes(null),
  };
}

interface ReadSelectable<L> {
  readonly list: L;
  readonly readings: readonly InventoryReading[];
  /** The readings of the objects above the lists. */
  readonly above: readonly InventoryReading[];
}

async function readList<L extends SelectableList>(
  list: L,
  where: SelectionInput,
  chosen: readonly Client[],
  inventory: Inventory,
): Promise<ReadSelectable<L>> {
  const { row, below } = list;
  const sent = { ...list.sent, ...selectorOf(where) };
  const own = chosen.filter(({ upstream }) => upstream.dialect === row.dialect);
  const readAll = (each: BoundRow, filter: object) =>
    Promise.all(own.map((client) => inventory.wires(client, each, { sent: { ...filter } })));
  if (!below) return { list, readings: await readAll(row, sent), above: [] };
  const above = await readAll(below.row, {});
  const names = above.flatMap(({ client, wires }) =>
    wires.flatMap((wire) => {
      const values = below.valuesOf(wire);
      return values ? [{ account: client.upstream.account, values, sent }] : [];
    }),
  );
  return { list, readings: await inventory.lists(row, names), above };
}

/** A filter that the provider applies itself, so that fewer pages are read. */
function selectorOf({ labels }: SelectionInput): Readonly<Record<string, unknown>> {
  const filters = labels?.map(labelOf).filter((label) => !label.endsWith('=')) ?? [];
  return filters.length > 0 ? { label_selector: filters.join(',') } : {};
}

/** The selected object; null if it cannot be addressed. */
function objectOf<L extends SelectableList>(
  list: L,
  reading: InventoryReading,
  wire: unknown,
): SelectedObject<L> | null | undefined {
  if (!isObject(wire)) return null;
  if (list.isWritable?.(wire) === false) return undefined;
  const found = paramsOf(list.object.path).map(
    (param) => [param, reading.values[param] ?? wire[param.replaceAll('-', '_')]] as const,
  );
  if (!found.every(([, value]) => isId(value))) return null;
  const values = Object.fromEntries(found.map(([param, value]) => [param, String(value)]));
  const ownKeys = found.flatMap(([param, value]) => (param in reading.values ? [] : [String(value)]));
  const names = ['name', 'server_name', 'description'].map((key) => textAt(wire, key));
  return {
    list,
    reading,
    wire,
    values,
    client: reading.client,
    id: Object.values(values).join('/'),
    graphId: graphId({ row: list.object, account: reading.client.upstream.account, values }, ownKeys.join('/')),
    name: names.find((name) => name) ?? null,
  };
}

function matcherOf({ ids, labels, name }: SelectionInput): (object: SelectedObject | null | undefined) => boolean {
  const wanted = ids && new Set(ids);
  const labelled = labels?.map(labelOf).map(hasLabel);
  const text = name?.toLowerCase();
  return (object) => {
    if (!object) return false;
    const own: unknown = object.wire['labels'];
    return (
      (!wanted || wanted.has(object.id) || wanted.has(object.graphId)) &&
      (labelled?.every((fits) => isObject(own) && fits(own)) ?? true) &&
      (text === undefined || (isText(object.name) && object.name.toLowerCase().includes(text)))
    );
  };
}
