/** Geometry of circles, boxes and lines: all distances are CSS pixels, y grows downwards. */

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends PlanePoint {
  readonly r: number;
}

export interface BoundingBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Segment {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

export function distance(a: PlanePoint, b: PlanePoint): number {
  const [x, y] = [a.x - b.x, a.y - b.y];
  // Many times as fast as Math.hypot, which guards against overflow that no screen causes.
  return Math.sqrt(x * x + y * y);
}

/** Less than `gap` apart. */
export function touch(a: Circle, b: Circle, gap = 0): boolean {
  return distance(a, b) < a.r + b.r + gap;
}

export function overlap(a: BoundingBox, b: BoundingBox, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

export function contains(outer: BoundingBox, inner: BoundingBox): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}

/** The nearest point of a box. */
export function nearest(box: BoundingBox, { x, y }: PlanePoint): PlanePoint {
  return { x: within(x, box.left, box.right), y: within(y, box.top, box.bottom) };
}

export function covers(box: BoundingBox, circle: Circle, gap = 0): boolean {
  return distance(nearest(box, circle), circle) < circle.r + gap;
}

export function meets({ from, to }: Segment, circle: Circle, gap = 0): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((circle.x - from.x) * dx + (circle.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = within(along, 0, 1);
  return distance({ x: from.x + part * dx, y: from.y + part * dy }, circle) < circle.r + gap;
}

/** Whether the line crosses the box, by clipping it between each pair of sides. */
export function crosses({ from, to }: Segment, box: BoundingBox): boolean {
  let [first, last] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const;
  for (const [start, step, low, high] of sides) {
    if (step === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const ends = [(low - start) / step, (high - start) / step] as const;
    first = Math.max(first, Math.min(...ends));
    last = Math.min(last, Math.max(...ends));
  }
  return first <= last;
}

export function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
