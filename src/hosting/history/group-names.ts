/** The groups of a history, each by a name. */
import type { GroupKey } from '../bill/group-key.js';
import { type BillGroupBy, type GroupedLine, grouper, textOf } from '../bill/grouping.js';

export class GroupNames {
  readonly #keyOf: (line: GroupedLine) => GroupKey;
  readonly #keys = new Map<string, GroupKey>();
  readonly #names = new WeakMap<GroupedLine, string>();

  constructor(
    private readonly groupBy: readonly BillGroupBy[],
    labelKey: string | null,
  ) {
    this.#keyOf = grouper(groupBy, labelKey);
  }

  /** All lines are one group where they are not grouped. */
  nameOf(line: GroupedLine): string {
    if (this.groupBy.length === 0) return '';
    const known = this.#names.get(line);
    if (known !== undefined) return known;
    const key = this.#keyOf(line);
    const name = textOf(key);
    this.#names.set(line, name);
    this.#keys.set(name, key);
    return name;
  }

  /** Of a name that was given. */
  keyOf(name: string): GroupKey | undefined {
    return this.#keys.get(name);
  }
}
