/** The records grouped by where they lead, with filter, sorting and details. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { count, counted } from '../../format/money.js';
import { countIn, type Certainty } from '../../ask/certainty.js';
import { FilterField } from '../../filter/filter-field.js';
import { compile } from '../../filter/match.js';
import { parse } from '../../filter/parse.js';
import { sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { ColumnsMenu, useColumns } from '../../parts/grid/columns-menu.js';
import { DataGrid } from '../../parts/grid/data-grid.js';
import { download } from '../../parts/export/download.js';
import { Figure } from '../../parts/figure.js';
import { Icon } from '../../parts/icon.js';
import { ReadAge } from '../../parts/read-age.js';
import { MissingSources, lackingText } from '../../parts/missing-sources.js';
import { QueryLink } from '../../parts/section.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { useParam } from '../../route/address.js';
import { firstColumns, nameColumns, NameText, PointsAt } from './name-columns.js';
import { nameFilters } from './name-filters.js';
import { groupsOf } from './name-groups.js';
import { itemsOf } from './name-items.js';
import type { Counts } from './counts.js';
import type { NameRow } from './name-row.js';
import { namesCsv } from './names-csv.js';
import { StatesBar } from './states-bar.js';
import type { NamesState } from './use-names.js';
import { OutsideText } from '../../parts/outside-text.js';

interface NameListProps {
  readonly names: NamesState;
  /** Those of the chosen zone. */
  readonly rows: readonly NameRow[] | undefined;
  /** How many of them lead where. */
  readonly judged: Certainty<Counts>;
  readonly zone: string | null;
  readonly open: string | null;
  onOpen(row: NameRow): void;
  /** Called with the rows in displayed order, including those of closed groups. */
  onOrder(rows: readonly NameRow[]): void;
}

const none: readonly NameRow[] = [];

export function NameList({ names, rows, judged, zone, open, onOpen, onOrder }: NameListProps) {
  const [text, setText] = useParam('q');
  const [sortParam, setSort] = useParam('sort');
  const [openedGroups, setOpenedGroups] = useParam('groups');
  const [columns, setColumns] = useColumns(nameColumns, firstColumns);
  const sort = sortIn(sortParam, null);
  // Typing shows at once, the list follows.
  const filter = useDeferredValue(text ?? '');
  const found = useMemo(() => (rows ?? none).filter(compile(parse(filter), nameFilters).matches), [rows, filter]);
  const shown = useMemo(() => sorted(found, nameColumns, sortIn(sortParam, null)), [found, sortParam]);
  const { first, total } = names;
  const groups = useMemo(() => first?.groups ?? groupsOf(shown), [first, shown]);
  const inOrder = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  useEffect(() => onOrder(inOrder), [inOrder, onOrder]);
  const opened = useMemo(() => new Set(openedGroups?.split(',')), [openedGroups]);
  const items = itemsOf(groups, opened, (next) => setOpenedGroups([...next].join(',') || null, { replace: true }));
  const all = first || rows === undefined ? total : rows.length;
  const left = names.stage === 'all' ? found.length : (all ?? null);
  const howMany = countIn(names.read, () => left);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (!isSaving || !names.isAll) return;
    setSaving(false);
    if (inOrder.length > 0) download('names.csv', namesCsv(inOrder, lackingText(judged)));
  }, [isSaving, names.isAll, inOrder, judged]);
  const inZones = zone === null ? `in ${counted(names.zones.length, 'zone', 'zones')}` : `in ${zone}`;
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
        onFocus={names.wantAll}
      />
      <div className="list-bar">
        <span className="names-total clip" aria-live="polite">
          {names.stage === 'coming' ? (
            'Reading all records…'
          ) : all === undefined ? (
            <Figure of={names.read} width={30}>
              {() => null}
            </Figure>
          ) : (
            <>
              <strong>
                <Figure of={howMany}>{count}</Figure>
              </strong>
              {howMany.is === 'unknown' ? (
                ' number of records'
              ) : (
                <>
                  {left !== null && left < all && ` of ${count(all)}`} {all === 1 ? 'record' : 'records'} {inZones}
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
            disabled={left === 0}
            aria-busy={isSaving}
            onClick={() => {
              names.wantAll();
              setSaving(true);
            }}
          >
            <Icon name="download" />
            <span className="tool-word">CSV</span>
          </button>
          <QueryLink operation={names.list.operation} of="names" />
        </div>
      </div>
      <ReadAge of="the names and where they lead" results={[names.list, names.targets]} read={names.read} />
      <ProblemLine result={names.list} />
      <ProblemLine result={names.targets} />
      <MissingSources of={judged} />
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
        isLoading={names.read.is === 'awaited' || (names.stage === 'first' && names.judged.is === 'awaited')}
        isOld={names.stage === 'coming'}
        empty={
          <Nothing names={names} isFiltered={rows !== undefined && rows.length > 0} onClear={() => setText(null)} />
        }
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

function UnreadZones({ names }: { names: NamesState }) {
  const unread = names.zones.filter(({ problem }) => problem !== null);
  if (unread.length === 0) return null;
  return (
    <p className="small warn" role="status">
      {count(unread.length)} of {count(names.zones.length)} zones could not be read:{' '}
      <OutsideText>{unread[0]?.name}</OutsideText>
      {unread.length > 1 && ' and others'}. <OutsideText>{unread[0]?.problem}</OutsideText>
    </p>
  );
}

function Nothing({ names, isFiltered, onClear }: { names: NamesState; isFiltered: boolean; onClear(): void }) {
  if (names.accounts === 0 && names.read.is === 'whole') {
    return (
      <Empty icon="names" title="No account with zones">
        Zones and their records come from the edge API, and none of its accounts is chosen.
      </Empty>
    );
  }
  if (!isFiltered && names.read.is !== 'whole') {
    return (
      <Empty icon="plug" title="Records unknown">
        Their accounts could not be read.
      </Empty>
    );
  }
  return isFiltered ? (
    <Empty
      icon="search"
      title="No matching records"
      way={
        <button type="button" className="button" onClick={onClear}>
          Clear the filter
        </button>
      }
    />
  ) : (
    <Empty icon="names" title="No records">
      {names.zones.length === 0 ? 'The accounts have no zones.' : 'There are no records here.'}
    </Empty>
  );
}
