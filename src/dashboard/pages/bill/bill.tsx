/** All lines of the bill, grouped and filtered as chosen; what is billed without a known price apart. */
import { useMemo } from 'react';
import { count, figure, inMinorUnits, money, symbolOf } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { usePages } from '../../ask/use-pages.js';
import { compile } from '../../filter/match.js';
import { FilterField } from '../../filter/filter-field.js';
import { parse } from '../../filter/parse.js';
import { BillLinesDocument, type BillLinesQuery, BillUnknownDocument } from '../../generated/graphql.js';
import { Beside } from '../../parts/beside.js';
import { sorted, sortIn, sortText } from '../../parts/columns.js';
import { DataGrid, type Item } from '../../parts/data-grid.js';
import { download } from '../../parts/download.js';
import { Icon } from '../../parts/icon.js';
import { QueryLink } from '../../parts/section.js';
import { Segments } from '../../parts/segments.js';
import { Empty, ProblemLine, Skeleton } from '../../parts/states.js';
import { hrefWith, go, useParam } from '../../route/address.js';
import { useChosen, useCurrency } from '../../shell/scope.js';
import { columnsOf, PhoneLine } from './columns.js';
import { LineDetails } from './details.js';
import {
  amountOf,
  asCsv,
  filters,
  type Grouping,
  groupings,
  groupOf,
  isPriced,
  keyOf,
  type Line,
  totalOf,
} from './lines.js';

export default function Bill() {
  const currency = useCurrency();
  const variables = { currency, ...useChosen() };
  const { asked, nodes, isWhole } = usePages(BillLinesDocument, { ...variables, after: null }, pageOf);
  const without = useAsk(BillUnknownDocument, variables);
  const [text, setText] = useParam('q');
  const [by, setBy] = useParam('by');
  const [sortParam, setSort] = useParam('sort');
  const [open, setOpen] = useParam('open');
  const [show] = useParam('show');
  const grouping = groupings.find(({ key }) => key === by)?.key ?? 'none';
  const sort = useMemo(() => sortIn(sortParam, { id: 'amount', isDescending: true }), [sortParam]);
  const columns = useMemo(() => columnsOf(symbolOf(currency)), [currency]);
  const unknown = without.data?.hosting.bill.unknown;
  const lines = useMemo<readonly Line[]>(() => [...(nodes ?? []), ...(unknown ?? [])], [nodes, unknown]);
  const matches = useMemo(() => compile(parse(text ?? ''), filters).matches, [text]);
  const shown = useMemo(
    () =>
      sorted(
        lines.filter((line) => matches(line) && (show !== 'unknown' || !isPriced(line))),
        columns,
        sort,
      ),
    [lines, matches, columns, sort, show],
  );
  const items = useMemo(() => itemsOf(shown, grouping), [shown, grouping]);
  const opened = lines.find((line) => keyOf(line) === open);
  const priceless = shown.filter((line) => amountOf(line) === null).length;
  const total = money(inMinorUnits(totalOf(shown), currency), currency);

  function step(by: 1 | -1): void {
    const at = shown.findIndex((line) => keyOf(line) === open);
    const next = shown[at + by];
    if (next) setOpen(keyOf(next), { replace: true });
  }

  return (
    <Beside
      width={400}
      sideLabel="How this amount came about"
      onClose={() => setOpen(null)}
      side={
        opened && (
          <LineDetails
            line={opened}
            rates={asked.data?.hosting.bill.rates ?? []}
            currency={currency}
            onStep={step}
            onClose={() => setOpen(null)}
          />
        )
      }
      list={
        <>
          <FilterField
            label="Filter the bill"
            text={text ?? ''}
            onText={(value) => setText(value || null, { replace: true })}
            filters={filters}
            rows={lines}
            placeholder="kind:volume country:DE label:env=prod cost:>1000"
          />
          <div className="list-bar">
            <p role="status">
              {nodes === undefined ? (
                <Skeleton width={32} />
              ) : (
                <>
                  <strong>{total}</strong> a month, {count(shown.length)} of {count(lines.length)} items
                  {priceless > 0 && `, ${count(priceless)} without a price and in no amount`}
                  {!isWhole && ', more are read'}
                </>
              )}
            </p>
            <div className="section-tools">
              {show === 'unknown' && (
                <button type="button" className="button" onClick={() => go(hrefWith({ show: null }))}>
                  Without a price <Icon name="close" />
                </button>
              )}
              <span className="bill-groups">
                <Segments
                  label="Group by"
                  choices={groupings}
                  chosen={grouping}
                  onChoose={(key) => setBy(key === 'none' ? null : key)}
                />
              </span>
              <button
                type="button"
                className="button plain"
                onClick={() => download(`bill-${currency}.csv`, asCsv(shown, currency))}
              >
                <Icon name="download" /> CSV
              </button>
              <QueryLink operation={asked.operation} of="the bill" />
            </div>
          </div>
          <ProblemLine asked={asked} />
          <DataGrid
            label="Bill"
            items={items}
            columns={columns}
            keyOf={keyOf}
            nameOf={({ name, id }) => name || id}
            phone={(line) => <PhoneLine line={line} />}
            sort={sort}
            onSort={(next) => setSort(sortText(next))}
            open={open}
            onOpen={(line) => setOpen(keyOf(line))}
            empty={
              nodes === undefined ? (
                <p className="options-header">Reading the bill</p>
              ) : (
                <Empty
                  icon="bill"
                  title={lines.length === 0 ? 'Nothing is billed' : 'No line matches'}
                  way={
                    text !== null && (
                      <button type="button" className="button" onClick={() => setText(null)}>
                        Clear the filters
                      </button>
                    )
                  }
                >
                  {lines.length === 0
                    ? 'None of these accounts has anything that costs.'
                    : `${count(lines.length)} lines without these filters.`}
                </Empty>
              )
            }
          />
        </>
      }
    />
  );
}

function pageOf({ hosting }: BillLinesQuery) {
  const { nodes, pageInfo } = hosting.bill.lines;
  return { nodes: nodes.filter((line) => line !== null), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

function itemsOf(lines: readonly Line[], by: Grouping): readonly Item<Line>[] {
  if (by === 'none') return lines.map((row) => ({ kind: 'row', row }));
  const groups = [...Map.groupBy(lines, (line) => groupOf(line, by))].map(([name, rows]) => ({
    name,
    rows,
    total: totalOf(rows),
  }));
  return groups
    .toSorted((a, b) => Number(b.total) - Number(a.total))
    .flatMap(({ name, rows, total }) => [
      {
        kind: 'heading' as const,
        key: `group ${name}`,
        content: (
          <>
            <strong>{name}</strong> <span className="quiet">{count(rows.length)}</span>
            <strong className="bill-group-total">{figure(total)}</strong>
          </>
        ),
      },
      ...rows.map((row) => ({ kind: 'row' as const, row })),
    ]);
}
