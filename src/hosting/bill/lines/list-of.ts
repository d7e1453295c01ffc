/** The list that a line comes from: snapshots know lines by it. */
import type { BillDraft } from './bill-draft.js';
import { families } from './families.js';

const lists: ReadonlyMap<string, string> = new Map(
  families.flatMap(({ rows: [row], kinds }) => kinds.map((kind) => [`${row.dialect.api} ${kind}`, row.path] as const)),
);

export function listOf({ account: { api }, kind }: Pick<BillDraft, 'account' | 'kind'>): string {
  const list = lists.get(`${api} ${kind}`);
  if (list === undefined) throw new Error(`Expected a family of ${api} with lines of kind ${kind}`);
  return list;
}
