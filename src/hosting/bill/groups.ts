/** Puts lines together, the dearest group first. */
import { type Both, sumOf } from './both.js';
import { type GroupKey, textOf } from './grouping.js';
import type { Located } from './located.js';
import { type Priced, type Unpriced, byText, dearerFirst } from './priced.js';

export interface Group {
  readonly key: GroupKey;
  readonly lines: readonly Priced[];
  readonly month: Both;
  readonly unknownCount: number;
}

export function grouped(
  lines: readonly Priced[],
  unknown: readonly Unpriced[],
  keyOf: (line: Located) => GroupKey,
): Group[] {
  const groups = new Map<string, { readonly key: GroupKey; readonly lines: Priced[]; unknownCount: number }>();
  const groupOf = (line: Located) => {
    const key = keyOf(line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, lines: [], unknownCount: 0 };
    groups.set(text, group);
    return group;
  };
  for (const line of lines) groupOf(line.draft).lines.push(line);
  for (const { draft } of unknown) groupOf(draft).unknownCount += 1;
  return [...groups]
    .map(([text, group]) => ({ text, ...group, month: sumOf(group.lines.map(({ month }) => month)) }))
    .sort((a, b) => dearerFirst(a.month, b.month) || byText(a.text, b.text));
}
