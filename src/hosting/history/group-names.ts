/** The groups of a history, each by a name. */
import type { GroupKey } from '../bill/group-key.js';
import { ofEach } from '../../base/of-each.js';
import { type Grouping, grouper, textOf } from '../bill/grouping.js';
import { restKey } from '../bill/rest.js';
import type { HistoryLine } from './history-line.js';

/** The name of all groups that do not stand alone. */
export const restName = 'rest';

export class GroupNames {
  readonly #keys = new Map<string, GroupKey>();
  readonly #nameOf: (line: HistoryLine) => string;
  /** Those that stand alone; null: all. */
  #own: ReadonlySet<string> | null = null;

  constructor(private readonly grouping: Grouping<HistoryLine>) {
    const keyOf = grouper(grouping);
    const named = ofEach((line: HistoryLine) => {
      const key = keyOf(line);
      const name = textOf(key);
      this.#keys.set(name, key);
      return name;
    });
    this.#nameOf = grouping.groupBy.length === 0 ? () => '' : named;
  }

  get groupBy(): Grouping<HistoryLine>['groupBy'] {
    return this.grouping.groupBy;
  }

  /** The name of a line's group; without grouping, all lines are one group. */
  nameOf(line: HistoryLine): string {
    const name = this.#nameOf(line);
    return this.#own === null || this.#own.has(name) ? name : restName;
  }

  /** Lets these groups stand alone. */
  choose(own: ReadonlySet<string>, restCount: number): void {
    this.#own = own;
    this.#keys.set(restName, restKey(restCount));
  }

  /** The group of a name that `nameOf` returned. */
  keyOf(name: string): GroupKey | undefined {
    return this.#keys.get(name);
  }
}
