/** Groups the lines of an invoice, the dearest group first, and what is beyond the bound last. */
import { ofEach } from '../../base/of-each.js';
import { sumOf } from '../bill/amounts/both.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import type { GroupKey } from '../bill/group-key.js';
import { BillGroupBy, textOf } from '../bill/grouping.js';
import { withRest } from '../bill/rest.js';
import type { HistoryLine } from '../history/history-line.js';
import type { Charged } from './charged.js';
import { productParts } from './product-parts.js';

interface ChargedGroup {
  readonly key: GroupKey;
  /** A line that was several products has a part for each, grouped by PRODUCT. */
  readonly lines: readonly Charged[];
}

export function invoiceGroups(
  lines: readonly Charged[],
  groupBy: readonly BillGroupBy[],
  keyOf: (line: HistoryLine) => GroupKey,
): readonly ChargedGroup[] {
  const parts = groupBy.includes(BillGroupBy.PRODUCT) ? lines.flatMap(productParts) : lines;
  const groups = new Map<string, { readonly key: GroupKey; readonly lines: Charged[] }>();
  for (const part of parts) {
    const key = keyOf(part.line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, lines: [] };
    groups.set(text, group);
    group.lines.push(part);
  }
  const sum = ofEach((group: ChargedGroup) => sumOf(group.lines.map(({ amount }) => amount)));
  const sorted = [...groups.values()].sort(
    (a, b) => dearerFirst(sum(a), sum(b)) || byText(textOf(a.key), textOf(b.key)),
  );
  return withRest<ChargedGroup>(sorted, groupBy, (rest, key) => ({
    key,
    lines: rest.flatMap((group) => group.lines),
  }));
}
