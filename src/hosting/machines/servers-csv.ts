/** Servers as a table, with their addresses and what a month of each costs. */
import type { TableRow } from '../../base/csv-table.js';
import { Server as CloudServer } from '../../apis/cloud/servers/server.js';
import { Server as DedicatedServer } from '../../apis/dedicated/server.js';
import type { Bill } from '../bill/bill.js';
import type { BillLine, BillUnknown } from '../bill/line.js';
import { itemTurn } from '../inventory/in-turns.js';
import { SourceState } from '../inventory/source.js';

export const serverColumns = [
  'api',
  'account',
  'id',
  'name',
  'status',
  'product',
  'country',
  'city',
  'addresses',
  'labels',
  'created',
  'monthly_net',
  'monthly_gross',
  'currency',
  'unknown_reason',
  'global_id',
  'remark',
] as const;

type ServerCsvRow = TableRow<(typeof serverColumns)[number]>;

/** The bill has been made for servers alone. Accounts that could not be read come first. */
export async function* serverRows(bill: Bill): AsyncGenerator<ServerCsvRow> {
  const { currency } = bill;
  for (const { api, accountName: account, state, error } of bill.sources) {
    if (state === SourceState.OK) continue;
    const extent = state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part';
    yield { api, account, remark: `${extent}: ${error ?? ''}` };
  }
  for (const { api, accountName: account, countedFor } of bill.shared) {
    yield { api, account, remark: `Left out: it has the same as ${countedFor}` };
  }
  for (const each of bill.allLines) {
    await itemTurn();
    const line = bill.lineOf(each);
    const [monthly_net, monthly_gross] = [{ digits: line.net.amount }, { digits: line.gross.amount }];
    yield { ...thingColumns(line), monthly_net, monthly_gross, currency };
  }
  for (const each of bill.allUnknown) {
    await itemTurn();
    const thing = bill.unknownOf(each);
    yield { ...thingColumns(thing), currency, unknown_reason: thing.reason };
  }
}

function thingColumns(thing: BillLine | BillUnknown): ServerCsvRow {
  const { api, accountName: account, id, name, status, product, country, city, labels, createdAt, resourceId } = thing;
  const { resource } = thing;
  return {
    api,
    account,
    id,
    name,
    status,
    product,
    country: country?.isoCode ?? null,
    city: city?.name ?? null,
    addresses: addressesOf(resource)?.join(' ') ?? null,
    labels: Object.entries(labels)
      .map(([key, value]) => `${key}=${value}`)
      .join(' '),
    created: createdAt?.toISOString() ?? null,
    global_id: resourceId,
  };
}

function addressesOf(resource: object): readonly string[] | undefined {
  return resource instanceof CloudServer || resource instanceof DedicatedServer ? resource.addresses : undefined;
}
