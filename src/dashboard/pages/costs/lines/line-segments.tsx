/** The lines of a resource with their segments, as its invoice charges them, and how its price is made now. */
import { useState } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { figure, money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { CostsLinesDocument } from '../../../generated/graphql.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { PriceNow } from '../prices/price-now.js';
import { monthOf, today } from '../view/period.js';
import type { Side } from '../../../ask/month-so-far.js';
import type { View } from '../view/use-view.js';
import { assumptionWords, capText, chargeText, type InvoiceLine, knownText } from './segment-words.js';

/** `columns`: of the table that it stands in. */
export function LineSegments({ view, columns }: { view: View; columns: number }) {
  const { period, currency, filter, side } = view;
  const last = period.to < today() ? period.to : today();
  const month = period.month ?? monthOf(last);
  const result = useGraphQuery(CostsLinesDocument, { month, currency, filter });
  const [hasPrice, setPrice] = useState(false);
  const invoice = result.isOther ? undefined : result.data?.hosting.invoice;
  return (
    <tr className="costs-opened" aria-busy={result.isBusy}>
      <td colSpan={columns}>
        <ProblemLine result={result} />
        {period.month === null && <p className="small quiet">On the invoice of {time(`${month}-01`, 'month')}:</p>}
        {invoice === undefined ? (
          result.problems.length === 0 && <Skeleton width={30} />
        ) : invoice.lines.nodes.length === 0 ? (
          <p className="quiet">It is not on this invoice.</p>
        ) : (
          <SegmentTable lines={invoice.lines.nodes} side={side} currency={invoice.currency} />
        )}
        <button
          type="button"
          className="button small no-print"
          aria-expanded={hasPrice}
          onClick={() => setPrice(!hasPrice)}
        >
          {hasPrice ? 'Hide its price' : 'See its price now'}
        </button>
        {hasPrice && <PriceNow filter={filter} />}
      </td>
    </tr>
  );
}

interface SegmentTableProps {
  readonly lines: readonly InvoiceLine[];
  readonly side: Side;
  readonly currency: string;
}

function SegmentTable({ lines, side, currency }: SegmentTableProps) {
  return (
    <div className="costs-segments" role="region" aria-label="Segments" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Segment</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col" className="end">
              Begun hours × price
            </th>
            <th scope="col" className="end">
              {side === 'net' ? 'Net' : 'With tax'}
            </th>
            <th scope="col">Cap of the month</th>
            <th scope="col">Known from</th>
          </tr>
        </thead>
        <tbody>
          {lines.flatMap((line) => [
            ...line.segments.map((segment, place) => (
              <tr key={`${line.key} ${place}`}>
                <th scope="row">
                  <OutsideText>{segment.product ?? line.name}</OutsideText>{' '}
                  <span className="quiet">{billKinds[line.kind]}</span>
                </th>
                <td>{time(segment.from, 'moment')}</td>
                <td>{segment.until === null ? 'goes on' : time(segment.until, 'moment')}</td>
                <td className="end">{chargeText(segment, side)}</td>
                <td className="end">
                  {segment.amount?.[side] ? money(segment.amount[side]) : <span className="warn">not known</span>}
                </td>
                <td>{capText(segment, side)}</td>
                <td>{knownText(segment)}</td>
              </tr>
            )),
            <tr key={line.key} className="costs-line-sum">
              <th scope="row">{billKinds[line.kind]}</th>
              <td colSpan={3} className="quiet">
                {line.setup?.[side] && `Setup ${money(line.setup[side])}`}
              </td>
              <td className="end strong">{figure(line.rounded?.[side]?.amount ?? '')}</td>
              <td colSpan={2}>
                {currency}
                {line.assumptions.length > 0 && (
                  <span className="warn">
                    {' '}
                    ◐ Assumed: {line.assumptions.map((one) => assumptionWords[one]).join('; ')}
                  </span>
                )}
              </td>
            </tr>,
          ])}
        </tbody>
      </table>
    </div>
  );
}
