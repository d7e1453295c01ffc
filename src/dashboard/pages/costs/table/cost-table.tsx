/** The table of the period: each group, how it differs from the other period, and why. */
import { type ReactNode, useState } from 'react';
import { count, figure, symbolOf } from '../../../format/money.js';
import { signedFigure, signedPercent } from '../../../format/signed.js';
import { time } from '../../../format/time.js';
import { Segments } from '../../../parts/segments.js';
import { QueryLink } from '../../../parts/section.js';
import { useIsPrinting } from '../../../parts/printing.js';
import { LabelKey } from '../../../parts/form/label-key.js';
import { go, hrefWith, useParam } from '../../../route/address.js';
import { ViewsMenu } from '../../../views/views-menu.js';
import { printTerm } from '../../../filter/print.js';
import { tonesOf } from '../chart/stacks.js';
import { type Costs, differenceOf } from '../data/costs.js';
import { pickerOf } from '../data/picked.js';
import type { CostsRead } from '../data/use-costs.js';
import { againstName } from '../figures/figures.js';
import { groupings, groupName } from '../view/grouping.js';
import { barLength, daysName, periodName } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { Choice } from '../view/choice.js';
import { columnCount, GroupRows } from './group-rows.js';
import { type Order, orders } from './sorted.js';

interface CostTableProps {
  readonly view: View;
  readonly read: CostsRead;
  readonly costs: Costs;
  /** Links of exports and the button that prints. */
  readonly acts: ReactNode;
}

/** Rows that are opened at once. */
const mostOpened = 30;

const eachWords = { DAY: 'Each day', WEEK: 'Each week', MONTH: 'Each month' } as const;

export function CostTable({ view, read, costs, acts }: CostTableProps) {
  const [sort, setSort] = useParam('sort');
  const [isAllOpen, setAllOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const order: Order = orders.find((each) => each === sort) ?? 'amount';
  const { by, labelKey, comparison, period } = view;
  // Nothing differs from a period that was not read, and nothing is new.
  const hasThen = comparison.then !== null && read.then !== undefined && read.then.total !== null;
  // Reasons need a reading of two days alone; without one of both, all would be new.
  const hasReason = hasThen || (read.why !== undefined && costs.groups.some(({ reasons }) => reasons.length > 0));
  const columns = { hasThen, hasReason };
  const isWaiting = by === 'label' && labelKey === null;
  const symbol = symbolOf(costs.currency);
  const grouping = groupings.find(({ key }) => key === by) ?? groupings[0];
  const isPicked = pickerOf(view.rowTerms);
  const tones = tonesOf(costs, ({ group }) => groupName(group, by), isPicked);
  const then = read.then?.total ?? null;
  // No line is left of an incomplete invoice: nothing is known.
  const total = costs.groups.length === 0 && !costs.isComplete ? null : costs.total;
  const difference = then === null || total === null ? null : differenceOf(total, then);
  const chooseGroup = (key: string) => go(hrefWith({ by: key === 'kind' ? null : key }));
  const head = (key: Order, words: string, className = '') => (
    <th scope="col" className={className} aria-sort={order === key ? 'descending' : undefined}>
      <button
        type="button"
        className="button plain small costs-sort"
        onClick={() => setSort(key === 'amount' ? null : key, { replace: true })}
      >
        {words}
        {order === key && <span aria-hidden="true"> ↓</span>}
      </button>
    </th>
  );
  // Each row that is opened asks for its resources.
  const canOpenAll = by !== 'resource' && costs.groups.length <= mostOpened;
  const isMore = costs.groupCount > costs.groups.length;
  return (
    <section
      className="section costs-table"
      aria-label={`By ${grouping.label.toLowerCase()}`}
      aria-busy={read.result.isBusy}
    >
      <div className="section-head">
        <h2>By</h2>
        <span className="costs-groups">
          <Segments label="Group by" choices={groupings} chosen={by} onChoose={chooseGroup} />
        </span>
        <Choice label="Group by" className="costs-groups-list" choices={groupings} chosen={by} onChoose={chooseGroup} />
        <div className="section-tools">
          {canOpenAll && (
            <button type="button" className="button" onClick={() => setAllOpen(!isAllOpen)}>
              {isAllOpen ? 'Close all' : 'Open all'}
            </button>
          )}
          <ViewsMenu page="costs" />
          {acts}
          <QueryLink operation={read.result.operation} of="the groups" />
        </div>
      </div>
      {by === 'label' && <LabelKey value={labelKey ?? ''} onChange={(key) => go(hrefWith({ label: key }))} />}
      {view.rowTerms.length > 0 && (
        <p className="small quiet">
          Only rows with <code>{view.rowTerms.map(printTerm).join(' ')}</code>: the figures and sums are those of all
          rows.
        </p>
      )}
      {!isWaiting && (
        <table>
          <thead>
            <tr>
              {head('name', grouping.label)}
              <th scope="col" className="end costs-items">
                Items
              </th>
              <th scope="col" className="costs-each">
                {eachWords[barLength(period)]}, own scale
              </th>
              {head('amount', `${nowName(view, costs)} ${symbol}`, 'end')}
              {hasThen && (
                <>
                  <th scope="col" className="end costs-former">
                    {againstName(view, read)} {symbol}
                  </th>
                  {head('delta', `Δ ${symbol}`, 'end costs-delta')}
                  <th scope="col" className="end costs-share">
                    Δ %
                  </th>
                </>
              )}
              {columns.hasReason && (
                <th scope="col" className="costs-reason" title={reasonTitle(read)}>
                  Reason, {symbol}
                  {period.month === null && ' a month'}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <GroupRows
              view={view}
              groups={costs.groups.filter(isPicked)}
              columns={columns}
              order={order}
              tones={tones}
              isAllOpen={(isAllOpen || isPrinting) && canOpenAll}
              depth={0}
            />
            {isMore && (
              <tr>
                <td colSpan={columnCount(columns)} className="small quiet">
                  {count(costs.groupCount - costs.groups.length)} smaller groups are not listed.
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                All{' '}
                {!costs.isComplete && (
                  <span className="small quiet">
                    at least{costs.unknownCount > 0 && `, ${count(costs.unknownCount)} not known`}
                  </span>
                )}
              </th>
              <td className="end strong costs-items">{costs.lineCount !== null && count(costs.lineCount)}</td>
              <td className="costs-each" />
              <td className="end strong">
                {total === null ? 'not known' : figure(total)}
                {difference !== null && (
                  <span className="costs-delta-below small quiet">{signedFigure(difference)}</span>
                )}
              </td>
              {hasThen && (
                <>
                  <td className="end costs-former">{then === null ? 'not known' : figure(then)}</td>
                  <td className="end strong costs-delta">{difference !== null && signedFigure(difference)}</td>
                  <td className="end costs-share">{then !== null && total !== null && signedPercent(total, then)}</td>
                </>
              )}
              {columns.hasReason && <td className="costs-reason" />}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** Other days than a month have the reasons of what things cost a month on the last day of each period. */
function reasonTitle({ why }: CostsRead): string | undefined {
  if (!why?.days) return undefined;
  const [before, after] = [time(why.days.from, 'plainDate'), time(why.days.to, 'plainDate')];
  return `Why the monthly cost of ${after} differs from that of ${before}`;
}

/** `1 to 21 November`: the last day of a month that goes on is today. Of other days it has those that are known. */
function nowName({ period }: View, { days }: Costs): string {
  if (period.month === null) return daysName(days.from, days.to);
  if (!period.isOpen) return periodName(period);
  return daysName(period.from, new Date(Date.now()).toISOString().slice(0, 10));
}
