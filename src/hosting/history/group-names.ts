/** The groups of a history, each by a name. */
import type { GroupKey } from '../bill/group-key.js';
import { ofEach } from '../../base/of-each.js';
import { type BillGroupBy, type GroupedLine, grouper, textOf } from '../bill/grouping.js';

export class GroupNames {
  readonly #keys = new Map<string, GroupKey>();
  /** The name of a line's group; without grouping, all lines are one group. */
  readonly nameOf: (line: GroupedLine) => string;

  constructor(groupBy: readonly BillGroupBy[], labelKey: string | null) {
    const keyOf = grouper(groupBy, labelKey);
    const named = ofEach((line: GroupedLine) => {
      const key = keyOf(line);
      const name = textOf(key);
      this.#keys.set(name, key);
      return name;
    });
    this.nameOf = groupBy.length === 0 ? () => '' : named;
  }

  /** The group of a name that `nameOf` returned. */
  keyOf(name: string): GroupKey | undefined {
    return this.#keys.get(name);
  }
}
