/** DNS records as a table, each with what it leads to. */
import type { TableRow } from '../../base/csv-table.js';
import { numberAt, textAt } from '../../base/unknown.js';
import { nameOfObject } from '../inventory/identity.js';
import { itemTurn } from '../inventory/in-turns.js';
import { SourceState } from '../inventory/source.js';
import type { JudgedNames, JudgedRecord } from './judged-names.js';

export const nameColumns = [
  'api',
  'account',
  'zone',
  'name',
  'type',
  'content',
  'ttl',
  'state',
  'resources',
  'reason',
  'comment',
  'remark',
] as const;

type NameCsvRow = TableRow<(typeof nameColumns)[number]>;

/** Accounts and zones that could not be read come first. */
export async function* nameRows(names: JudgedNames): AsyncGenerator<NameCsvRow> {
  for (const { api, accountName: account, state, error } of names.sources) {
    if (state === SourceState.OK) continue;
    const extent = state === SourceState.FAILED ? 'Could not be read' : 'Could be read in part';
    yield { api, account, remark: `${extent}: ${error ?? ''}` };
  }
  for (const records of names.judged)
    for (const one of records) {
      await itemTurn();
      yield rowOf(one, names);
    }
}

function rowOf({ zone, entry, state }: JudgedRecord, { zones, targets, clientOf }: JudgedNames): NameCsvRow {
  const { api, name: account } = clientOf(zone).upstream.account;
  const { name, type, content } = entry;
  const record = zones.objectAt(entry);
  const ttl = numberAt(record, 'ttl');
  const target = state === null ? null : targets.of(entry);
  return {
    api,
    account,
    zone: zone.name,
    name,
    type,
    content,
    state,
    ttl: ttl === null ? null : { digits: String(ttl) },
    comment: textAt(record, 'comment'),
    ...(target && {
      resources: target.resources.map(nameOfObject).join(' '),
      reason: target.reason,
    }),
  };
}
