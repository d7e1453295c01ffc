/** Puts lines together, the dearest group first, and what is beyond the bound last. */
import { inTurns } from '../inventory/in-turns.js';
import { type Both, sumOf } from './amounts/both.js';
import type { GroupKey } from './group-key.js';
import { type Grouping, grouper, textOf } from './grouping.js';
import type { LocatedDraft } from './located.js';
import { withRest } from './rest.js';
import { type Priced, type Unpriced, byText, dearerFirst } from './amounts/priced.js';

interface BillGroupDraft {
  readonly key: GroupKey;
  readonly lines: readonly Priced[];
  readonly month: Both;
  readonly unknownCount: number;
}

export async function grouped(
  lines: readonly Priced[],
  unknown: readonly Unpriced[],
  grouping: Grouping<LocatedDraft>,
): Promise<readonly BillGroupDraft[]> {
  const keyOf = grouper(grouping);
  const groups = new Map<string, { readonly key: GroupKey; readonly lines: Priced[]; unknownCount: number }>();
  const groupOf = (line: LocatedDraft) => {
    const key = keyOf(line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, lines: [], unknownCount: 0 };
    groups.set(text, group);
    return group;
  };
  await inTurns(lines, (line) => groupOf(line.draft).lines.push(line));
  await inTurns(unknown, ({ draft }) => (groupOf(draft).unknownCount += 1));
  const all = await inTurns([...groups], ([text, group]) => {
    return { text, ...group, month: sumOf(group.lines.map(({ month }) => month)) };
  });
  all.sort((a, b) => dearerFirst(a.month, b.month) || byText(a.text, b.text));
  return withRest<BillGroupDraft>(all, grouping.groupBy, (rest, key) => ({
    key,
    lines: rest.flatMap((group) => group.lines),
    month: sumOf(rest.map(({ month }) => month)),
    unknownCount: rest.reduce((sum, { unknownCount }) => sum + unknownCount, 0),
  }));
}
