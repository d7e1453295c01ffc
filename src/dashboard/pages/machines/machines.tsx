/** All servers and storage boxes of all accounts: search, counts, costs, details, and acts on several at once. */
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { counted, symbolOf } from '../../format/money.js';
import type { Certainty } from '../../ask/certainty.js';
import { FilterField } from '../../filter/filter-field.js';
import { compile } from '../../filter/match.js';
import { parse } from '../../filter/parse.js';
import { Beside } from '../../parts/side-panel.js';
import { sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { DataGrid, type GridItem } from '../../parts/grid/data-grid.js';
import { useEscape } from '../../parts/escape.js';
import { ReadAge } from '../../parts/read-age.js';
import { MissingSources } from '../../parts/missing-sources.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { useParam } from '../../route/address.js';
import { useCurrency } from '../../shell/scope.js';
import { columnsFor, firstColumns, OnPhone } from './columns.js';
import { Details } from './details/details.js';
import type { MachineRow } from './figures.js';
import { filters } from './filters.js';
import { ListBar } from './list-bar.js';
import { machineAt } from './machine.js';
import { NeedsPart } from './needs-part.js';
import { SelectionBar } from './selection-bar.js';
import { type Machines, useMachines } from './use-machines.js';

const none: readonly MachineRow[] = [];
const firstSort = { id: 'name', isDescending: false };

/** Rows render as a deferred update, which blocks nothing, unless those shown are outside the current choice. */
export default function MachinesPage() {
  const newest = useMachines();
  const drawn = useDeferredValue(newest);
  return <MachineList machines={drawn.of === newest.of ? drawn : newest} />;
}

const MachineList = memo(function MachineList({ machines }: { machines: Machines }) {
  const currency = useCurrency();
  const { rows, read, billed, needed, results, list } = machines;
  const [q, setQ] = useParam('q');
  const [sortBy, setSort] = useParam('sort');
  const [cols, setCols] = useParam('cols');
  const [open, setOpen] = useParam('open');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const columns = useMemo(() => columnsFor(symbolOf(currency)), [currency]);
  const shown = useMemo(() => cols?.split(',') ?? firstColumns, [cols]);
  const shownColumns = useMemo(() => columns.filter(({ id }) => id === 'name' || shown.includes(id)), [columns, shown]);
  const sort = sortIn(sortBy, firstSort);
  const { matches } = useMemo(() => compile(parse(q ?? ''), filters), [q]);
  const found = useMemo(
    () => rows && sorted(rows.filter(matches), columns, sortIn(sortBy, firstSort)),
    [rows, matches, columns, sortBy],
  );
  const items = useMemo(
    (): readonly GridItem<MachineRow>[] => (found ?? none).map((row) => ({ kind: 'row', row })),
    [found],
  );
  // Acts never apply to rows that the filter hides.
  const chosen = useMemo(() => (found ?? none).filter(({ key }) => selected.has(key)), [found, selected]);
  const opened = machineAt(rows ?? none, open);
  const at = opened ? (found ?? none).findIndex(({ key }) => key === opened.key) : -1;

  useEscape(chosen.length > 0 && open === null, () => setSelected(new Set()));

  function show(ids: readonly string[]): void {
    const text = columns.flatMap(({ id }) => (ids.includes(id) ? [id] : [])).join(',');
    setCols(text === firstColumns.join(',') || text === '' ? null : text, { replace: true });
  }

  function step(by: 1 | -1): void {
    const next = found?.[at + by];
    if (next) setOpen(next.key, { replace: true });
  }

  return (
    <Beside
      width={440}
      sideLabel={opened?.name ?? 'Machine'}
      onClose={() => setOpen(null)}
      side={
        open === null || rows === undefined ? null : (
          <Details key={open} machine={opened} onStep={step} onClose={() => setOpen(null)} />
        )
      }
      list={
        <>
          <NeedsPart rows={rows} needed={needed} billed={billed} isShort={q !== null} />
          <FilterField
            label="Filter machines"
            text={q ?? ''}
            onText={(text) => setQ(text === '' ? null : text, { replace: true })}
            filters={filters}
            rows={rows ?? none}
            placeholder="status:!healthy  label:env=production  cost:>1000"
          />
          <ListBar
            rows={found}
            all={rows?.length ?? null}
            currency={currency}
            read={read}
            billed={billed}
            isGrowing={list.isGrowing}
            columns={columns}
            shown={shown}
            operation={list.operation}
            onShow={show}
          />
          <ReadAge of="the machines" results={results} read={read} />
          {results.map((each) => (
            <ProblemLine key={each.operation.query} result={each} />
          ))}
          <MissingSources of={billed} />
          {list.isCut && <p className="small warn">Some machines could not be read: the list is incomplete.</p>}
          <DataGrid
            label="machines"
            items={items}
            columns={shownColumns}
            keyOf={({ key }) => key}
            nameOf={({ name }) => name}
            phone={OnPhone}
            sort={sort}
            onSort={(next) => setSort(sortText(next), { replace: true })}
            open={opened?.key ?? null}
            onOpen={({ key }) => setOpen(key)}
            selected={selected}
            onSelect={setSelected}
            isLoading={rows === undefined && list.problems.length === 0}
            empty={<Nothing all={rows?.length ?? null} q={q} read={read} onClear={() => setQ(null)} />}
          />
          {chosen.length > 0 && (
            <SelectionBar rows={chosen} currency={currency} onClear={() => setSelected(new Set())} />
          )}
        </>
      }
    />
  );
});

interface NothingProps {
  readonly all: number | null;
  readonly q: string | null;
  readonly read: Certainty<unknown>;
  onClear(): void;
}

function Nothing({ all, q, read, onClear }: NothingProps) {
  if (all === null || (read.is !== 'whole' && all === 0)) {
    return (
      <Empty icon="plug" title="Machines unknown">
        Their accounts could not be read.
      </Empty>
    );
  }
  if (q === null) {
    return (
      <Empty icon="machines" title="No machines">
        The shown accounts have neither servers nor storage boxes.
      </Empty>
    );
  }
  return (
    <Empty
      icon="machines"
      title="No matching machines"
      way={
        <button type="button" className="button" onClick={onClear}>
          Clear the filter
        </button>
      }
    >
      Nothing {read.is !== 'whole' && 'that could be read '}has <code>{q}</code>. {counted(all, 'machine', 'machines')}{' '}
      without it.
    </Empty>
  );
}
