/** The charts of the period, one below the other, or the same values as a table. */
import { useMemo, useRef, useState } from 'react';
import { type Money, symbolOf } from '../../../format/money.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { QueryLink } from '../../../parts/section.js';
import { Segments } from '../../../parts/segments.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { useWidth } from '../../../parts/use-width.js';
import type { Costs } from '../data/costs.js';
import { pickerOf } from '../data/picked.js';
import type { CostsRead } from '../data/use-costs.js';
import { groupName, groupTerm } from '../view/grouping.js';
import { narrow } from '../view/narrow.js';
import { sinceWords } from '../view/known-days.js';
import { barLength, periodName } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { AddingUp } from './adding-up.js';
import { BarTable } from './bar-table.js';
import { EachBar, UnknownBand } from './each-bar.js';
import { marksOf } from './marks.js';
import { stacksOf, tonesOf, type BarTone } from './stacks.js';

const eachWords = { DAY: 'Each day', WEEK: 'Each week', MONTH: 'Each month' } as const;
const phoneBelow = 560;

interface CostsChartProps {
  readonly view: View;
  readonly read: CostsRead;
  readonly costs: Costs;
  readonly limit: Money | null;
}

export function CostsChart({ view, read, costs, limit }: CostsChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [asTable, setAsTable] = useState(false);
  const [part, setPart] = useState<'each' | 'sum'>('sum');
  const { period, by, labelKey, rowTerms, side } = view;
  const tones = useMemo(
    () => tonesOf(costs, ({ group }) => groupName(group, by), pickerOf(rowTerms)),
    [costs, by, rowTerms],
  );
  const stacks = useMemo(() => stacksOf(costs, tones), [costs, tones]);
  const symbol = symbolOf(costs.currency);
  const unit = `${symbol} ${side === 'net' ? 'without tax' : 'with tax'}`;
  const each = eachWords[barLength(period)];
  const isPhone = width > 0 && width < phoneBelow;
  const heading = `${periodName(period)}${sinceWords(period, costs.days)}`;
  const then = read.then?.bars ?? [];
  const marks = marksOf(costs.bars, read.firstDay);

  function termOf(groupText: string): string | null {
    const group = costs.groups.find((one) => one.text === groupText)?.group;
    return (group && groupTerm(group, by, labelKey)) || null;
  }

  function pick(groupText: string): void {
    const term = termOf(groupText);
    if (term !== null) narrow(view, term);
  }

  return (
    <section className="section costs-charts" aria-label={`${heading}, ${unit}`} aria-busy={read.barsResult.isBusy}>
      <div className="section-head">
        <h2>{heading}</h2>
        <span className="section-note">{unit}</span>
        <div className="section-tools">
          {isPhone && !asTable && (
            <Segments<'each' | 'sum'>
              label="Chart"
              choices={[
                { key: 'each', label: each },
                { key: 'sum', label: 'Adding up' },
              ]}
              chosen={part}
              onChoose={setPart}
            />
          )}
          <button
            type="button"
            className="button plain icon-only"
            aria-pressed={asTable}
            aria-label="Show as a table"
            title="Show as a table"
            onClick={() => setAsTable(!asTable)}
          >
            <Icon name="table" />
          </button>
          <QueryLink operation={read.barsResult.operation} of="the chart" />
        </div>
      </div>
      {read.barsResult !== read.result && <ProblemLine result={read.barsResult} />}
      <div ref={place}>
        {asTable ? (
          <BarTable costs={costs} then={then} unit={unit} hasThen={read.then !== undefined} />
        ) : width === 0 || (costs.bars.length === 0 && read.barsResult.isBusy) ? (
          <Skeleton width={30} />
        ) : (
          <>
            {(!isPhone || part === 'each') && (
              <>
                {!isPhone && <h3>{each}</h3>}
                <EachBar
                  label={`${each}, ${unit}`}
                  width={width}
                  height={isPhone ? 220 : 190}
                  stacks={stacks}
                  then={then}
                  marks={marks}
                  onPick={pick}
                />
              </>
            )}
            {(!isPhone || part === 'sum') && (
              <>
                {!isPhone && <h3>Adding up</h3>}
                <AddingUp
                  label={`Adding up, ${unit}`}
                  width={width}
                  height={isPhone ? 220 : 150}
                  stacks={stacks}
                  limit={limit}
                  hasDays
                />
              </>
            )}
            <UnknownBand width={width} stacks={stacks} />
          </>
        )}
      </div>
      {!asTable && (
        <Legend
          tones={tones}
          stacks={stacks}
          then={then.length > 0 ? view.comparison.label : null}
          canPick={(text) => termOf(text) !== null}
          onPick={pick}
        />
      )}
    </section>
  );
}

interface LegendProps {
  readonly tones: readonly BarTone[];
  readonly stacks: ReturnType<typeof stacksOf>;
  readonly then: string | null;
  canPick(text: string): boolean;
  onPick(text: string): void;
}

/** Its groups are buttons: parts of bars are no stops for a keyboard. */
function Legend({ tones, stacks, then, canPick, onPick }: LegendProps) {
  return (
    <p className="costs-keys">
      {tones.map(({ tone, name, text }) => (
        <span key={tone} className="key">
          <span className={`swatch tone-${tone}`} />{' '}
          {text === null || !canPick(text) ? (
            <OutsideText>{name}</OutsideText>
          ) : (
            <button type="button" className="button link" title="Show only this" onClick={() => onPick(text)}>
              <OutsideText>{name}</OutsideText>
            </button>
          )}
        </span>
      ))}
      {stacks.some(({ isEstimated, isUnread }) => isEstimated && !isUnread) && (
        <span className="key">
          <span className="swatch costs-assumed" /> estimated in part
        </span>
      )}
      {stacks.some(({ isUnread }) => isUnread) && (
        <span className="key">
          <span className="swatch costs-unread-key" /> not read, assumed
        </span>
      )}
      {stacks.some(({ toCome }) => toCome > 0) && (
        <span className="key">
          <span className="swatch rest" /> to come, if nothing changes
        </span>
      )}
      {then !== null && (
        <span className="key">
          <span className="costs-then-key" /> {then}
        </span>
      )}
    </p>
  );
}
