/** Says whether a snapshot has read anything: one whose every list failed says nothing of its day. */
import type { Api } from '../../../rest/rows/dialect.js';
import { ofEach } from '../../../base/of-each.js';
import { type Family } from '../../bill/lines/family.js';
import { families } from '../../bill/lines/families.js';
import type { Snapshot } from './snapshot.js';

/** The paths of the billed lists, by API. */
const listsOf = ofEach((all: readonly Family[]): ReadonlyMap<Api, readonly string[]> => {
  const lists = new Map<Api, string[]>();
  for (const {
    rows: [row],
  } of all)
    lists.set(row.dialect.api, [...(lists.get(row.dialect.api) ?? []), row.path]);
  return lists;
});

export function hasRead(api: Api, { missing }: Pick<Snapshot, 'missing'>): boolean {
  const lists = listsOf(families).get(api);
  return !lists || lists.some((list) => !missing.includes(list));
}
