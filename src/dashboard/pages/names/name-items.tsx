/** The groups as grid items: a heading, its rows, and the line that opens the rest. */
import { count } from '../../format/money.js';
import type { GridItem } from '../../parts/grid/data-grid.js';
import { type NameGroup, shownFirst, shownOf, standingWords } from './name-groups.js';
import type { NameRow, Standing } from './name-row.js';

const notes: Readonly<Partial<Record<Standing, string>>> = {
  nobody: 'certain',
  elsewhere: 'not in your accounts',
  none: 'mail, text and similar',
};

export function itemsOf(
  groups: readonly NameGroup[],
  opened: ReadonlySet<string>,
  onOpened: (next: ReadonlySet<string>) => void,
): readonly GridItem<NameRow>[] {
  const isOnly = groups.length === 1;
  const turned = (standing: Standing) => {
    const next = new Set(opened);
    if (!next.delete(standing)) next.add(standing);
    onOpened(next);
  };
  return groups.flatMap((group): GridItem<NameRow>[] => {
    const { standing, rows, count: all } = group;
    const shown = shownOf(group, opened, isOnly);
    const isLong = !isOnly && all > shownFirst + 1;
    const heading: GridItem<NameRow> = {
      kind: 'heading',
      key: standing,
      content: (
        <>
          <strong>{standingWords[standing]}</strong> <span>{count(all)}</span>
          <span className="small quiet">{notes[standing]}</span>
          {isLong && shown === all && (
            <button type="button" className="button link small names-fewer" onClick={() => turned(standing)}>
              Fewer
            </button>
          )}
        </>
      ),
    };
    const more: GridItem<NameRow> = {
      kind: 'heading',
      key: `${standing} more`,
      content: (
        <button type="button" className="button link names-more" onClick={() => turned(standing)}>
          {count(all - shown)} more
          <span className="hidden-text"> in the group {standingWords[standing]}</span>
        </button>
      ),
    };
    return [
      heading,
      ...rows.slice(0, shown).map((row): GridItem<NameRow> => ({ kind: 'row', row })),
      ...(shown < all ? [more] : []),
    ];
  });
}
