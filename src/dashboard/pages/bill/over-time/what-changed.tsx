/** The changes since yesterday or last month, line by line. */
import { unlistedIn } from '../../../ask/unlisted.js';
import { type ReactNode, useState } from 'react';
import { count } from '../../../format/money.js';
import { Section } from '../../../parts/section.js';
import { Segments } from '../../../parts/segments.js';
import { Skeleton } from '../../../parts/states.js';
import { useParam } from '../../../route/address.js';
import { type ChangeSpan, spansTo } from './change.js';
import { ChangeSummary } from './change-summary.js';
import { ChangedLines } from './changed-lines.js';
import { useChange } from './use-change.js';
import { useHistory } from './use-history.js';

/** Lines that are named until all are wanted. */
const few = 25;
/** The most lines that one response may have. */
const many = 5_000;

/** Beside the chart, which says why where there is none. */
export function WhatChanged() {
  const history = useHistory().data?.hosting.billHistory;
  const [word, setWord] = useParam('since');
  if (!history || history.firstDay === null) return null;
  const spans = spansTo(history.lastDay);
  const span = spans.find(({ key }) => key === word) ?? spans[0];
  return (
    <ChangeOver
      key={span.key}
      span={span}
      to={history.lastDay}
      firstDay={history.firstDay}
      tools={
        <Segments
          label="Since"
          choices={spans}
          chosen={span.key}
          onChoose={(key) => setWord(key === 'day' ? null : key, { replace: true })}
        />
      }
    />
  );
}

interface ChangeOverProps {
  readonly span: ChangeSpan;
  readonly to: string;
  readonly firstDay: string;
  readonly tools: ReactNode;
}

function ChangeOver({ span, to, firstDay, tools }: ChangeOverProps) {
  const [first, setFirst] = useState(few);
  const result = useChange(span, to, first);
  const change = result.isOther ? undefined : result.data?.hosting.billChange;
  const more = change ? unlistedIn(change.lines) : 0;
  return (
    <Section title="What changed" result={result} tools={tools}>
      {change ? (
        <>
          <ChangeSummary change={change} firstDay={firstDay} />
          <ChangedLines change={change} />
          {more !== 0 && first < many && (
            <button type="button" className="button link" onClick={() => setFirst(many)}>
              {more === null ? 'All others' : `${count(more)} more`}
            </button>
          )}
        </>
      ) : (
        <Skeleton width={30} />
      )}
    </Section>
  );
}
