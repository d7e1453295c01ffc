/** Builds a uPlot from a chart's data: axes by Intl, lines by runs, a crosshair that snaps to known points. */
import uPlot from 'uplot';
import { type ChartData } from './chart-data.js';
import { drawBands, drawJoints, drawLonePoints, runPaths } from './drawing.js';
import { type Ink } from './ink.js';
import { knownIndices, runsOf } from './runs.js';
import { nearest } from './steps.js';
import { tickNumbers, tickTimes } from './words.js';

type Plotted = Omit<ChartData, 'label' | 'unit' | 'format'>;

export interface PlotPoint {
  readonly index: number;
  /** Pixels from the chart's left edge, and the chart's width. */
  readonly left: number;
  readonly width: number;
}

const dash = [4, 3];
const HALF_DAY = 43_200;

export function makePlot(host: HTMLElement, data: Plotted, ink: Ink, moved: (spot: PlotPoint | null) => void): uPlot {
  const { times, series, bands = [], daily = false } = data;
  const known = knownIndices(times, series);
  const runs = series.map(({ values }) => runsOf(times, values, data.gap));
  const colours = series.map(({ dashed = false }) => (dashed ? ink['text-3'] : ink.data));
  const at = (plot: uPlot, left: number) => nearest(times, known, plot.posToVal(left, 'x'));
  const font = `11px ${ink.font}`;
  const axis: uPlot.Axis = {
    stroke: ink['text-3'],
    font,
    grid: { stroke: ink.grid, width: 1 },
    ticks: { show: false },
  };

  const options: uPlot.Options = {
    width: Math.max(1, host.clientWidth),
    height: data.height,
    padding: [8, 20, 0, 0],
    legend: { show: false },
    tzDate: (time) => (daily ? uPlot.tzDate(new Date(time * 1000), 'UTC') : new Date(time * 1000)),
    scales: {
      x: { range: () => extent(data) },
      y: { range: { min: { pad: 0.1, soft: 0, mode: data.fromZero === true ? 1 : 0 }, max: { pad: 0.1 } } },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 24,
        gap: 6,
        space: 72,
        values: (_, splits, __, ___, apart) => [...tickTimes(splits, apart, { daily })],
      },
      {
        ...axis,
        gap: 8,
        space: Math.max(20, data.height / 7),
        size: (_, values) => 12 + widest(values ?? [], font),
        values: (_, splits, __, ___, apart) => [...tickNumbers(splits, apart)],
      },
    ],
    series: [
      {},
      ...series.map(({ name, dashed = false }, index): uPlot.Series => ({
        label: name,
        stroke: colours[index] ?? ink.data,
        width: 1.5,
        ...(dashed ? { dash } : {}),
        paths: runPaths(runs[index] ?? []),
        points: { show: false },
      })),
    ],
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      bind: { dblclick: () => null },
      points: {
        size: 7,
        width: 0,
        fill: (_, line) => colours[line - 1] ?? ink.data,
      },
      move: (plot, left, top) => {
        const index = left < 0 ? undefined : at(plot, left);
        const time = index === undefined ? undefined : times[index];
        return time === undefined ? [left, top] : [plot.valToPos(time, 'x'), top];
      },
    },
    hooks: {
      // Above the grid, which would cross out their labels, and below the lines.
      drawAxes: [(plot) => drawBands(plot, bands, ink)],
      drawSeries: [
        (plot, line) => {
          const own = runs[line - 1];
          if (own === undefined) return;
          if (data.joint !== undefined) drawJoints(plot, line, own, ink);
          drawLonePoints(plot, line, own, colours[line - 1] ?? ink.data);
        },
      ],
      setCursor: [
        (plot) => {
          const left = plot.cursor.left ?? -1;
          const index = left < 0 ? undefined : at(plot, left);
          moved(index === undefined ? null : { index, left: left + plot.over.offsetLeft, width: plot.width });
        },
      ],
    },
  };
  return new uPlot(options, [[...times], ...series.map(({ values }) => [...values])], host);
}

/** Bands are visible even where there is no point. */
function extent({ times, bands = [] }: Plotted): [number, number] {
  const from = Math.min(times[0] ?? Infinity, ...bands.map((band) => band.from));
  const to = Math.max(times.at(-1) ?? -Infinity, ...bands.map((band) => band.to));
  return from < to ? [from, to] : [from - HALF_DAY, to + HALF_DAY];
}

function widest(texts: readonly string[], font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 40;
  context.font = font;
  return Math.ceil(Math.max(0, ...texts.map((text) => context.measureText(text).width)));
}
