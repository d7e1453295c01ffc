/** Groups compared things, the greatest difference first, and what is beyond the bound last. */
import { ofEach } from '../../../base/of-each.js';
import type { GroupKey } from '../../bill/group-key.js';
import { type BillGroupBy, textOf } from '../../bill/grouping.js';
import { withRest } from '../../bill/rest.js';
import type { HistoryLine } from '../history-line.js';
import { type ComparedSide, type ComparedThing, onOneSide } from './compared-thing.js';
import { ChangeReason, totalOf } from './parts.js';
import { greatestFirst } from './shown-parts.js';

interface ChangedGroup {
  readonly key: GroupKey;
  readonly text: string;
  readonly things: readonly ComparedThing[];
}

interface ChangeGrouping {
  readonly groupBy: readonly BillGroupBy[];
  readonly groupOf: (line: HistoryLine) => GroupKey;
}

/** A thing that is in another group on the other side is in both, and has moved. */
export function changeGroups(
  compared: readonly ComparedThing[],
  { groupBy, groupOf }: ChangeGrouping,
): readonly ChangedGroup[] {
  if (groupBy.length === 0) return [];
  const groups = new Map<string, ChangedGroup & { readonly things: ComparedThing[] }>();
  const add = ({ line }: ComparedSide, thing: ComparedThing): void => {
    const key = groupOf(line);
    const text = textOf(key);
    const group = groups.get(text) ?? { key, text, things: [] };
    groups.set(text, group);
    group.things.push(thing);
  };
  for (const thing of compared) {
    const { before, after } = thing;
    if (before && after && textOf(groupOf(before.line)) !== textOf(groupOf(after.line))) {
      add(before, onOneSide({ ...thing, after: null }, ChangeReason.MOVED));
      add(after, onOneSide({ ...thing, before: null }, ChangeReason.MOVED));
    } else {
      const side = after ?? before;
      if (side) add(side, thing);
    }
  }
  const sorted = [...groups.values()].sort((a, b) => greatestFirst(differing(a), differing(b)));
  return withRest<ChangedGroup>(sorted, groupBy, (rest, key) => ({
    key,
    text: textOf(key),
    things: rest.flatMap(({ things }) => things),
  }));
}

const differing = ofEach(({ text, things }: ChangedGroup) => ({
  key: text,
  difference: totalOf(things.flatMap(({ parts }) => parts)),
}));
