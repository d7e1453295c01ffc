/** The frame of both charts: the same days below each other, the scale at the left, and the days of the axis. */
import type { ReactNode } from 'react';
import { secondsOf } from '../../../../base/dates.js';
import { tickNumbers, tickTimes } from '../../../chart/words.js';
import { time } from '../../../format/time.js';
import type { CostBar } from '../data/costs.js';
import { today } from '../view/period.js';
import type { Scale } from './scale.js';

/** Seconds. */
const month = 28 * 86_400;

/** Pixels. */
export const left = 64;
const top = 10;
const foot = 22;

interface Place {
  x(index: number): number;
  y(value: number): number;
  readonly barWidth: number;
  readonly slot: number;
}

export interface ChartMark {
  /** The place of the bar behind it. */
  readonly index: number;
  readonly words: string;
}

interface FrameProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly bars: readonly CostBar[];
  readonly scale: Scale;
  readonly hasDays: boolean;
  /** Lines before a bar, with their words. */
  readonly marks?: readonly ChartMark[];
  children(place: Place): ReactNode;
}

export function Frame({ label, width, height, bars, scale, hasDays, marks = [], children }: FrameProps) {
  const bottom = height - (hasDays ? foot : 6);
  const slot = (width - left) / Math.max(1, bars.length);
  const barWidth = Math.max(1, Math.min(40, slot * 0.76));
  const place: Place = {
    slot,
    barWidth,
    x: (index) => left + slot * index + (slot - barWidth) / 2,
    y: (value) => top + ((scale.to - value) / (scale.to - scale.from)) * (bottom - top),
  };
  const numbers = tickNumbers(scale.ticks, scale.step);
  return (
    <svg className="costs-chart" width={width} height={height} role="img" aria-label={label}>
      {scale.ticks.map((tick, index) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'costs-zero' : 'costs-grid'}
            x1={left}
            x2={width}
            y1={place.y(tick)}
            y2={place.y(tick)}
          />
          <text className="costs-tick" x={left - 8} y={place.y(tick) + 4} textAnchor="end">
            {numbers[index]}
          </text>
        </g>
      ))}
      {children(place)}
      {marks.map(({ index, words }) => (
        <g key={words}>
          <line className="costs-mark" x1={left + slot * index} x2={left + slot * index} y1={top} y2={bottom} />
          <text className="costs-tick" x={left + slot * index + 4} y={top + 4}>
            {words}
          </text>
        </g>
      ))}
      {hasDays && <Days bars={bars} place={place} y={height - 6} />}
    </svg>
  );
}

function Days({ bars, place, y }: { bars: readonly CostBar[]; place: Place; y: number }) {
  const now = today();
  const isDays = bars.every(({ from, to }) => from === to);
  const isMonth = isDays && new Set(bars.map(({ from }) => from.slice(0, 7))).size === 1;
  const room = isMonth ? 22 : 60;
  const every = Math.max(1, Math.ceil(room / place.slot));
  const months = tickTimes(
    bars.map(({ from }) => secondsOf(from)),
    month,
    { daily: true },
  );
  return bars.map(({ from, to }, index) => {
    const isToday = from <= now && now <= to;
    if (index % every !== 0 && !(isToday && isMonth)) return null;
    // Today is named before a neighbour that would touch it.
    const todayAt = bars.findIndex((bar) => bar.from <= now && now <= bar.to);
    if (isMonth && !isToday && todayAt >= 0 && Math.abs(index - todayAt) * place.slot < room) return null;
    const words = isMonth
      ? Number(from.slice(8)).toLocaleString()
      : isLong(from, to)
        ? months[index]
        : time(from, 'plainDay');
    return (
      <text
        key={from}
        className={isToday ? 'costs-tick costs-today' : 'costs-tick'}
        x={place.x(index) + place.barWidth / 2}
        y={y}
        textAnchor="middle"
      >
        {words}
      </text>
    );
  });
}

/** A month. */
function isLong(from: string, to: string): boolean {
  return Date.parse(to) - Date.parse(from) > 8 * 86_400_000;
}
