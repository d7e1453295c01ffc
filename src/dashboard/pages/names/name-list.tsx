/** The records in groups by where they lead, filtered, sorted and opened by the reader. */
import { useDeferredValue, useEffect, useMemo } from 'react';
import { count } from '../../ask/money.js';
import { countIn, type Told } from '../../ask/told.js';
import { FilterField } from '../../filter/filter-field.js';
import { compile } from '../../filter/match.js';
import { parse } from '../../filter/parse.js';
import { sorted, sortIn, sortText } from '../../parts/columns.js';
import { ColumnsMenu, useColumns } from '../../parts/columns-menu.js';
import { DataGrid } from '../../parts/data-grid.js';
import { download } from '../../parts/download.js';
import { Figure } from '../../parts/figure.js';
import { Icon } from '../../parts/icon.js';
import { Kept } from '../../parts/kept.js';
import { Lacking, lackingText } from '../../parts/lacking.js';
import { QueryLink } from '../../parts/section.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { useParam } from '../../route/address.js';
import { firstColumns, nameColumns, NameText, PointsAt } from './name-columns.js';
import { nameFilters } from './name-filters.js';
import { groupsOf } from './name-groups.js';
import { itemsOf } from './name-items.js';
import type { NameRow } from './name-row.js';
import { namesCsv } from './names-csv.js';
import { StatesBar } from './states-bar.js';
import type { Names } from './use-names.js';

interface NameListProps {
  readonly names: Names;
  /** Of the chosen zone. */
  readonly rows: readonly NameRow[] | undefined;
  /** The same with what is known of where they lead. */
  readonly judged: Told<readonly NameRow[]>;
  readonly zone: string | null;
  readonly open: string | null;
  onOpen(row: NameRow): void;
  /** Told in which order they stand, those that are folded away too. */
  onOrder(rows: readonly NameRow[]): void;
}

const none: readonly NameRow[] = [];

export function NameList({ names, rows, judged, zone, open, onOpen, onOrder }: NameListProps) {
  const [text, setText] = useParam('q');
  const [sortParam, setSort] = useParam('sort');
  const [openedGroups, setOpenedGroups] = useParam('groups');
  const [columns, setColumns] = useColumns(nameColumns, firstColumns);
  const sort = sortIn(sortParam, null);
  // What is typed shows at once, and the list follows.
  const filter = useDeferredValue(text ?? '');
  const found = useMemo(() => (rows ?? none).filter(compile(parse(filter), nameFilters).matches), [rows, filter]);
  const shown = useMemo(() => sorted(found, nameColumns, sortIn(sortParam, null)), [found, sortParam]);
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const inOrder = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  useEffect(() => onOrder(inOrder), [inOrder, onOrder]);
  const opened = useMemo(() => new Set(openedGroups?.split(',')), [openedGroups]);
  const items = itemsOf(groups, opened, (next) => setOpenedGroups([...next].join(',') || null, { replace: true }));
  const counted = countIn(names.read, () => found.length);
  const inZones = zone === null ? `in ${count(names.zones.length)} zones` : `in ${zone}`;
  return (
    <>
      <StatesBar read={judged} />
      <FilterField
        label="Filter the names"
        text={text ?? ''}
        onText={(next) => setText(next, { replace: true })}
        filters={nameFilters}
        rows={rows ?? none}
        placeholder="type:A  target:api-4  content:198.18.  proxied:yes"
      />
      <div className="list-bar">
        <span className="names-total clip" aria-live="polite">
          {rows === undefined ? (
            <Figure of={names.read} width={30}>
              {() => null}
            </Figure>
          ) : (
            <>
              <strong>
                <Figure of={counted}>{count}</Figure>
              </strong>
              {counted.is === 'unknown' ? (
                ' which records there are'
              ) : (
                <>
                  {found.length < rows.length && ` of ${count(rows.length)}`} records {inZones}
                  {sort === null && ', those at nobody first'}
                </>
              )}
            </>
          )}
        </span>
        <div className="section-tools">
          <ColumnsMenu all={nameColumns} shown={columns} onChoose={setColumns} />
          <button
            type="button"
            className="button plain"
            disabled={found.length === 0}
            onClick={() => download('names.csv', namesCsv(inOrder, lackingText(judged)))}
          >
            <Icon name="download" />
            CSV
          </button>
          <QueryLink operation={names.list.operation} of="names" />
        </div>
      </div>
      <Kept of="where names lead" asked={names.targets} />
      <ProblemLine asked={names.list} />
      <ProblemLine asked={names.targets} />
      <Lacking of={judged} />
      <UnreadZones names={names} />
      <DataGrid
        label="names"
        items={items}
        columns={columns}
        keyOf={(row) => row.key}
        nameOf={({ name }) => name}
        phone={(row) => <Phone row={row} />}
        sort={sort}
        onSort={(next) => setSort(sortText(next), { replace: true })}
        open={open}
        onOpen={onOpen}
        isLoading={names.read.is === 'awaited'}
        empty={<Nothing names={names} isFiltered={(rows?.length ?? 0) > 0} onClear={() => setText(null)} />}
      />
    </>
  );
}

function Phone({ row }: { row: NameRow }) {
  return (
    <>
      <span className="clip">
        <NameText {...row} />
      </span>
      <span className="small quiet">{row.type}</span>
      <span className="grid-phone-beneath">
        <PointsAt row={row} />
      </span>
    </>
  );
}

function UnreadZones({ names }: { names: Names }) {
  const unread = names.zones.filter(({ problem }) => problem !== null);
  if (unread.length === 0) return null;
  return (
    <p className="small warn" role="status">
      {count(unread.length)} of {count(names.zones.length)} zones could not be read: {unread[0]?.name}
      {unread.length > 1 && ' and others'}. {unread[0]?.problem}
    </p>
  );
}

function Nothing({ names, isFiltered, onClear }: { names: Names; isFiltered: boolean; onClear(): void }) {
  if (names.accounts === 0 && names.read.is === 'whole') {
    return (
      <Empty icon="names" title="No account with zones">
        None of the chosen accounts is of the edge API, which has the zones and their records.
      </Empty>
    );
  }
  if (!isFiltered && names.read.is !== 'whole') {
    return (
      <Empty icon="plug" title="Not known which records there are">
        The accounts that have them could not be read.
      </Empty>
    );
  }
  return isFiltered ? (
    <Empty
      icon="search"
      title="No record is like that"
      way={
        <button type="button" className="button" onClick={onClear}>
          Take the filter away
        </button>
      }
    />
  ) : (
    <Empty icon="names" title="No records">
      {names.zones.length === 0 ? 'The accounts have no zone.' : 'There is no record here.'}
    </Empty>
  );
}
