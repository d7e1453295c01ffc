/** A row for each group; opened it has its resources, and a resource its segments. */
import { useState } from 'react';
import { count, figure, type Decimal } from '../../../format/money.js';
import { signedFigure, signedPercent } from '../../../format/signed.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { type CostGroup, type Costs, deltaOf } from '../data/costs.js';
import { useCosts } from '../data/use-costs.js';
import type { BarTone } from '../chart/stacks.js';
import { groupFilter, groupName, groupNote, groupTerm } from '../view/grouping.js';
import { narrow } from '../view/narrow.js';
import type { View } from '../view/use-view.js';
import { LineSegments } from '../lines/line-segments.js';
import { MiniBars } from './mini-bars.js';
import { reasonText } from './reason-text.js';
import { inOrder, type Order } from './sorted.js';

/** The columns beside those of the period itself. */
interface Columns {
  /** The other period, and how it differs. */
  readonly hasThen: boolean;
  readonly hasReason: boolean;
}

export function columnCount({ hasThen, hasReason }: Columns): number {
  return 4 + (hasThen ? 3 : 0) + (hasReason ? 1 : 0);
}

interface GroupRowsProps {
  readonly view: View;
  readonly groups: Costs['groups'];
  readonly columns: Columns;
  readonly order: Order;
  /** Colours of the chart. */
  readonly tones: readonly BarTone[];
  /** All rows are open, for reading and for paper. */
  readonly isAllOpen?: boolean;
  /** How far it is within others. */
  readonly depth: number;
}

export function GroupRows({ view, groups, columns, order, tones, isAllOpen = false, depth }: GroupRowsProps) {
  const rows = inOrder(groups, order, ({ group }) => groupName(group, view.by));
  return rows.map((row) => (
    <GroupRow
      key={row.text}
      view={view}
      row={row}
      columns={columns}
      order={order}
      tone={depth === 0 ? (tones.find(({ text }) => text === row.text)?.tone ?? 3) : null}
      isAllOpen={isAllOpen}
      depth={depth}
    />
  ));
}

interface GroupRowProps {
  readonly view: View;
  readonly row: CostGroup;
  readonly columns: Columns;
  readonly order: Order;
  readonly tone: number | null;
  readonly isAllOpen: boolean;
  readonly depth: number;
}

function GroupRow({ view, row, columns, order, tone, isAllOpen, depth }: GroupRowProps) {
  // What was opened or closed by itself stays so, until all rows are.
  const [own, setOwn] = useState({ isOpen: isAllOpen, isAllOpen });
  const isOpen = own.isAllOpen === isAllOpen ? own.isOpen : isAllOpen;
  const { group, lineCount, unknownCount, now, then, inOthers, reasons, bars } = row;
  const name = groupName(group, view.by);
  const note = groupNote(group, view.by);
  const term = groupTerm(group, view.by, view.labelKey);
  const filter = groupFilter(group, view.by, view.labelKey, view.filter);
  const { hasThen, hasReason } = columns;
  const difference = deltaOf(row);
  const percent = difference === null ? '' : percentOf(now, then);
  const why = hasReason ? reasonText(reasons, { withAmounts: view.period.month === null }) : '';
  return (
    <>
      <tr className={`costs-row depth-${depth}`} data-open={isOpen ? '' : undefined}>
        <th scope="row">
          {filter === null ? (
            <span className="costs-no-twist" />
          ) : (
            <button
              type="button"
              className="button plain icon-only costs-twist"
              aria-expanded={isOpen}
              aria-label={view.by === 'resource' ? `Segments of ${name}` : `Resources of ${name}`}
              onClick={() => setOwn({ isOpen: !isOpen, isAllOpen })}
            >
              <Icon name={isOpen ? 'down' : 'next'} />
            </button>
          )}
          {tone !== null && <span className={`swatch tone-${tone}`} aria-hidden="true" />}
          <span className="costs-name">
            {term === null ? (
              <span className={depth === 0 ? 'strong' : ''}>
                <OutsideText>{name}</OutsideText>
              </span>
            ) : (
              <button
                type="button"
                className={`button link costs-pick ${depth === 0 ? 'strong' : ''}`}
                title="Show only this"
                onClick={() => narrow(view, term)}
              >
                <OutsideText>{name}</OutsideText>
              </button>
            )}
            {note !== null && (
              <span className="small quiet">
                <OutsideText>{note}</OutsideText>
              </span>
            )}
            {unknownCount > 0 && <span className="small warn">{count(unknownCount)} not known</span>}
            <span className="costs-why-below small quiet">{why}</span>
          </span>
        </th>
        <td className="end quiet costs-items">{lineCount !== null && count(lineCount)}</td>
        <td className="costs-each">
          <MiniBars values={bars} />
        </td>
        <td className="end strong">
          {now === null ? <NoAmount isThere={unknownCount > 0} isInOthers={inOthers.includes('now')} /> : figure(now)}
          {hasThen && difference !== null && (
            <span className="costs-delta-below small quiet">
              {signedFigure(difference)} {percent}
            </span>
          )}
        </td>
        {hasThen && (
          <>
            <td className="end quiet costs-former">
              {then === null ? (
                <NoAmount isThere={unknownCount > 0 && now === null} isInOthers={inOthers.includes('then')} />
              ) : (
                figure(then)
              )}
            </td>
            <td className="end costs-delta">{difference !== null && signedFigure(difference)}</td>
            <td className="end quiet costs-share">{percent}</td>
          </>
        )}
        {hasReason && <td className="costs-reason clip">{why}</td>}
      </tr>
      {isOpen &&
        filter !== null &&
        (view.by === 'resource' ? (
          <LineSegments view={{ ...view, filter }} columns={columnCount(columns)} />
        ) : (
          <Resources
            view={{ ...view, filter, by: 'resource', groupBy: ['RESOURCE'], labelKey: null }}
            columns={columns}
            order={order}
            depth={depth + 1}
          />
        ))}
    </>
  );
}

/** Something whose cost is unknown is there; what is gone is not. Of many rows, some stand alone on one side and not on the other. */
function NoAmount({ isThere, isInOthers }: { isThere: boolean; isInOthers: boolean }) {
  if (isInOthers) return <span className="quiet">in others</span>;
  return isThere ? <span className="warn">not known</span> : <span className="quiet">not there</span>;
}

function percentOf(now: Decimal | null, then: Decimal | null): string {
  if (then === null) return now === null ? '' : 'new';
  return signedPercent(now === null ? '0' : now, then) ?? '';
}

type ResourcesProps = Pick<GroupRowProps, 'view' | 'columns' | 'order' | 'depth'>;

function Resources({ view, columns, order, depth }: ResourcesProps) {
  const read = useCosts(view);
  if (read.costs === undefined) {
    return (
      <tr className={`costs-row depth-${depth}`} aria-busy={read.result.isBusy}>
        <td colSpan={columnCount(columns)}>
          <ProblemLine result={read.result} />
          {read.result.problems.length === 0 && (
            <>
              <Skeleton width={30} />
              <span className="print-only">Its resources are not read yet.</span>
            </>
          )}
        </td>
      </tr>
    );
  }
  return <GroupRows view={view} groups={read.costs.groups} columns={columns} order={order} tones={[]} depth={depth} />;
}
