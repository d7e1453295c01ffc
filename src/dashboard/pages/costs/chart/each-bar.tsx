/** Each day, week or month: its parts, what is assumed or to come, the other period, and below the axis what is not known. */
import { counted, figure } from '../../../format/money.js';
import { daysName } from '../view/period.js';
import { type ChartMark, Frame, left } from './frame.js';
import { scaleOf } from './scale.js';
import type { Stack } from './stacks.js';
import { UnreadBar } from './unread-bar.js';

interface EachBarProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly stacks: readonly Stack[];
  /** The amounts of the other period, by place. */
  readonly then: readonly (string | null)[];
  readonly marks: readonly ChartMark[];
  onPick(text: string): void;
}

export function EachBar({ label, width, height, stacks, then, marks, onPick }: EachBarProps) {
  const bars = stacks.map(({ bar }) => bar);
  const values = stacks.flatMap(({ amount, toCome, parts }) => [
    amount === null ? toCome : amount + toCome,
    parts.reduce((so, { value }) => so + Math.max(0, value), 0),
    parts.reduce((so, { value }) => so + Math.min(0, value), 0),
  ]);
  const compared = bars.map((_, place) => Number(then[place] ?? Number.NaN));
  const scale = scaleOf([...values, ...compared.filter(Number.isFinite)]);
  return (
    <Frame label={label} width={width} height={height} bars={bars} scale={scale} marks={marks} hasDays>
      {({ x, y, barWidth }) => (
        <>
          {stacks.map(({ bar, parts, toCome, amount, isUnread, isEstimated }, index) => {
            let [above, below] = [0, 0];
            const name = daysName(bar.days.from, bar.days.to);
            const drawn = parts.map(({ tone, name: part, text, value }) => {
              const from = value < 0 ? below : above;
              if (value < 0) below += value;
              else above += value;
              const [high, low] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
              return (
                <rect
                  key={`${tone} ${part}`}
                  className={`costs-part tone-${tone}`}
                  data-pick={text === null ? undefined : ''}
                  x={x(index)}
                  width={barWidth}
                  y={high}
                  height={Math.max(0, low - high - (low - high > 3 ? 1 : 0))}
                  onClick={() => text !== null && onPick(text)}
                >
                  <title>{`${name}, ${part}: ${figure(value.toFixed(2))}`}</title>
                </rect>
              );
            });
            const total = amount === null ? 0 : Math.max(0, amount);
            return (
              <g key={bar.from} className={isEstimated && !isUnread ? 'costs-estimated' : ''}>
                {isUnread ? (
                  <UnreadBar
                    x={x(index)}
                    width={barWidth}
                    top={y(total)}
                    bottom={y(0)}
                    title={`${name}, not read, assumed: ${figure(total.toFixed(2))}`}
                  />
                ) : (
                  drawn
                )}
                {toCome > 0 && (
                  <rect
                    className="costs-to-come"
                    x={x(index)}
                    width={barWidth}
                    y={y(total + toCome)}
                    height={Math.max(0, y(total) - y(total + toCome))}
                  >
                    <title>{`${name}, to come: ${figure(toCome.toFixed(2))}`}</title>
                  </rect>
                )}
                {Number.isFinite(compared[index]) && (
                  <line
                    className="costs-then"
                    x1={x(index) - 1}
                    x2={x(index) + barWidth + 1}
                    y1={y(compared[index] ?? Number.NaN)}
                    y2={y(compared[index] ?? Number.NaN)}
                  />
                )}
              </g>
            );
          })}
        </>
      )}
    </Frame>
  );
}

interface UnknownBandProps {
  readonly width: number;
  readonly stacks: readonly Stack[];
}

/** Pixels that the words of a band take at most. */
const wordsWidth = 130;

/** A hatched band without a scale, with its words in it or beside it: unknown costs have no height. */
export function UnknownBand({ width, stacks }: UnknownBandProps) {
  const slot = (width - left) / Math.max(1, stacks.length);
  const runs: { from: number; to: number; unknown: number }[] = [];
  for (const [place, { bar }] of stacks.entries()) {
    const last = runs.at(-1);
    if (last?.unknown === bar.unknownCount && last.to === place) last.to = place + 1;
    else runs.push({ from: place, to: place + 1, unknown: bar.unknownCount });
  }
  const known = runs.filter(({ unknown }) => unknown > 0);
  if (known.length === 0) return null;
  let usedTo = 0;
  const bands = known.map(({ from, to, unknown }, place) => {
    const next = known[place + 1]?.from;
    const room = { before: slot * from - usedTo, after: slot * ((next ?? stacks.length) - to) };
    const isWide = slot * (to - from) >= wordsWidth;
    // A part of a number is another number: where there is no place for all words, there are none.
    const words = isWide ? 'inside' : room.after >= wordsWidth ? 'after' : room.before >= wordsWidth ? 'before' : null;
    usedTo = slot * to + (words === 'after' ? wordsWidth : 0);
    return { from, to, words, text: `${counted(unknown, 'item', 'items')} not known` };
  });
  return (
    <div className="costs-band" style={{ marginInlineStart: left }}>
      {bands.map(({ from, to, words, text }) => (
        <span key={from} style={{ insetInlineStart: slot * from, width: slot * (to - from) }} title={text}>
          {words !== null && <span className={`costs-band-words ${words}`}>{text}</span>}
        </span>
      ))}
    </div>
  );
}
