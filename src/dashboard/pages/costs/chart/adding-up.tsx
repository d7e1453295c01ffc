/** The sum of the period by the end of each bar, with the budget and its 80 %. */
import { figure, money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { passedOn } from '../figures/budget-of.js';
import { daysName, today } from '../view/period.js';
import { Frame, left } from './frame.js';
import { scaleOf } from './scale.js';
import type { Stack } from './stacks.js';

interface AddingUpProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly stacks: readonly Stack[];
  /** The budget, in the currency of the amounts. */
  readonly limit: { readonly amount: string; readonly currency: string } | null;
  readonly hasDays: boolean;
}

export function AddingUp({ label, width, height, stacks, limit, hasDays }: AddingUpProps) {
  const sums = addedUp(stacks);
  const top = limit === null ? Number.NaN : Number(limit.amount);
  const scale = scaleOf([...sums.flatMap((each) => each.total ?? []), ...(limit === null ? [] : [top])], 3);
  return (
    <Frame
      label={label}
      width={width}
      height={height}
      bars={stacks.map(({ bar }) => bar)}
      scale={scale}
      hasDays={hasDays}
    >
      {({ x, y, barWidth }) => (
        <>
          {sums.map(({ bar, known: soFar, total: atEnd, isLight }, index) =>
            atEnd === null ? null : (
              <g key={bar.from}>
                {(soFar === null || atEnd > soFar) && (
                  <rect
                    className="costs-to-come"
                    x={x(index)}
                    width={barWidth}
                    y={y(atEnd)}
                    height={Math.max(0, y(0) - y(atEnd))}
                  >
                    <title>{`By ${daysName(bar.days.to, bar.days.to)}, if nothing changes: ${figure(atEnd.toFixed(2))}`}</title>
                  </rect>
                )}
                {soFar !== null && (
                  <rect
                    className={isLight ? 'costs-sum costs-light' : 'costs-sum'}
                    x={x(index)}
                    width={barWidth}
                    y={y(Math.max(0, soFar))}
                    height={Math.abs(y(0) - y(soFar))}
                  >
                    <title>{`By ${daysName(bar.days.to, bar.days.to)}: ${figure(soFar.toFixed(2))}`}</title>
                  </rect>
                )}
              </g>
            ),
          )}
          {limit !== null && (
            <>
              <line className="costs-budget" x1={left} x2={width} y1={y(top)} y2={y(top)} />
              <text className="costs-budget-words" x={left + 4} y={y(top) - 4}>
                Budget {money(limit)}
              </text>
              <line className="costs-budget-part" x1={left} x2={width} y1={y(top * 0.8)} y2={y(top * 0.8)} />
              <text className="costs-tick" x={width - 4} y={y(top * 0.8) - 4} textAnchor="end">
                {partWords(stacks, top * 0.8)}
              </text>
            </>
          )}
        </>
      )}
    </Frame>
  );
}

/** Names the day by whose end the part of the budget is reached, if all goes on. */
function partWords(stacks: readonly Stack[], part: number): string {
  const day = passedOn(
    stacks.map(({ bar }) => bar),
    String(part),
  );
  if (day === null) return '80 %';
  return `80 %, ${day < today() ? 'reached' : 'about'} ${time(day, 'plainDay')}`;
}

interface Sum {
  readonly bar: Stack['bar'];
  /** Null: to come alone. */
  readonly known: number | null;
  /** Null where nothing is known of the bar. */
  readonly total: number | null;
  /** Something is missing in it. */
  readonly isLight: boolean;
}

/** Behind a bar of which nothing is known all sums are lower bounds. */
function addedUp(stacks: readonly Stack[]): readonly Sum[] {
  let [known, total, isLight] = [0, 0, false];
  return stacks.map(({ bar, amount, toCome }) => {
    const isUnknown = amount === null && bar.toCome === null;
    isLight ||= isUnknown;
    if (amount !== null) known += amount;
    total += amount === null ? toCome : amount + toCome;
    return { bar, known: amount === null ? null : known, total: isUnknown ? null : total, isLight };
  });
}
