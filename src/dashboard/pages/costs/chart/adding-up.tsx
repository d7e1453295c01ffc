/** The sum of the period by the end of each bar, with the budget and its 80 %. */
import { figure, money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { passedOn } from '../figures/budget-of.js';
import { daysName, today } from '../view/period.js';
import { addedUp } from './added-up.js';
import { Frame, left } from './frame.js';
import { scaleOf } from './scale.js';
import type { Stack } from './stacks.js';
import { UnreadBar } from './unread-bar.js';

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
          {sums.map(({ bar, known: soFar, total: atEnd, layers }, index) =>
            atEnd === null ? null : (
              <g key={bar.from}>
                {(soFar === null || atEnd > soFar) && (
                  <rect
                    className="costs-to-come"
                    x={x(index)}
                    width={barWidth}
                    y={y(atEnd)}
                    height={Math.max(0, y(soFar === null ? 0 : soFar) - y(atEnd))}
                  >
                    <title>{`By ${daysName(bar.days.to, bar.days.to)}, if nothing changes: ${figure(atEnd.toFixed(2))}`}</title>
                  </rect>
                )}
                {soFar !== null &&
                  layers.map(({ look, from, to }) => {
                    const [high, low] = [y(Math.max(from, to)), y(Math.min(from, to))];
                    const sum = `By ${daysName(bar.days.to, bar.days.to)}: ${figure(soFar.toFixed(2))}`;
                    const place = { x: x(index), width: barWidth };
                    if (look === 'unread') {
                      const title = `${sum}, of it not read, assumed: ${figure((to - from).toFixed(2))}`;
                      return <UnreadBar key={look} {...place} top={high} bottom={low} title={title} />;
                    }
                    return (
                      <rect
                        key={look}
                        className={look === 'estimated' ? 'costs-sum costs-light' : 'costs-sum'}
                        {...place}
                        y={high}
                        height={low - high}
                      >
                        <title>{sum}</title>
                      </rect>
                    );
                  })}
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
