/** The compared subscriptions and services: the greatest difference first. */
import { useMemo, useState } from 'react';
import { compile } from '../../../filter/match.js';
import { FilterField } from '../../../filter/filter-field.js';
import { parse } from '../../../filter/parse.js';
import type { Filter } from '../../../filter/definition.js';
import { accountLabel } from '../../../format/account-label.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { count, counted } from '../../../format/money.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { useIsPrinting } from '../../../parts/printing.js';
import { Status } from '../../../parts/status.js';
import { useParam } from '../../../route/address.js';
import { daysName } from '../../costs/view/period.js';
import { wordOf } from '../one/line-filters.js';
import { causeText, decimalsOf, exactDifference, exactMoney, toneOf, verdictWords } from '../words.js';
import type { EdgeLine } from './use-edge-comparison.js';

/** Rows at first, and with each further step. */
const step = 100;

const filters: readonly Filter<EdgeLine>[] = [
  { key: 'verdict', label: 'Verdict', kind: 'word', values: ({ verdict }) => wordOf(verdict) },
  { key: 'cause', label: 'Likely cause', kind: 'word', values: ({ cause }) => (cause === null ? null : wordOf(cause)) },
  { key: 'disputed', label: 'In dispute', kind: 'word', values: ({ isDisputed }) => (isDisputed ? 'yes' : 'no') },
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'id', label: 'Subscription', kind: 'word', values: ({ subscriptionId }) => subscriptionId },
  { key: 'kind', label: 'Kind', kind: 'word', values: ({ kind }) => kind.toLowerCase() },
  { key: 'account', label: 'Account', kind: 'word', values: ({ accountName }) => accountName },
];

interface EdgeLinesProps {
  readonly lines: readonly EdgeLine[];
  /** Every account was read. */
  readonly isWhole: boolean;
  /** More are loading. */
  readonly isGrowing: boolean;
  /** The others could not be read. */
  readonly isCut: boolean;
}

export function EdgeLines({ lines, isWhole, isGrowing, isCut }: EdgeLinesProps) {
  const isPrinting = useIsPrinting();
  const [most, setMost] = useState(step);
  const [text, setText] = useParam('q');
  const found = useMemo(() => lines.filter(compile(parse(text ?? ''), filters).matches), [lines, text]);
  const shown = isPrinting ? found : found.slice(0, most);
  const left = found.length - shown.length;
  const decimals = decimalsOf(lines.flatMap(({ billed, invoiced, difference }) => [billed, invoiced, difference]));
  return (
    <section className="section statement-lines" aria-label="Lines" aria-busy={isGrowing}>
      <div className="section-head">
        <h2>Lines</h2>
        <span className="section-note" role="status">
          {found.length === lines.length
            ? counted(lines.length, 'line', 'lines')
            : `${count(found.length)} of ${counted(lines.length, 'line', 'lines')}`}
          {isGrowing && ', loading the others'}
        </span>
      </div>
      <div className="no-print">
        <FilterField
          label="Filter the lines"
          text={text ?? ''}
          onText={(next) => setText(next || null, { replace: true })}
          filters={filters}
          rows={lines}
          placeholder="verdict:differs kind:plan name:example.com"
        />
      </div>
      {isCut && <p className="small warn">The others could not be read: reload to try again.</p>}
      {found.length === 0 ? (
        <p className="quiet">
          {lines.length > 0
            ? 'No matching lines.'
            : isWhole
              ? 'The provider states no subscription and no usage.'
              : 'Unknown.'}
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Subscription or service</th>
              <th scope="col">Verdict</th>
              <th scope="col" className="statement-cause">
                Likely cause
              </th>
              <th scope="col" className="statement-wide">
                Period
              </th>
              <th scope="col" className="end statement-middle">
                Provider
              </th>
              <th scope="col" className="end statement-middle">
                Invoice
              </th>
              <th scope="col" className="end">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Row key={line.key} line={line} decimals={decimals} />
            ))}
          </tbody>
        </table>
      )}
      {left > 0 && (
        <p className="statement-more">
          <button type="button" className="button" onClick={() => setMost(most + 5 * step)}>
            Show {count(Math.min(left, 5 * step))} more
          </button>{' '}
          <span className="small quiet">{count(left)} are not shown.</span>
        </p>
      )}
    </section>
  );
}

function Row({ line, decimals }: { line: EdgeLine; decimals: number }) {
  const { name, kind, accountName, verdict, cause, periodStart, periodEnd, billed, invoiced, difference } = line;
  return (
    <tr className="statement-line">
      <th scope="row">
        <span className="statement-name">
          <span className="strong">
            <OutsideText>{name}</OutsideText>
          </span>
          <span className="small quiet">
            {billKinds[kind]}, <OutsideText>{accountLabel('EDGE', accountName)}</OutsideText>
          </span>
        </span>
      </th>
      <td>
        <Status tone={toneOf(line)}>{verdictWords[verdict]}</Status>
        {cause !== null && <span className="small quiet statement-cause-below">{causeText(cause)}</span>}
      </td>
      <td className="statement-cause">{cause !== null && causeText(cause)}</td>
      <td className="quiet statement-wide">
        {periodStart !== null && periodEnd !== null && daysName(periodStart.slice(0, 10), periodEnd.slice(0, 10))}
      </td>
      <td className="end statement-middle">
        {billed === null ? <span className="quiet">not stated</span> : exactMoney(billed, decimals)}
      </td>
      <td className="end statement-middle">
        {invoiced === null ? <span className="quiet">unknown</span> : exactMoney(invoiced, decimals)}
      </td>
      <td className="end">
        {difference === null ? (
          <span className="quiet">unknown</span>
        ) : (
          <span className="strong">{exactDifference(difference, decimals)}</span>
        )}
      </td>
    </tr>
  );
}
