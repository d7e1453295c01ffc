/** All lines of the bill, grouped and filtered as chosen; items without a known price are separate. */
import { type ReactNode, useMemo } from 'react';
import { count, figure, money, symbolOf } from '../../format/money.js';
import { amountIn, countIn, asLowerBound, type Certainty, certaintyOf } from '../../ask/certainty.js';
import { nextPageOf, usePages } from '../../ask/use-pages.js';
import { compile } from '../../filter/match.js';
import { FilterField } from '../../filter/filter-field.js';
import { parse } from '../../filter/parse.js';
import {
  BillLinesDocument,
  type BillLinesQuery,
  type BillLinesQueryVariables,
  BillUnknownDocument,
  type BillUnknownQuery,
  type BillUnknownQueryVariables,
} from '../../generated/graphql.js';
import { Beside } from '../../parts/side-panel.js';
import { sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { DataGrid, type GridItem } from '../../parts/grid/data-grid.js';
import { download } from '../../parts/export/download.js';
import { Figure } from '../../parts/figure.js';
import { Icon } from '../../parts/icon.js';
import { MissingSources, lackingText } from '../../parts/missing-sources.js';
import { ReadAge } from '../../parts/read-age.js';
import { QueryLink } from '../../parts/section.js';
import { Segments } from '../../parts/segments.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { hrefWith, go, useParam } from '../../route/address.js';
import { useScope } from '../../shell/scope.js';
import { ViewsMenu } from '../../views/views-menu.js';
import { columnsOf, PhoneLine } from './columns.js';
import { LineDetails } from './details.js';
import {
  amountOf,
  asCsv,
  filters,
  type LineGrouping,
  groupings,
  groupKeyOf,
  groupOf,
  isPriced,
  keyOf,
  type Line,
  totalOf,
} from './lines.js';
import { OutsideText } from '../../parts/outside-text.js';

const behindLines = nextPageOf<BillLinesQuery, BillLinesQueryVariables>(({ hosting }) => hosting.bill.lines.pageInfo);
const behindUnknown = nextPageOf<BillUnknownQuery, BillUnknownQueryVariables>(
  ({ hosting }) => hosting.bill.unknown.pageInfo,
);

export function BillLines({ partChoice }: { partChoice: ReactNode }) {
  const variables = useScope();
  const result = usePages(BillLinesDocument, { ...variables, after: null }, behindLines);
  const without = usePages(BillUnknownDocument, { ...variables, after: null }, behindUnknown);
  // That of the displayed bill, also while another one is loading.
  const currency = result.data?.hosting.bill.currency ?? variables.currency;
  const [text, setText] = useParam('q');
  const [by, setBy] = useParam('by');
  const [sortParam, setSort] = useParam('sort');
  const [open, setOpen] = useParam('open');
  const [show] = useParam('show');
  const grouping = groupings.find(({ key }) => key === by)?.key ?? 'none';
  const sort = useMemo(() => sortIn(sortParam, { id: 'amount', isDescending: true }), [sortParam]);
  const columns = useMemo(() => columnsOf(symbolOf(currency)), [currency]);
  const bill = certaintyOf(result, ({ hosting }) => hosting.bill);
  const isAwaited = bill.is === 'awaited';
  const lines = useMemo<readonly Line[]>(
    () =>
      // Lines without a price, on their own, would look like the complete bill.
      isAwaited
        ? []
        : [
            ...result.pages.flatMap(({ hosting }) => hosting.bill.lines.nodes),
            ...without.pages.flatMap(({ hosting }) => hosting.bill.unknown.nodes),
          ],
    [result.pages, without.pages, isAwaited],
  );
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
  const isCut = result.isCut || without.isCut;
  // Lines that are still loading are in no sum.
  const summed = asLowerBound(bill, isCut || result.isGrowing || without.isGrowing);
  const priceless = shown.filter((line) => amountOf(line) === null).length;
  const hasPrice = shown.length === 0 || priceless < shown.length;
  // Items without a price cost something, not nothing.
  const total = amountIn(summed, () => (hasPrice ? totalOf(shown, currency) : null));
  const isComplete = summed.is === 'whole';
  const items = useMemo(() => itemsOf(shown, grouping, currency, isComplete), [shown, grouping, currency, isComplete]);
  const opened = lines.find((line) => keyOf(line) === open);

  function step(by: 1 | -1): void {
    const at = shown.findIndex((line) => keyOf(line) === open);
    const next = shown[at + by];
    if (next) setOpen(keyOf(next), { replace: true });
  }

  return (
    <Beside
      width={400}
      sideLabel="How this amount is made up"
      onClose={() => setOpen(null)}
      side={
        opened && (
          <LineDetails
            line={opened}
            rates={result.data?.hosting.bill.rates ?? []}
            currency={currency}
            onStep={step}
            onClose={() => setOpen(null)}
          />
        )
      }
      list={
        <>
          {partChoice}
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
              <strong>
                <Figure of={total} width={32}>
                  {money}
                </Figure>
              </strong>{' '}
              {!isAwaited && (bill.is !== 'unknown' || shown.length > 0) && (
                <>
                  {total.is !== 'unknown' && 'a month, '}
                  {count(shown.length)} of <Figure of={countIn(bill, () => lines.length)}>{count}</Figure> items
                  {priceless > 0 && `, ${count(priceless)} without a price, not included`}
                  {(result.isGrowing || without.isGrowing) && ', loading more'}
                  {isCut && ', the rest could not be read'}
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
              <ViewsMenu page="bill" />
              <button
                type="button"
                className="button plain"
                onClick={() => download(`bill-${currency}.csv`, asCsv(shown, currency, lackingText(bill)))}
              >
                <Icon name="download" /> CSV
              </button>
              <QueryLink operation={result.operation} of="the bill" />
            </div>
          </div>
          <ReadAge of="the bill" results={[result, without]} read={bill} />
          <ProblemLine result={result} />
          <MissingSources of={bill} />
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
            isLoading={isAwaited}
            empty={<Nothing bill={bill} all={lines.length} onClear={text === null ? null : () => setText(null)} />}
          />
        </>
      }
    />
  );
}

/** An account that could not be read may have lines. */
function Nothing({ bill, all, onClear }: { bill: Certainty<unknown>; all: number; onClear: (() => void) | null }) {
  const isUnread = all === 0 && bill.is !== 'whole';
  return (
    <Empty
      icon={isUnread ? 'plug' : 'bill'}
      title={isUnread ? 'The bill is unknown' : all === 0 ? 'Nothing is billed' : 'No matching lines'}
      way={
        onClear !== null && (
          <button type="button" className="button" onClick={onClear}>
            Clear the filters
          </button>
        )
      }
    >
      {isUnread
        ? 'The accounts with billed resources could not be read.'
        : all === 0
          ? 'None of these accounts has anything billed.'
          : `${count(all)} lines without these filters.`}
    </Empty>
  );
}

function itemsOf(
  lines: readonly Line[],
  by: LineGrouping,
  currency: string,
  isComplete: boolean,
): readonly GridItem<Line>[] {
  if (by === 'none') return lines.map((row) => ({ kind: 'row', row }));
  const groups = [...Map.groupBy(lines, (line) => groupKeyOf(line, by))].map(([key, rows]) => ({
    key,
    name: rows[0] ? groupOf(rows[0], by) : key,
    rows,
    total: totalOf(rows, currency).amount,
    isPriced: rows.some((line) => amountOf(line) !== null),
  }));
  return groups
    .toSorted((a, b) => Number(b.total) - Number(a.total))
    .flatMap(({ key, name, rows, total, isPriced }) => [
      {
        kind: 'heading' as const,
        key: `group ${key}`,
        content: (
          <>
            <strong>
              <OutsideText>{name}</OutsideText>
            </strong>{' '}
            <span className="quiet">{count(rows.length)}</span>
            <strong className="bill-group-total">
              {isPriced && !isComplete && <span className="at-least">at least</span>}{' '}
              {isPriced ? figure(total) : 'unknown'}
            </strong>
          </>
        ),
      },
      ...rows.map((row) => ({ kind: 'row' as const, row })),
    ]);
}
