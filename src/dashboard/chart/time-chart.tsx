/** A chart of series over time, with a crosshair for pointer and keys; a chunk of its own, with uPlot. */
import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { type ChartData } from './chart-data.js';
import { ChartTip, chartTipAt } from './chart-tip.js';
import { inkOf, watchTheme } from './ink.js';
import { makePlot, type PlotPoint } from './plot.js';
import { knownIndices } from './runs.js';
import { step } from './steps.js';
import { timeWriter } from './words.js';

export default function TimeChart(props: ChartData): ReactElement {
  const { label, unit, times, series, gap, joint, bands, daily = false, fromZero, height } = props;
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const keys = useId();
  const [theme, setTheme] = useState(0);
  const [spot, setSpot] = useState<PlotPoint | null>(null);
  /** Moves by key are read aloud, those by pointer are not. */
  const [spoken, setSpoken] = useState(false);
  const known = useMemo(() => knownIndices(times, series), [times, series]);
  const written = useMemo(() => timeWriter({ daily }), [daily]);

  useEffect(() => watchTheme(() => setTheme((before) => before + 1)), []);

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const plotted = makePlot(
      element,
      { times, series, gap, joint, bands, daily, fromZero, height },
      inkOf(element),
      setSpot,
    );
    plot.current = plotted;
    const sized = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (width === 0 || width === plotted.width) return;
      plotted.setCursor({ left: -10, top: -10 });
      plotted.setSize({ width, height });
    });
    sized.observe(element);
    const touched = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      plotted.setCursor({ left: event.clientX - plotted.over.getBoundingClientRect().left, top: 0 });
    };
    plotted.over.addEventListener('pointermove', touched);
    return () => {
      sized.disconnect();
      plotted.destroy();
      plot.current = null;
      setSpot(null);
    };
  }, [times, series, gap, joint, bands, daily, fromZero, height, theme]);

  const away = () => plot.current?.setCursor({ left: -10, top: -10 });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && spot !== null) {
      event.stopPropagation();
      away();
      return;
    }
    const index = step(known, spot?.index ?? null, event.key);
    const time = index === undefined ? undefined : times[index];
    if (time === undefined || plot.current === null) return;
    event.preventDefault();
    setSpoken(true);
    plot.current.setCursor({ left: plot.current.valToPos(time, 'x'), top: 0 });
  };

  if (known.length === 0) {
    return (
      <p className="chart-none" style={{ height }}>
        No values in this period.
      </p>
    );
  }
  const tip = spot === null ? null : chartTipAt(props, spot.index, written);
  return (
    <figure className="chart">
      <div
        ref={host}
        className="chart-plot"
        style={{ height }}
        role="application"
        aria-roledescription="chart"
        aria-label={unit === '' ? label : `${label}, ${unit}`}
        aria-describedby={keys}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={() => setSpoken(false)}
        onBlur={away}
      />
      {spot !== null && tip !== null && <ChartTip spot={spot} tip={tip} />}
      <p id={keys} className="chart-hidden">
        Use the arrow keys to move between points.
      </p>
      <p className="chart-hidden" role="status">
        {spoken && tip !== null ? tip.text : ''}
      </p>
    </figure>
  );
}
