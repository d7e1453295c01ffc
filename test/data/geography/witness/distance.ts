/** How far two points of the earth are from each other. */

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres along the great circle of a sphere of 6,371 km. */
export function distanceKm(a: Point, b: Point): number {
  const radian = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2 +
    Math.cos(a.latitude * radian) *
      Math.cos(b.latitude * radian) *
      Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(half, 1)));
}
