/** Puts lines together, the dearest group first. */
import { inTurns } from '../inventory/in-turns.js';
import { type Both, sumOf } from './amounts/both.js';
import type { GroupKey } from './group-key.js';
import { textOf } from './grouping.js';
import type { LocatedDraft } from './located.js';
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
  keyOf: (line: LocatedDraft) => GroupKey,
): Promise<BillGroupDraft[]> {
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
  return all.sort((a, b) => dearerFirst(a.month, b.month) || byText(a.text, b.text));
}
