/** The world with a dot for each place that has a cost; each dot opens by pointer or key. */
import { useMemo, type MouseEvent } from 'react';
import { money, symbolOf } from '../format/money.js';
import { dotsOf, reachOf, type Dot, type MapPlace } from './dots.js';
import { labelsOf, type Label } from './labels.js';
import { Land } from './land.js';
import { useWidth } from './use-width.js';
import { labelWords, mapWords, sentenceOf } from './words.js';
import { frameOf, spotsOf, world } from './world.js';

interface WorldMapProps {
  readonly places: readonly MapPlace[];
  readonly currency: string;
  /** Formats the sum of several places as their own amounts are; with its currency by default. */
  readonly show?: (amount: string) => string;
  /** Called with the keys of all places of the dot, the most expensive first. */
  readonly onOpen: (keys: readonly string[]) => void;
}

/** Narrower maps have fewer labels. */
const wide = 480;

export function WorldMap({
  places,
  currency,
  show = (sum) => money({ amount: sum, currency }),
  onOpen,
}: WorldMapProps) {
  const [element, width] = useWidth<HTMLDivElement>();
  const dots = useMemo(() => {
    if (width === undefined) return [];
    const frame = frameOf(width);
    return dotsOf(spotsOf(places, frame), frame);
  }, [places, width]);
  const frame = frameOf(width ?? world.width);
  const labels = labelsOf(dots, frame, frame.width < wide ? 3 : 5, (dot) => labelWords(dot, places, show));

  return (
    <figure className="map">
      <div className="map-frame" ref={element} style={{ aspectRatio: `${world.width} / ${world.height}` }}>
        <svg
          className="map-world"
          role="img"
          aria-label={mapWords(dots, places, show)}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
        >
          <Land scale={frame.width / world.width} />
          {labels.map(({ dot, leader }) => leader && <Leader key={keyOf(dot)} {...leader} />)}
          {dots.map((dot) => (
            <Circle key={keyOf(dot)} dot={dot} />
          ))}
          {labels.map((label) => (
            <Text key={keyOf(label.dot)} label={label} />
          ))}
        </svg>
        {dots.map((dot) => (
          <Opener
            key={keyOf(dot)}
            dot={dot}
            reach={reachOf(dot, dots)}
            says={sentenceOf(dot, places, show)}
            onOpen={onOpen}
          />
        ))}
      </div>
      <figcaption className="map-caption">
        The area of a dot is its cost in {symbolOf(currency)} a month; a number counts places too close to separate.
        Borders: Natural Earth, de facto.
      </figcaption>
    </figure>
  );
}

function keyOf({ spots }: Dot): string {
  return spots.map(({ key }) => key).join(' ');
}

function Leader({ from, to }: NonNullable<Label['leader']>) {
  return <line className="map-leader" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function Circle({ dot: { x, y, r, spots } }: { readonly dot: Dot }) {
  return (
    <>
      <circle className="map-dot" cx={x} cy={y} r={r} />
      {spots.length > 1 && (
        <text className="map-number" x={x} y={y} dy="0.36em" textAnchor="middle">
          {spots.length}
        </text>
      )}
    </>
  );
}

function Text({ label }: { readonly label: Label }) {
  const { name, amount, stacked, anchor, left, right, top } = label;
  const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
  return (
    <text className="map-label" x={x} y={top} dy="0.95em" textAnchor={anchor}>
      <tspan className="map-name">{name}</tspan>
      {stacked ? null : ' '}
      <tspan {...(stacked && { x, dy: 15 })}>{amount}</tspan>
    </text>
  );
}

interface OpenerProps {
  readonly dot: Dot;
  readonly reach: number;
  readonly says: string;
  readonly onOpen: WorldMapProps['onOpen'];
}

/** Laid over the picture: elements inside an image get no focus. A dot of several places has no address of its own. */
function Opener({ dot: { x, y, r, spots }, reach, says, onOpen }: OpenerProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(spots.map(({ key }) => key));
  };
  const shape = {
    className: 'map-open',
    // The focus ring is around the dot, not around its larger touch target.
    style: { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach, outlineOffset: r + 2 - reach },
    title: says,
    'aria-label': says,
    onClick: open,
  };
  const [only, ...others] = spots;
  return only && others.length === 0 ? <a {...shape} href={only.href} /> : <button {...shape} type="button" />;
}
