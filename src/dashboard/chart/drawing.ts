/** Draws on uPlot's canvas what uPlot cannot: runs, dashed lines over gaps, and shaded bands. */
import uPlot from 'uplot';
import { type Band } from './chart-data.js';
import { type Ink } from './ink.js';
import { jointsOf } from './runs.js';

type Runs = readonly (readonly number[])[];

function place(plot: uPlot, line: number, index: number): readonly [number, number] | undefined {
  const time = plot.data[0][index];
  const value = plot.data[line]?.[index];
  if (time === undefined || value === null || value === undefined) return undefined;
  return [plot.valToPos(time, 'x', true), plot.valToPos(value, 'y', true)];
}

/** A line through each run. */
export function runPaths(runs: Runs): uPlot.Series.PathBuilder {
  return (plot, line) => {
    const stroke = new Path2D();
    for (const run of runs) {
      run.forEach((index, position) => {
        const point = place(plot, line, index);
        if (point === undefined) return;
        if (position > 0) stroke.lineTo(...point);
        else stroke.moveTo(...point);
      });
    }
    return { stroke };
  };
}

/** A run of one point has no line: it is visible only as a dot. */
export function drawLonePoints(plot: uPlot, line: number, runs: Runs, colour: string): void {
  const { ctx } = plot;
  ctx.save();
  ctx.fillStyle = colour;
  for (const [index, next] of runs) {
    const point = index === undefined || next !== undefined ? undefined : place(plot, line, index);
    if (point === undefined) continue;
    ctx.beginPath();
    ctx.arc(...point, 2 * uPlot.pxRatio, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

export function drawJoints(plot: uPlot, line: number, runs: Runs, ink: Ink): void {
  const { ctx } = plot;
  ctx.save();
  ctx.strokeStyle = ink['text-3'];
  ctx.lineWidth = uPlot.pxRatio;
  ctx.setLineDash([3 * uPlot.pxRatio, 3 * uPlot.pxRatio]);
  ctx.beginPath();
  for (const [from, to] of jointsOf(runs)) {
    const begin = place(plot, line, from);
    const end = place(plot, line, to);
    if (begin === undefined || end === undefined) continue;
    ctx.moveTo(...begin);
    ctx.lineTo(...end);
  }
  ctx.stroke();
  ctx.restore();
}

export function drawBands(plot: uPlot, bands: readonly Band[], ink: Ink): void {
  const { ctx, bbox } = plot;
  const right = bbox.left + bbox.width;
  const clamp = (at: number) => Math.min(right, Math.max(bbox.left, at));
  ctx.save();
  ctx.font = `${11 * uPlot.pxRatio}px ${ink.font}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'top';
  let free = bbox.left;
  for (const band of bands.toSorted((one, other) => one.from - other.from)) {
    const from = Math.round(clamp(plot.valToPos(band.from, 'x', true)));
    const to = Math.round(clamp(plot.valToPos(band.to, 'x', true)));
    if (to < from) continue;
    const width = Math.max(to - from, uPlot.pxRatio);
    ctx.fillStyle = ink.sunken;
    ctx.fillRect(from, bbox.top, width, bbox.height);
    ctx.fillStyle = ink.line;
    ctx.fillRect(from, bbox.top, uPlot.pxRatio, bbox.height);
    if (to < right) ctx.fillRect(to, bbox.top, uPlot.pxRatio, bbox.height);
    const wide = ctx.measureText(band.label).width;
    const start = Math.max(bbox.left, Math.min((from + to - wide) / 2, right - wide));
    // Overlapping labels are unreadable: the tooltip and the table have them all.
    if (start < free) continue;
    ctx.fillStyle = ink['text-3'];
    ctx.fillText(band.label, start, bbox.top + 3 * uPlot.pxRatio);
    free = start + wide + 4 * uPlot.pxRatio;
  }
  ctx.restore();
}
