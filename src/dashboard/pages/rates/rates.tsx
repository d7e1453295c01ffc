/** The value of one unit of a currency in all others, and its history. */
import { useMemo } from 'react';
import { count, counted } from '../../format/money.js';
import { FilterField } from '../../filter/filter-field.js';
import { compile } from '../../filter/match.js';
import { parse } from '../../filter/parse.js';
import { Beside } from '../../parts/side-panel.js';
import { sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { csv } from '../../parts/export/csv.js';
import { DataGrid, type GridItem } from '../../parts/grid/data-grid.js';
import { download } from '../../parts/export/download.js';
import { Icon } from '../../parts/icon.js';
import { QueryLink } from '../../parts/section.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { useStore } from '../../parts/store.js';
import { useParam } from '../../route/address.js';
import { CurrencySelect } from '../../shell/currency-select.js';
import { csvRows } from './as-csv.js';
import { DayChoice } from './day-choice.js';
import { filters } from './filters.js';
import { OfDay } from './of-day.js';
import { Opened } from './opened.js';
import { PhoneRow } from './phone-row.js';
import { pinned } from './changes/pinned.js';
import { columnsOf, mostDigits } from './rate-columns.js';
import { groupsOf, type RateRow } from './rows.js';
import { useRates } from './use-rates.js';
import { useSparks } from './use-spark.js';

const sideWidth = 688;
const noRows: readonly RateRow[] = [];

export default function RatesPage() {
  const rates = useRates();
  const { base, date, day, table, known, moved, rows, inBill } = rates;
  const [text, setText] = useParam('q');
  const [sortWord, setSort] = useParam('sort');
  const [open, setOpen] = useParam('open');
  const [, setBase] = useParam('base');
  const pins = useStore(pinned);
  const sparks = useSparks(base, day);
  const digits = useMemo(() => mostDigits(rows ?? noRows), [rows]);
  const columns = useMemo(() => columnsOf({ base, day, sparks, digits }), [base, day, sparks, digits]);
  const sort = sortIn(sortWord, null);
  const groups = useMemo(() => {
    const { matches } = compile(parse(text ?? ''), filters);
    const chosen = sortIn(sortWord, null);
    return groupsOf((rows ?? noRows).filter(matches), inBill.codes, pins).map((group) => ({
      ...group,
      rows: sorted(group.rows, columns, chosen),
    }));
  }, [rows, text, inBill.codes, pins, columns, sortWord]);
  const items = useMemo(() => groups.flatMap(itemsOf), [groups]);
  const shown = groups.flatMap((group) => group.rows);
  const opened = open?.toUpperCase() ?? null;
  const close = () => setOpen(null);
  const list = (
    <>
      <OfDay rates={rates} />
      <div className="list-bar rates-bar">
        <span className="rates-one">
          One
          <CurrencySelect label="Base of the rates" value={base} onChange={(code) => setBase(code)} />
          is
        </span>
        <div className="rates-filter">
          <FilterField
            label="Filter the rates"
            text={text ?? ''}
            onText={(next) => setText(next === '' ? null : next, { replace: true })}
            filters={filters}
            rows={rows ?? noRows}
            placeholder="Code, name or country"
          />
        </div>
        <span className="section-tools">
          <DayChoice date={date} />
          <button
            type="button"
            className="button plain"
            disabled={shown.length === 0}
            onClick={() => download(`rates-${base}-${day ?? ''}.csv`, csv(csvRows(shown, base)))}
          >
            <Icon name="download" /> <span className="rates-word">CSV</span>
          </button>
          <QueryLink operation={table.operation} of="the rates" />
        </span>
      </div>
      <ProblemLine result={table.problems.length > 0 ? table : known.problems.length > 0 ? known : moved} />
      <p className="hidden-text" role="status">
        {rows && counted(shown.length, 'currency', 'currencies')}
      </p>
      {(rows || table.problems.length === 0) && (
        <div className={`rates-table ${table.isOld ? 'old' : ''}`} aria-busy={table.isBusy}>
          <DataGrid
            label="Rates"
            items={items}
            columns={columns}
            keyOf={({ code }) => code}
            nameOf={({ name }) => name}
            phone={(row) => <PhoneRow row={row} day={day} />}
            sort={sort}
            onSort={(next) => setSort(sortText(next), { replace: true })}
            open={opened}
            onOpen={({ code }) => setOpen(code, { replace: opened !== null })}
            isLoading={rows === undefined}
            empty={
              <Empty
                icon="rates"
                title="No matching currencies"
                way={
                  <button type="button" className="button" onClick={() => setText(null)}>
                    Clear the filter
                  </button>
                }
              />
            }
          />
        </div>
      )}
    </>
  );
  return (
    <Beside
      width={sideWidth}
      list={list}
      sideLabel={opened === null ? '' : `${base} to ${opened}`}
      onClose={close}
      side={
        (opened !== null && (
          <Opened
            open={opened}
            rates={rates}
            onClose={close}
            onStep={(step) => setOpen(beside(shown, opened, step), { replace: true })}
          />
        )) ||
        null
      }
    />
  );
}

function itemsOf({ title, rows }: { title: string; rows: readonly RateRow[] }): readonly GridItem<RateRow>[] {
  const content = (
    <>
      <strong>{title}</strong> <span className="quiet">{count(rows.length)}</span>
    </>
  );
  return [{ kind: 'heading', key: `heading ${title}`, content }, ...rows.map((row) => ({ kind: 'row' as const, row }))];
}

/** The row before or after; the same one at the ends. */
function beside(rows: readonly RateRow[], code: string, step: 1 | -1): string {
  const at = rows.findIndex((row) => row.code === code);
  return rows[at + step]?.code ?? code;
}
