/** Dots for places: their area is the amount, and dots that would touch are merged. */
import { distance, touch, within, type Circle } from './shapes.js';

export interface MapPlace {
  readonly key: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The monthly cost there: as decimal text, null where it is not known; and as displayed. */
  readonly amount: string | null;
  readonly shown: string;
  readonly count: number;
  readonly href: string;
}

export interface Spot extends MapPlace {
  readonly x: number;
  readonly y: number;
}

export interface Dot extends Circle {
  /** The most expensive first. */
  readonly spots: readonly Spot[];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const leastRadius = 3;
const gap = 1;

/** The most expensive first; no two of them touch. */
export function dotsOf(spots: readonly Spot[], frame: Frame): readonly Dot[] {
  const total = spots.reduce((sum, spot) => sum + weight(spot), 0);
  const fullRadius = within(frame.width * 0.028, 8, 26);
  const dot = (members: readonly Spot[]) => dotOf(members, total, fullRadius, frame);

  const dots = spots.map((spot) => dot([spot]));
  for (let pair = closest(dots); pair !== undefined; pair = closest(dots)) {
    const [one, other] = pair;
    const [a, b] = [dots[one], dots[other]];
    if (a === undefined || b === undefined) break;
    dots.splice(other, 1);
    dots.splice(one, 1, dot([...a.spots, ...b.spots]));
  }
  return dots.sort((a, b) => costs(b) - costs(a));
}

/** The cost as a number, for geometry only: displayed sums are computed from the texts. */
function costs({ spots }: Pick<Dot, 'spots'>): number {
  return spots.reduce((sum, spot) => sum + weight(spot), 0);
}

function weight({ amount }: MapPlace): number {
  const value = amount === null ? NaN : Number(amount);
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** At the mean of its places, weighted by amount, and inside the frame. */
function dotOf(spots: readonly Spot[], total: number, fullRadius: number, { width, height }: Frame): Dot {
  const sum = costs({ spots });
  const share = (spot: Spot) => (sum > 0 ? weight(spot) / sum : 1 / spots.length);
  const x = spots.reduce((so, spot) => so + spot.x * share(spot), 0);
  const y = spots.reduce((so, spot) => so + spot.y * share(spot), 0);
  const r = Math.max(leastFor(spots.length), total > 0 ? fullRadius * Math.sqrt(sum / total) : 0);
  const dearestFirst = [...spots].sort((a, b) => weight(b) - weight(a));
  return { x: within(x, r, width - r), y: within(y, r, height - r), r, spots: dearestFirst };
}

/** A dot of several places must have room for their number. */
function leastFor(places: number): number {
  return places === 1 ? leastRadius : 4 + 3 * String(places).length;
}

/** The two touching dots that overlap most, by index in order. */
function closest(dots: readonly Dot[]): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined;
  let least = Infinity;
  dots.forEach((a, one) => {
    for (let other = one + 1; other < dots.length; other += 1) {
      const b = dots[other];
      if (b === undefined || !touch(a, b, gap)) continue;
      const apart = distance(a, b) - a.r - b.r;
      if (apart < least) [least, found] = [apart, [one, other]];
    }
  });
  return found;
}

/** The radius in which a touch opens a dot: 22 px, less where another is near. */
export function reachOf(dot: Dot, dots: readonly Dot[]): number {
  const free = dots.filter((other) => other !== dot).map((other) => distance(dot, other) / 2);
  return Math.max(dot.r, Math.min(22, ...free));
}
